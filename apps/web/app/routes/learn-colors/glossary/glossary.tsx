import { formatHex, type Srgb, toHsl } from '@swatchwork/color';

import type { ArticleSummary } from '../../../articles/search-articles.ts';
import { colorAddress, paletteAddress, TARGETS } from '../../../tools/go-on/targets.ts';
import { SharedIcon } from '../../../ui/icons/shared-icon.tsx';
import { ColorLink } from '../../../ui/links/color-link.tsx';
import { InnerLink } from '../../../ui/links/inner-link.tsx';
import { hslRing } from '../../../wheel/hue-rings.ts';
import { HueWheel } from '../../../wheel/hue-wheel.tsx';
import { GLOSSARY, type TermFigure } from './terms.ts';

type Entry = (typeof GLOSSARY)[number];

type Props = {
  /** Undefined if they could not be loaded. */
  articles: readonly ArticleSummary[] | undefined;
};

/** Color terms with their definitions; each figure has values and opens in a tool. */
export function Glossary({ articles = [] }: Props) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {GLOSSARY.map((entry) => (
        <div
          key={entry.term}
          className="flex flex-col overflow-hidden rounded-panel border border-line bg-raised"
        >
          <dt className="order-2 px-5 pt-4 text-lg font-semibold tracking-tight">{entry.term}</dt>
          <dd className="contents">
            <div className="order-1 h-36 border-b border-line">
              <Figure figure={entry.figure} term={entry.term} />
            </div>
            <p className="order-3 px-5 pt-1 text-muted">{entry.definition}</p>
            <p className="order-4 mt-auto px-5 pb-3">
              <TryIt {...entry} />
              <Lesson {...entry} article={articles.find(({ slug }) => slug === entry.lesson)} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The tutorial about a term, if there is one. */
function Lesson({ term, article }: Entry & { article: ArticleSummary | undefined }) {
  if (!article) return null;
  return (
    <InnerLink
      to={`/learn-colors/${article.slug}`}
      data-discover="true"
      className="flex min-h-11 w-fit items-center hover:underline"
    >
      <span>
        Read <span className="sr-only">about {term}: </span>“{article.title}”
      </span>
    </InnerLink>
  );
}

function TryIt({ term, tryIn, figure: { colors } }: Entry) {
  const [base] = colors;
  const hexes = [...new Set(colors.map(formatHex))];
  const title = TARGETS.find(({ id }) => id === tryIn)?.title;
  const to =
    tryIn === 'creator'
      ? paletteAddress('creator', { colors: hexes, name: term })
      : base && colorAddress(tryIn, base);

  return (
    <InnerLink
      to={to ?? '/color-tools'}
      data-discover="true"
      className="flex min-h-11 w-fit items-center gap-2 hover:underline"
    >
      <span>
        Try it<span className="sr-only">, {term},</span> in the {title}
      </span>
      <SharedIcon name="forward" className="size-4" />
    </InnerLink>
  );
}

type FigureProps = { figure: TermFigure; term: string };

function Figure({ figure: { kind, colors }, term }: FigureProps) {
  const strip = <Strip colors={colors} term={term} />;
  return kind === 'wheel' ? <Wheel colors={colors}>{strip}</Wheel> : strip;
}

/** The colors side by side, each a link; where one is too narrow, only its label has its hex. */
function Strip({ colors, term }: { colors: readonly Srgb[]; term: string }) {
  return (
    <ul aria-label={`Colors of ${term}`} className="flex h-full">
      {colors.map((color) => (
        <li key={formatHex(color)} className="@container flex flex-1">
          <ColorLink
            color={color}
            className="min-w-0 flex-1 items-center overflow-hidden pb-1.5 [&_.font-mono]:@max-[4rem]:sr-only"
          />
        </li>
      ))}
    </ul>
  );
}

function Wheel({ colors, children }: { colors: readonly Srgb[]; children: React.ReactNode }) {
  const [base] = colors;
  const points = colors.map((color) => ({ hue: toHsl(color).h, color }));
  return (
    <div className="flex h-full items-center gap-4 p-4">
      <div aria-hidden="true" className="size-28 shrink-0">
        {base && <HueWheel ring={hslRing(base)} points={points} />}
      </div>
      <div className="h-full flex-1 overflow-hidden rounded-control">{children}</div>
    </div>
  );
}
