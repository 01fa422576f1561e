import { deltaEOK, toOklch } from '@swatchwork/color';

import { behind, ratioOf } from '../solve/behind.ts';
import { draw, reach } from '../solve/reach.ts';
import { type Tone, WHITE_TONE } from '../solve/tone.ts';
import { LEAST_SEPARATION } from '../status/separation.ts';

/** How much farther than under the pointer a pressed solid moves. */
const PRESSED = 1.8;

/** Steps of lightness in which a solid that cannot be the seed is looked for. */
const STEP = 0.005;

/** OKLCH lightness under which nobody sees a change. */
const NEARLY_BLACK = 0.15;

/** OKLCH lightness and most chroma of dark words on a bright solid. */
const INK = { l: 0.22, c: 0.04 };

export interface Solids {
  readonly hover: Tone;
  readonly active: Tone;
  /** The words on all three. */
  readonly ink: Tone;
}

/** Whether black or white words reach the ratio on a color. */
export const bearsWords = ({ y }: Tone, ratio: number): boolean =>
  Math.max(ratioOf(y, 0), ratioOf(y, 1)) >= ratio;

const standsOut = (tone: Tone, grounds: readonly Tone[]) =>
  grounds.every((ground) => deltaEOK(tone.color, ground.color) >= LEAST_SEPARATION);

/**
 * The seed, or its nearest relative in lightness on which words reach the ratio and which can be
 * told from the grounds; the seed where there is none.
 *
 * @param side Where a solid that hides on the grounds goes: away from them, as words do.
 */
export function solidOf(
  seed: Tone,
  grounds: readonly Tone[],
  ratio: number,
  side: 'dark' | 'light',
): Tone {
  const serves = (one: Tone) => bearsWords(one, ratio) && standsOut(one, grounds);
  if (serves(seed)) return seed;
  const own = toOklch(seed.color);
  const isHidden = !standsOut(seed, grounds);
  const ways = isHidden ? [side === 'dark' ? -1 : 1] : [-1, 1];
  for (let distance = STEP; distance <= 1; distance += STEP) {
    for (const way of ways) {
      const l = own.l + way * distance;
      const found = l >= 0 && l <= 1 ? draw({ ...own, l }) : seed;
      if (serves(found)) return found;
    }
  }
  return seed;
}

/**
 * The states of a solid, and its words: white ones wherever they reach the ratio. The states move as
 * far as `hover` says, in the other direction where the words could not be read.
 */
export function statesOf(solid: Tone, hover: number, ratio: number): Solids {
  const { l, c, h } = toOklch(solid.color);
  const words = ratioOf(solid.y, 1) >= ratio ? 1 : 0;
  const fits = (tone: Tone) => tone.hex !== solid.hex && ratioOf(tone.y, words) >= ratio;
  const moved = (change: number) => {
    if (change < 0 && l + change < NEARLY_BLACK) return solid;
    return draw({ l: Math.min(1, Math.max(l, NEARLY_BLACK) + change), c, h });
  };
  const states = [hover, -hover].map((change) => [moved(change), moved(change * PRESSED)] as const);
  const [hovered, active] = states.find((pair) => pair.every(fits)) ?? [solid, solid];
  const dark = { l: INK.l, c: Math.min(INK.c, c), h };
  const ink =
    words === 1 ? WHITE_TONE : reach(dark, behind([solid, hovered, active]), ratio, 'dark');
  return { hover: hovered, active, ink };
}
