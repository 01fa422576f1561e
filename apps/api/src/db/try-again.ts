import { setTimeout } from 'node:timers/promises';

import type { Pool } from 'pg';

import type { Database } from './database.ts';
import { isConflict } from './errors.ts';

const MOST_TRIES = 6;
const FIRST_PAUSE_MS = 10; // on average; doubled with each retry

/**
 * Retries transactions and queries that lost a conflict: of those in a deadlock PostgreSQL rolls
 * one back completely. So the function of a transaction may run more than once, and must do nothing
 * but query.
 *
 * Single queries and transactions of the handle all pass here.
 */
export function tryConflictsAgain(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => tryAgain(() => transaction(work, config));
  return db;
}

/** The same for queries outside of transactions. */
export function tryQueriesAgain(pool: Pool): Pool {
  const query = pool.query;
  pool.query = ((...args: unknown[]) =>
    tryAgain(() => Reflect.apply(query, pool, args))) as typeof query;
  return pool;
}

/** Calls what lost a conflict again, after a pause, a few times. */
export async function tryAgain<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isConflict(error)) throw error;
      await setTimeout(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
    }
  }
}
