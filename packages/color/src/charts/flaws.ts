import { hueWord } from '../palette/describe.ts';
import { hueApart, isOlive, outside } from '../palette/pleasing.ts';
import { between, type Random } from '../palette/random.ts';
import type { StyleId } from '../palette/styles.ts';
import { toRadians } from '../spaces/hue.ts';
import { type Oklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';

/*
 * What is wrong with the colors of a chart, which are of equal rank: a palette's are of many lightnesses and strengths,
 * these of few. The numbers were judged by eye.
 */

/** Colors that people call by one basic name. */
export const FAMILIES = [
  'blue',
  'orange',
  'green',
  'red',
  'purple',
  'teal',
  'pink',
  'brown',
  'yellow',
  'gray',
] as const;

export type Family = (typeof FAMILIES)[number];

/** OKLCH ranges in which all colors of a style lie, so that none shouts and none is lost. */
export interface Style {
  readonly lightness: readonly [low: number, high: number];
  readonly chroma: readonly [low: number, high: number];
  /** What it costs to use a family; 0 where nothing is said. */
  readonly costs: Partial<Record<Family, number>>;
  /** The hue that all colors have, in degrees. */
  readonly hue?: number;
  /** Degrees by which families are turned from their usual hue. */
  readonly turns?: Partial<Record<Family, number>>;
}

/** In small palettes the first of these are used: those that every language names first, pink, brown and ocher last. */
const USUAL = {
  blue: 0,
  orange: 0.7,
  teal: 0.9,
  red: 1.1,
  green: 1.2,
  purple: 1.4,
  pink: 2,
  brown: 4,
  yellow: 4,
} as const;

export const STYLES: Readonly<Record<StyleId, Style>> = {
  balanced: { lightness: [0.52, 0.78], chroma: [0.105, 0.13], costs: USUAL },
  bright: { lightness: [0.54, 0.8], chroma: [0.145, 0.185], costs: USUAL },
  muted: { lightness: [0.5, 0.78], chroma: [0.07, 0.09], costs: USUAL },
  earthy: {
    lightness: [0.44, 0.76],
    chroma: [0.06, 0.115],
    costs: {
      orange: 0,
      brown: 0.2,
      green: 0.3,
      yellow: 0.3,
      teal: 0.5,
      red: 0.3,
      blue: 1,
      purple: 2,
      pink: 3,
    },
  },
  'one-hue': { lightness: [0.32, 0.8], chroma: [0.06, 0.18], costs: {} },
};

/** The color that a family is known by: its hue, and how light and strong it is beside the others. */
const TYPICAL: Readonly<
  Record<Exclude<Family, 'gray'>, { h: number; lift: number; strength: number }>
> = {
  blue: { h: 257, lift: -0.13, strength: 1.04 },
  orange: { h: 57, lift: 0.04, strength: 1.2 },
  green: { h: 148, lift: -0.09, strength: 0.96 },
  red: { h: 26, lift: -0.13, strength: 1.36 },
  purple: { h: 298, lift: -0.02, strength: 1 },
  teal: { h: 204, lift: -0.03, strength: 0.8 },
  pink: { h: 358, lift: -0.045, strength: 1.36 },
  brown: { h: 48, lift: -0.22, strength: 0.5 },
  yellow: { h: 86, lift: 0.03, strength: 0.96 },
};

/** OKLCH chroma below which a color has no hue to speak of. */
const GRAY = 0.05;

/** Words of {@link hueWord} that are no family of their own. */
const MERGED: Partial<Record<string, Family>> = {
  cyan: 'teal',
  lime: 'green',
  magenta: 'pink',
  olive: 'yellow',
};

/** A color, and what the terms below need of it. */
export interface Tone extends Oklch {
  readonly family: Family;
  /** Chroma in units of what is usual for its family. */
  readonly strength: number;
}

export function toTone(color: Srgb): Tone {
  const { l, c, h } = toOklch(color);
  // Browsers and Node differ in the last bits of cosines and roots, which would lead a search elsewhere.
  const lch = { l: Math.fround(l), c: Math.fround(c), h: Math.fround(h) };
  const family = familyOf(lch);
  const strength = family === 'gray' ? lch.c : lch.c / TYPICAL[family].strength;
  return { ...lch, family, strength };
}

function familyOf({ l, c, h }: Oklch): Family {
  if (c < GRAY) return 'gray';
  const word = hueWord(l, h);
  return MERGED[word] ?? (word as Family);
}

/**
 * What is wrong with one color in a style, 0 for nothing, about 1 for what is noticed at once: a hue, lightness or
 * strength far from that of its family.
 */
export function flawOf({ l, c, h, family, strength }: Tone, style: Style): number {
  const { lightness, chroma, hue, turns = {} } = style;
  if (hue !== undefined) {
    return square(hueApart(h, hue) / 20) + misfit(l, lightness, 0.06) + misfit(c, chroma, 0.025);
  }
  if (family === 'gray') return 4;
  const { h: usual, lift } = TYPICAL[family];
  const middle = (lightness[0] + lightness[1]) / 2 + lift;
  return (
    square(hueApart(h, usual + (turns[family] ?? 0)) / 12) +
    square((l - middle) / 0.06) +
    misfit(strength, chroma, 0.016) +
    mudOf(l, c, h, chroma[0])
  );
}

/** Olives, and less so dark pinks that are weak for a style, such as mauve. */
function mudOf(l: number, c: number, h: number, weak: number): number {
  if (isOlive(l, h)) return 8;
  return l < 0.7 && c < weak && (h > 330 || h < 12) ? 1.5 : 0;
}

/** What it costs that a color is of a family: most at the first place, where liked ones should stand. */
export const dislikeOf = ({ family }: Tone, place: number, count: number, { costs }: Style) =>
  (costs[family] ?? 0) * (1.6 - (1.5 * place) / count);

/** What is wrong between colors that stand side by side, as bars do: one family, or hues that are near. */
export function neighborFlawOf(one: Tone, other: Tone, style: Style): number {
  if (style.hue !== undefined || one.family === 'gray' || other.family === 'gray') return 0;
  if (one.family === other.family) return 5;
  return 0.5 * Math.max(0, 1 - hueApart(one.h, other.h) / 50);
}

/** What it costs that two colors have one name. */
export const SAME_NAME = 9;

/** What is wrong between two colors, in the same units: one family, one much stronger, or hardly a difference. */
export function clashOf(one: Tone, other: Tone, style: Style): number {
  const isSame = one.family === other.family && one.family !== 'gray';
  // A fluorescent color makes a weak one look like mud.
  const uneven = square(Math.max(0, Math.abs(one.strength - other.strength) - 0.06) / 0.05);
  if (style.hue !== undefined) return uneven;
  const alike = square(Math.max(0, 0.13 - oklabApart(one, other)) / 0.05);
  return (isSame ? SAME_NAME : 0) + uneven + alike;
}

/**
 * A style of the same kind: other families lead, hues are turned, and all is a little lighter, darker, stronger or weaker.
 *
 * @param free Colors that are chosen: a single one is to be another each time.
 */
export function vary(style: Style, random: Random, free: number): Style {
  const more = 1 + 2 / free ** 2;
  const [lift, gain] = [between(random, -0.03, 0.03) * more, between(random, 0.92, 1.06)];
  const ofEach = (value: (family: Family) => number) =>
    Object.fromEntries(FAMILIES.map((family) => [family, value(family)]));
  return {
    ...style,
    lightness: [style.lightness[0] + lift, style.lightness[1] + lift],
    chroma: [style.chroma[0] * gain, style.chroma[1] * gain],
    costs: ofEach((family) => (style.costs[family] ?? 0) + between(random, 0, 1.5) * more ** 2),
    turns: ofEach(() => between(random, -10, 10) * more),
  };
}

/** ΔE_OK. */
const oklabApart = (a: Oklch, b: Oklch) =>
  Math.sqrt(
    square(a.l - b.l) + square(a.c) + square(b.c) - 2 * a.c * b.c * Math.cos(toRadians(a.h - b.h)),
  );

const square = (value: number) => value * value;

/** How far a value is outside of a range, in units of what is noticed, squared. */
const misfit = (value: number, range: Style['chroma'], unit: number) =>
  square(outside(value, ...range) / unit);
