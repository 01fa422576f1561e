import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest that batches, all together, hold the event loop at a time, but for the call under way. */
const SLICE_MS = 10;

let isOpen = false;
let endsAt = 0;

/**
 * Waits until there is time for one more piece of work. Whoever waits lets every other request go
 * ahead, and the batch that came first is finished first.
 */
export async function takeTurn(): Promise<void> {
  while (isOpen && performance.now() >= endsAt) await nextTurn();
  if (isOpen) return;
  isOpen = true;
  endsAt = performance.now() + SLICE_MS;
  setImmediate(() => {
    isOpen = false;
  });
}
