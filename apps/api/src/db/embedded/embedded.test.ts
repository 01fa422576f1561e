import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyTemplate, newDirectory } from '../../../testing/db/template.ts';
import { StartError } from '../../start-error.ts';
import { openDatabase } from '../client.ts';

const log = pino({ level: 'silent' });
const SLOW = 120_000; // each test starts several engines, on a machine that may be busy

let tmp: string;
beforeEach(() => {
  tmp = newDirectory();
});
afterEach(() => rmSync(tmp, { recursive: true }));

const open = (dataDir: string) => openDatabase({ dataDir, seed: 'none', log });

test('a directory can be used again as soon as it has been closed', { timeout: SLOW }, async () => {
  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  for (let start = 0; start < 2; start++) {
    const handle = await open(dataDir);
    expect(handle.engine).toBe('embedded');
    await handle.close();
  }
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

test('an empty folder is no database: one is made there', { timeout: SLOW }, async () => {
  mkdirSync(join(tmp, 'postgres'));
  const handle = await open(tmp);
  await handle.ping();
  await handle.close();
});

test('a directory that holds something else stops the start with a sentence', async () => {
  mkdirSync(join(tmp, 'postgres'));
  writeFileSync(join(tmp, 'postgres', 'PG_VERSION'), '9.6');
  await expect(open(tmp)).rejects.toThrow(StartError);
  await expect(open(tmp)).rejects.toThrow(`The database in DATA_DIR ${tmp} cannot be opened (`);

  const dataDir = await copyTemplate(log, join(tmp, 'data'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '9.6');
  await expect(open(dataDir)).rejects.toThrow('it is of PostgreSQL 9.6, and this is ');
});
