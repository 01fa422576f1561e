import { createRandom } from '@swatchwork/color';

import { grow, randomShape, type Shape, varied } from './shapes.ts';

/** What is attacked: anything that takes a text. */
export interface Target {
  name: string;
  tokens: readonly string[];
  /** Texts that it reads, whose beginnings lead into it. */
  samples: readonly string[];
  /** Characters that it is given at most. */
  limit: number;
  run(text: string): unknown;
  /** The clock in milliseconds; one that counts work is the same on every machine. */
  now?: () => number;
}

export interface Finding {
  shape: Shape;
  /** Milliseconds at half the size and at the whole. */
  half: number;
  whole: number;
}

const KEPT = 12;
const MEASURED = 3; // runs

/** A growth that looks worse than linear is measured again, so many times, before it is believed. */
const SUSPECT = 2.5;
const ROUNDS = 6;

/**
 * From so many milliseconds on the processor time of this thread is told exactly enough. Others that
 * keep the machine busy do not count in it.
 */
const EXACT_FROM_MS = 50;

const processorMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** Shorter times tell nothing of how they grow. */
const LEAST_MS = 0.5;

/**
 * Looks for the shape that costs a target most: many at a small size, the worst of them varied, the
 * worst of those at the limit. Ratios show what is worse than linear.
 *
 * @param rounds Shapes that are tried.
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
    // What twice the size would take: so what grows faster than its input comes to the fore.
    const cost = (whole * whole) / Math.max(half, LEAST_MS);
    if (pool.length < KEPT || cost > pool.at(-1)!.cost) {
      pool = [...pool, { shape, cost }].sort((a, b) => b.cost - a.cost).slice(0, KEPT);
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

/** The least of some runs, so that a pause of the machine is not taken for the work. */
async function timeOf(target: Target, shape: Shape, size: number, runs = 1): Promise<number> {
  const text = grow(shape, Math.min(size, target.limit));
  const now = target.now ?? (() => performance.now());
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = now();
    try {
      await target.run(text);
    } catch {
      // A refusal is an answer; what matters is how long it took.
    }
    least = Math.min(least, now() - start);
  }
  return least;
}
