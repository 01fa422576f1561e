import { toLinear } from '../spaces/linear-light.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { deltaE2000 } from './delta-e-2000.ts';
import { createSeeLight, SEEN_LENGTH } from './readers.ts';

const SAMPLES = 1024;
/** Halvings of a stretch of the path, and of the length of a step. */
const HALVINGS = 24;

const see = createSeeLight(1);

/** How the readers see colors that are not rounded, one after the other. */
export function seeExactly(colors: readonly Srgb[]): Float64Array {
  const seen = new Float64Array(SEEN_LENGTH * colors.length);
  for (const [i, { r, g, b }] of colors.entries()) {
    see(toLinear(r), toLinear(g), toLinear(b), seen, SEEN_LENGTH * i);
  }
  return seen;
}

/**
 * Colors of a path, from its begin (0) to its end (1), with the same ΔE2000 from each to the next. A path
 * must lead away from where it was, as one of falling lightness does.
 */
export function evenSteps(path: (share: number) => Srgb, steps: number): Srgb[] {
  const samples = Array.from({ length: SAMPLES + 1 }, (_, i) => path(i / SAMPLES));
  const seen = seeExactly(samples);
  let [low, high] = [0, 100];
  let shares: number[] = [];
  for (let i = 0; i < 2 * HALVINGS; i++) {
    const length = (low + high) / 2;
    const reached = walk(seen, length, steps);
    if (!reached) high = length;
    else {
      low = length;
      shares = reached;
    }
  }
  return Array.from({ length: steps }, (_, i) => path(i === steps - 1 ? 1 : (shares[i] ?? 0)));
}

/** The places on the path after each step of a length; nothing if the path is too short. */
function walk(seen: Float64Array, length: number, steps: number): number[] | undefined {
  const here = new Float64Array(3);
  const there = new Float64Array(3);
  const shares = [0];
  let sample = 0;
  for (let step = 1; step < steps; step++) {
    at(seen, shares.at(-1)!, here);
    while (sample <= SAMPLES && deltaE2000(here, 0, seen, SEEN_LENGTH * sample) < length) sample++;
    if (sample > SAMPLES) return undefined;
    let [low, high] = [Math.max(shares.at(-1)!, (sample - 1) / SAMPLES), sample / SAMPLES];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (low + high) / 2;
      at(seen, middle, there);
      if (deltaE2000(here, 0, there, 0) < length) low = middle;
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
