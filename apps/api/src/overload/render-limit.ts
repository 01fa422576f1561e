import { setImmediate } from 'node:timers/promises';

import { type Loop, NODE_LOOP } from './loop.ts';
import { overloaded } from './overloaded.ts';

/** Pages made at once, at most; and at least, while most of who asks can be served. */
const MOST = 64;
const FEWEST = 8;
/** Of a crowd two are enough to keep the event loop and the threads busy. */
const FEWEST_OF_CROWD = 2;
/** A crowd: so many are refused for each that is served. */
const CROWD = 2;

/** Milliseconds that a page may take, some times what one takes that is alone. */
const SLOW = 15;

/** Share of the time that the event loop rests: then pages are slow because their data is. */
const REST = 0.5;

/** Milliseconds between two judgments. */
const WINDOW = 50;

/** After so many without a page nothing is known of the load. */
const MEMORY = 1000;

/**
 * Limits how many pages are made at once. The door lets a page in for what it costs to read the
 * request; its work comes later, here and in the threads that compress it, and makes all others
 * wait. While pages are slow, and not for want of data, the limit is halved; else it grows: so a
 * rush is rendered, a slow database keeps nobody out, and of an endless crowd the surplus is shed.
 * Where most must be refused anyway, fewer at once serve as many, and each of them sooner; where few
 * are, a machine that is slow lets them wait. Each page begins in a turn of the event loop of its own,
 * so that calls wait for one at most.
 *
 * @returns What carries out such a task, or throws `overloaded` at once.
 */
export function createRenderLimit(loop: Loop = NODE_LOOP) {
  let limit = MOST;
  let running = 0;
  /** Over when a further page may begin. */
  let turn: Promise<void> = Promise.resolve();
  let judgedAt = loop.now();
  let idleTime = loop.idleTime();
  let finished = { pages: 0, ms: 0 };
  let refused = 0;

  const judge = () => {
    const now = loop.now();
    const passed = now - judgedAt;
    if (passed < WINDOW) return;
    const rest = (loop.idleTime() - idleTime) / passed;
    const isSlow = finished.ms > SLOW * finished.pages || finished.pages === 0;
    const fewest = refused > CROWD * finished.pages ? FEWEST_OF_CROWD : FEWEST;
    if (passed > MEMORY) limit = MOST;
    else if (rest > REST) limit = Math.min(MOST, 2 * limit);
    else if (isSlow) limit = Math.max(fewest, Math.floor(limit / 2));
    else limit = Math.min(MOST, limit + 1);
    judgedAt = now;
    idleTime = loop.idleTime();
    finished = { pages: 0, ms: 0 };
    refused = 0;
  };

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    judge();
    if (running >= limit) {
      refused++;
      throw overloaded;
    }
    running++;
    const began = loop.now();
    const own = turn;
    turn = own.then(() => setImmediate());
    try {
      await own;
      return await render();
    } finally {
      running--;
      finished.pages++;
      finished.ms += loop.now() - began;
    }
  };
}
