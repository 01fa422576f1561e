import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createClient } from '@swatchwork/client';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase, describeOnServer } from './db/test-database.ts';
import { copyTemplate } from './db/test-template.ts';
import { startServer } from './test-server.ts';

const SLOW = 180_000; // two starts and hundreds of calls, on a machine that may be busy
const WRITERS = 4;
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

/** What the server has acknowledged of one palette. */
type Acknowledged = { id: string; name?: string; likes?: number; isGone?: boolean };

async function killAndCompare(env: Record<string, string>): Promise<void> {
  const first = await startServer(env);
  const { token, calls } = await signUp(first.address);
  const acknowledged: Acknowledged[] = [];
  let isKilled = false;

  const write = async (writer: number) => {
    for (let number = 0; !isKilled; number++) {
      const colors = ['#112233', '#AABBCC'];
      const name = `Palette ${writer}-${number}`;
      const { id } = await calls.save({ name, colors, tags: ['custom'] });
      const known: Acknowledged = { id };
      acknowledged.push(known);
      if (acknowledged.length >= ENOUGH && !isKilled) {
        isKilled = true; // the other writers are in the middle of something
        await first.kill();
      }
      known.likes = (await calls.like(id, { liked: true })).likes;
      known.name = (await calls.change(id, { name: `${name}, changed` })).name;
      if (number % 3 === 0) known.isGone = (await calls.delete(id)).ok;
    }
  };
  const endings = await Promise.allSettled(
    Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  );
  expect(endings.some(({ status }) => status === 'rejected')).toBe(true);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);

  const second = await startServer(env);
  const { palettes } = createClient({
    fetch,
    baseUrl: `${second.address}/api`,
    token: () => token,
  });
  for (const { id, name, likes, isGone } of acknowledged) {
    if (isGone) {
      await expect(palettes.get(id)).rejects.toMatchObject({ status: 404 });
      continue;
    }
    // A delete that was under way may have been carried out without anybody being told.
    const kept = await palettes.get(id).catch((error) => {
      expect(error).toMatchObject({ status: 404 });
      expect(name).toBeDefined();
    });
    if (!kept) continue;
    if (name) expect(kept.name).toBe(name);
    if (likes) expect(kept.likes).toBe(likes);
  }
  const found = await palettes.list({ q: 'palette', limit: 100 });
  expect(found.palettes.length).toBeGreaterThan(0);
  await second.stop();
}

async function signUp(address: string) {
  const response = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'ada', email: 'ada@example.org', password: 'correct horse' }),
  });
  const { token } = await response.json();
  const client = createClient({ fetch, baseUrl: `${address}/api`, token: () => token });
  return { token, calls: client.palettes };
}
