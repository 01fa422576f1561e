import { relativeLuminance } from '../contrast/wcag.ts';
import { createRandom, pick } from '../palette/random.ts';
import { toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { distance } from './alike.ts';
import { COLLISION, VISION_READERS } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { type Paced, type Path, pacesOf, seeExactly } from './even-steps.ts';
import { lerp, mixLight, strengthOf, tintOf } from './hue-path.ts';
import { isOrderedForAll, measureRamp } from './measure-ramp.ts';
import { assertRamp, type Ramp } from './ramp.ts';
import { leadsOf, type RampChoice } from './ramp-leads.ts';
import { PLACE_OF, SEEN_LENGTH } from './readers.ts';
import { roundInOrder } from './round-in-order.ts';

/** Relative luminance in the middle; it is white if a given color is lighter than the second. */
const MIDDLE = 0.9;
const LIGHT_COLOR = 0.75;
/** The greatest luminance of an end; of one that is not given, also the least, and the least opposite a dark one. */
const LIGHTEST = 0.35;
const DARKEST = 0.07;
const BESIDE_DARK = 0.18;
/** Where a wing stops that goes on from its color. */
const DEEPEST = 0.004;
/** A color that is not darker than the middle by this level stands in no wing. */
const LEAST_FALL = 0.002;
/** OKLCH chroma of a wing without a given color, at least. */
const LEAST_CHROMA = 0.12;
/** Share of a color's strength that the other steps of its wing have at least. */
const KEPT = 0.92;
/** Share of the greatest distance that another hue may have. */
const FAR = 0.75;
/** The step from the middle, in those of the rest: a little longer, so that fewer colors are nearly gray. */
const FIRST = 1.08;
/** The step between the wings where no color is in the middle: both colors there would be nearly white after a usual one. */
const GAP = 1.6;
/** Hues that are tried for the other wing of one color, in degrees; dark yellows are olive and look like dirt. */
const HUES = Array.from({ length: 24 }, (_, i) => 15 * i).filter((hue) => hue < 80 || hue > 130);
/**
 * Ways of a wing from gray to its color: along the most vivid colors from a share of it on, or in linear light,
 * straight or over the color at a share. The first that is in order for all is used.
 */
const SHAPES = [
  { rise: 0.06 },
  { rise: 0.2 },
  { rise: 1 },
  { rise: 0.06, bend: 0.25 },
  { rise: 0.06, bend: 0.5 },
  { rise: 0.06, bend: 0.75 },
  { rise: 0.06, bend: 1 },
] as const;

/** Cube roots of relative luminances are called levels: of grays, they are the lightness of OKLab. */
interface Wing {
  readonly color: Srgb | undefined;
  readonly hue: number;
  readonly chroma: number;
  /** From 0 for grays to 1 for a color as vivid as sRGB allows. */
  readonly strength: number;
  /** Of the given color, or of an end like it. */
  readonly level: number;
  /** OKLCH lightness there. */
  readonly lightness: number;
}

interface Plan {
  /** Levels of the middle, and of ends beyond a light color. */
  readonly middle: number;
  readonly end: number;
  /** Steps of a wing; the first is half as long if there is no color in the middle. */
  readonly steps: number;
  readonly first: number;
  readonly shape: (typeof SHAPES)[number];
  readonly seed: RampChoice['seed'];
}

/**
 * From one hue over a light gray to another, each wing in steps of the same ΔE2000. A given color is the end of
 * its wing, or a step of it if it is lighter than a good end; the wing is as vivid as that where sRGB is. Of one
 * color, the other wing has the hue that is farthest from it for all visions, or with a seed one that is nearly as far,
 * and steps as long; without a color, both ends are of a style.
 *
 * @throws {RangeError} If there are more than two colors, two that are nearly alike, or not 3 to 256 steps.
 */
export function createDiverging(
  given: readonly Srgb[],
  steps: number,
  choice: RampChoice = {},
): Ramp {
  assertRamp(given, steps);
  if (given.length === 0) {
    return { ...createDiverging(leadsOf('diverging', choice), steps), places: [] };
  }
  const isOdd = steps % 2 === 1;
  const luminances = given.map(relativeLuminance);
  const darkest = given[1] ? Math.max(BESIDE_DARK, Math.min(...luminances)) : LIGHTEST;
  const plan = {
    middle: Math.cbrt(Math.max(...luminances) > LIGHT_COLOR ? 1 : MIDDLE),
    end: Math.cbrt(Math.min(LIGHTEST, darkest)),
    steps: Math.floor(steps / 2),
    seed: choice.seed,
  };
  let best: Ramp | undefined;
  for (const shape of SHAPES) {
    const ramp = join(wingsFrom(given, { ...plan, shape }, isOdd), isOdd, given);
    if (isOrderedForAll(ramp)) return ramp;
    if (!best || ramp.ordered.length > best.ordered.length) best = ramp;
  }
  return best!;
}

function join(wings: readonly Srgb[][], isOdd: boolean, given: readonly Srgb[]): Ramp {
  const joined = ([left, right]: readonly Srgb[][]) => [
    ...left!.toReversed(),
    ...right!.slice(isOdd ? 1 : 0),
  ];
  const exact = joined(wings);
  const colors = joined(wings.map((wing) => roundInOrder(wing, given)));
  const places = given.map((color) => exact.indexOf(color) + 1 || undefined);
  return { colors, places, ...measureRamp(colors, true, exact) };
}

/** Both wings from the middle on; if there is no color in the middle, their first colors are {@link GAP} steps apart. */
function wingsFrom(given: readonly Srgb[], plan: Omit<Plan, 'first'>, isOdd: boolean): Srgb[][] {
  const [one, other] = given.map(wingOf);
  const draw = (first: number): [Paced, Paced] => {
    const left = climb(one!, { ...plan, first });
    const right = other
      ? climb(other, { ...plan, first })
      : climbOn(oppositeOf(one!, plan.seed), { ...plan, first }, left.length);
    return [left, right];
  };
  if (isOdd) return draw(FIRST).map(({ colors }) => colors);
  const [left, right] = draw(0.5);
  const apart = distance(left.colors[1]!, right.colors[1]!);
  const even = draw((0.25 * GAP * (left.length + right.length)) / apart);
  return even.map(({ colors }) => colors.slice(1));
}

function wingOf(color: Srgb): Wing {
  const { l, c, h } = toOklch(color);
  const level = Math.cbrt(relativeLuminance(color));
  return { color, hue: h, chroma: c, strength: strengthOf(color), level, lightness: l };
}

/** The colors of a wing from the middle on. */
function climb(wing: Wing, plan: Plan): Paced {
  const { steps, first, middle, end } = plan;
  if (middle - wing.level < LEAST_FALL) return climbBeside(wing, plan);
  const inner = pacesOf(pathOf(wing, plan, middle, wing.level), first);
  if (wing.level <= Math.cbrt(LIGHTEST)) return inner.divide(steps);
  const rest = pacesOf(pathOf(wing, plan, wing.level, end)).divide(steps);
  const share = 1 / (1 + rest.length / inner.divide(steps).length);
  const isApart = inner.divide(1).length >= COLLISION;
  const place = Math.max(isApart ? 1 : 0, Math.round(share * (steps - 1 + first) + 1 - first));
  if (place === 0) return climbBeside(wing, plan);
  const { colors, length } = inner.divide(place);
  const beyond = pacesOf(pathOf(wing, plan, wing.level, Math.cbrt(DEEPEST)));
  const further = beyond.go(length, steps - place) ?? beyond.divide(steps - place).colors;
  return { colors: [...colors, ...further.slice(1)], length };
}

/** The same without the given color, which is too near to the middle. */
function climbBeside(wing: Wing, plan: Plan): Paced {
  const level = Math.cbrt(BESIDE_DARK);
  const like = { ...wing, color: undefined, level, lightness: level };
  return pacesOf(pathOf(like, plan, plan.middle, level), plan.first).divide(plan.steps);
}

/** The colors of a wing in steps of a length, as far as that leads. */
function climbOn(wing: Wing, plan: Plan, length: number): Paced {
  const paces = pacesOf(pathOf(wing, plan, plan.middle, Math.cbrt(DEEPEST)), plan.first);
  const colors = paces.go(length, plan.steps);
  return colors ? { colors, length } : paces.divide(plan.steps);
}

/** From one level of a wing to another; the given color has the place of its level. */
function pathOf(wing: Wing, { middle, shape }: Plan, from: number, to: number): Path {
  const { color, hue, chroma, strength, level, lightness } = wing;
  const tint = (at: number) => {
    const way = wayOf(at);
    const vividness = chroma / (at * lerp(1, level > 0 ? lightness / level : 1, way));
    return tintOf(at ** 3, vividness, hue, Math.min(1, way / shape.rise), KEPT * strength);
  };
  const wayOf = (at: number) => Math.min(1, (middle - at) / (middle - level));
  const own = color ?? tint(level);
  const bend = 'bend' in shape ? shape.bend : 0;
  const over = bend < 1 ? tint(lerp(middle, level, bend)) : own;
  return (part) => {
    const at = part === 1 ? to : lerp(from, to, part);
    if (at === level) return own;
    const way = wayOf(at);
    if (bend === 0 || way === 1) return tint(at);
    if (way < bend) return mixLight(tint(middle), over, way / bend);
    return mixLight(over, own, (way - bend) / (1 - bend));
  };
}

/** A wing of another hue: the farthest from that of a wing for all visions, with a seed any that is far. */
function oppositeOf({ chroma, strength, hue, level }: Wing, seed: RampChoice['seed']): Wing {
  const end = Math.cbrt(Math.min(LIGHTEST, Math.max(DARKEST, level ** 3)));
  const vivid = Math.max(chroma, LEAST_CHROMA);
  const own = tintOf(end ** 3, chroma / end, hue);
  const apart = HUES.map((hue) => {
    const seen = seeExactly([own, tintOf(end ** 3, vivid / end, hue)]);
    const distances = VISION_READERS.map((reader) =>
      deltaE2000(seen, PLACE_OF[reader], seen, SEEN_LENGTH + PLACE_OF[reader]),
    );
    return { hue, least: Math.min(...distances) };
  }).toSorted((a, b) => b.least - a.least);
  const far = apart.filter(({ least }) => least >= FAR * apart[0]!.least);
  const { hue: other } = seed === undefined ? far[0]! : pick(createRandom(seed), far);
  return { color: undefined, hue: other, chroma: vivid, strength, level: end, lightness: end };
}
