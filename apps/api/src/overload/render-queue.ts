import { overloaded } from './overloaded.ts';

/** Pages that are rendered at once: some of them wait for data or for the threads that compress. */
export const RENDERED_AT_ONCE = 4;

/** The longest queue under lasting load. */
export const MOST_WAITING = 4;

/** The longest queue in a rush, which is the first {@link RUSH_MS} of a queue after a rest. */
export const MOST_OF_RUSH = 60;

const RUSH_MS = 100;

/** Milliseconds without a queue that make a rest. Under lasting load a short queue is often empty. */
export const REST_MS = 500;

/** A queued page: it begins when there is a place, or is refused in favor of another caller. */
type Waiting = { begin: () => void; refuse: (error: Error) => void };

/**
 * Limits how many pages are rendered at once, and how many wait in the queue. The admission judges
 * a request by what it costs to read; a page costs far more, here and in the threads that compress
 * it. During a rush the queue may be long; under lasting load it is short, so that pages in it are
 * rendered quickly.
 *
 * Callers take turns, however many pages each has in the queue; where the queue is full, the caller
 * with the most queued pages loses its last one to a caller with fewer. So an address with forty
 * connections cannot take the places from all other callers.
 *
 * @param now The clock, in milliseconds; tests set it.
 * @returns A function that runs such a task for a caller. It throws `overloaded` where the queue is
 *   full, or later where another caller gets the place in it.
 * @see https://www.rfc-editor.org/rfc/rfc7806 on fair queues, and which of them should drop
 */
export function createRenderQueue(now: () => number = performance.now.bind(performance)) {
  /** The queued pages of each caller; the caller whose turn is next comes first. */
  const lines = new Map<string, Waiting[]>();
  let rendering = 0;
  let waiting = 0;
  let rushBegan = Number.NEGATIVE_INFINITY;
  let emptySince = Number.NEGATIVE_INFINITY;

  /** Gives the place of a finished page to the next one in the queue. */
  function passOn(): void {
    const [next] = lines;
    if (!next) {
      rendering--;
      return;
    }
    const [caller, line] = next;
    const page = line.shift();
    lines.delete(caller);
    if (line.length > 0) lines.set(caller, line); // behind the other callers
    waiting--;
    if (waiting === 0) emptySince = now();
    // Not in this turn of the event loop: calls that have arrived are answered before it.
    if (page) setImmediate(page.begin);
  }

  function makeRoomFor(line: Waiting[]): void {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), line);
    if (longest.length <= line.length + 1) throw overloaded;
    longest.pop()?.refuse(overloaded);
    waiting--;
  }

  async function waitForPlace(caller: string): Promise<void> {
    const line = lines.get(caller) ?? [];
    if (waiting === 0 && now() - emptySince >= REST_MS) rushBegan = now();
    const isRush = now() - rushBegan < RUSH_MS;
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
