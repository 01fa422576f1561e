import { atLuminance, formatP3, fromOklch, type Oklch, toOklch, toP3 } from '@swatchwork/color';

import type { Tone } from './tone.ts';

/** The least gain of OKLCH chroma for which a second color is worth writing. */
const LEAST_GAIN = 0.006;

const HALVINGS = 8;

/**
 * A color that sRGB had to weaken, as a Display P3 screen can show it: of its hue, with more of the
 * wanted chroma, and of the same luminance, so that its contrasts are the same.
 *
 * @returns Absent where it would gain nothing.
 */
export function wideOf(wanted: Oklch, tone: Tone): string | undefined {
  const own = toOklch(tone.color);
  if (wanted.c - own.c < LEAST_GAIN || tone.y === 0) return undefined;
  const at = (vividness: number) => atLuminance(tone.y, vividness, own.h);
  let [low, high] = [own.c / own.l, wanted.c / own.l];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (isInP3(at(middle))) low = middle;
    else high = middle;
  }
  const color = at(low);
  return color.c - own.c < LEAST_GAIN ? undefined : formatP3(fromOklch(color));
}

function isInP3(color: Oklch): boolean {
  const { r, g, b } = toP3(fromOklch(color));
  return Math.min(r, g, b) >= 0 && Math.max(r, g, b) <= 1;
}
