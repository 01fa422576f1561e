import { mapToGamut } from '../gamut.ts';
import { fromHsl, type Hsl, toHsl } from '../spaces/hsl.ts';
import type { Srgb } from '../spaces/srgb.ts';

const STEP = 15; // per cent of HSL lightness or saturation
const STEPS = [1, 2, 3, 4, 5];

/** Five lighter colors, each 15 of HSL lightness (0–100) above the last; white may repeat. */
export const tints = (base: Srgb): Srgb[] =>
  scale(base, (hsl, change) => ({ ...hsl, l: Math.min(100, hsl.l + change) }));

/** Five darker colors, each 15 of HSL lightness (0–100) below the last; black may repeat. */
export const shades = (base: Srgb): Srgb[] =>
  scale(base, (hsl, change) => ({ ...hsl, l: Math.max(0, hsl.l - change) }));

/** Five grayer colors, each 15 of HSL saturation (0–100) below the last; gray may repeat. */
export const tones = (base: Srgb): Srgb[] =>
  scale(base, (hsl, change) => ({ ...hsl, s: Math.max(0, hsl.s - change) }));

function scale(base: Srgb, change: (hsl: Hsl, amount: number) => Hsl): Srgb[] {
  const hsl = toHsl(mapToGamut(base));
  return STEPS.map((step) => fromHsl(change(hsl, step * STEP)));
}
