import pino from 'pino';

import { buildApp, type Parts } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/client.ts';
import { IN_MEMORY } from './db/embedded.ts';

const silent = pino({ level: 'silent' });

/** The real app on a real database of its own; closing the app closes both. */
export async function createTestApp(parts: Partial<Parts> = {}) {
  const database =
    parts.database ?? (await openDatabase({ dataDir: IN_MEMORY, seed: 'none', log: silent }));
  const config = readConfig({ NODE_ENV: 'test' });
  return buildApp({ config, log: silent, database, ...parts });
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

/** Sends JSON and reads JSON; the body may be any text to try bad JSON. */
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
