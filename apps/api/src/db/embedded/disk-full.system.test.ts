import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callJson, createTestApp } from '../../../testing/app.ts';
import { copyTemplate } from '../../../testing/db/template.ts';
import { openDatabase } from '../client.ts';

const SLOW = 120_000;
const CHUNK = Buffer.alloc(64 * 1024);

/** A disk of the test's own; only root on Linux may mount one. */
let disk: string | undefined;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', folder]);
  if (status === 0) disk = folder;
  else rmSync(folder, { recursive: true });
});
afterAll(() => {
  if (!disk) return;
  spawnSync('umount', ['--lazy', disk]); // after a failure, files may still be open
  rmSync(disk, { recursive: true });
});

test('on a full disk writes are refused, /readyz says why, reads go on; all is well once there is room', {
  timeout: SLOW,
}, async ({ skip }) => {
  skip(!disk, 'no disk of a test may be mounted here');
  const log = pino({ level: 'silent' });
  const dataDir = await copyTemplate(log, join(disk!, 'data'));
  const database = await openDatabase({ dataDir, seed: 'sample', log });
  const app = await createTestApp({ database });
  const filler = join(disk!, 'filler');
  let accounts = 0;
  const write = () => {
    const username = `writer${accounts++}`;
    const person = { username, email: `${username}@example.org`, password: 'correct horse' };
    return callJson(app, 'POST', '/api/auth/register', person);
  };
  expect(await write()).toMatchObject({ status: 201 });
  expect(await callJson(app, 'GET', '/readyz')).toMatchObject({ status: 200 });

  expect(() => {
    for (;;) appendFileSync(filler, CHUNK);
  }).toThrow('ENOSPC');
  expect(await callJson(app, 'GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'failed', checks: { database: 'disk_full' } },
  });
  await expect.poll(async () => (await write()).status, { timeout: SLOW, interval: 1 }).toBe(503);
  expect(await write()).toMatchObject({
    headers: { 'retry-after': '60' },
    body: {
      code: 'database_unavailable',
      error: expect.stringContaining('disk of the database is full'),
    },
  });
  expect(await callJson(app, 'GET', '/api/palettes')).toMatchObject({ status: 200 });

  rmSync(filler);
  expect(await write()).toMatchObject({ status: 201 });
  expect(await callJson(app, 'GET', '/readyz')).toMatchObject({ status: 200 });
  await app.close();
});
