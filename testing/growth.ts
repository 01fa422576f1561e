const TIMES = 4;

/** Between the factor 4 of linear work and the factor 16 of quadratic work. */
export const MOST_GROWTH = 9;

/** Ten ticks of the kernel, which counts a thread's processor time by ticks of up to 4 ms. */
const SPAN_MS = 40;
const ROUNDS = 6;

/**
 * The factor by which the work grows when the input is four times as large.
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
 * The factor between the work for two inputs, in processor time of this thread: the time in which
 * other processes run does not count, however busy the machine is. What they do to its caches does,
 * so the least of several rounds counts.
 *
 * @param enough A ratio below this is not measured again.
 */
export function timesAsLong<Input>(
  run: (input: Input) => unknown,
  input: Input,
  reference: Input,
  enough: number,
): number {
  processorMs(run, reference); // the first calls are interpreted, and would make the reference long
  let [long, short] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS && !(long / short < enough); round++) {
    short = Math.min(short, processorMs(run, reference));
    long = Math.min(long, processorMs(run, input));
  }
  return long / short;
}

/** Of one call: the mean of as many as fill a span that the kernel can tell. */
function processorMs<Input>(run: (input: Input) => unknown, input: Input): number {
  const start = process.threadCpuUsage();
  for (let calls = 1; ; calls++) {
    run(input);
    const { user, system } = process.threadCpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= SPAN_MS) return spent / calls;
  }
}
