import { toOklch } from '@swatchwork/color';

import { draw } from '../solve/reach.ts';
import type { Tone } from '../solve/tone.ts';
import { type Seed, seedOf } from './seed.ts';

/** The neutral's OKLCH lightness, its share of the chroma that it leans to, and its most chroma. */
const NEUTRAL = { l: 0.6, share: 0.12, most: 0.016 };

/** A gray that leans to a color as far as that color has a hue. */
export function neutralSeed(leaning?: Tone): Seed {
  if (!leaning) return seedOf('neutral', draw({ l: NEUTRAL.l, c: 0, h: 0 }));
  const { c, h } = toOklch(leaning.color);
  const tone = draw({ l: NEUTRAL.l, c: Math.min(NEUTRAL.most, c * NEUTRAL.share), h });
  return seedOf('neutral', tone);
}
