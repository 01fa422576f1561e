const TIMES = 4;

/** Between the 4 of work that grows with its input and the 16 of work that grows with its square. */
export const MOST_GROWTH = 9;

/** Systems count the time of a thread in steps of some milliseconds. */
const LEAST_MS = 80;

/**
 * How many times as long something of four times the size takes on the processor.
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

/** Milliseconds of processor time of a call: the least of some rounds of as many as can be timed. */
export function costOf<Input>(run: (input: Input) => unknown, input: Input): number {
  const start = performance.now();
  run(input);
  const calls = Math.ceil(LEAST_MS / (performance.now() - start));
  const round = () => {
    const before = process.threadCpuUsage();
    for (let i = 0; i < calls; i++) run(input);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 / calls;
  };
  return Math.min(round(), round(), round());
}
