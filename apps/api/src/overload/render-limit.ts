import { setImmediate } from 'node:timers/promises';

import { type Loop, NODE_LOOP } from './loop.ts';
import { overloaded } from './overloaded.ts';

/** Pages made at once, at least and at most. */
const FEWEST = 8;
const MOST = 64;

/** Milliseconds that a page may take, some times what one takes that is alone. */
const SLOW = 15;

/** Share of the time that the event loop rests: then pages are slow because their data is. */
const REST = 0.5;

/** Milliseconds between two judgements. */
const WINDOW = 50;

/** After so many without a page nothing is known of the load. */
const MEMORY = 1000;

/**
 * Limits how many pages are made at once. The door lets a page in for what it costs to read the
 * request; its work comes later, here and in the threads that compress it, and makes all others
 * wait. While pages are slow, and not for want of data, the limit is halved; else it grows: so a
 * rush is rendered, a slow database keeps nobody out, and of an endless crowd the surplus is shed.
 * Each page begins in a turn of the event loop of its own, so that calls wait for one at most.
 *
 * @returns What carries out such a task, or throws `overloaded` at once.
 */
export function createRenderLimit(loop: Loop = NODE_LOOP) {
  let limit = MOST;
  let running = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  let judgedAt = loop.now();
  let idleTime = loop.idleTime();
  let finished = { pages: 0, ms: 0 };

  const judge = () => {
    const now = loop.now();
    const passed = now - judgedAt;
    if (passed < WINDOW) return;
    const rest = (loop.idleTime() - idleTime) / passed;
    const isSlow = finished.ms > SLOW * finished.pages || finished.pages === 0;
    if (passed > MEMORY) limit = MOST;
    else if (rest > REST) limit = Math.min(MOST, 2 * limit);
    else if (isSlow) limit = Math.max(FEWEST, Math.floor(limit / 2));
    else limit = Math.min(MOST, limit + 1);
    judgedAt = now;
    idleTime = loop.idleTime();
    finished = { pages: 0, ms: 0 };
  };

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    judge();
    if (running >= limit) throw overloaded;
    running++;
    const began = loop.now();
    lastTurn = lastTurn.then(() => setImmediate());
    try {
      await lastTurn;
      return await render();
    } finally {
      running--;
      finished.pages++;
      finished.ms += loop.now() - began;
    }
  };
}
