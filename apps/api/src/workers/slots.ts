import type { EventEmitter } from 'node:events';

import { AppError } from '../app-error.ts';

export const RETRY_AFTER_SECONDS = 5;

/** A place in a pool; a request holds it from before its job arrives until the answer. */
export type Slot = {
  /** A second call does nothing. */
  leave(): void;
  /** Leaves the slot once the answer is sent or the client has gone. */
  keepUntilAnswered(answer: EventEmitter): void;
};

/**
 * A number of slots, of which one holder gets at most half: an address that sends slowly must not
 * take the slots from all others.
 */
export function createSlots(places: number) {
  const mostOfOne = Math.ceil(places / 2);
  const byHolder = new Map<string, number>();
  let taken = 0;
  let left = 0;

  return {
    /** How many slots have been left so far. */
    left: () => left,

    /**
     * @param holder The caller who shares the half; without one, the half does not apply.
     * @throws {AppError} `overloaded` if all are taken, or the holder has half of them.
     */
    take(holder?: string): Slot {
      const own = (holder !== undefined && byHolder.get(holder)) || 0;
      if (taken >= places || own >= mostOfOne) throw overloaded();
      taken++;
      if (holder !== undefined) byHolder.set(holder, own + 1);
      let isTaken = true;
      const leave = () => {
        if (!isTaken) return;
        isTaken = false;
        taken--;
        left++;
        if (holder === undefined) return;
        const others = byHolder.get(holder)! - 1;
        if (others > 0) byHolder.set(holder, others);
        else byHolder.delete(holder);
      };
      return {
        leave,
        keepUntilAnswered(answer) {
          answer.once('close', leave);
          answer.once('finish', leave); // for requests in memory
        },
      };
    },
  };
}

export const overloaded = () =>
  new AppError(
    'overloaded',
    'The server is busy and its queue is full; try again soon',
    undefined,
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    },
  );
