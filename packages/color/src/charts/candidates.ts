import { between, type Random } from '../palette/random.ts';
import type { StyleId } from '../palette/styles.ts';
import type { Candidate } from './admission.ts';
import { FAMILIES, flawOf, STYLES, type Style, type Tone, toTone, vary } from './flaws.ts';
import type { Room } from './gauge.ts';
import { type Bytes, fromBytes } from './readers.ts';

/** A color, and what is wrong with it in a style. */
export interface Judged {
  readonly color: Bytes;
  readonly tone: Tone;
  readonly flaw: number;
}

/** A fixed color: the others need not be as strong as one that is stronger than the style, nor as weak as a gray. */
export function judgeFixed(color: Bytes, { chroma }: Style): Judged {
  const tone = toTone(fromBytes(color));
  const strength = Math.max(chroma[0], Math.min(tone.strength, chroma[1]));
  return { color, tone: { ...tone, strength }, flaw: 0 };
}

/** Cells of OKLCH of which one color each is a candidate. */
const CELL = { l: 0.04, c: 0.03, h: 10 };

/** The hue of `one-hue` where no color gives one: a blue. */
const HUE = 255;

/** The share of a style's chroma that is left beside a given color: the least where that is quiet. */
const [LEAST_GAIN, GAIN] = [0.87, 0.96];

/** The best of each family, all over it. */
export function candidatesOf(pool: readonly Candidate[], style: Style, most: number): Judged[] {
  const cells = new Map<string, Judged>();
  for (const { color, tone } of pool) {
    const { l, c, h, family } = tone;
    if (family === 'gray') continue;
    const flaw = flawOf(tone, style);
    const place = [l / CELL.l, c / CELL.c, h / CELL.h].map(Math.round);
    const cell = `${family} ${place}`;
    if (flaw < (cells.get(cell)?.flaw ?? Infinity)) cells.set(cell, { color, tone, flaw });
  }
  const best = [...cells.values()].sort((a, b) => a.flaw - b.flaw);
  return FAMILIES.flatMap((family) =>
    best.filter(({ tone }) => tone.family === family).slice(0, most),
  );
}

/**
 * A style on the grounds of a room: as near to its usual lightness as the colors that are left allow.
 *
 * @param free Colors that are chosen.
 * @param random Varies the style, if given.
 */
export function styleOn(room: Room, id: StyleId, free: number, random?: Random): Style {
  const style = random ? vary(STYLES[id], random, free) : STYLES[id];
  let [low, high] = [1, 0];
  for (const { tone } of room.pool) [low, high] = [Math.min(low, tone.l), Math.max(high, tone.l)];
  const [from, to] = style.lightness;
  const half = (to - from) / 2;
  // Colors that are nearly too dark for a dark ground look darker than they are; those on a light one are to be as light as
  // they may.
  const middle = Math.min(high - 0.3 * half, Math.max(low + half + 0.1, from + half));
  const lightness = [middle - half, middle + half] as const;
  const given = room.fixed.map((color) => toTone(fromBytes(color)));
  const lead = given.find(({ family }) => family !== 'gray');
  if (id !== 'one-hue') {
    // A brand color leads only if the others are quieter than they would be without it.
    const gain = lead ? Math.max(LEAST_GAIN, Math.min(GAIN, lead.strength / style.chroma[0])) : 1;
    return { ...style, lightness, chroma: [gain * style.chroma[0], gain * style.chroma[1]] };
  }
  return { ...style, lightness, hue: lead?.h ?? (random ? between(random, 0, 360) : HUE) };
}
