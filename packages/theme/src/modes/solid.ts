import { CONTRAST_MINIMA, deltaEOK, toOklch } from '@swatchwork/color';
import type { ThemeSolids } from '../model/names.ts';
import { GRAY_CHROMA } from '../scales/curves.ts';
import { behind, ratioOf } from '../solve/behind.ts';
import { draw, reach } from '../solve/reach.ts';
import { type Tone, WHITE_TONE } from '../solve/tone.ts';
import { LEAST_SEPARATION } from '../status/separation.ts';
import type { Setting } from './setting.ts';

/** How much farther than under the pointer a pressed solid moves. */
const PRESSED = 1.8;

/** Steps of lightness in which a solid that cannot be the seed is looked for. */
const STEP = 0.005;

/** The least ratio of a solid with its page where it is not as colorful as `PALE` says. */
export const LEAST_SEEN = 2;

/** ΔE_OK from a light page at which a color is seen by its chroma, as yellow is, and no paler than that. */
const PALE = 0.12;

/** How much more chroma than its seed a lighter solid has at most. */
const MOST_RICHER = 1.5;

/** How much darker, in OKLCH lightness, a solid becomes for white words: a little looks like the brand color still. */
const MOST_DARKER: Record<ThemeSolids, number> = { auto: 0.0875, exact: 0, 'white-words': 1 };

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

/**
 * Whether a solid is hardly seen on its page, which is the first of the grounds: chroma makes up for
 * contrast on a light page, but not on a dark one, where it is too dim.
 */
export function isLost(tone: Tone, grounds: readonly Tone[], scheme: 'dark' | 'light'): boolean {
  if (grounds.every(({ y }) => ratioOf(tone.y, y) >= LEAST_SEEN)) return false;
  const page = grounds[0]!;
  const distances = grounds.map((ground) => deltaEOK(tone.color, ground.color));
  if (Math.min(...distances) < LEAST_SEPARATION) return true;
  return ratioOf(tone.y, page.y) < LEAST_SEEN && (scheme === 'dark' || distances[0]! < PALE);
}

/** Whether white words have the contrast of large text on a color, but not the ratio of others. */
export function nearlyBearsWhite({ y }: Tone, ratio: number): boolean {
  const white = ratioOf(y, 1);
  return white >= CONTRAST_MINIMA.AA['large-text'] && white < ratio;
}

/**
 * The seed, or its nearest relative in lightness on which words reach their ratio and which is seen
 * on the grounds; the seed where there is none.
 *
 * @param grounds The page first.
 * @param mayDarken Whether white words are a reason to move it.
 */
export function solidOf(
  seed: Tone,
  grounds: readonly Tone[],
  setting: Setting,
  mayDarken: boolean,
): Tone {
  const { scheme, side, solids, minimum } = setting;
  const ratio = minimum('text');
  const isSeen = (one: Tone) => solids === 'exact' || !isLost(one, grounds, scheme);
  const isHidden = !isSeen(seed);
  const needed = isHidden ? LEAST_SEEN : 1;
  const serves = (one: Tone) =>
    bearsWords(one, ratio) && isSeen(one) && ratioOf(one.y, grounds[0]!.y) >= needed;
  const leans = nearlyBearsWhite(seed, ratio);
  if (leans && mayDarken) {
    const darker = moved(
      seed,
      [-1],
      (one) => serves(one) && ratioOf(one.y, 1) >= ratio,
      MOST_DARKER[solids],
    );
    if (darker) return darker;
  }
  if (serves(seed)) return seed;
  const away = side === 'dark' ? -1 : 1;
  // a black button is white on a dark page
  const inverse = draw({ ...toOklch(seed.color), l: side === 'dark' ? INK.l : 1 - INK.l / 2 });
  if (isHidden && toOklch(seed.color).c < GRAY_CHROMA && serves(inverse)) return inverse;
  return moved(seed, isHidden || (leans && away < 0) ? [away] : [-1, 1], serves) ?? seed;
}

/** The nearest relative in lightness that serves; lighter ones keep the ratio of chroma to lightness. */
function moved(
  seed: Tone,
  ways: readonly (-1 | 1)[],
  serves: (tone: Tone) => boolean,
  most = 1,
): Tone | undefined {
  const own = toOklch(seed.color);
  const richer = (l: number) => Math.min(MOST_RICHER, Math.max(1, l / own.l));
  for (let distance = STEP; distance <= most; distance += STEP) {
    for (const way of ways) {
      const l = own.l + way * distance;
      if (l < 0 || l > 1) continue;
      const found = draw({ ...own, c: own.c * richer(l), l });
      if (serves(found)) return found;
    }
  }
  return undefined;
}

/**
 * The states of a solid, and its words: white ones wherever they reach the ratio. The states move as
 * far as `hover` says, in the other direction where the words could not be read.
 */
export function statesOf(solid: Tone, hover: number, ratio: number): Solids {
  const { l, c, h } = toOklch(solid.color);
  const words = ratioOf(solid.y, 1) >= ratio ? 1 : 0;
  const fits = (tone: Tone) => tone.hex !== solid.hex && ratioOf(tone.y, words) >= ratio;
  const stateOf = (change: number) => {
    if (change < 0 && l + change < NEARLY_BLACK) return solid;
    return draw({ l: Math.min(1, Math.max(l, NEARLY_BLACK) + change), c, h });
  };
  const states = [hover, -hover].map(
    (change) => [stateOf(change), stateOf(change * PRESSED)] as const,
  );
  const [hovered, active] = states.find((pair) => pair.every(fits)) ?? [solid, solid];
  const dark = { l: INK.l, c: Math.min(INK.c, c), h };
  const ink =
    words === 1 ? WHITE_TONE : reach(dark, behind([solid, hovered, active]), ratio, 'dark');
  return { hover: hovered, active, ink };
}
