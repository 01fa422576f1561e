/** How much a quantity may rise between the first and the last counted reading. */
export type Allowance = {
  /** Share of its median, such as 0.1. */
  share: number;
  /** In its own unit; the larger of both applies. */
  amount: number;
};

type Trend = {
  median: number;
  /** Rise over all readings by the median of the slopes between any two (Theil and Sen). */
  rise: number;
  allowed: number;
  /**
   * It rises by more than is allowed, and steadily: by chance this happens once in a hundred runs.
   */
  grows: boolean;
};

const ONE_IN_A_HUNDRED = 2.326; // standard deviations

/**
 * Whether readings taken at equal intervals grow. Single high readings do not count, nor does a
 * rise that is no trend (Mann and Kendall's test), or one that is too small.
 *
 * @param values At least four.
 * @throws {RangeError} With fewer, because they show no trend.
 */
export function findTrend(values: number[], { share, amount }: Allowance): Trend {
  if (values.length < 4) throw new RangeError(`${values.length} readings show no trend`);
  const slopes: number[] = [];
  let score = 0;
  for (const [i, early] of values.entries()) {
    for (const [gap, late] of values.slice(i + 1).entries()) {
      slopes.push((late - early) / (gap + 1));
      score += Math.sign(late - early);
    }
  }
  const median = medianOf(values);
  const rise = medianOf(slopes) * (values.length - 1);
  const allowed = Math.max(share * Math.abs(median), amount);
  const deviation = Math.sqrt((values.length * (values.length - 1) * (2 * values.length + 5)) / 18);
  return { median, rise, allowed, grows: rise > allowed && score / deviation > ONE_IN_A_HUNDRED };
}

function medianOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}
