import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openInAnotherProcess } from '../../../testing/db/process.ts';
import { copyTemplate, newDirectory } from '../../../testing/db/template.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from '../client.ts';
import { contactMessages } from '../schema/messages.ts';
import { BUILT_DATABASE } from './new-database.ts';

const log = pino({ level: 'silent' });
const SLOW = 120_000; // each test starts several engines, on a machine that may be busy

let tmp: string;
beforeEach(() => {
  tmp = newDirectory();
});
afterEach(() => rmSync(tmp, { recursive: true }));

const open = (dataDir: string) => openDatabase({ dataDir, seed: 'none', log });

test('a data directory serves one process; after kill -9 the next one finds every acknowledged row', {
  timeout: SLOW,
}, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  const writer = openInAnotherProcess(
    { dataDir },
    {
      tmp,
      body: `
          const { contactMessages } = await import(${JSON.stringify(schemaUrl())});
          const text = 'x'.repeat(500);
          for (;;) {
            const row = { name: 'n', email: 'e@x.y', subject: 's', message: text };
            const [{ id }] = await handle.db.insert(contactMessages).values(row).returning();
            console.log(id);
          }`,
    },
  );
  await writer.printed(100);
  await expect(open(dataDir)).rejects.toThrow(StartError);
  await expect(open(dataDir)).rejects.toThrow(
    `DATA_DIR ${dataDir} is in use by another process: stop that one, or choose another directory.`,
  );
  await writer.printed(500);
  await writer.kill();

  const handle = await open(dataDir);
  const ids = writer.lines.slice(1);
  const kept = await handle.db.$count(contactMessages, inArray(contactMessages.id, ids));
  expect(kept).toBe(ids.length);
  await handle.close();
});

test('the path may be longer than that of a socket', { timeout: SLOW }, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'long'.repeat(30), 'path'.repeat(30)));
  const handle = await open(dataDir);
  await handle.ping();
  await handle.close();
});

describe('what is there is never overwritten', () => {
  let dataDir: string;
  const inside = (...path: string[]) => join(dataDir, 'postgres', ...path);
  beforeEach(async () => {
    dataDir = await copyTemplate(log, join(tmp, 'data'));
  });

  test.each([
    ['PG_VERSION', 'PG_VERSION is missing'],
    ['global/pg_control', 'global/pg_control is missing'],
    ['base', 'base is missing'],
    ['pg_wal', 'pg_wal is missing'],
  ])('a database without %s stops the start, and stays as it is', async (name, reason) => {
    rmSync(inside(name), { recursive: true });
    const before = readdirSync(inside(), { recursive: true }).sort();
    const failure = await open(dataDir).catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toContain(`DATA_DIR ${dataDir} cannot be opened (${reason})`);
    expect(failure.message).toContain('Put back a whole copy of the folder');
    expect(readdirSync(inside(), { recursive: true }).sort()).toEqual(before);
  });

  test('one without the file of a table stops the start by name', { timeout: SLOW }, async () => {
    const handle = await open(dataDir);
    const { rows } = await handle.db.execute<{ path: string }>(
      sql`select pg_relation_filepath('palettes') as path`,
    );
    await handle.close();
    rmSync(inside(rows[0]!.path));
    await expect(open(dataDir)).rejects.toThrow('which holds palettes, is missing');
  });

  test('one whose control file is nonsense, or cut off, stops it with what to do', async () => {
    writeFileSync(inside('global', 'pg_control'), Buffer.alloc(8192, 7));
    await expect(open(dataDir)).rejects.toThrow('Put back a whole copy of the folder');
    writeFileSync(inside('global', 'pg_control'), Buffer.alloc(100));
    await expect(open(dataDir)).rejects.toThrow('global/pg_control is cut off');
  });

  test('one that was put a folder too high is not covered by a new one', async () => {
    for (const name of readdirSync(inside())) renameSync(inside(name), join(dataDir, name));
    rmSync(inside(), { recursive: true });
    await expect(open(dataDir)).rejects.toThrow('belong one folder deeper');
    expect(existsSync(inside())).toBe(false);
  });

  test('one that this user may not write stops the start and says so', async () => {
    const NOBODY = 65534;
    for (const path of [inside(), inside('global', 'pg_control')]) chmodSync(path, 0o555);
    chmodSync(tmp, 0o755);
    chmodSync(dataDir, 0o777);
    if (process.getuid?.() === 0) process.seteuid?.(NOBODY); // root may write everything
    const failure = await open(dataDir).catch((error) => error);
    if (process.getuid?.() === 0) process.seteuid?.(0);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toContain('cannot be written (');
  });
});

test('a new database is a copy of the one that was built, and the engine takes little memory', {
  timeout: SLOW,
}, async ({ skip }) => {
  const identifier = (folder: string) =>
    readFileSync(join(folder, 'global', 'pg_control'), { encoding: 'hex' }).slice(0, 16);
  const handle = await open(tmp);
  const { rows } = await handle.db.execute(sql`show shared_buffers`);
  expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  await handle.close();
  skip(!existsSync(BUILT_DATABASE), 'nothing was built');
  expect(identifier(join(tmp, 'postgres'))).toBe(identifier(BUILT_DATABASE));
});

function schemaUrl(): string {
  return new URL('../schema/messages.ts', import.meta.url).href;
}
