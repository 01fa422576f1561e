import {
  type CssColor,
  describe,
  exactSrgb,
  formatHex,
  parseHex,
  readableTextColor,
} from '@swatchwork/color';

import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';
import { seenColor, type Vision } from './read-simulation.ts';

type Props = {
  /** The palette that the address carries; nothing shows without one. */
  colors: readonly CssColor[];
  /** The vision of the second row; undefined if there is none. */
  vision: Vision | undefined;
};

/** A palette as it is and, below each color, as the chosen vision sees it. */
export function OwnPalette({ colors, vision }: Props) {
  if (colors.length === 0) return null;
  const rows = [
    { label: 'Original', seen: colors },
    ...(vision
      ? [
          {
            label: 'Simulated',
            seen: colors.map((color): CssColor => ({ hex: seenColor(exactSrgb(color), vision) })),
          },
        ]
      : []),
  ];

  return (
    <section aria-labelledby="palette" className="mt-12">
      <h2 id="palette" className="text-xl">
        In your palette
      </h2>
      <p className="mt-1 max-w-[68ch] text-muted">
        {vision
          ? 'Original first, simulation below. Colors that look alike below need a difference other than hue.'
          : 'Choose a type of color vision above to see a simulation here.'}
      </p>
      <div className="mt-4 space-y-3">
        {rows.map(({ label, seen }) => (
          <div key={label}>
            <h3 className="text-sm font-medium">{label}</h3>
            <ul
              aria-label={label}
              className="mt-1 flex flex-wrap overflow-hidden rounded-panel border border-line *:min-w-22 *:flex-1"
            >
              {seen.map((color, place) => (
                <SeenSwatch
                  // biome-ignore lint/suspicious/noArrayIndexKey: places are fixed; entries may repeat
                  key={place}
                  color={color}
                />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function SeenSwatch({ color }: { color: CssColor }) {
  const { hex } = color;
  const shown = parseHex(hex)!;
  return (
    <li
      className="flex h-20 items-end p-3 font-mono text-sm forced-color-adjust-none"
      style={{ ...swatchStyle(color), color: formatHex(readableTextColor(shown)) }}
      title={color.css}
    >
      {hex}
      <span className="sr-only">{`, ${describe(shown)}`}</span>
    </li>
  );
}
