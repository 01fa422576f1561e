import type { Oklch } from '../spaces/oklch.ts';
import { roughChromaLimit as chromaLimit } from './chroma-limit.ts';
import { freeSteps, lightnessSteps } from './compose.ts';
import { type PaletteStyle, type Range, within } from './palette-styles.ts';
import { hueApart, isFluorescent } from './pleasing.ts';
import { between, pick, type Random } from './random.ts';

/*
 * How light and strong colors of other hues are beside a base, so that it leads: at most one accent, else tints, deep
 * shades and soft colors, none of them mud. The numbers were judged by eye.
 */

/** OKLCH lightness above which a color is a tint, and below which it is a shade. */
const [PALE, DEEP] = [0.86, 0.42];
/** OKLCH chroma of each where the style has a mean of 0.11 at most, more in stronger ones. */
const TINT: Range = [0.045, 0.07];
const SHADE: Range = [0.055, 0.095];
const SOFT: Range = [0.06, 0.092];
const ACCENT: Range = [0.09, 0.12];
const VARIED: Range = [0.06, 0.095];
const SOFTLY_VARIED: Range = [0.04, 0.07]; // variations of a base that is not strong
/** OKLCH lightness of an accent, and of variations of a strong base, which would fade it between these. */
const BODY: Range = [0.56, 0.76];
const ENDS: readonly Range[] = [
  [0.24, 0.4],
  [0.87, 0.96],
];
const [USUAL, CALM] = [0.11, 0.085]; // mint, cyan and magenta glare above the second

/** OKLCH chroma from which a base is strong. Others have a share of it; beside a gray something has to lead. */
export const STRONG = 0.1;
const OF_STRONG: Range = [0.5, 0.8];
const BESIDE_GRAY = 0.125;

/** OKLCH lightness and least chroma at which a hue is seen. */
const [VISIBLE, FAINT] = [[0.32, 0.92], 0.04] as const;

/** A color as planned, and whether it stands for a hue of the scheme. */
export interface Planned extends Oklch {
  isPartner: boolean;
}

/** A color that had to move away from others, still with a hue that is seen if it is a partner. */
export const keepVisible = <T extends Planned>(color: T): T =>
  color.isPartner
    ? { ...color, l: clamp(color.l, ...VISIBLE), c: Math.max(FAINT, color.c) }
    : color;

/**
 * Plans colors beside a base, from steps of lightness.
 *
 * @param base Its OKLCH chroma.
 * @param count Colors of the palette: many need every step.
 */
export function besideBase(base: number, count: number, style: PaletteStyle, random: Random) {
  const share =
    base < 0.6 * STRONG ? BESIDE_GRAY : Math.max(STRONG, base * within(random, OF_STRONG));
  const most = Math.min(style.most, share);
  const vivid = style.liked.mean[1] / USUAL;
  const isStrong = base >= STRONG;
  const varied = isStrong ? VARIED : SOFTLY_VARIED;

  /** A color that stands for a hue of the scheme. */
  function partner(step: number, h: number, isAccent: boolean): Planned {
    const isBody = isAccent && !isEarthy(h) && (isStrong || isMid(step));
    const body = isStrong ? clamp(step, ...BODY) : step;
    const clear = isBody ? body : clearOfMud(step, h, random);
    const l = clamp(clear, ...VISIBLE);
    const range = l > PALE ? TINT : l < DEEP ? SHADE : isAccent ? ACCENT : SOFT;
    const calm = isStrong && l > PALE ? FAINT : CALM;
    const wanted = Math.min(within(random, range), isFluorescent(l, h) ? calm : ACCENT[1]);
    const limit = chromaLimit(l, h);
    const share = isBody && isStrong ? style.share[1] : within(random, style.share);
    const c = Math.min(most, vivid * wanted, share * limit);
    return { l, c: Math.min(limit, Math.max(FAINT, c)), h, isPartner: true };
  }

  /** A quiet color of a hue that is there already. */
  function variation(step: number, h: number): Planned {
    const settle = () =>
      isStrong ? within(random, pick(random, ENDS)) : clearOfMud(step, h, random);
    const l = isMid(step) && count <= 6 ? settle() : step;
    const share = l > PALE ? 0.35 : l < DEEP && isEarthy(h) ? 0.25 : 1;
    const c = Math.min(most, vivid * share * within(random, varied), 0.9 * chromaLimit(l, h));
    return { l, c, h, isPartner: false };
  }

  return { partner, variation };
}

/**
 * The steps of lightness that placed colors leave free, one a color at least, from dark to light. Strong ones take none
 * of the ends, since the lightest and the darkest color carry surfaces and text.
 */
export function stepsBeside(
  placed: readonly Oklch[],
  count: number,
  { dark: [low, high], light }: PaletteStyle,
  random: Random,
): number[] {
  const dark = between(random, low, (low + high) / 2);
  const steps = lightnessSteps(Math.max(count, 5), dark, within(random, light));
  const [second, last] = [steps[1]!, steps.at(-2)!];
  const inside = placed.map((color) =>
    color.c < STRONG ? color : { ...color, l: Math.min(last, Math.max(second, color.l)) },
  );
  return freeSteps(inside, steps);
}

/** Whether a lightness is of neither a tint nor a shade. */
export const isMid = (l: number): boolean => l > DEEP && l < PALE;

/** Oranges and yellows, which are tan, khaki and olive unless they are light. */
export const isEarthy = (h: number): boolean => hueApart(h, 92) < 44;

/** The lightness nearest to a step at which a weak color of the hue is no mud. */
function clearOfMud(step: number, h: number, random: Random): number {
  if (isEarthy(h)) return VISIBLE[1];
  if (step < DEEP || step > 0.68) return step;
  return random() < 0.5 ? DEEP - 0.04 : 0.72;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
