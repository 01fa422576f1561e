import { performance } from 'node:perf_hooks';

/** What is read of the event loop; tests pass their own. Times are in milliseconds. */
export type Loop = {
  now(): number;
  /** How long it has had nothing to do, since the process began. */
  idleTime(): number;
  /** Calls back when all that was ready in this turn has been looked at. */
  afterTurn(then: () => void): void;
};

const NODE: Loop = {
  now: () => performance.now(),
  idleTime: () => performance.nodeTiming.idleTime,
  afterTurn: (then) => void setImmediate(then),
};

/** A loop that has had a moment to spare in this time gets over a rush by itself. */
const RUSH_MS = 100;

/** Work on requests in one turn, for which those that come later in it have had to wait. */
const LONGEST_TURN_MS = 5;

/** So few in one turn are no queue, however slow the machine. */
const FEWEST = 8;

/**
 * Tells whether requests come faster than they can be answered. They queue in their sockets: in each
 * turn, the event loop asks which sockets have something, and looks at one after the other. Where it
 * never has to wait for anything (a standing queue, in the words of the source), what a turn cannot
 * do in time is better refused.
 *
 * @returns A function that is called for each request, first thing.
 * @see https://queue.acm.org/detail.cfm?id=2839461 "Fail at Scale", on controlled delay
 */
export function createBusyLoop(loop: Loop = NODE): () => boolean {
  let isInTurn = false;
  let requests = 0;
  let turnBegan = 0;
  let idleTime = -1;
  let lastIdle = 0;

  const endTurn = () => {
    isInTurn = false;
  };

  return () => {
    const now = loop.now();
    if (!isInTurn) {
      isInTurn = true;
      loop.afterTurn(endTurn);
      requests = 0;
      turnBegan = now;
      const idled = loop.idleTime();
      if (idled !== idleTime) lastIdle = now;
      idleTime = idled;
    }
    requests++;
    return requests > FEWEST && now - turnBegan > LONGEST_TURN_MS && now - lastIdle > RUSH_MS;
  };
}
