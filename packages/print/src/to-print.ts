import { formatHex, type Hex, type Lab, mapToGamut, type Srgb } from '@swatchwork/color';

import type { Cmyk } from './cmyk-text.ts';
import { type PrintCondition, printedLab } from './condition.ts';
import type { BlackRule, Intent, PrintOptions } from './conditions.ts';
import { distanceOf, type Light, labOf, lightOf, lightOfSrgb, srgbOfLight } from './lab.ts';
import { nearestInk } from './nearest-ink.ts';

/** ΔE2000 from which a color counts as one that cannot be printed: about just noticeable. */
const GAMUT_TOLERANCE = 1;

/** A color of the screen in print. */
export interface Printed {
  /** In whole percent, within the ink limit. */
  readonly cmyk: Cmyk;
  /**
   * These inks as the screen can show them: with `relative` as an eye sees them that has adapted to the
   * paper, white as white and black as black; with `absolute` as they are beside other things.
   */
  readonly seen: Hex;
  /** ΔE2000 between the wanted and the printed color. */
  readonly distance: number;
  /** Whether the condition can make the color; if not, this is the nearest. */
  readonly printable: boolean;
}

/**
 * The inks for a color of the screen, and what becomes of it.
 *
 * @param color May lie outside sRGB.
 * @param options `intent` (default `relative`, colorimetric with black point compensation) and `black`
 * (default `medium`).
 */
export function toPrint(
  condition: PrintCondition,
  color: Srgb,
  options: PrintOptions = {},
): Printed {
  const { intent = 'relative' } = options;
  const wanted = aim(condition, color, intent);
  const exact = separate(condition, color, options);
  const cmyk = inWholePercent(condition, exact, wanted);
  const distance = apart(condition, wanted, printedLab(condition, cmyk), intent);
  return {
    cmyk,
    seen: seenInk(condition, cmyk, intent),
    distance,
    printable: apart(condition, wanted, printedLab(condition, exact), intent) <= GAMUT_TOLERANCE,
  };
}

/** The inks for a color, unrounded, within the ink limit. */
export function separate(
  condition: PrintCondition,
  color: Srgb,
  { intent = 'relative', black = 'medium' }: PrintOptions = {},
): Cmyk {
  const wanted = aim(condition, color, intent);
  return nearestInk(condition, wanted, wantedBlack(condition, wanted, black)).ink;
}

/** Whether the condition can make the color within the ink limit, up to 1 ΔE2000. */
export function inGamut(condition: PrintCondition, color: Srgb, intent: Intent = 'relative') {
  const wanted = aim(condition, color, intent);
  const { ink } = nearestInk(condition, wanted, 50);
  return apart(condition, wanted, printedLab(condition, ink), intent) <= GAMUT_TOLERANCE;
}

/** Inks in percent as the screen can show them, see {@link Printed.seen}. */
export function seenInk(condition: PrintCondition, cmyk: Cmyk, intent: Intent = 'relative'): Hex {
  const light = lightOf(printedLab(condition, cmyk));
  const { paper, black } = condition;
  const adapted = light.map((share, i) => (share / paper[i]! - black) / (1 - black));
  return formatHex(mapToGamut(srgbOfLight(intent === 'absolute' ? light : asLight(adapted))));
}

/** The color to print, as an instrument should measure it. */
function aim({ paper, black }: PrintCondition, color: Srgb, intent: Intent): Lab {
  const light = lightOfSrgb(color);
  if (intent === 'absolute') return labOf(light);
  return labOf(asLight(light.map((share, i) => (share * (1 - black) + black) * paper[i]!)));
}

/** ΔE2000, with `relative` for an eye that has adapted to the paper. */
function apart({ paper }: PrintCondition, one: Lab, other: Lab, intent: Intent): number {
  if (intent === 'absolute') return distanceOf(one, other);
  const adapt = (lab: Lab) => labOf(asLight(lightOf(lab).map((share, i) => share / paper[i]!)));
  return distanceOf(adapt(one), adapt(other));
}

const asLight = ([x, y, z]: readonly number[]): Light => [x!, y!, z!];

/** Percent of black that the rule wants in a color; the nearest that makes the color is taken. */
function wantedBlack(condition: PrintCondition, { l, a, b }: Lab, rule: BlackRule): number {
  if (rule === 'least') return 0;
  if (rule === 'most') return 100;
  const lightest = labOf(condition.paper).l;
  const darkest = labOf(asLight(condition.paper.map((share) => share * condition.black))).l;
  const darkness = Math.min(1, Math.max(0, (lightest - l) / (lightest - darkest)));
  const start = 0.2;
  const share = Math.max(0, (darkness - start) / (1 - start)) ** 2;
  return 100 * share * Math.exp(-((a * a + b * b) / 60 ** 2));
}

/** Of the neighbors in whole percent the one nearest to the wanted color, within the ink limit. */
function inWholePercent(condition: PrintCondition, exact: Cmyk, wanted: Lab): Cmyk {
  const k = Math.round(exact[3]);
  let [best, least] = [exact, Infinity];
  for (let i = 0; i < 8; i++) {
    const up = (bit: number, ink: number) =>
      i & bit ? Math.min(100, Math.ceil(ink)) : Math.floor(ink);
    const cmyk: Cmyk = [up(1, exact[0]), up(2, exact[1]), up(4, exact[2]), k];
    if (cmyk[0] + cmyk[1] + cmyk[2] + k > condition.inkLimit) continue;
    const distance = distanceOf(wanted, printedLab(condition, cmyk));
    if (distance < least) [best, least] = [cmyk, distance];
  }
  return best;
}
