import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Milliseconds that all batches together hold the event loop at a time, not counting the end of the
 * call in progress.
 */
const SLICE_MS = 10;

let isOpen = false;
let endsAt = 0;

/**
 * Waits until there is time for one more piece of work. While a batch waits, all other requests go
 * ahead; the batch that came first ends first.
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
