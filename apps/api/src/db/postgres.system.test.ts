import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, describeOnServer } from '../../testing/db/database.ts';
import { openInAnotherProcess } from '../../testing/db/process.ts';
import { openDatabase } from './client.ts';
import { PREPARATION_LOCK } from './prepare.ts';
import { SAMPLE_PALETTES } from './sample/palettes/sample-palettes.ts';
import { palettes } from './schema/palettes.ts';

const log = pino({ level: 'silent' });

describeOnServer('starts at once on a PostgreSQL server', (server) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase(server());
  });
  afterAll(() => database?.drop());

  test('three processes may start at once on an empty database: it is filled once', {
    timeout: 120_000,
  }, async () => {
    const starts = Array.from({ length: 3 }, () =>
      openInAnotherProcess(
        { databaseUrl: database.url, seed: 'sample' },
        { body: 'await handle.close();' },
      ),
    );
    expect(await Promise.all(starts.map((start) => start.ended()))).toEqual([0, 0, 0]);

    const handle = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      seed: 'sample',
      log,
    });
    expect(handle.engine).toBe('postgres');
    expect(await handle.db.$count(palettes)).toBe(SAMPLE_PALETTES.length);
    await handle.close();
  });

  test('instances may start at once on a database whose index of colors is missing', async () => {
    const options = { databaseUrl: database.url, dataDir: '', seed: 'none', log } as const;
    const before = await openDatabase(options);
    await before.db.execute(sql`drop index palette_colors_by_lab`);
    const first = await before.db.$client.connect();
    await first.query(`select pg_advisory_lock(${PREPARATION_LOCK})`);
    const starts = [openDatabase(options), openDatabase(options)];
    const waiting = sql`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query like '%advisory_lock($1)%'
        and pid <> pg_backend_pid()`;
    await expect
      .poll(async () => (await before.db.execute(waiting)).rows, { timeout: 10_000 })
      .toEqual([{ count: 2 }]);
    first.release(true);

    for (const { close } of await Promise.all(starts)) await close();
    const index = sql`select indisvalid as "isValid" from pg_index
      where indexrelid = to_regclass('palette_colors_by_lab')`;
    expect((await before.db.execute(index)).rows).toEqual([{ isValid: true }]);
    await before.close();
  });
});
