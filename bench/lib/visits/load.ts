import { setTimeout } from 'node:timers/promises';

import type { Sender } from './send.ts';
import { Refusal, sendOrThrow, type Visit } from './visits.ts';

const TICK_MS = 10;
/** Limit of concurrent visits; further visits are not begun, but counted. */
const MOST_AT_ONCE = 200;
const CAPACITY_VISITORS = 12;

/** Counts of one period. */
export type Tally = {
  answered: number;
  /** Visits that ended with 503. */
  refused: number;
  failures: string[];
  notBegun: number;
  /** Milliseconds of each answer. */
  times: number[];
};

const newTally = (): Tally => ({
  answered: 0,
  refused: 0,
  failures: [],
  notBegun: 0,
  times: [],
});

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
  let tally = newTally();
  const send = sendOrThrow(sender, (ms) => {
    tally.answered++;
    tally.times.push(ms);
  });
  /** @returns Whether the whole visit succeeded. */
  const visit = async (): Promise<boolean> => {
    const { name, act } = choose();
    try {
      await act(send);
      return true;
    } catch (error) {
      if (error instanceof Refusal) tally.refused++;
      else tally.failures.push(`${name}: ${String(error)}`);
      return false;
    }
  };

  /** The counts since the last call. */
  const take = (): Tally => {
    const taken = tally;
    tally = newTally();
    return taken;
  };

  return {
    take,

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
          if (underWay.size >= MOST_AT_ONCE) {
            tally.notBegun++;
            continue;
          }
          const one = visit().finally(() => underWay.delete(one));
          underWay.add(one);
        }
        await setTimeout(TICK_MS);
      }
      await Promise.all(underWay);
    },
  };
}
