import { drizzle } from 'drizzle-orm/node-postgres';
import pino from 'pino';

import { buildApp, type Parts } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { DatabaseHandle } from '../src/db/client.ts';
import { postgresServer } from '../src/db/connect.ts';
import { createAdmission } from '../src/overload/admission.ts';

const silent = pino({ level: 'silent' });

/**
 * The real app, without rate limits and without admission: test and app share an event loop. Unless
 * a test passes a database, the app has one that cannot be reached, which costs nothing: most
 * routes never use it.
 */
export async function createTestApp(parts: Partial<Parts> = {}) {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off' });
  const database = parts.database ?? openNowhere();
  const admission = createAdmission(() => false);
  const app = await buildApp({ config, log: silent, admission, ...parts, database });
  databases.set(app, database);
  return app;
}

export type TestApp = Awaited<ReturnType<typeof buildApp>>;

const databases = new WeakMap<TestApp, DatabaseHandle>();

/** The database of an app, for changes that no API call can make. */
export const databaseOf = (app: TestApp): DatabaseHandle => databases.get(app)!;

/** The real driver without a server: every query fails as with a lost server. */
function openNowhere(): DatabaseHandle {
  const client = postgresServer('postgres://nobody@127.0.0.1:1/nowhere', silent).connect({
    statementTimeoutMs: 1000,
  });
  const db = drizzle(client);
  return {
    db,
    replicated: db,
    engine: 'postgres',
    ping: async () => void (await client.query('select 1')),
    close: () => client.end(),
  };
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Sends JSON and reads JSON; a text is sent unchanged, to test invalid JSON. */
export async function callJson(
  app: TestApp,
  method: Method,
  url: string,
  body?: unknown,
  token?: string,
  headers: Record<string, string> = {},
) {
  const answer = await app.inject({
    method,
    url,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && {
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}
