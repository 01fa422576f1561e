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
  /** Milliseconds at half the size and at the full size. */
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
 * the worst, and the worst of these at the limit. Ratios show growth that is worse than linear.
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
  for (const { shape } of pool.slice(0, best)) findings.push(await measure(target, shape));
  return findings;
}

async function measure(target: Target, shape: Shape): Promise<Finding> {
  const isLong = (await timeOf(target, shape, target.limit)) >= EXACT_FROM_MS;
  const exact = isLong ? { now: processorMs, ...target } : target;
  let half = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && !(whole < SUSPECT * half); round++) {
    half = Math.min(half, await timeOf(exact, shape, target.limit / 2, MEASURED));
    whole = Math.min(whole, await timeOf(exact, shape, target.limit, MEASURED));
  }
  return { shape, half, whole };
}

/** The least of some runs, so that a pause of the machine does not count as work. */
async function timeOf(target: Target, shape: Shape, size: number, runs = 1): Promise<number> {
  const text = grow(shape, Math.min(size, target.limit));
  const now = target.now ?? (() => performance.now());
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = now();
    try {
      await target.run(text);
    } catch {
      // A refusal is an answer; only its time matters.
    }
    least = Math.min(least, now() - start);
  }
  return least;
}
