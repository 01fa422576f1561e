import { type Loop, NODE_LOOP } from './loop.ts';
import { overloaded } from './overloaded.ts';

/** Pages rendered at once where the event loop never rests: one at a time has the processor. */
const FEW = 2;

/** The same where it does, because they wait for their data, and in a rush. */
const MANY = 64;

/** A rush is over after so many milliseconds. */
const RUSH = 100;

/** Milliseconds since the last refusal, after which it was a rush and no overload. */
const MEMORY = 1000;

/**
 * Limits how many pages are rendered at once. The door lets a page in for what it costs to read the
 * request; its work comes later, and makes all others wait.
 *
 * @returns What carries out such a task, or throws `overloaded` at once.
 */
export function createRenderLimit(loop: Loop = NODE_LOOP) {
  let running = 0;
  let idleTime = -1;
  let hadRoomAt = 0;
  let refusedAt = Number.NEGATIVE_INFINITY;

  const isFull = () => {
    const now = loop.now();
    const idled = loop.idleTime();
    const hasRested = idled !== idleTime;
    idleTime = idled;
    if (hasRested || running < FEW) hadRoomAt = now;
    const isRush = now - hadRoomAt <= RUSH && now - refusedAt > MEMORY;
    if (running < (hasRested || isRush ? MANY : FEW)) return false;
    refusedAt = now;
    return true;
  };

  return async <Result>(render: () => Promise<Result>): Promise<Result> => {
    if (isFull()) throw overloaded;
    running++;
    try {
      return await render();
    } finally {
      running--;
    }
  };
}
