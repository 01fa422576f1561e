import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { StatusAnswer } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';
import { createMetrics } from '../../metrics/metrics.ts';
import { connectRedis } from '../../redis.ts';
import { readDatabase } from './read-database.ts';
import { readVersions } from './versions.ts';

const log = pino({ level: 'silent' });

describeOnEachEngine('GET /api/admin/status', (database) => {
  test('tells what this process and the database say of themselves', async () => {
    const app = await createTestApp({ database: database() });
    const { token } = await signUpAdmin(app);
    const { status, body, headers } = await callJson(
      app,
      'GET',
      '/api/admin/status',
      undefined,
      token,
    );
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');

    const answer = StatusAnswer.parse(body);
    const { db, engine } = database();
    const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
    expect(answer.database).toMatchObject({
      status: 'ok',
      engine,
      version: rows[0]?.server_version,
    });
    expect(answer.database.migrations.applied).toBe(answer.database.migrations.known);
    expect(answer.database.migrations.known).toBeGreaterThan(0);
    expect(answer.database.sizeBytes).toBeGreaterThan(1_000_000);
    expect(answer.database.connections).toEqual({
      open: expect.any(Number),
      pool: db.$client.options.max,
    });
    expect(answer.instance).toMatchObject({
      processId: process.pid,
      node: process.versions.node,
      version: '0.1.0',
    });
    expect(answer.load.memoryBytes).toBeGreaterThan(answer.load.heapBytes);
    expect(answer.limits).toMatchObject({ areOn: false, countedIn: 'memory', status: 'ok' });
    expect(answer).toMatchObject({
      images: { waiting: 0, room: 16, done: 0 },
      mail: { isSetUp: false },
      watching: { metrics: false, traces: false },
    });
  });

  test('tells that Redis is away, and never a secret', async () => {
    const env = {
      NODE_ENV: 'test',
      DATABASE_URL: 'postgres://who:hunter2@db.internal/colors',
      REDIS_URL: 'redis://:hunter2@127.0.0.1:1',
      SMTP_URL: 'smtp://who:hunter2@mail.internal:587',
    };
    const config = readConfig(env);
    const redis = connectRedis(env.REDIS_URL, log);
    onTestFinished(() => redis.close());
    const app = await createTestApp({
      database: database(),
      config,
      redis,
      metrics: createMetrics(),
    });
    const { token } = await signUpAdmin(app);
    const answer = await app.inject({
      url: '/api/admin/status',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json()).toMatchObject({
      limits: { areOn: true, countedIn: 'memory', status: 'failed', latencyMs: null },
      watching: { metrics: true },
    });
    expect(answer.payload).not.toMatch(/hunter2|internal|127\.0\.0\.1|:\/\//);
  });
});

test('a database that is away is told as such', async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  expect(await readDatabase(databaseOf(app))).toMatchObject({
    status: 'failed',
    engine: 'postgres',
    version: null,
    latencyMs: null,
    migrations: { applied: null },
  });
});

test('the commit is read from a checkout, and unknown elsewhere', () => {
  const folder = mkdtempSync(join(tmpdir(), 'swatchwork-versions-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = pathToFileURL(`${folder}/`);
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
  write('package.json', '{"version":"1.2.3"}');
  expect(readVersions(root)).toEqual({ version: '1.2.3', commit: 'unknown' });

  mkdirSync(join(folder, '.git/refs/heads'), { recursive: true });
  const commit = (digit: string) => digit.repeat(40);
  write('.git/HEAD', `${commit('a')}\n`);
  expect(readVersions(root).commit).toBe('a'.repeat(12));
  write('.git/HEAD', 'ref: refs/heads/main\n');
  expect(readVersions(root).commit).toBe('unknown');
  write('.git/packed-refs', `# pack-refs\n${commit('b')} refs/heads/main\n`);
  expect(readVersions(root).commit).toBe('b'.repeat(12));
  write('.git/refs/heads/main', `${commit('c')}\n`);
  expect(readVersions(root).commit).toBe('c'.repeat(12));
});
