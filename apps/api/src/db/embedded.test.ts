import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { StartError } from '../start-error.ts';
import { openDatabase } from './client.ts';
import { isConnectionError } from './errors.ts';
import { contactMessages } from './schema/messages.ts';
import { openInAnotherProcess } from './test-process.ts';
import { copyTemplate } from './test-template.ts';

const log = pino({ level: 'silent' });
const SLOW = 120_000; // several starts, each of them on a machine that may be busy

let tmp: string;
beforeEach(() => {
  tmp = mkdtempSync(join(tmpdir(), 'swatchwork-test-'));
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

test('a first start that is cut short does not spoil the next', { timeout: SLOW }, async () => {
  const dataDir = join(tmp, 'data');
  const first = openInAnotherProcess({ dataDir }, { tmp });
  const unfinished = join(dataDir, 'postgres.unfinished', 'PG_VERSION');
  await expect.poll(() => existsSync(unfinished), { timeout: SLOW, interval: 5 }).toBe(true);
  await first.kill();
  expect(first.lines).toEqual([]);

  const handle = await open(dataDir);
  await handle.ping();
  await handle.close();
});

test('a directory can be used again as soon as it has been closed', { timeout: SLOW }, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  for (let start = 0; start < 2; start++) {
    const handle = await open(dataDir);
    expect(handle.engine).toBe('embedded');
    await handle.close();
  }
});

test('the path may be longer than that of a socket', { timeout: SLOW }, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'long'.repeat(30), 'path'.repeat(30)));
  const handle = await open(dataDir);
  await handle.ping();
  await handle.close();
});

test('an engine that panics is lost at once and said to be; closing still works', {
  timeout: SLOW,
}, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  const lines: string[] = [];
  const loud = pino({ level: 'fatal' }, { write: (line) => lines.push(line) });
  const handle = await openDatabase({ dataDir, seed: 'none', log: loud });
  rmSync(join(dataDir, 'postgres', 'pg_wal'), { recursive: true });

  const fill = sql`create table filler as select md5(n::text) from generate_series(1, 100000) as n`;
  await expect(handle.db.execute(fill)).rejects.toThrow();
  await expect(handle.ping()).rejects.toSatisfy(isConnectionError);
  await handle.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the embedded database has crashed']);
});

test('a directory that cannot be made stops the start with a sentence', async () => {
  const file = join(tmp, 'file');
  writeFileSync(file, '');
  for (const dataDir of [join(file, 'data'), '/proc/swatchwork']) {
    const failure = await open(dataDir).catch((error) => error);
    expect(failure).toBeInstanceOf(StartError);
    expect(failure.message).toContain(`DATA_DIR ${dataDir} cannot be written (`);
  }
});

test('a directory that holds something else stops the start with a sentence', async () => {
  mkdirSync(join(tmp, 'postgres'));
  writeFileSync(join(tmp, 'postgres', 'PG_VERSION'), '9.6');
  await expect(open(tmp)).rejects.toThrow(StartError);
  await expect(open(tmp)).rejects.toThrow(`The database in DATA_DIR ${tmp} cannot be opened (`);
});

function schemaUrl(): string {
  return new URL('./schema/messages.ts', import.meta.url).href;
}
