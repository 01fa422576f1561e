import { formatHex, fromHsl, type Srgb, toHsl } from '@swatchwork/color';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** Turns of the hue from the color, one for each palette. */
const PALETTES = [0, 70, 160, 250];
/** Saturation and lightness of a palette's colors, and their turn from its hue. */
const COLORS = [
  { turn: -20, s: 50, l: 20 },
  { turn: 0, s: 62, l: 44 },
  { turn: 14, s: 68, l: 62 },
  { turn: 34, s: 74, l: 76 },
  { turn: 50, s: 60, l: 91 },
];

/** Four palettes, the first of them with the color's hue. */
export function ExploreFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);

  return (
    <div className="grid h-full grid-cols-2 gap-3 p-5">
      {PALETTES.map((turn) => (
        <div key={turn} className="grid grid-cols-5 overflow-hidden rounded-control">
          {COLORS.map((part) => (
            <Swatch
              key={part.l}
              color={formatHex(fromHsl({ h: h + turn + part.turn, s: part.s, l: part.l }))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
