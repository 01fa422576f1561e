const TIMES = 4;

/** Between the 4 of work that grows with its input and the 16 of work that grows with its square. */
export const MOST_GROWTH = 9;

const RUNS = 15;

/** How often a growth that seems too large is measured again: both of its times only fall. */
const ROUNDS = 8;

/**
 * How many times as long something of four times the size takes.
 *
 * @param make An input of a size.
 */
export function growthOf<Input>(
  size: number,
  make: (size: number) => Input,
  run: (input: Input) => unknown,
): number {
  const [small, large] = [make(size), make(TIMES * size)];
  let least = { small: Number.POSITIVE_INFINITY, large: Number.POSITIVE_INFINITY };
  for (let round = 0; round < ROUNDS; round++) {
    least = {
      small: Math.min(least.small, costOf(run, small)),
      large: Math.min(least.large, costOf(run, large)),
    };
    if (least.large / least.small < MOST_GROWTH) break;
  }
  return least.large / least.small;
}

/**
 * Milliseconds of a call: the least of many short ones. Some of them meet nothing else that the
 * machine does, however busy it is; the processor time of a thread is counted too coarsely.
 */
export function costOf<Input>(run: (input: Input) => unknown, input: Input): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  return Math.min(...times);
}
