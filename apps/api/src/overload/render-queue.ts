import { overloaded } from './overloaded.ts';

/** Pages that are rendered at once: some wait for data or for the threads that compress them. */
export const RENDERED_AT_ONCE = 4;

/** Pages that wait for a place, at most, while there is always one that waits. */
export const MOST_WAITING = 4;

/** Pages that wait, at most, while none waited {@link RUSH_MS} ago: they come at once and are done soon. */
export const MOST_OF_RUSH = 60;

/** Milliseconds after which a queue that was never empty is no rush. */
const RUSH_MS = 100;

/** A page that waits: it gets a place, or is refused in favor of another caller. */
type Waiting = { begin: () => void; refuse: (error: Error) => void };

/**
 * Limits how many pages are rendered at once, and how many wait. The admission lets a request in for
 * what it costs to read; a page costs far more, here and in the threads that compress it. A rush may
 * wait; of a crowd that goes on few may, so that what is rendered is rendered quickly.
 *
 * Callers take turns, however many pages each waits for; where the queue is full, the caller with the
 * longest line loses its last page to a caller with a shorter one. So an address with forty connections
 * cannot take the places from all others.
 *
 * @param now The clock, in milliseconds; tests set it.
 * @returns A function that carries out such a task of a caller. It throws `overloaded` where the queue
 *   is full, or later where another caller gets the place in it.
 * @see https://www.rfc-editor.org/rfc/rfc7806 on fair queues, and which of them should drop
 */
export function createRenderQueue(now: () => number = performance.now.bind(performance)) {
  /** The line of each caller that waits, the caller whose turn is next first. */
  const lines = new Map<string, Waiting[]>();
  let rendering = 0;
  let waiting = 0;
  let emptyAt = 0;

  /** Hands the place of a page that is finished to the next one. */
  function passOn(): void {
    const [next] = lines;
    if (!next) {
      rendering--;
      return;
    }
    const [caller, line] = next;
    const page = line.shift();
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line); // behind the others
    waiting--;
    page?.begin();
  }

  function makeRoomFor(line: Waiting[]): void {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), line);
    if (longest.length <= line.length + 1) throw overloaded;
    longest.pop()?.refuse(overloaded);
    waiting--;
  }

  async function waitForPlace(caller: string): Promise<void> {
    const line = lines.get(caller) ?? [];
    if (waiting === 0) emptyAt = now();
    const isRush = now() - emptyAt < RUSH_MS;
    if (waiting >= (isRush ? MOST_OF_RUSH : MOST_WAITING)) makeRoomFor(line);
    waiting++;
    await new Promise<void>((begin, refuse) => {
      line.push({ begin, refuse });
      lines.set(caller, line);
    });
  }

  return async <Result>(caller: string, render: () => Promise<Result>): Promise<Result> => {
    if (rendering < RENDERED_AT_ONCE) rendering++;
    else await waitForPlace(caller);
    try {
      return await render();
    } finally {
      passOn();
    }
  };
}
