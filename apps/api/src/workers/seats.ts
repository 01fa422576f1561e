import type { EventEmitter } from 'node:events';

import { AppError } from '../app-error.ts';

const RETRY_AFTER_SECONDS = 5;

/** A place in a pool, from before a job arrives until it is answered. */
export type Seat = {
  /** May be called again, which does nothing. */
  leave(): void;
  /** Leaves it once the answer has gone out, or whoever asked has. */
  keepUntilAnswered(answer: EventEmitter): void;
};

/**
 * So many places, of which nobody holds more than half: one address that sends slowly must not take
 * them from all others.
 */
export function createSeats(places: number) {
  const mostOfOne = Math.ceil(places / 2);
  const held = new Map<string, number>();
  let taken = 0;
  let left = 0;

  return {
    /** How many have been left. */
    left: () => left,

    /**
     * @param holder Who shares the half; without one the place is nobody's in particular.
     * @throws {AppError} `overloaded` if all are taken, or the holder has half of them.
     */
    take(holder?: string): Seat {
      const own = (holder !== undefined && held.get(holder)) || 0;
      if (taken >= places || own >= mostOfOne) throw overloaded();
      taken++;
      if (holder !== undefined) held.set(holder, own + 1);
      let isTaken = true;
      const leave = () => {
        if (!isTaken) return;
        isTaken = false;
        taken--;
        left++;
        if (holder === undefined) return;
        const others = held.get(holder)! - 1;
        if (others > 0) held.set(holder, others);
        else held.delete(holder);
      };
      return {
        leave,
        keepUntilAnswered(answer) {
          answer.once('close', leave);
          answer.once('finish', leave); // of requests in memory
        },
      };
    },
  };
}

export const overloaded = () =>
  new AppError('overloaded', 'Too many are waiting; try again soon', undefined, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
