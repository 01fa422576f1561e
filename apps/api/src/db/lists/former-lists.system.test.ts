import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';

import { createTestApp } from '../../../testing/app.ts';
import { createTestDatabase, describeOnServer } from '../../../testing/db/database.ts';
import { openFormer } from '../../../testing/db/former-database.ts';
import { createPaletteRepository } from '../../features/palettes/palettes.repository.ts';
import { openDatabase } from '../client.ts';
import { facetsOf } from '../facets/facets-of.ts';
import { palettes } from '../schema/palettes.ts';
import { dropFormerTables } from './drop-former-tables.ts';

/** The migrations that the last version without `palette_lists` had. */
const FORMER = 30;

const COLORS = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];

describeOnServer('a database with the lists of older instances', (server) => {
  test('is filled in place; older instances read on until none is connected', {
    timeout: 120_000,
  }, async () => {
    const database = await createTestDatabase(server());
    const former = await openFormer(database.url, FORMER);
    const save = (name: string) =>
      former.query(
        'insert into palettes (id, name, colors, tags) values (gen_random_uuid(), $1, $2, $3)',
        [name, JSON.stringify(COLORS), ['warm']],
      );
    for (let number = 0; number < 1100; number++) await save(`Before ${number}`);
    await former.query(`update palettes set likes = 60 where name = 'Before 7'`);

    const options = { databaseUrl: database.url, dataDir: '', seed: 'none' } as const;
    const handle = await openDatabase({ ...options, log: pino({ level: 'silent' }) });
    const { db } = handle;
    const repository = createPaletteRepository(db);
    const namesOf = async (text: string) =>
      (await repository.findPage({ text }, 'likes', 5)).rows.map(({ name }) => name);
    expect(await db.$count(palettes, eq(palettes.facets, facetsOf(COLORS)))).toBe(1100);
    expect(await namesOf('before')).toHaveLength(5);
    expect((await namesOf('before'))[0]).toBe('Before 7');
    expect(await namesOf('before 1099')).toEqual(['Before 1099']);

    // What either saves, both find.
    const formerOf = async (term: string) => {
      const found = await former.query(
        'select name, t.likes from palette_terms t join palettes p on p.id = palette_id where term = $1',
        [term],
      );
      return found.rows;
    };
    await save('Formerly saved');
    expect(await namesOf('formerly')).toEqual(['Formerly saved']);
    const [row] = await db
      .insert(palettes)
      .values({ name: 'Newly Saved', colors: COLORS })
      .returning();
    expect(await formerOf('newly saved')).toEqual([{ name: 'Newly Saved', likes: 0 }]);
    const pair = await former.query(`select word from palette_words where word = 'newly saved'`);
    expect(pair.rows).toHaveLength(1);
    await repository.update(row!, { name: 'Renamed', likes: 21 });
    expect(await formerOf('newly')).toEqual([]);
    expect(await formerOf(' above 20')).toContainEqual({ name: 'Renamed', likes: 21 });
    await repository.delete(row!.id);
    expect(await formerOf('renamed')).toEqual([]);

    expect(await dropFormerTables(db)).toBe(false);
    expect(await formerOf('formerly')).toHaveLength(1);
    await former.end();
    const app = await createTestApp({ database: handle });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const left = async () => {
      const { rows } = await db.execute(sql`
        select to_regclass('palette_terms') as terms, to_regclass('palette_facets') as facets,
          to_regproc('drop_former_lists') as function`);
      return rows[0];
    };
    await expect
      .poll(left, { timeout: 30_000 })
      .toEqual({ terms: null, facets: null, function: null });
    await db.insert(palettes).values({ name: 'Saved later', colors: COLORS });
    expect(await namesOf('later')).toEqual(['Saved later']);
    await repository.update((await repository.findPage({ text: 'later' }, 'likes', 1)).rows[0]!, {
      name: 'Changed later',
    });
    expect(await namesOf('changed')).toEqual(['Changed later']);
    await app.close();
    await database.drop();
  });
});
