import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';

import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';

import { type DatabaseHandle, openDatabase } from '../src/db/client.ts';
import { postgresServer } from '../src/db/connect.ts';
import { startEmbedded } from '../src/db/embedded/embedded.ts';
import { countMigrations } from '../src/db/prepare.ts';
import { seedArticles } from '../src/db/seed/seed-articles.ts';
import { seedColorsOfTheDay } from '../src/db/seed/seed-colors-of-the-day.ts';
import { seedPalettes } from '../src/db/seed/seed-palettes.ts';
import { signUp, TEST_PASSWORD } from '../testing/accounts.ts';
import { callJson, createTestApp } from '../testing/app.ts';
import { createTestDatabase, describeOnServer } from '../testing/db/database.ts';
import { openFormer } from '../testing/db/former-database.ts';

const MANUAL = new URL('../../../docs/operations.md', import.meta.url);

/** The migrations of the last version whose functions did not work with an empty search_path. */
const FORMER = 33;

const PALETTE = { name: 'Zanzibar dunes', colors: ['#123456', '#FEDCBA'] };
const log = pino({ level: 'silent' });

describeOnServer('a backup', (server) => {
  test('comes back as the manual says, into an empty database, a used one, and a later PostgreSQL', {
    timeout: 180_000,
  }, async () => {
    const { dump, restore } = await readManual();
    const { databases, drop } = await createDatabases(server());
    const [source, empty, used] = databases;
    const folder = await mkdtemp(join(tmpdir(), 'swatchwork-backup-'));
    const email = await fill(source, countMigrations());
    await fill(used, countMigrations());
    await run(dump, folder, source);

    const rows = await countRows(source);
    expect(rows.palettes).toBeGreaterThan(200);
    for (const target of [empty, used]) {
      await run(restore, folder, target);
      expect(await countRows(target)).toEqual(rows);
      await useRestored(await open({ databaseUrl: target }), email);
    }

    // The embedded engine is PostgreSQL 18, which restores with stricter rules. Its socket takes no COPY.
    await run(`${dump} --rows-per-insert=500`, folder, source);
    const dataDir = join(folder, 'embedded');
    for (const state of ['empty', 'used']) {
      const { socketPath, stop } = await startEmbedded(dataDir, log);
      const port = extname(socketPath).slice(1);
      const target = `postgres://postgres@/postgres?host=${dirname(socketPath)}&port=${port}`;
      await run(restore, folder, target);
      expect(await countRows(target), state).toEqual(rows);
      await stop();
      await useRestored(await open({ dataDir }), email);
    }
    await rm(folder, { recursive: true });
    await drop();
  });

  test('of a version whose functions needed a search_path comes back, too', {
    timeout: 120_000,
  }, async () => {
    const { dump, restore, restoreFormer } = await readManual();
    const { databases, drop } = await createDatabases(server());
    const [source, empty, used] = databases;
    const folder = await mkdtemp(join(tmpdir(), 'swatchwork-backup-'));
    const email = await fill(source, FORMER);
    await fill(used, countMigrations());
    await run(dump, folder, source);

    await expect(run(restore, folder, empty)).rejects.toThrow('operator does not exist');
    const rows = await countRows(source);
    for (const target of [empty, used]) {
      await run(restoreFormer, folder, target);
      expect(await countRows(target)).toEqual(rows);
      await useRestored(await open({ databaseUrl: target }), email);
    }
    await rm(folder, { recursive: true });
    await drop();
  });
});

/** The commands of the manual. */
async function readManual() {
  const manual = await readFile(MANUAL, 'utf8');
  const section = manual.split('\n## Backup and restore\n')[1]!.split('\n## ')[0]!;
  const [usual, former] = Array.from(section.matchAll(/```\n(.+?)```/gs), ([, lines]) => lines!);
  const [dump, restore] = usual!.trim().split('\n');
  return { dump: dump!, restore: restore!, restoreFormer: former! };
}

/** Three databases of a role that owns them and is nothing more, as the manual asks for. */
async function createDatabases(server: string) {
  const role = `swatchwork_owner_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = new Client(server);
  await admin.connect();
  await admin.query(`create role ${role} login`);
  const create = async () => {
    const url = new URL((await createTestDatabase(server)).url);
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${role}`);
    url.username = role;
    return url.href;
  };
  const databases = [await create(), await create(), await create()] as const;
  return {
    databases,
    async drop() {
      for (const url of databases) {
        await admin.query(`drop database ${new URL(url).pathname.slice(1)} with (force)`);
      }
      await admin.query(`drop role ${role}`);
      await admin.end();
    },
  };
}

const run = (lines: string, cwd: string, url: string) =>
  promisify(execFile)('sh', ['-e', '-c', lines], {
    cwd,
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  });

const open = (where: { databaseUrl?: string; dataDir?: string }) =>
  openDatabase({ dataDir: '', ...where, seed: 'none', log });

/** Makes the tables of a version, and fills them with sample data and an account, whose email is returned. */
async function fill(url: string, migrations: number): Promise<string> {
  const former = await openFormer(url, migrations);
  await former.end();
  const pool = postgresServer(url, log).connect({ statementTimeoutMs: 60_000 });
  const db = drizzle(pool, { casing: 'snake_case' });
  await seedColorsOfTheDay(db);
  await seedArticles(db);

  const close = () => pool.end();
  const ping = async () => {};
  const database: DatabaseHandle = { db, replicated: db, engine: 'postgres', ping, close };
  const app = await createTestApp({ database });
  const { user, token } = await signUp(app);
  if (migrations < countMigrations()) {
    // This version writes columns that a former one does not have.
    const colors = JSON.stringify(PALETTE.colors.map((hex) => ({ hex })));
    await db.execute(sql`
      insert into palettes (id, name, colors, likes)
      values (gen_random_uuid(), ${PALETTE.name}, ${colors}, 1)`);
  } else {
    await seedPalettes(db);
    const { body } = await callJson(app, 'POST', '/api/palettes', PALETTE, token);
    const like = `/api/palettes/${body.id}/like`;
    expect(await callJson(app, 'POST', like, { liked: true }, token)).toMatchObject({
      status: 200,
    });
  }
  await app.close();
  return user.email;
}

async function countRows(url: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'drizzle') order by name`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select count(*)::integer as rows from ${name}`);
    counts[name.replace('public.', '')] = rows[0].rows;
  }
  await client.end();
  return counts;
}

/** What a person does first: signs in, and looks for the palette by its words and by a color. */
async function useRestored(database: DatabaseHandle, email: string): Promise<void> {
  const app = await createTestApp({ database });
  const credentials = { email, password: TEST_PASSWORD };
  const session = await callJson(app, 'POST', '/api/auth/login', credentials);
  expect(session.status).toBe(200);
  for (const search of ['q=zanzibar', 'q=anziba', 'color=123457']) {
    const { body } = await callJson(app, 'GET', `/api/palettes?${search}`);
    expect(body[0], search).toMatchObject({ name: PALETTE.name, likes: 1 });
  }
  const saved = { ...PALETTE, name: 'Saved afterwards' };
  const { token } = session.body;
  expect((await callJson(app, 'POST', '/api/palettes', saved, token)).status).toBe(201);
  const { body } = await callJson(app, 'GET', '/api/palettes?q=afterwards');
  expect(body[0]).toMatchObject({ name: saved.name });
  await app.close();
}
