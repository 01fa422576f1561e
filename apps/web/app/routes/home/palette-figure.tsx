import { formatHex, fromHsl, rotateHue, type Srgb, toHsl } from '@swatchwork/color';

import { Swatch } from '../../ui/swatches/swatch.tsx';

/** A palette around the color: a dark and a light color of its hue, and two neighbors. */
export function PaletteFigure({ color }: { color: Srgb }) {
  const { h } = toHsl(color);
  const palette = [
    fromHsl({ h: h - 40, s: 55, l: 20 }),
    rotateHue(color, -22),
    color,
    rotateHue(color, 26),
    fromHsl({ h: h + 40, s: 70, l: 88 }),
  ];

  return (
    <div className="grid h-full grid-cols-5">
      {palette.map((swatch, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are what stays the same.
        <Swatch key={place} color={formatHex(swatch)} />
      ))}
    </div>
  );
}
