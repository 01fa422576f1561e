import type { BaseLogger } from 'pino';
import postgres from 'postgres';

import { startEmbedded } from './embedded.ts';

/** A database server and how to connect to it. */
export interface DatabaseServer {
  engine: 'embedded' | 'postgres';
  /** What an operator calls it, without its password. */
  label: string;
  /** Opens a pool; its first query makes the first connection. */
  connect(options: { statementTimeoutMs: number; poolSize?: number }): postgres.Sql;
  /** Ends a server that this process started. */
  stop(): Promise<void>;
}

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_SECONDS = 5;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Queries wait for the next attempt to connect, so a server that is back must not wait long. */
const LONGEST_RECONNECT_DELAY_SECONDS = 1;

/** The PostgreSQL server of a `postgres://` address. */
export function postgresServer(databaseUrl: string, log: BaseLogger): DatabaseServer {
  const { host, pathname } = new URL(databaseUrl);
  return {
    engine: 'postgres',
    label: `${host}${pathname} (DATABASE_URL)`,
    connect: ({ statementTimeoutMs, poolSize = POOL_SIZE }) =>
      postgres(databaseUrl, {
        ...commonOptions(log),
        max: poolSize,
        connection: {
          ...SESSION,
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        },
      }),
    stop: async () => {},
  };
}

/**
 * Starts the embedded engine. It serves one connection, which is kept for as long as it runs, and
 * knows no time limits.
 *
 * @throws {StartError} As {@link startEmbedded} does.
 */
export async function embeddedServer(dataDir: string, log: BaseLogger): Promise<DatabaseServer> {
  const embedded = await startEmbedded(dataDir, log);
  return {
    engine: 'embedded',
    label: `in ${dataDir} (DATA_DIR)`,
    connect: () =>
      postgres({
        ...commonOptions(log),
        path: embedded.socketPath,
        username: 'postgres',
        database: 'postgres',
        max: 1,
        max_lifetime: null,
        connection: SESSION,
      }),
    stop: embedded.stop,
  };
}

const SESSION = {
  application_name: 'swatchwork',
  TimeZone: 'UTC',
  random_page_cost: 1.1, // for solid-state disks; the default is for turning ones
  jit: 'off', // compiling takes longer than any query here
};

function commonOptions(log: BaseLogger) {
  return {
    connect_timeout: CONNECT_TIMEOUT_SECONDS,
    backoff: (attempts: number) => Math.min(0.05 * 2 ** attempts, LONGEST_RECONNECT_DELAY_SECONDS),
    onnotice: (notice: postgres.Notice) => log.debug({ notice }, 'database notice'),
  };
}
