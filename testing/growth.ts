const TIMES = 4;

/** Between the factor 4 of linear work and the factor 16 of quadratic work. */
export const MOST_GROWTH = 9;

const RUNS = 15;
const ROUNDS = 8;

/**
 * The factor by which the time grows when the input is four times as large.
 *
 * @param make Builds an input of a size.
 */
export function growthOf<Input>(
  size: number,
  make: (size: number) => Input,
  run: (input: Input) => unknown,
): number {
  return timesAsLong(run, make(TIMES * size), make(size), MOST_GROWTH);
}

/**
 * The factor between the times of calls with two inputs: the least time of each of many short
 * calls. Some calls are not disturbed by other processes, however busy the machine is; the
 * processor time of a thread is too coarse.
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
