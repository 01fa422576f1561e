import autocannon, { type Options } from 'autocannon';

type Contender = { name: string; url: string; path: string; requests: Options['requests'] };

/** Of one round: requests per second, and the time in ms that 99% of them did not exceed. */
export type Measure = { rate: number; p99: number };

/**
 * What each contender reached in each round, the first of which warms up and does not count. All
 * take turns in every round, so that noise meets all alike.
 */
export async function measureRounds(
  contenders: Contender[],
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<Measure[][]> {
  const measures = contenders.map((): Measure[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { name, url, path, requests }] of contenders.entries()) {
      const running = autocannon({ url: url + path, connections, duration: seconds, requests });
      const times: number[] = []; // its own quantiles are whole milliseconds
      running.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
      const result = await running;
      if (result.non2xx + result.errors > 0) throw new Error(`${name} refused requests`);
      if (round > 0) {
        const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
        measures[i]!.push({ rate: result.requests.average, p99 });
      }
    }
  }
  return measures;
}

/** Median of the rounds' own ratios: what slowed a whole round down cancels out. */
export function ratio(ours: number[], theirs: number[]): number {
  return median(ours.map((rate, round) => rate / theirs[round]!));
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
