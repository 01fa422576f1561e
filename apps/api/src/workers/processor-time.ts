let running = 0;
let jobTime = 0;
let since = performance.now();

/** Counts a job of any pool that starts (1) or ends (-1). */
export function countJob(change: 1 | -1): void {
  jobTime = jobTimeNow();
  since = performance.now();
  running += change;
}

const jobTimeNow = () => jobTime + running * (performance.now() - since);

/** Milliseconds of processor time of all threads but this one, those of decoders included. */
function besides(): number {
  const all = process.cpuUsage();
  const own = process.threadCpuUsage();
  return (all.user + all.system - own.user - own.system) / 1000;
}

type Clocks = { wall: number; processor: number; jobs: number };

const readClocks = (): Clocks => ({
  wall: performance.now(),
  processor: besides(),
  jobs: jobTimeNow(),
});

/**
 * Begins to measure what share of a processor a job gets. Threads that cannot be interrupted have
 * no clock that others can read, so jobs that run at once are taken to share alike, as the system's
 * scheduler has it.
 *
 * @param read The clocks, in milliseconds: this thread must be that of requests.
 * @returns Whether the job has worked for most of the time since then: it is slow by itself, and not
 *   because the machine is busy.
 */
export function watchWork(read: () => Clocks = readClocks): () => boolean {
  const start = read();
  return () => {
    const now = read();
    const wall = now.wall - start.wall;
    const jobs = Math.max(now.jobs - start.jobs, wall);
    return (now.processor - start.processor) / jobs > 0.5;
  };
}
