import { formatHex, fromHsl, type Hsl } from '@swatchwork/color';

/** Stops between which the browser's interpolation in sRGB is exact for each component. */
const HUES = [0, 60, 120, 180, 240, 300, 360];
const SATURATIONS = [0, 100];
const LIGHTNESSES = [0, 50, 100];

/** CSS gradients that preview the results of the three sliders. */
export const tracks = (hsl: Hsl): Record<keyof Hsl, string> => ({
  h: gradient(HUES.map((h) => ({ ...hsl, h }))),
  s: gradient(SATURATIONS.map((s) => ({ ...hsl, s }))),
  l: gradient(LIGHTNESSES.map((l) => ({ ...hsl, l }))),
});

const gradient = (stops: Hsl[]): string =>
  `linear-gradient(to right, ${stops.map((stop) => formatHex(fromHsl(stop))).join(', ')})`;
