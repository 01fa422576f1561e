import { mixColors } from '../mixing/mix.ts';
import { strongest } from '../palette/chroma-limit.ts';
import { between, createRandom } from '../palette/random.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { areLevel } from './alike.ts';
import { LEAST_FALL } from './constants.ts';
import { pacesOf } from './even-steps.ts';
import { joinHues, mixLight } from './hue-path.ts';
import { isOrderedForAll, measureRamp } from './measure-ramp.ts';
import { assertRamp, type Ramp } from './ramp.ts';
import { leadsOf, type RampChoice } from './ramp-leads.ts';
import { roundInOrder } from './round-in-order.ts';

/** OKLCH lightness of the ends around one color, and the share of its chroma that they have. */
const LIGHT_END = { l: 0.97, share: 0.15 };
const DARK_END = { l: 0.27, share: 0.6 };
/** A color nearer than this to an end, in lightness, is that end. */
const NEAR_END = 0.08;
/** Degrees by which yellow turns towards brown in the dark instead of olive, and how yellow a hue is. */
const TO_BROWN = 45;
const yellowness = (hue: number) => Math.max(0, 1 - Math.abs(hue - 95) / 35);
/** A seed turns the hues of the ends by at most so many degrees, in opposite directions. */
const MOST_TURN = 40;
/** The longest step, in those of the shortest. */
const MOST_UNEVEN = 1.1;
/** OKLCH chroma that two vivid ends gain halfway; tried from the first on until lightness falls for everyone. */
const RISES = [0.14, 0.09, 0.05, 0];

/**
 * From light to dark through one color, or from one of two to the other, in steps of the same ΔE2000; without a
 * color, between two of a style. The given colors are in the ramp exactly. Two are joined along their hues; where
 * lightness would not fall for each vision, in OKLab, then in linear light, in which it does wherever the ends allow it.
 * The answer says for whom it falls.
 *
 * @throws {RangeError} If there are more than two colors, two that are nearly alike, also in lightness alone for some vision, or not 3 to 256 steps.
 */
export function createSequential(
  given: readonly Srgb[],
  steps: number,
  choice: RampChoice = {},
): Ramp {
  assertRamp(given, steps);
  if (given.length === 0) {
    return { ...createSequential(leadsOf('sequential', choice), steps), places: [] };
  }
  const [from, to] = given;
  if (!to) return through(from!, steps, turnOf(choice));
  if (areLevel(from!, to)) {
    throw new RangeError(
      `one of the colors must be lighter for every vision, by at least ${LEAST_FALL} of 100`,
    );
  }
  const paths = [
    ...RISES.map((rise) => joinHues(from!, to, rise)),
    (share: number) => mixColors(from!, to, share),
    (share: number) => mixLight(from!, to, share),
  ];
  let best: Ramp | undefined;
  for (const path of paths) {
    const { colors } = pacesOf(path).divide(steps - 1);
    const ramp = rampOf([from!, ...colors.slice(1, -1), to], given);
    if (isOrderedForAll(ramp) && isEven(ramp)) return ramp;
    if (!best || ramp.ordered.length > best.ordered.length) best = ramp;
  }
  return best!;
}

const isEven = ({ steps: { least, greatest } }: Ramp) => greatest <= MOST_UNEVEN * least;

function turnOf({ style, seed }: RampChoice): number {
  if (seed === undefined || style === 'one-hue') return 0;
  return between(createRandom(seed), -MOST_TURN, MOST_TURN);
}

/** Steps from the color to a pale relative and to a dark one, as many in each direction as reach farthest. */
function through(color: Srgb, steps: number, turn: number): Ramp {
  const { l, c, h } = toOklch(color);
  const legTo = ({ l, share }: typeof DARK_END, turn: number) =>
    pacesOf(joinHues(color, strongest({ l, c: c * share, h: h + turn }), 0));
  const light = l < LIGHT_END.l - NEAR_END ? legTo(LIGHT_END, turn) : undefined;
  const toBrown = yellowness(h) * TO_BROWN;
  const dark = l > DARK_END.l + NEAR_END ? legTo(DARK_END, -turn - toBrown) : undefined;
  const legs = steps - 1;
  const lengthWith = (before: number) =>
    Math.min(
      before > 0 ? light!.divide(before).length : Infinity,
      before < legs ? dark!.divide(legs - before).length : Infinity,
    );
  let before = light ? legs : 0;
  if (light && dark) {
    const share = 1 / (1 + dark.divide(legs).length / light.divide(legs).length);
    const least = Math.floor(legs * share);
    before = lengthWith(least + 1) > lengthWith(least) ? least + 1 : least;
  }
  const length = lengthWith(before);
  const go = (leg: typeof light, count: number) => leg?.go(length, count)?.slice(1) ?? [];
  const exact = [...go(light, before).toReversed(), color, ...go(dark, legs - before)];
  return rampOf(exact, [color]);
}

function rampOf(exact: readonly Srgb[], given: readonly Srgb[]): Ramp {
  const colors = roundInOrder(exact, given);
  const places = given.map((color) => exact.indexOf(color) + 1);
  return { colors, places, ...measureRamp(colors, false, exact) };
}
