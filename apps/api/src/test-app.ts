import { drizzle } from 'drizzle-orm/postgres-js';
import pino from 'pino';

import { buildApp, type Parts } from './app.ts';
import { readConfig } from './config.ts';
import type { DatabaseHandle } from './db/client.ts';
import { postgresServer } from './db/connect.ts';

const silent = pino({ level: 'silent' });

/**
 * The real app. Unless a test passes a database, it has one that cannot be reached, which costs
 * nothing: most routes never ask for it.
 */
export function createTestApp(parts: Partial<Parts> = {}) {
  const config = readConfig({ NODE_ENV: 'test' });
  return buildApp({ config, log: silent, database: openNowhere(), ...parts });
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** The real driver, and nobody at the other end: every query fails as with a lost server. */
function openNowhere(): DatabaseHandle {
  const client = postgresServer('postgres://nobody@127.0.0.1:1/nowhere', silent).connect({
    statementTimeoutMs: 1000,
  });
  return {
    db: drizzle(client),
    engine: 'postgres',
    ping: async () => void (await client`select 1`),
    close: () => client.end({ timeout: 0 }),
  };
}

/** Sends JSON and reads JSON; a text is sent as it is, to try bad JSON. */
export async function callJson(app: TestApp, method: 'GET' | 'POST', url: string, body?: unknown) {
  const answer = await app.inject({
    method,
    url,
    ...(body !== undefined && {
      payload: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
