import { type CssColor, describe, type Hex, parseHex } from '@swatchwork/color';
import type { ChartPalette } from '@swatchwork/color/charts';

import { CopySwatch } from '../../../ui/swatches/copy-swatch.tsx';

type Props = { palette: ChartPalette; own: readonly CssColor[] };

/** More colors than this stand in one strip without words. */
const MOST_SWATCHES = 20;

/** The colors in their order: a click copies one. */
export function PaletteStrip({ palette, own }: Props) {
  return palette.colors.length > MOST_SWATCHES ? (
    <Continuous colors={palette.colors} />
  ) : (
    <Swatches colors={palette.colors} own={own} />
  );
}

type SwatchProps = { colors: readonly Hex[]; own: readonly CssColor[] };

function Swatches({ colors, own }: SwatchProps) {
  return (
    <ol
      aria-label="Colors"
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 max-sm:grid-cols-2"
    >
      {colors.map((hex, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a color is its place; given colors may repeat.
        <li key={i} className="@container overflow-hidden rounded-control border border-line">
          <CopySwatch
            color={parseHex(hex)!}
            css={own[i]?.css}
            note={`${i + 1}`}
            className="min-h-20 px-3"
          />
          <p className="truncate bg-raised px-3 py-1.5 text-sm" title={describe(parseHex(hex)!)}>
            {describe(parseHex(hex)!)}
            {i < own.length && <span className="text-muted"> (yours)</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** The ramp as a whole, and the hexes of its ends. */
function Continuous({ colors }: { colors: readonly Hex[] }) {
  const middle = colors[Math.floor(colors.length / 2)]!;

  return (
    <div>
      <div
        role="img"
        aria-label={`${colors.length} colors from ${colors[0]} over ${middle} to ${colors.at(-1)}`}
        className="h-24 rounded-control border border-line forced-color-adjust-none"
        style={{ backgroundImage: `linear-gradient(to right, ${colors.join(', ')})` }}
      />
      <p className="mt-2 flex justify-between font-mono text-sm">
        {[colors[0]!, middle, colors.at(-1)!].map((hex, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three places are fixed.
          <span key={i}>{hex}</span>
        ))}
      </p>
    </div>
  );
}
