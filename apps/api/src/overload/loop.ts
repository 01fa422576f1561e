import { performance } from 'node:perf_hooks';

/** The readings of the event loop; tests pass their own. Times are in milliseconds. */
export type Loop = {
  now(): number;
  /** Total idle time since the process began; when it has grown, the loop has been idle. */
  idleTime(): number;
};

export const NODE_LOOP: Loop = {
  now: () => performance.now(),
  idleTime: () => performance.nodeTiming.idleTime,
};
