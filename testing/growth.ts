const TIMES = 4;

/** Between the 4 of work that grows with its input and the 16 of work that grows with its square. */
export const MOST_GROWTH = 9;

const RUNS = 15;

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
  return costOf(run, make(TIMES * size)) / costOf(run, make(size));
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
