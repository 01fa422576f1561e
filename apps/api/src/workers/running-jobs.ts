import { availableParallelism } from 'node:os';

type Caller = string | undefined;

/** Jobs of each caller in all pools, and what starts the waiting jobs of each pool. */
const inAllPools = new Map<string, number>();
const starts = new Set<() => void>();

/**
 * The running jobs of one pool. One caller has all threads but one, and of all pools together all
 * processors but one; one at least. Without a caller neither applies.
 *
 * @param start Starts waiting jobs of this pool; called when a job of any pool ends.
 */
export function createRunningJobs(
  { threads, processors = availableParallelism() }: { threads: number; processors?: number },
  start: () => void,
) {
  const inThisPool = new Map<string, number>();
  let running = 0;
  starts.add(start);

  function count(caller: Caller, change: 1 | -1): void {
    running += change;
    if (caller === undefined) return;
    for (const jobs of [inThisPool, inAllPools]) {
      const own = (jobs.get(caller) ?? 0) + change;
      if (own > 0) jobs.set(caller, own);
      else jobs.delete(caller);
    }
  }

  const hasFewer = (jobs: Map<string, number>, caller: string, places: number) =>
    (jobs.get(caller) ?? 0) < Math.max(1, places - 1);

  return {
    hasThread: () => running < threads,

    mayBegin: (caller: Caller): boolean =>
      caller === undefined ||
      (hasFewer(inThisPool, caller, threads) && hasFewer(inAllPools, caller, processors)),

    begin: (caller: Caller) => count(caller, 1),

    /** This pool comes last: a caller's jobs in it would else keep back the caller's in another. */
    end(caller: Caller): void {
      count(caller, -1);
      for (const startOf of starts) if (startOf !== start) startOf();
      start();
    },

    /** For a pool that closes: jobs of others start nothing in it any more. */
    close: () => starts.delete(start),
  };
}
