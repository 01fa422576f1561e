import { type Oklch, toOklch } from '@swatchwork/color';

import type { Family } from '../model/names.ts';
import type { Tone } from '../solve/tone.ts';

/** The color from which a family is drawn. */
export interface Seed {
  readonly family: Family;
  readonly name: string;
  readonly tone: Tone;
  readonly oklch: Oklch;
  readonly p3?: string;
}

export const seedOf = <F extends Family>(family: F, tone: Tone): Seed & { readonly family: F } => ({
  family,
  name: family,
  tone,
  oklch: toOklch(tone.color),
});
