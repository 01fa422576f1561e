import {
  clashOf,
  flawOf,
  STYLES,
  type Style,
  type Tone,
  toTone,
  vary,
} from '../palette/pleasing.ts';
import { between, pick, type Random } from '../palette/random.ts';
import type { StyleId } from '../palette/styles.ts';
import type { Candidate } from './admission.ts';
import { createGauge, type Room } from './gauge.ts';
import { type Bytes, fromBytes } from './readers.ts';

/** ΔE2000 that two colors have for each reader: the first three, up to 8, 10 and 12 colors. */
export function floorOf(size: number): number {
  if (size <= 3) return 15;
  return FLOORS[Math.min(size, 12) - 8] ?? 10;
}

const FLOORS = [10, 9, 8, 7.25, 6.5];

/** Colors of each family that are tried, and steps: more where the first try does not reach the floors. */
const TRIES = [
  { most: 40, steps: 15_000 },
  { most: 200, steps: 60_000 },
];
const HEAT = 3;
/** Share of steps that exchange the places of two colors. */
const EXCHANGES = 0.25;

interface Judged {
  readonly color: Bytes;
  readonly tone: Tone;
  readonly flaw: number;
}

/**
 * Colors that look well together in a style, and are as far apart as {@link floorOf} says where there are such colors.
 *
 * @param isVaried Whether the random numbers decide about the style too, so that each seed gives another palette.
 */
export function choose(
  room: Room,
  count: number,
  id: StyleId,
  random: Random,
  isVaried: boolean,
): Bytes[] {
  const style = styleFor(room, id, random, isVaried);
  let colors: Bytes[] = [];
  for (const effort of TRIES) {
    const found = search(room, count, style, random, effort);
    colors = found.colors;
    if (found.isApart) break;
  }
  return colors;
}

function search(
  room: Room,
  count: number,
  style: Style,
  random: Random,
  { most, steps }: (typeof TRIES)[number],
) {
  const kept = room.fixed.length;
  const pool = candidatesOf(room.pool, style, most);
  const all = [...toTones(room.fixed).map((one) => ({ ...one, flaw: 0 })), ...pool];
  const families = [...Map.groupBy(pool.keys(), (i) => pool[i]!.tone.family).values()];
  const apart = distancesOf(room, all);
  let [best, least] = [[] as number[], Infinity];
  anneal();
  const isApart = best.every((one, j) =>
    best.every((other, i) => i >= j || j < kept || apart(other, one) >= floorOf(j + 1)),
  );
  return { colors: best.map((i) => all[i]!.color), isApart };

  function anneal() {
    const places = Array.from({ length: count }, (_, i) => (i < kept ? i : any()));
    let cost = costOf(places);
    for (let step = 0; step < steps; step++) {
      const heat = HEAT * (1 - step / steps) ** 3;
      const [one, other] = [anyPlace(), anyPlace()];
      const [before, beforeOther] = [places[one]!, places[other]!];
      if (random() < EXCHANGES) [places[one], places[other]] = [beforeOther, before];
      else places[one] = any();
      const now = costOf(places);
      if (now <= cost || random() < Math.exp((cost - now) / heat)) {
        cost = now;
        if (cost < least) [best, least] = [[...places], cost];
      } else {
        places[other] = beforeOther;
        places[one] = before;
      }
    }
  }

  function any(): number {
    return kept + pick(random, pick(random, families));
  }

  function anyPlace(): number {
    return kept + Math.floor(random() * (count - kept));
  }

  function costOf(places: readonly number[]): number {
    let cost = 0;
    for (let j = kept; j < count; j++) {
      const { flaw, tone } = all[places[j]!]!;
      const floor = floorOf(j + 1);
      // What stands first should be of a family that is liked.
      cost += flaw + (style.costs[tone.family] ?? 0) * (1.3 - j / count);
      for (let i = 0; i < j; i++) {
        const before = all[places[i]!]!.tone;
        cost += clashOf(before, tone, style) + shortBy(floor - apart(places[i]!, places[j]!));
        if (i === j - 1 && style.hue === undefined && before.family === tone.family) cost += 5;
      }
    }
    return cost;
  }
}

/** What it costs that two colors are nearer than the floor, and a little that they are hardly farther apart. */
const shortBy = (short: number): number =>
  short > 0 ? 3 + 10 * short : 0.1 * Math.max(0, short + 3);

/** A style on the grounds of a room. */
function styleFor(room: Room, id: StyleId, random: Random, isVaried: boolean): Style {
  const style = isVaried ? vary(STYLES[id], random) : STYLES[id];
  const lightnesses = room.pool.map(({ tone }) => tone.l);
  const [low, high] = lightnesses.reduce(([a, b], l) => [Math.min(a, l), Math.max(b, l)], [1, 0]);
  const half = (style.lightness[1] - style.lightness[0]) / 2;
  const middle = (style.lightness[0] + style.lightness[1]) / 2;
  // Colors that are nearly too dark for a dark ground look darker than they are.
  const placed = Math.min(high - half, Math.max(low + 1.4 * half, middle));
  const lightness = [placed - half, placed + half] as const;
  if (id !== 'one-hue') return { ...style, lightness };
  const given = toTones(room.fixed).find(({ tone }) => tone.family !== 'gray')?.tone;
  return { ...style, lightness, hue: given?.h ?? (isVaried ? between(random, 0, 360) : 255) };
}

const toTones = (fixed: readonly Bytes[]) =>
  fixed.map((color) => ({ color, tone: toTone(fromBytes(color)) }));

/** The best of each family, all over it. */
function candidatesOf(pool: readonly Candidate[], style: Style, most: number): Judged[] {
  const cells = new Map<string, Judged>();
  for (const { color, tone } of pool) {
    const { l, c, h, family } = tone;
    if (family === 'gray') continue;
    const flaw = flawOf(tone, style);
    const cell = [family, Math.round(l / 0.04), Math.round(c / 0.03), Math.round(h / 10)].join();
    if (flaw < (cells.get(cell)?.flaw ?? Infinity)) cells.set(cell, { color, tone, flaw });
  }
  const families = Map.groupBy(cells.values(), ({ tone }) => tone.family);
  return [...families.values()].flatMap((family) =>
    family.toSorted((a, b) => a.flaw - b.flaw).slice(0, most),
  );
}

/** Distances for the worst reader, each measured when it is first asked for. */
function distancesOf(room: Room, all: readonly Judged[]) {
  const gauge = createGauge(room, all.length);
  for (const [i, { color }] of all.entries()) gauge.see(color, i);
  const known = new Float32Array(all.length * all.length).fill(-1);
  return (i: number, j: number): number => {
    const at = i < j ? i * all.length + j : j * all.length + i;
    if (known[at]! < 0) known[at] = gauge.distance(i, j);
    return known[at]!;
  };
}
