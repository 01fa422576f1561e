import { dirname, extname } from 'node:path';

import type { Pool } from 'pg';
import type { BaseLogger } from 'pino';

import { requireSpace } from './embedded/disk-space.ts';
import { startEmbedded } from './embedded/embedded.ts';
import { openPool } from './pool.ts';

/** A database server and the way to connect to it. */
export interface DatabaseServer {
  engine: 'embedded' | 'postgres';
  /** The server's name for an operator, without its password. */
  label: string;
  /** Opens a pool; its first query makes the first connection. */
  connect(options: { statementTimeoutMs: number; poolSize?: number }): Pool;
  /** @throws {DiskFull} If the server's disk is full, as far as this process can see. */
  requireSpace(): Promise<void>;
  /** Stops a server that this process started. */
  stop(): Promise<void>;
}

const POOL_SIZE = 10;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;

/** Connections are renewed hourly, so that a changed DNS entry takes effect. */
const LONGEST_CONNECTION_SECONDS = 3_600;

/**
 * The PostgreSQL server of a `postgres://` address.
 *
 * @param variable That gave the address, for messages.
 */
export function postgresServer(
  databaseUrl: string,
  log: BaseLogger,
  variable: 'DATABASE_URL' | 'DATABASE_REPLICA_URL' = 'DATABASE_URL',
): DatabaseServer {
  const { host, pathname } = new URL(databaseUrl);
  return {
    engine: 'postgres',
    label: `${host}${pathname} (${variable})`,
    connect: ({ statementTimeoutMs, poolSize = POOL_SIZE }) =>
      openPool(
        {
          connectionString: databaseUrl,
          max: poolSize,
          maxLifetimeSeconds: LONGEST_CONNECTION_SECONDS,
        },
        {
          statement_timeout: statementTimeoutMs,
          idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
        },
        log,
      ),
    requireSpace: async () => {}, // the server's disk is on another machine
    stop: async () => {},
  };
}

/**
 * Starts the embedded engine. It serves one connection, which stays open while the engine runs, and
 * has no time limits.
 *
 * @throws {StartError} As {@link startEmbedded} does.
 */
export async function embeddedServer(dataDir: string, log: BaseLogger): Promise<DatabaseServer> {
  const embedded = await startEmbedded(dataDir, log);
  return {
    engine: 'embedded',
    label: `in ${dataDir} (DATA_DIR)`,
    connect: () =>
      openPool(
        {
          host: dirname(embedded.socketPath),
          port: Number(extname(embedded.socketPath).slice(1)),
          user: 'postgres',
          database: 'postgres',
          max: 1,
          // The only connection may be in use for as long as a copy of the database takes.
          connectionTimeoutMillis: 0,
        },
        {},
        log,
      ),
    requireSpace: () => requireSpace(dataDir),
    stop: embedded.stop,
  };
}
