import { loadLeanly, type Measure, type Written } from './lean-load.ts';
import { median } from './statistics.ts';

type Contender = { url: string; requests: readonly Written[] };

/**
 * The rate of each contender in each round, except the first, which is a warm-up. All take turns in
 * every round, so that noise affects all equally.
 */
export async function measureRounds(
  contenders: readonly Contender[],
  { rounds, ...load }: { rounds: number; seconds: number; connections: number },
): Promise<Measure[][]> {
  const measures = contenders.map((): Measure[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { url, requests }] of contenders.entries()) {
      const measure = await loadLeanly(url, requests, load);
      if (round > 0) measures[i]!.push(measure);
    }
  }
  return measures;
}

/** Median of the rounds' ratios: noise in a whole round cancels out. */
export function ratio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((rate, round) => rate / theirs[round]!));
}
