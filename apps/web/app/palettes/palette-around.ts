import { fromHsl, rotateHue, type Srgb, toHsl } from '@swatchwork/color';

/** A palette around a color: a dark and a light color of its hue, and two neighbors. */
export function paletteAround(color: Srgb): Srgb[] {
  const { h } = toHsl(color);
  return [
    fromHsl({ h: h - 40, s: 55, l: 20 }),
    rotateHue(color, -22),
    color,
    rotateHue(color, 26),
    fromHsl({ h: h + 40, s: 70, l: 88 }),
  ];
}
