import { toLinear } from '../spaces/linear-light.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { createSeeLight, SEEN_LENGTH } from './readers.ts';

const SAMPLES = 512;
/** Halvings of a stretch of the path, and of the length of a step. */
const HALVINGS = 24;
const LONGEST = 100;

const see = createSeeLight();

/** How the readers see colors that are not rounded, one after the other. */
export function seeExactly(colors: readonly Srgb[]): Float64Array {
  const seen = new Float64Array(SEEN_LENGTH * colors.length);
  for (const [i, { r, g, b }] of colors.entries()) {
    see(toLinear(r), toLinear(g), toLinear(b), seen, SEEN_LENGTH * i);
  }
  return seen;
}

/** From its begin (0) to its end (1). It must lead away from where it was, as one of falling lightness does. */
export type Path = (share: number) => Srgb;

/** Colors of a path, its begin first, each `length` in ΔE2000 from the one before. */
export interface Paced {
  readonly colors: Srgb[];
  readonly length: number;
}

/**
 * Measures a path in steps of the same ΔE2000.
 *
 * @param first The length of the first step, in those of the others.
 */
export function pacesOf(path: Path, first = 1) {
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => path(i / SAMPLES));
  const seen = seeExactly(samples);

  return {
    /** So many steps of a length; nothing if the path is too short. */
    go(length: number, steps: number): Srgb[] | undefined {
      return walk(seen, length, steps, first)?.map(path);
    },
    /** So many steps, at least one, that reach the end. */
    divide(steps: number): Paced {
      let [low, high] = [0, LONGEST];
      let shares: number[] = [];
      for (let i = 0; i < HALVINGS; i++) {
        const length = (low + high) / 2;
        const reached = walk(seen, length, steps, first);
        if (!reached) high = length;
        else {
          low = length;
          shares = reached;
        }
      }
      const colors = Array.from({ length: steps }, (_, i) => path(shares[i] ?? 0));
      return { colors: [...colors, path(1)], length: low };
    },
  };
}

/** The places on the path after each step of a length; nothing if the path is too short. */
function walk(
  seen: Float64Array,
  length: number,
  steps: number,
  first: number,
): number[] | undefined {
  const here = new Float64Array(3);
  const there = new Float64Array(3);
  const shares = [0];
  let sample = 0;
  for (let step = 1; step <= steps; step++) {
    const own = step === 1 ? first * length : length;
    at(seen, shares.at(-1)!, here);
    while (sample <= SAMPLES && deltaE2000(here, 0, seen, SEEN_LENGTH * sample) < own) sample++;
    if (sample > SAMPLES) return undefined;
    let [low, high] = [Math.max(shares.at(-1)!, (sample - 1) / SAMPLES), sample / SAMPLES];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      at(seen, middle, there);
      if (deltaE2000(here, 0, there, 0) < own) low = middle;
      else high = middle;
    }
    shares.push(low);
  }
  return shares;
}

/** Lab at a share of the path, between two samples. */
function at(seen: Float64Array, share: number, into: Float64Array): void {
  const place = Math.min(Math.floor(share * SAMPLES), SAMPLES - 1);
  const rest = share * SAMPLES - place;
  for (let i = 0; i < 3; i++) {
    const one = seen[SEEN_LENGTH * place + i]!;
    into[i] = one + (seen[SEEN_LENGTH * (place + 1) + i]! - one) * rest;
  }
}
