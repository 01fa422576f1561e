import { type Srgb, toShortCssColor } from '@swatchwork/color';

import { MEASURES, type Measure } from '../../../colors/measures.ts';
import { textStyle } from '../../../ui/swatches/swatch-style.ts';

type Props = {
  measure: Measure;
  /** The first is dashed, the second solid; both begin at the base, of any gamut. */
  versions: readonly { name: string; base: Srgb; colors: readonly Srgb[] }[];
};

/** Size of the drawing, and its margin, in units of the picture. */
const [WIDTH, HEIGHT, MARGIN] = [360, 84, 8];
const DASHES = ['5 4', undefined];

/** One OKLCH component along the steps of both versions, starting at the base. */
export function ScaleCurves({ measure, versions }: Props) {
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
