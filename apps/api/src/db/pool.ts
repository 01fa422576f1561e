import { setTimeout } from 'node:timers/promises';

import pg from 'pg';
import type { BaseLogger } from 'pino';

const CONNECT_TIMEOUT_MS = 5_000; // also of the wait for a connection, where all are in use
const KEEP_ALIVE_MS = 60_000;

/** What holds in every session, after those that the caller wants. */
const SETTINGS = {
  TimeZone: 'UTC',
  random_page_cost: 1.1, // for solid-state disks; the default is for turning ones
  jit: 'off', // compiling takes longer than any query here
};

/**
 * Opens a pool, which outlives its connections: one that is lost costs the queries that were on it,
 * and the next query makes another. Its first query makes the first connection.
 *
 * @param settings Of PostgreSQL, for every session.
 */
export function openPool(
  config: pg.PoolConfig,
  settings: Record<string, string | number>,
  log: BaseLogger,
): pg.Pool {
  const setUp = Object.entries({ ...SETTINGS, ...settings })
    .map(([name, value]) => `set ${name} = '${value}'`)
    .join('; ');
  const pool = new pg.Pool({
    application_name: 'swatchwork',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 0, // kept as long as they live
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...config,
    onConnect: async (client) => {
      client.on('notice', (notice) => log.debug({ notice }, 'database notice'));
      // What was on it is told by its own query; without a listener the process would end.
      client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
      await client.query(setUp);
    },
  });
  pool.on('connect', giveBackWhereNothingBegins);
  pool.on('error', () => {}); // of a connection that nobody uses: said above
  return pool;
}

/**
 * Ends a pool. Queries that wait for a server that is lost would be waited for in vain.
 *
 * @param patienceMs After so long it is left to itself.
 */
export async function closePool(pool: pg.Pool, patienceMs: number): Promise<void> {
  await Promise.race([pool.end(), setTimeout(patienceMs, undefined, { ref: false })]);
}

/** Drizzle forgets a client whose transaction cannot begin, so nobody else would give it back. */
function giveBackWhereNothingBegins(client: pg.PoolClient): void {
  const query = client.query;
  client.query = ((...args: unknown[]) => {
    const answer = Reflect.apply(query, client, args);
    const [statement] = args;
    if (hasText(statement) && statement.text.startsWith('begin') && answer instanceof Promise) {
      answer.catch((error: Error) => client.release(error));
    }
    return answer;
  }) as typeof query;
}

const hasText = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement;
