import { mapToGamut, type Srgb, toShortCssColor } from '@swatchwork/color';
import { useId } from 'react';

import { MEASURES, type Measure } from '../../../colors/measures.ts';
import { repeatNotes } from '../../../colors/repeat-notes.ts';
import type { Exact } from '../../../palettes/exact-of.ts';
import { paletteLink } from '../../../palettes/palette-link.ts';
import { PaletteRow } from '../../../palettes/palette-row.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { textStyle } from '../../../ui/swatches/swatch-style.ts';
import type { SCALES } from './scales.ts';

type Props = {
  scale: (typeof SCALES)[number];
  /** May lie outside the sRGB gamut, where HSL ends. */
  base: Srgb;
  /** What the base is beyond its hex, as text for CSS. */
  exact: Exact;
};

/** The creator with the base and the steps that differ from it and from each other: a scale repeats its end. */
function creatorLink(base: Srgb, exact: Exact, steps: readonly Srgb[]): string {
  const byText = new Map(
    [base, ...steps].map((color) => {
      const { hex, css } = toShortCssColor(color);
      return [css ?? hex, { color: mapToGamut(color), css }];
    }),
  );
  const others = [...byText.values()].slice(1);
  return paletteLink(
    mapToGamut(base),
    others.map(({ color }) => color),
    undefined,
    '',
    [exact, ...others.map(({ css }) => css)],
  );
}

/** Five steps away from a color, in OKLCH and in HSL, with their curves beside them. */
export function Scale({ scale, base, exact }: Props) {
  const id = useId();
  const { title, text } = scale;
  const inHsl = mapToGamut(base);
  const versions = [
    { name: 'HSL', text: 'steps of 15%', base: inHsl, exact: undefined, colors: scale.hsl(inHsl) },
    { name: 'OKLCH', text: 'perceptually even', base, exact, colors: scale.oklch(base) },
  ];

  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-muted">{text}</p>
      <div className="mt-3 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="space-y-3">
          {versions.toReversed().map(({ name, text, base, exact, colors }) => (
            <PaletteRow
              key={name}
              title={name}
              of={title}
              text={text}
              colors={colors.map(mapToGamut)}
              exact={colors.map((color) => toShortCssColor(color).css)}
              notes={repeatNotes(colors.map(mapToGamut))}
              creator={creatorLink(base, exact, colors)}
            />
          ))}
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1 lg:gap-3">
          <ScaleCurves measure="Lightness" versions={versions} />
          <ScaleCurves measure="Chroma" versions={versions} />
        </div>
      </div>
    </Panel>
  );
}

type ScaleCurvesProps = {
  measure: Measure;
  /** The first is dashed, the second solid; both begin at the base, of any gamut. */
  versions: readonly { name: string; base: Srgb; colors: readonly Srgb[] }[];
};

/** Size of the drawing, and its margin, in units of the picture. */
const [WIDTH, HEIGHT, MARGIN] = [360, 84, 8];
const DASHES = ['5 4', undefined];

/** One OKLCH component along the steps of both versions, starting at the base. */
function ScaleCurves({ measure, versions }: ScaleCurvesProps) {
  const { share, format } = MEASURES[measure];
  const curves = versions.map(({ name, base, colors }) => ({
    name,
    texts: [base, ...colors].map((color) => format(share(color))),
    points: [base, ...colors].map((color, i) => ({
      paint: textStyle(toShortCssColor(color)),
      x: MARGIN + (i / colors.length) * (WIDTH - 2 * MARGIN),
      // A color beyond sRGB may be stronger than the chart is high.
      y: round(HEIGHT - MARGIN - Math.min(1, share(color)) * (HEIGHT - 2 * MARGIN)),
    })),
  }));

  return (
    <figure>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <span className="font-medium">{measure}</span>
        <span aria-hidden="true" className="flex gap-4 text-muted">
          {curves.map(({ name }, i) => (
            <span key={name} className="flex items-center gap-1.5">
              <svg viewBox="0 0 24 4" aria-hidden="true" className="w-6">
                <path
                  d="M0 2h24"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray={DASHES[i]}
                />
              </svg>
              {name}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${measure}: ${curves.map(({ name, texts }) => `${name} ${texts.join(', ')}`).join('; ')}`}
        className="mt-1 w-full rounded-control border border-line forced-color-adjust-none"
      >
        {curves.map(({ name, points }, i) => (
          <polyline
            key={name}
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeDasharray={DASHES[i]}
          />
        ))}
        {curves.flatMap(({ name, points }) =>
          points.map(({ paint, x, y }) => (
            <circle
              key={name + x}
              cx={x}
              cy={y}
              r="5"
              style={paint}
              className="stroke-ink"
              strokeWidth="1.2"
            />
          )),
        )}
      </svg>
    </figure>
  );
}

/** Rounded, so that the server and every browser write the same digits. */
const round = (value: number) => Math.round(value * 100) / 100;
