import { setTimeout } from 'node:timers/promises';

import pg from 'pg';
import type { BaseLogger } from 'pino';

const CONNECT_TIMEOUT_MS = 5_000; // also limits the wait for a free connection
const KEEP_ALIVE_MS = 60_000;

/**
 * The version of the tables that this program reads, which its connections name: tables that older ones read are
 * dropped once none of these is connected.
 */
const TABLES = 37;

/** Settings of every session, after those of the caller. */
const SETTINGS = {
  TimeZone: 'UTC',
  random_page_cost: 1.1, // for solid-state disks; the default is for rotating ones
  cpu_index_tuple_cost: 0.05, // before PostgreSQL 16 the planner takes GIN for ten times as quick as it is
  work_mem: '16MB', // for a bitmap of a million palettes; with the default of 4 MB it forgets rows for pages
  jit: 'off', // compiling takes longer than any query here
};

/**
 * Opens a pool, which survives the loss of its connections: a lost one fails the queries on it, and
 * the next query opens another. The first query opens the first connection.
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
    application_name: `swatchwork ${TABLES}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 0, // idle connections stay open
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...config,
    onConnect: async (client) => {
      client.on('notice', (notice) => log.debug({ notice }, 'database notice'));
      // The query on the connection reports the error; without a listener the process would end.
      client.on('error', (error) => log.debug({ err: error }, 'a database connection was lost'));
      await client.query(setUp);
    },
  });
  pool.on('connect', giveBackWhereNothingBegins);
  pool.on('error', () => {}); // an idle connection failed; logged above
  return pool;
}

/**
 * Closes a pool. Queries on a lost server would never end, so the wait for them is limited.
 *
 * @param patienceMs Milliseconds after which the pool is abandoned.
 */
export async function closePool(pool: pg.Pool, patienceMs: number): Promise<void> {
  await Promise.race([pool.end(), setTimeout(patienceMs, undefined, { ref: false })]);
}

/** Drizzle does not release a client whose transaction cannot begin, so this does. */
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
