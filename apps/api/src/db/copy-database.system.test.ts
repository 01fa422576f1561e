import { Writable } from 'node:stream';

import pino from 'pino';
import { expect, test } from 'vitest';

import { signUp } from '../../testing/accounts.ts';
import { callJson, createTestApp, databaseOf } from '../../testing/app.ts';
import { createTestDatabase, describeOnServer, openEmbedded } from '../../testing/db/database.ts';
import { openDatabase } from './client.ts';
import { copyDatabase, copyRows } from './copy-database.ts';

const silent = pino({ level: 'silent' });

test('a slow target does not hold up what is asked of the source next', {
  timeout: 30_000,
}, async () => {
  const { db, close } = await openEmbedded({ seed: 'sample' });
  const table = {
    name: 'colors_of_the_day',
    columns: ['hex_code', 'name', 'description', 'meaning', 'usage_tips'],
  };
  const slow = new Writable({ highWaterMark: 1, write: (_rows, _, done) => setImmediate(done) });
  await copyRows(db.$client, table, () => slow);
  expect((await db.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});

describeOnServer('from the embedded database to a server', (server) => {
  test('every row arrives as it is, sessions as well, and what is in use is not overwritten', {
    timeout: 120_000,
  }, async () => {
    const source = await createTestApp({ database: await openEmbedded({ seed: 'sample' }) });
    const { db: from } = databaseOf(source);
    const { token } = await signUp(source, { firstName: 'Ada \\N "ö" 👩‍🎨' });
    const body = { name: 'Copied', colors: ['#112233', '#AABBCC'], tags: ['custom'] };
    const saved = await callJson(source, 'POST', '/api/palettes', body, token);
    expect(saved.status).toBe(201);

    const database = await createTestDatabase(server());
    const options = { databaseUrl: database.url, dataDir: '', seed: 'none', log: silent } as const;
    const handle = await openDatabase(options);
    const counts = new Map(await copyDatabase(from, handle.db));
    expect(counts.get('users')).toBe(1);
    expect(counts.get('palettes')).toBeGreaterThan(200);

    for (const table of counts.keys()) {
      const contents = [from, handle.db].map(({ $client }) =>
        $client.query(`select t::text as row from ${table} t order by t::text collate "C"`),
      );
      const [before, after] = await Promise.all(contents);
      expect(after!.rows, table).toEqual(before!.rows);
    }
    await expect(copyDatabase(from, handle.db)).rejects.toThrow('has accounts or palettes already');
    await source.close();

    const copy = await createTestApp({ database: handle });
    expect((await callJson(copy, 'GET', '/api/auth/me', undefined, token)).status).toBe(200);
    const found = await callJson(copy, 'GET', '/api/palettes?q=copied');
    expect(found.body[0]).toMatchObject({ id: saved.body.id });
    const another = { ...body, name: 'Written later' };
    expect((await callJson(copy, 'POST', '/api/palettes', another, token)).status).toBe(201);
    const later = await callJson(copy, 'GET', '/api/palettes?q=later');
    expect(later.body[0].name).toBe('Written later');
    await copy.close();
    await database.drop();
  });
});
