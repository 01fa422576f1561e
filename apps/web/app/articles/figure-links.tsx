import { formatHex, HARMONY_TYPES, type Hex, harmony, parseHex } from '@swatchwork/color';

import { colorAddress, paletteAddress, type TargetId } from '../tools/go-on/targets.ts';
import { InnerLink } from '../ui/links/inner-link.tsx';
import type { ArticleFigure, FigureRow } from './article-parts.ts';
import type { FigureKind } from './figure-names.ts';

type Props = Pick<ArticleFigure, 'kind' | 'rows' | 'caption'>;

type FigureLink = {
  text: string;
  to: string | undefined;
  /** What tells the link from those of other figures, for people who hear it. */
  of?: string;
};

/** Links that open what a figure shows in the tools that made it. */
export function FigureLinks({ kind, rows, caption }: Props) {
  const links = [
    ...new Map(linksOf(kind, rows, caption).map((link) => [link.text, link])).values(),
  ];
  if (links.length === 0) return null;

  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-sm">
      {links.map(({ text, of, to = '/color-tools' }) => (
        <li key={text}>
          <InnerLink
            to={to}
            data-discover="true"
            className="inline-block py-2 underline underline-offset-4"
          >
            {text}
            {of && <span className="sr-only">{`: ${of}`}</span>}
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}

function linksOf(kind: FigureKind, rows: readonly FigureRow[], caption: string): FigureLink[] {
  if (kind === 'contrast') return rows.map(contrastLink);
  if (kind === 'harmony') return rows.flatMap(harmonyLinks);
  if (kind === 'patches') return [EXERCISE];
  if (kind === 'theme' || kind === 'steps') return []; // their forms lead on
  const colors = [...new Set(rows.flatMap((row) => row.colors))];
  if (colors.length === 0) return [];
  const of = caption || colors.join(', ');
  const open = (id: TargetId) => paletteAddress(id, { colors });
  return [
    { text: 'Open these colors in the creator', to: open('creator'), of },
    kind === 'vision'
      ? { text: 'Simulate color vision', to: open('accessibility'), of }
      : { text: 'See them in use', to: open('visualizer'), of },
  ];
}

const EXERCISE: FigureLink = {
  text: 'Make one color look like two',
  to: '/learn-colors/one-color-as-two',
};

function contrastLink({ colors: [ink = '#000000', paper = '#FFFFFF'] }: FigureRow): FigureLink {
  return {
    text: `Check ${ink} on ${paper}`,
    to: paletteAddress('contrast', { colors: [ink, paper] }),
  };
}

function harmonyLinks({ colors: [hex = '#000000'], text }: FigureRow): FigureLink[] {
  const type = HARMONY_TYPES.find((known) => known === text) ?? 'complementary';
  const colors: Hex[] = harmony(parseHex(hex)!, type).map(formatHex);
  return [
    {
      text: `Open the ${type} colors of ${hex} in the creator`,
      to: paletteAddress('creator', { colors }),
    },
    { text: `All harmonies of ${hex}`, to: colorAddress('harmonies', parseHex(hex)!) },
  ];
}
