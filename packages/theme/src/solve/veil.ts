import { byteDigits, type Hex } from '@swatchwork/color';

import type { Veil } from './behind.ts';
import { type Tone, toneOf } from './tone.ts';

/**
 * The most translucent color that gives `seen` over `ground`, to half an 8-bit step: the alpha at
 * which the channel that changes most is used up.
 */
export function veilOf(seen: Tone, ground: Tone): Veil {
  const channels = ['r', 'g', 'b'] as const;
  const needed = channels.map((channel) => {
    const [to, from] = [seen.color[channel], ground.color[channel]];
    if (to === from) return 0;
    return to > from ? (to - from) / (1 - from) : (from - to) / from;
  });
  // the least step is kept, so that the veil of the ground itself has a color
  const alpha = Math.max(1, Math.ceil(Math.max(...needed) * 255 - 1e-9)) / 255;
  const top = (channel: (typeof channels)[number]) => {
    const value = (seen.color[channel] - ground.color[channel] * (1 - alpha)) / alpha;
    return Math.min(1, Math.max(0, value));
  };
  return { tone: toneOf({ r: top('r'), g: top('g'), b: top('b') }), alpha };
}

/** `#RRGGBBAA`. */
export const veilHex = ({ tone, alpha }: Veil): Hex => `${tone.hex}${byteDigits(alpha)}`;
