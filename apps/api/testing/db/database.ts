import { rmSync } from 'node:fs';
import { Client } from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, test } from 'vitest';

import { type DatabaseHandle, openDatabase } from '../../src/db/client.ts';
import { IS_SHORT } from '../short.ts';
import { templateOnServer } from './server-template.ts';
import { copyTemplate } from './template.ts';

const log = pino({ level: 'silent' });
const SERVER = process.env.TEST_DATABASE_URL;

/** The first start makes the template, on a machine that may be busy. */
const OPEN_TIMEOUT_MS = 60_000;

type Options = { seed?: 'sample' | 'none' };

/**
 * An empty, migrated database of the test's own; closing it deletes it. It is on the PostgreSQL
 * server of TEST_DATABASE_URL, which opens one in a tenth of the time, or else on the embedded
 * engine.
 */
export const openTestDatabase = (options: Options = {}): Promise<DatabaseHandle> =>
  SERVER ? openOnServer(SERVER, options) : openEmbedded(options);

/** As {@link openTestDatabase}, always on the embedded engine. */
export async function openEmbedded({ seed = 'none' }: Options = {}): Promise<DatabaseHandle> {
  const dataDir = await copyTemplate(log);
  const handle = await openDatabase({ dataDir, seed, log });
  return {
    ...handle,
    async close() {
      await handle.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Declares the same tests for both engines, each with a new database; for PostgreSQL as {@link
 * describeOnServer} does. Where TEST_SHORT is `true` and there is a server, the embedded engine is
 * left to `npm test -- --all`, and to the journeys, whose site runs on it.
 */
export function describeOnEachEngine(
  name: string,
  declareTests: (database: () => DatabaseHandle) => void,
  options: Options = {},
): void {
  if (!IS_SHORT || !SERVER) {
    describe(`${name} (embedded)`, () => declareWith(() => openEmbedded(options), declareTests));
  }
  describeOnServer(`${name} (PostgreSQL)`, (server) =>
    declareWith(() => openOnServer(server(), options), declareTests),
  );
}

/**
 * Declares tests for the PostgreSQL server of TEST_DATABASE_URL, whose user must be allowed to
 * create databases. Without that variable they are skipped and say so; where CI is `true` they
 * fail.
 */
export function describeOnServer(name: string, declareTests: (server: () => string) => void): void {
  if (SERVER) {
    describe(name, () => declareTests(() => SERVER));
  } else if (process.env.CI === 'true') {
    test(name, () => {
      throw new Error('TEST_DATABASE_URL is not set, and in CI no test may be skipped');
    });
  } else {
    describe.skip(`${name}: skipped, TEST_DATABASE_URL is not set`, () => declareTests(() => ''));
  }
}

function declareWith(
  open: () => Promise<DatabaseHandle>,
  declareTests: (database: () => DatabaseHandle) => void,
): void {
  let handle: DatabaseHandle;
  beforeAll(async () => {
    handle = await open();
  }, OPEN_TIMEOUT_MS);
  afterAll(() => handle?.close());
  declareTests(() => handle);
}

async function openOnServer(server: string, { seed = 'none' }: Options): Promise<DatabaseHandle> {
  const database = await createTestDatabase(server, await templateOnServer(server, log));
  const handle = await openDatabase({ databaseUrl: database.url, dataDir: '', seed, log });
  return {
    ...handle,
    async close() {
      await handle.close();
      await database.drop();
    },
  };
}

/** A new database on a PostgreSQL server: a copy of a template, or empty and without tables. */
export async function createTestDatabase(server: string, template = 'template1') {
  const name = `swatchwork_test_${crypto.randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  await runOn(server, `create database ${name} template ${template}`);
  return { url: url.href, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  await client.query(statement);
  await client.end();
}
