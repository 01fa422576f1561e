import { toRadians } from '../spaces/hue.ts';
import type { Oklab } from '../spaces/oklab.ts';
import { type Oklch, toOklch } from '../spaces/oklch.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { roughChromaLimit as chromaLimit } from './chroma-limit.ts';
import { type PaletteStyle, type Range, within } from './palette-styles.ts';
import { bestLiked, hueApart, isFluorescent, isOlive, liking } from './pleasing.ts';
import { between, pick, type Random } from './random.ts';
import {
  distanceToNearest,
  LEAST_DISTANCE,
  type Swatch,
  toSwatch,
  toWrittenSwatch,
} from './swatch.ts';

/**
 * OKLCH hues relative to the anchor, in degrees: the hue that most colors share, and the accents.
 */
interface Scheme {
  family: number[];
  accents: number[];
}

const SCHEMES: Scheme[] = [
  { family: [0, 12, -12], accents: [] },
  { family: [0], accents: [180] },
  { family: [0, 25], accents: [190] },
  { family: [0, 30, -30], accents: [] },
  { family: [0, 30], accents: [205] },
  { family: [0, -20], accents: [150, 210] },
  { family: [0], accents: [120, 240] },
  { family: [0, 180], accents: [60] },
];

const BRIGHTEST_ACCENT = 0.84; // OKLCH lightness above which strong colors glare
export const COLORLESS = 0.03; // OKLCH chroma under which a color sets no hue
const EARTHS = [45, 155, 10]; // OKLCH hues of what would be olive: rust, moss and wine
const NEUTRALS = 0.25; // the share of palettes that may hold a near-gray, light or dark
/** By how many degrees a hue turns with lightness: between a tint of one color and a sunset; less in styles of few hues. */
const [DRIFT, LITTLE]: [Range, number] = [[60, 200], 40];

/**
 * Colors that suit the locked ones and each other: the best liked of some draws of a hue scheme,
 * lightness in steps, one or two accents, sometimes a near-gray. Each is rounded to 8 bits and at
 * least 0.08 ΔE_OK from all others.
 *
 * @param locked Decide the hue, the strength and which steps of lightness are taken.
 * @param count How many to add, 0–10.
 */
export function compose(
  locked: readonly Srgb[],
  count: number,
  style: PaletteStyle,
  random: Random,
): Srgb[] {
  const kept = locked.map(toOklch);
  // The same for all draws, or the warmest would always win.
  const start = within(random, pick(random, style.hues));
  return drawBest(locked, () => plan(kept, count, start, style, random), random, {
    turn: 180,
    write: toWrittenSwatch,
    judge: (colors) => liking(colors, style.liked),
  });
}

/** How planned colors are written, and by how many degrees a hue may turn to be apart from others. */
interface Writing<T> {
  turn: number;
  write: (target: T) => Swatch;
  /** How well colors go together. */
  judge: (colors: readonly { lab: Oklab }[]) => number;
}

/** Of some draws the one that is liked best beside the locked colors, its colors moved apart. */
export function drawBest<T extends Oklch>(
  locked: readonly Srgb[],
  draw: () => T[],
  random: Random,
  writing: Writing<T>,
): Srgb[] {
  const placed = locked.map(toSwatch);
  const best = bestLiked(placed, () => draw().map(toTarget), writing.judge) ?? [];
  return best.map(({ target }) => {
    const swatch = findApart(target, placed, random, writing);
    placed.push(swatch);
    return swatch.color;
  });
}

function plan(
  locked: Oklch[],
  count: number,
  start: number,
  style: PaletteStyle,
  random: Random,
): Oklch[] {
  const { family, accents } = pick(random, schemesWithin(style.turn));
  const [dark, light] = [within(random, style.dark), within(random, style.light)];
  const anchor = locked.toSorted((a, b) => b.c - a.c)[0];
  const colored = anchor !== undefined && anchor.c > COLORLESS;
  const hue = colored ? anchor.h : start;
  const drawn = within(random, style.share);
  const share = colored ? drawn * strengthOf(anchor) : drawn;

  const steps = freeSteps(locked, lightnessSteps(locked.length + count, dark, light));
  // Only warm colors stand out among greens and blues.
  const accentHues = accents.map((offset) => hue + offset).filter((h) => isWarm(h) || isWarm(hue));
  const accented = placeAccents(steps, accentHues, random);
  const turn = style.turn < 360 ? LITTLE : within(random, DRIFT);
  const earth = pick(random, EARTHS);
  const neutral = steps[Math.floor((random() * steps.length) / NEUTRALS)];
  const withStrength = (l: number, h: number, part: number): Oklch => {
    if (isOlive(l, h)) return withStrength(l, earth, 0.7 * part);
    return { l, c: Math.min(mostChroma(l, h, style), part * chromaLimit(l, h)), h };
  };

  return steps.map((l, i) => {
    const accent = accented.get(l);
    if (accent !== undefined)
      return withStrength(l, accent, style.share[1] * between(random, 0.85, 1));
    if (l === neutral && fade(l) < 1) return withStrength(l, hue, 0.1);
    const h = drift(hue + (family[Math.floor((i * family.length) / steps.length)] ?? 0), l, turn);
    return withStrength(l, h, share * fade(l) * between(random, 0.6, 1.2));
  });
}

/** Those whose hues all stay within so many degrees of the anchor. */
const schemesWithin = (turn: number): Scheme[] =>
  SCHEMES.filter(({ family, accents }) =>
    [...family, ...accents].every((offset) => Math.abs(offset) <= turn),
  );

/** Even steps from dark to light; many colors need the whole range to stay apart. */
export function lightnessSteps(count: number, dark: number, light: number): number[] {
  if (count === 1) return [(dark + light) / 2];
  const [low, high] = count > 6 ? [Math.min(dark, 0.22), Math.max(light, 0.95)] : [dark, light];
  return Array.from({ length: count }, (_, i) => low + ((high - low) * i) / (count - 1));
}

/** The steps that remain after each locked color has taken the nearest one. */
export function freeSteps(locked: readonly Oklch[], steps: number[]): number[] {
  for (const { l } of locked) {
    let nearest = 0;
    for (let i = 1; i < steps.length; i++) {
      if (Math.abs(steps[i]! - l) < Math.abs(steps[nearest]! - l)) nearest = i;
    }
    steps.splice(nearest, 1);
  }
  return steps;
}

/** Gives some steps to accents. */
function placeAccents(steps: number[], hues: number[], random: Random): Map<number, number> {
  const free = steps.filter((l) => l <= BRIGHTEST_ACCENT);
  const wanted = hues.length && Math.floor(steps.length * between(random, 0.2, 0.45));
  const taken = free.slice(0, wanted).map((_, i): [number, number] => {
    const hue = hues[i % hues.length]!;
    return [takeSuited(free, hue, random), hue];
  });
  return new Map(taken);
}

/** Takes one of the two steps of lightness at which a hue can be strongest. */
export function takeSuited(free: number[], h: number, random: Random): number {
  let [first, second, most, next] = [0, 0, -1, -1];
  for (let i = 0; i < free.length; i++) {
    const limit = chromaLimit(free[i]!, h);
    if (limit > most) [first, second, most, next] = [i, first, limit, most];
    else if (limit > next) [second, next] = [i, limit];
  }
  return free.splice(random() < 0.5 ? second : first, 1)[0]!;
}

/** The most OKLCH chroma of a color: greens, blues and purples stay calm, light ones most of all. */
function mostChroma(l: number, h: number, { most }: PaletteStyle): number {
  if (hueApart(h, 55) < 43) return most;
  const calm = l > 0.9 ? 0.05 : l > 0.8 ? 0.075 : isFluorescent(l, h) || isGrass(h) ? 0.1 : 0.13;
  return Math.min(most, most > 0.2 ? 1.4 * calm : calm);
}

/** From pink to yellow. */
const isWarm = (h: number): boolean => hueApart(h, 40) < 75;

const isGrass = (h: number): boolean => hueApart(h, 130) < 18;

const toTarget = <T extends Oklch>(target: T) => {
  const angle = toRadians(target.h);
  const lab = { l: target.l, a: target.c * Math.cos(angle), b: target.c * Math.sin(angle) };
  return { target, lab };
};

const strengthOf = ({ l, c, h }: Oklch): number => Math.min(1, c / chromaLimit(l, h));

/** The lightest and darkest colors carry text and surfaces, and are quieter. */
const fade = (l: number): number => (l > 0.86 || l < 0.36 ? 0.75 : 1);

/** As in daylight: light colors lean toward yellow (OKLCH hue 110), dark ones toward blue. */
const drift = (h: number, l: number, turn: number): number =>
  h + turn * (l - 0.6) * Math.sin(toRadians(110 - h));

/** Searches farther and farther around the target until a color is far enough from the others. */
function findApart<T extends Oklch>(
  target: T,
  placed: readonly Swatch[],
  random: Random,
  { turn, write }: Writing<T>,
): Swatch {
  const { l, c, h } = target;
  let [best, farthest] = [write(target), -1];
  for (let reach = 0.04; reach < 2; reach += 0.01) {
    const swatch = write({
      ...target,
      l: Math.min(0.98, Math.max(0.12, l + reach * between(random, -0.3, 0.3))),
      c: Math.max(0, c + reach * between(random, -c, Math.min(1, reach) * (c + 0.08))),
      h: h + reach * between(random, -turn, turn),
    });
    const distance = distanceToNearest(swatch, placed);
    if (distance >= LEAST_DISTANCE) return swatch;
    if (distance > farthest) [best, farthest] = [swatch, distance];
  }
  return best;
}
