import autocannon, { type Options } from 'autocannon';

type Contender = { name: string; url: string; path: string; requests: Options['requests'] };

/**
 * Requests per second of each contender in each round, the first of which warms up and does not
 * count. All take turns in every round, so that noise meets all alike.
 */
export async function measureRates(
  contenders: Contender[],
  { rounds, seconds, connections }: { rounds: number; seconds: number; connections: number },
): Promise<number[][]> {
  const rates = contenders.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [i, { name, url, path, requests }] of contenders.entries()) {
      const result = await autocannon({
        url: url + path,
        connections,
        duration: seconds,
        requests,
      });
      if (result.non2xx + result.errors > 0) throw new Error(`${name} refused requests`);
      if (round > 0) rates[i]!.push(result.requests.average);
    }
  }
  return rates;
}

/** Median of the rounds' own ratios: what slowed a whole round down cancels out. */
export function ratio(ours: number[], theirs: number[]): number {
  return median(ours.map((rate, round) => rate / theirs[round]!));
}

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
