const TIMES = 4;

/** Between the 4 of work that grows with its input and the 16 of work that grows with its square. */
export const MOST_GROWTH = 9;

const RUNS = 15;
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
  return timesAsLong(run, make(TIMES * size), make(size), MOST_GROWTH);
}

/**
 * How many times as long a call with the one input takes as with the other: the least time of each of
 * many short calls. Some of them meet nothing else that the machine does, however busy it is; the
 * processor time of a thread is counted too coarsely.
 *
 * @param enough A ratio below this is not measured again.
 */
export function timesAsLong<Input>(
  run: (input: Input) => unknown,
  input: Input,
  reference: Input,
  enough: number,
): number {
  let [long, short] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS && !(long / short < enough); round++) {
    short = Math.min(short, leastTime(run, reference));
    long = Math.min(long, leastTime(run, input));
  }
  return long / short;
}

/** In milliseconds. */
function leastTime<Input>(run: (input: Input) => unknown, input: Input): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run(input);
    return performance.now() - start;
  });
  return Math.min(...times);
}
