import { setTimeout } from 'node:timers/promises';

import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

import { StartError } from '../start-error.ts';
import { type DatabaseServer, embeddedServer, postgresServer } from './connect.ts';
import type { Database } from './database.ts';
import { describeDatabaseError } from './errors.ts';
import { closePool } from './pool.ts';
import { prepareDatabase } from './prepare.ts';
import { tryConflictsAgain, tryQueriesAgain } from './try-again.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server, `postgres://…`; without one the embedded engine is used. */
  databaseUrl?: string | undefined;
  /** The directory of the embedded engine's files; not used with a server. */
  dataDir: string;
  /** `sample` fills a fresh installation with the house collection of palettes. */
  seed: 'sample' | 'none';
  log: BaseLogger;
  /** Milliseconds after which PostgreSQL gives up a statement; 0 for never. Default: 10 seconds. */
  statementTimeoutMs?: number;
  /** Wraps the pool that was opened, for tracing. */
  watchQueries?: ((pool: Pool) => Pool) | undefined;
}

/** An open database with migrated tables. */
export interface DatabaseHandle {
  db: Database;
  engine: DatabaseServer['engine'];
  /**
   * @throws Within two seconds, unless the database answers.
   * @throws {DiskFull} If it answers, but has no room to write.
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;
const PING_TIMEOUT_MS = 2_000;
/**
 * All requests have ended before the close; without a limit the close would wait forever for a lost
 * connection.
 */
const CLOSE_TIMEOUT_MS = 2_000;

/**
 * Connects, migrates the tables and fills a fresh installation.
 *
 * @throws {StartError} If the database cannot be reached, opened or migrated.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir, seed, log, statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const server = databaseUrl
    ? postgresServer(databaseUrl, log)
    : await embeddedServer(dataDir, log);
  await prepare(server, seed);

  const opened = tryQueriesAgain(server.connect({ statementTimeoutMs }));
  const pool = options.watchQueries?.(opened) ?? opened;
  return {
    db: tryConflictsAgain(drizzle(pool, { casing: 'snake_case' })),
    engine: server.engine,
    async ping() {
      const tooLate = setTimeout(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The database has not answered within ${PING_TIMEOUT_MS} ms.`);
      });
      await Promise.race([pool.query('select 1'), tooLate]);
      await server.requireSpace();
    },
    async close() {
      await closePool(pool, CLOSE_TIMEOUT_MS);
      await server.stop();
    },
  };
}

/** Uses a connection of its own, because migrations may take long and locks need one session. */
async function prepare(server: DatabaseServer, seed: DatabaseOptions['seed']): Promise<void> {
  const pool = server.connect({ statementTimeoutMs: 0, poolSize: 1 });
  try {
    await prepareDatabase(pool, seed);
    await pool.end();
  } catch (error) {
    await closePool(pool, 0);
    await server.stop();
    const reason = describeDatabaseError(error);
    throw new StartError(`The database ${server.label} cannot be used: ${reason}`, {
      cause: error,
    });
  }
}
