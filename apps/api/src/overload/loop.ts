import { performance } from 'node:perf_hooks';

/** What is read of the event loop; tests pass their own. Times are in milliseconds. */
export type Loop = {
  now(): number;
  /** How long it has had nothing to do, since the process began: where this has grown, it has rested. */
  idleTime(): number;
};

export const NODE_LOOP: Loop = {
  now: () => performance.now(),
  idleTime: () => performance.nodeTiming.idleTime,
};
