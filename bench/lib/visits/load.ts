import { setTimeout } from 'node:timers/promises';

import type { Sender } from './send.ts';
import { sendOrThrow, type Visit } from './visits.ts';

const TICK_MS = 10;
/** Limit of concurrent visits; further visits are not begun. */
const MOST_AT_ONCE = 200;
const CAPACITY_VISITORS = 12;

/** One of the visits by its share, in repeating turns, so that every run is the same. */
function createChooser(visits: Visit[]): () => Visit {
  const debts = visits.map(() => 0);
  return () => {
    for (const [i, { share }] of visits.entries()) debts[i]! += share;
    const most = debts.indexOf(Math.max(...debts));
    debts[most]! -= 1;
    return visits[most]!;
  };
}

export function createLoad(sender: Sender, visits: Visit[]) {
  const choose = createChooser(visits);
  const send = sendOrThrow(sender);
  /** @returns Whether the whole visit succeeded. */
  const visit = (): Promise<boolean> =>
    choose()
      .act(send)
      .then(
        () => true,
        () => false,
      );

  return {
    /** Visits per second that are completed while some visitors never pause. */
    async findCapacity(seconds: number): Promise<number> {
      const end = performance.now() + seconds * 1000;
      let visited = 0;
      const visitor = async () => {
        while (performance.now() < end) if (await visit()) visited++;
      };
      await Promise.all(Array.from({ length: CAPACITY_VISITORS }, visitor));
      return visited / seconds;
    },

    /**
     * Starts `rate` visits per second, whether or not the previous ones have been answered.
     *
     * @param signal Ends the load; the function returns when every visit has ended.
     */
    async keepUp(visitsPerSecond: number, signal: AbortSignal): Promise<void> {
      const underWay = new Set<Promise<unknown>>();
      const start = performance.now();
      let begun = 0;
      while (!signal.aborted) {
        const due = ((performance.now() - start) / 1000) * visitsPerSecond;
        for (; begun < due; begun++) {
          if (underWay.size >= MOST_AT_ONCE) continue;
          const one = visit().finally(() => underWay.delete(one));
          underWay.add(one);
        }
        await setTimeout(TICK_MS);
      }
      await Promise.all(underWay);
    },
  };
}
