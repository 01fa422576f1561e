import { FLARE, type Oklch, strongest } from '@swatchwork/color';

import { type Behind, type Limits, limitsOf } from './behind.ts';
import { BLACK_TONE, type Tone, toneOf, WHITE_TONE } from './tone.ts';

/** Halvings of the lightness: finer than an 8-bit step. */
const HALVINGS = 10;

/** The 8-bit color of an OKLCH lightness and hue, with as much of the chroma as sRGB has. */
export const draw = (color: Oklch): Tone => toneOf(strongest(color));

/**
 * The color nearest in lightness to the wanted one that has the ratio against everything behind:
 * WCAG's formula is inverted to a limit of luminance, and the lightness is bisected at the wanted
 * hue and chroma until the written bytes keep to it.
 *
 * @param side Where to look first: `dark` for dark words on something light.
 * @returns Black or white, whichever has the larger least ratio, if no color reaches the one asked for.
 */
export const reach = (wanted: Oklch, back: Behind, ratio: number, side: 'dark' | 'light'): Tone =>
  reachLimits(wanted, limitsOf(back, ratio), side);

/** As {@link reach}, with the limits themselves. */
export function reachLimits(wanted: Oklch, limits: Limits, side: 'dark' | 'light'): Tone {
  const hasDark = limits.dark >= 0;
  const hasLight = limits.light <= 1;
  if (!hasDark && !hasLight) {
    // both as shares of the ratio that was asked for
    const black = (limits.dark + FLARE) / FLARE;
    const white = (1 + FLARE) / (limits.light + FLARE);
    return black > white ? BLACK_TONE : WHITE_TONE;
  }
  const dark = side === 'dark' ? hasDark : !hasLight;
  const passes = ({ y }: Tone) => (dark ? y <= limits.dark : y >= limits.light);

  const first = draw(wanted);
  if (passes(first)) return first;
  let found = dark ? BLACK_TONE : WHITE_TONE;
  let [near, far] = [wanted.l, dark ? 0 : 1];
  for (let i = 0; i < HALVINGS; i++) {
    const l = (near + far) / 2;
    const tone = draw({ ...wanted, l });
    if (passes(tone)) [found, far] = [tone, l];
    else near = l;
  }
  return found;
}

/** Whether a color has the ratio against everything behind. */
export function reaches({ y }: Tone, back: Behind, ratio: number): boolean {
  const limits = limitsOf(back, ratio);
  return y <= limits.dark || y >= limits.light;
}
