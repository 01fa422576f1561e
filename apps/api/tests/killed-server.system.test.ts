import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@swatchwork/client';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Acknowledged, findLost, writeUntilKilled } from '../../../testing/acknowledged.ts';
import { createTestDatabase, describeOnServer } from '../testing/db/database.ts';
import { copyTemplate } from '../testing/db/template.ts';
import { startServer } from '../testing/server.ts';

/** KILLS=5 npx vitest run … kills the server five times. */
const KILLS = Number(process.env.KILLS ?? 1);
const SLOW = KILLS * 180_000; // two starts and hundreds of calls, on a machine that may be busy
const ENOUGH = 120;

describe('kill -9 during writes loses nothing that was acknowledged (embedded)', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'swatchwork-killed-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('palettes, changes, deletes and likes', { timeout: SLOW }, async () => {
    const DATA_DIR = await copyTemplate(pino({ level: 'silent' }), join(folder, 'data'));
    await killAndCompare({ DATA_DIR });
  });
});

describeOnServer(
  'kill -9 during writes loses nothing that was acknowledged (PostgreSQL)',
  (server) => {
    let database: Awaited<ReturnType<typeof createTestDatabase>>;
    beforeAll(async () => {
      database = await createTestDatabase(server());
    });
    afterAll(() => database?.drop());

    test('palettes, changes, deletes and likes', { timeout: SLOW }, () =>
      killAndCompare({ DATABASE_URL: database.url }),
    );
  },
);

async function killAndCompare(env: Record<string, string>): Promise<void> {
  const all: Acknowledged[] = [];
  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(env);
    const { acknowledged, cutOff } = await writeUntilKilled(server.address, {
      username: `writer${kill}`,
      enough: ENOUGH,
      kill: () => server.kill(),
    });
    expect(cutOff).toBeGreaterThan(0);
    expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
    all.push(...acknowledged);
  }

  const last = await startServer(env);
  expect(await findLost(last.address, all)).toEqual([]);
  const { palettes } = createClient({ fetch, baseUrl: `${last.address}/api` });
  const found = await palettes.list({ q: 'palette', limit: 100 });
  expect(found.palettes.length).toBeGreaterThan(0);
  await last.stop();
}
