import { createRandom } from '@swatchwork/color';

import { grow, randomShape, type Shape, varied } from './shapes.ts';

/** A target: anything that takes a text. */
export interface Target {
  name: string;
  tokens: readonly string[];
  /** Texts that it accepts, whose beginnings lead into it. */
  samples: readonly string[];
  /** The most characters that it can receive. */
  limit: number;
  run(text: string): unknown;
  /** The clock in milliseconds; a clock that counts work is the same on every machine. */
  now?: () => number;
}

export interface Finding {
  shape: Shape;
  /** Characters at which it takes longest. */
  size: number;
  /** Milliseconds at half of that size and at that size. */
  half: number;
  whole: number;
}

const POOL_SIZE = 12;
const MEASURED = 3; // runs

/** Repetitions of a measurement before a growth that looks worse than linear counts. */
const SUSPECT = 2.5;
const ROUNDS = 6;

/**
 * From this many milliseconds on, the processor time of this thread is accurate enough. Other
 * processes do not affect it.
 */
const EXACT_FROM_MS = 50;

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Shorter times say nothing about growth. */
const LEAST_MS = 0.5;

/**
 * Searches the shape that is most expensive for a target: many shapes at a small size, variants of
 * the worst, and the worst of these up to the limit. Ratios show growth that is worse than linear.
 *
 * @param rounds Number of tested shapes.
 */
export async function findWorst(
  target: Target,
  { rounds, seed, size, best = 3 }: { rounds: number; seed: string; size: number; best?: number },
): Promise<Finding[]> {
  const next = createRandom(seed);
  let pool: { shape: Shape; cost: number }[] = [];
  for (let i = 0; i < rounds; i++) {
    const parent = next() < 0.5 ? pool[Math.floor(next() * pool.length)] : undefined;
    const shape = parent
      ? varied(parent.shape, target.tokens, target.samples, next)
      : randomShape(target.tokens, target.samples, next);
    const whole = await timeOf(target, shape, size);
    const half = await timeOf(target, shape, size / 2);
    // The extrapolated time of twice the size, which favors shapes whose time grows faster than
    // linearly.
    const cost = (whole * whole) / Math.max(half, LEAST_MS);
    if (pool.length < POOL_SIZE || cost > pool.at(-1)!.cost) {
      pool = [...pool, { shape, cost }].sort((a, b) => b.cost - a.cost).slice(0, POOL_SIZE);
    }
  }
  const findings: Finding[] = [];
  for (const { shape } of pool.slice(0, best)) findings.push(await measure(target, shape, size));
  return findings;
}

/** At the size that takes longest, since what is refused at the limit may be slow below it. */
async function measure(target: Target, shape: Shape, least: number): Promise<Finding> {
  let [size, longest] = [target.limit, 0];
  for (let one = target.limit; one >= Math.min(least, target.limit); one /= 2) {
    const time = await timeOf(target, shape, one);
    if (time > longest) [size, longest] = [one, time];
  }
  let half = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && !(whole < SUSPECT * half); round++) {
    half = Math.min(half, await timeOf(target, shape, size / 2, MEASURED));
    whole = Math.min(whole, await timeOf(target, shape, size, MEASURED));
  }
  return { shape, size, half, whole };
}

/** The least of some runs, by the processor's time if it is long: pauses of the machine are no work. */
async function timeOf(target: Target, shape: Shape, size: number, runs = 1): Promise<number> {
  const text = grow(shape, Math.min(size, target.limit));
  const now = target.now ?? (() => performance.now());
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const [start, worked] = [now(), processorMs()];
    try {
      await target.run(text);
    } catch {
      // A refusal is an answer; only its time matters.
    }
    const elapsed = now() - start;
    const isExact = target.now !== undefined || elapsed < EXACT_FROM_MS;
    least = Math.min(least, isExact ? elapsed : processorMs() - worked);
  }
  return least;
}
