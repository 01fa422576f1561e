import { performance } from 'node:perf_hooks';

/** What is read of the event loop; tests pass their own. Times are in milliseconds. */
export type Loop = {
  now(): number;
  /** How long it has had nothing to do, since the process began. */
  idleTime(): number;
};

const NODE: Loop = {
  now: () => performance.now(),
  idleTime: () => performance.nodeTiming.idleTime,
};

/** Milliseconds without a moment's rest. A rush that is over sooner is answered to the last. */
const RUSH = 100;

/** The same once a rush was too long, so that what is still answered is answered quickly. */
const OVERLOAD = 10;

/** Milliseconds since the last refusal, after which it was a rush and no overload. */
const MEMORY = 1000;

/** So few connections are no crowd, however slow the machine. */
const FEWEST = 8;

/**
 * Tells whether requests come faster than they can be answered. Those that wait do so where nobody
 * sees them, in the queues of the operating system. But an event loop that rests, if only for a
 * moment, has emptied these queues; one that never does has a standing queue. Then all that comes
 * is better refused, which is quick, until it has rested.
 *
 * @returns A function that is called for each request, first thing, with its connection.
 * @see https://queue.acm.org/detail.cfm?id=2839461 "Fail at Scale", on controlled delay
 */
export function createBusyLoop(loop: Loop = NODE): (connection: object) => boolean {
  const crowd = new Set<object>();
  let idleTime = -1;
  let restedAt = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;

  return (connection) => {
    const now = loop.now();
    const idled = loop.idleTime();
    if (idled !== idleTime) {
      idleTime = idled;
      restedAt = now;
      crowd.clear();
      return false;
    }
    const longest = now - refusedAt < MEMORY ? OVERLOAD : RUSH;
    if (now - restedAt <= longest) return false;
    if (crowd.size <= FEWEST) crowd.add(connection);
    if (crowd.size <= FEWEST) return false;
    refusedAt = now;
    return true;
  };
}
