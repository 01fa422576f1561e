import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openInAnotherProcess } from '../../../testing/db/process.ts';
import { copyTemplate, newDirectory } from '../../../testing/db/template.ts';
import { openDatabase } from '../client.ts';
import { isConnectionError } from '../errors.ts';

const log = pino({ level: 'silent' });
const SLOW = 120_000; // each test starts several engines, on a machine that may be busy

let tmp: string;
beforeEach(() => {
  tmp = newDirectory();
});
afterEach(() => rmSync(tmp, { recursive: true }));

const open = (dataDir: string) => openDatabase({ dataDir, seed: 'none', log });

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

test('an engine that panics is lost at once and said to be, and comes back when it can', {
  timeout: SLOW,
}, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  const lines: string[] = [];
  const loud = pino({ level: 'fatal' }, { write: (line) => lines.push(line) });
  const handle = await openDatabase({ dataDir, seed: 'none', log: loud });
  const wal = join(dataDir, 'postgres', 'pg_wal');
  renameSync(wal, `${wal}-away`);

  const fill = sql`create table filler as select md5(n::text) from generate_series(1, 100000) as n`;
  await expect(handle.db.execute(fill)).rejects.toThrow();
  await expect(handle.ping()).rejects.toSatisfy(isConnectionError);

  renameSync(`${wal}-away`, wal);
  const ping = () => handle.ping().then(() => 'ok', String);
  await expect.poll(ping, { timeout: SLOW, interval: 100 }).toBe('ok');
  await handle.close();
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the embedded database has crashed']);
});

test('closing works while an engine that has crashed is away', { timeout: SLOW }, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  const handle = await open(dataDir);
  rmSync(join(dataDir, 'postgres', 'pg_wal'), { recursive: true });
  const fill = sql`create table filler as select md5(n::text) from generate_series(1, 100000) as n`;
  await expect(handle.db.execute(fill)).rejects.toThrow();
  await expect(handle.ping()).rejects.toSatisfy(isConnectionError);
  await handle.close();
});

test('what a killed process left in the temporary folder goes with the next start, and nothing else does', {
  timeout: SLOW,
}, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  const other = await copyTemplate(log, join(tmp, 'other'));
  const folders = () => readdirSync(tmp).filter((name) => name.startsWith('swatchwork-'));
  const run = (dataDir: string) =>
    openInAnotherProcess(
      { dataDir },
      { tmp, body: 'await new Promise(() => setInterval(() => {}, 1e6));' },
    );
  mkdirSync(join(tmp, 'swatchwork-foreign'));

  const living = run(other);
  await living.printed(1);
  const kept = folders();
  const first = run(dataDir);
  await first.printed(1);
  await first.kill();
  expect(folders()).toHaveLength(3);

  const second = run(dataDir);
  await second.printed(1);
  expect(folders()).toEqual(expect.arrayContaining(kept));
  expect(folders()).toHaveLength(3);
  await Promise.all([living.kill(), second.kill()]);
});
