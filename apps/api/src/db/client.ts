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
import { openReplicated, type ReplicatedPools } from './replica/replicated-pools.ts';
import { tryConflictsAgain, tryQueriesAgain } from './try-again.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server, `postgres://…`; without one the embedded engine is used. */
  databaseUrl?: string | undefined;
  /** A streaming replica of that server, which answers reads where it can; `postgres://…`. */
  databaseReplicaUrl?: string | undefined;
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
  /**
   * The same for repositories of public rows: requests that read may be answered by the replica.
   * Without a replica it is `db`.
   */
  replicated: Database;
  /** Undefined without a replica. */
  replica?: Pick<ReplicatedPools, 'writtenPosition' | 'pingReplica'> | undefined;
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
  const { databaseUrl, databaseReplicaUrl, dataDir, seed, log } = options;
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const server = databaseUrl
    ? postgresServer(databaseUrl, log)
    : await embeddedServer(dataDir, log);
  const replica = databaseReplicaUrl
    ? postgresServer(databaseReplicaUrl, log, 'DATABASE_REPLICA_URL')
    : undefined;
  const pair = replica && (await openReplicated([server, replica], { statementTimeoutMs, log }));
  await prepare(pair?.primaryServer() ?? server, seed).catch(async (error) => {
    await pair?.close(0);
    throw error;
  });

  const open = (pool: Pool) => {
    const opened = tryQueriesAgain(pool);
    const watched = options.watchQueries?.(opened) ?? opened;
    return tryConflictsAgain(drizzle(watched, { casing: 'snake_case' }));
  };
  const db = open(pair?.writes ?? server.connect({ statementTimeoutMs }));
  return {
    db,
    replicated: pair ? open(pair.reads) : db,
    replica: pair,
    engine: server.engine,
    async ping() {
      const tooLate = setTimeout(PING_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        throw new Error(`The database has not answered within ${PING_TIMEOUT_MS} ms.`);
      });
      await Promise.race([db.$client.query('select 1'), tooLate]);
      await server.requireSpace();
    },
    async close() {
      await (pair ? pair.close(CLOSE_TIMEOUT_MS) : closePool(db.$client, CLOSE_TIMEOUT_MS));
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
