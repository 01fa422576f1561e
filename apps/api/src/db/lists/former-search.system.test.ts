import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';

import { createTestDatabase, describeOnServer } from '../../../testing/db/database.ts';
import { openFormer } from '../../../testing/db/former-database.ts';
import { createPaletteRepository } from '../../features/palettes/palettes.repository.ts';
import { openDatabase } from '../client.ts';
import { facetsOf } from '../facets/facets-of.ts';
import { palettes } from '../schema/palettes.ts';
import { dropFormerTables } from './drop-former-tables.ts';

/** The migrations of the last version that searched `palette_lists`, and what its connections call themselves. */
const [FORMER, FORMER_NAME] = [36, 'swatchwork 35'] as const;

const COLORS = [{ hex: '#112233' as const }, { hex: '#AABBCC' as const }];

describeOnServer('a database of instances that search lists', (server) => {
  test('is measured at the start; what either version saves, both find, until no older one is connected', async () => {
    const database = await createTestDatabase(server());
    const former = await openFormer(database.url, FORMER, FORMER_NAME);
    const save = (name: string) =>
      former.query(
        'insert into palettes (id, name, colors, tags) values (gen_random_uuid(), $1, $2, $3)',
        [name, JSON.stringify(COLORS), ['warm']],
      );
    for (let number = 0; number < 120; number++) await save(`Before ${number}`);

    const options = { databaseUrl: database.url, dataDir: '', seed: 'none' } as const;
    const { db, close } = await openDatabase({ ...options, log: pino({ level: 'silent' }) });
    const repository = createPaletteRepository(db);
    const namesOf = async (text: string) =>
      (await repository.findPage({ text }, 'likes', 5)).rows.map(({ name }) => name);
    expect(await db.$count(palettes, eq(palettes.facets, facetsOf(COLORS)))).toBe(120);
    expect(await namesOf('fore 117')).toEqual(['Before 117']);
    const index = sql`select indisvalid as "isValid" from pg_index
      where indexrelid = to_regclass('palette_colors_by_lab')`;
    expect((await db.execute(index)).rows).toEqual([{ isValid: true }]);

    const formerOf = async (word: string) => {
      const { rows } = await former.query(
        `select name, l.likes, l.tabs from palette_lists l join palettes p on p.id = palette_id
         where l.terms @> array[term_id($1)]`,
        [word],
      );
      return rows;
    };
    await save('Formerly saved');
    expect(await namesOf('formerly')).toEqual(['Formerly saved']);
    const [row] = await db
      .insert(palettes)
      .values({ name: 'Newly Saved', colors: COLORS })
      .returning();
    expect(await formerOf('newly saved')).toEqual([{ name: 'Newly Saved', likes: 0, tabs: 0 }]);
    await repository.update(row!, { name: 'Renamed', likes: 21 });
    expect(await formerOf('newly')).toEqual([]);
    expect(await formerOf('renamed')).toEqual([{ name: 'Renamed', likes: 21, tabs: 1 }]);
    await repository.delete(row!.id);
    expect(await formerOf('renamed')).toEqual([]);

    expect(await dropFormerTables(db)).toBe(false);
    expect(await formerOf('formerly')).toHaveLength(1);
    await former.end();
    await expect.poll(() => dropFormerTables(db), { timeout: 10_000 }).toBe(true);
    const { rows } = await db.execute(
      sql`select to_regclass('palette_lists') as lists, to_regproc('palette_entries') as entries`,
    );
    expect(rows).toEqual([{ lists: null, entries: null }]);
    await db.insert(palettes).values({ name: 'Saved later', colors: COLORS });
    expect(await namesOf('later')).toEqual(['Saved later']);
    await db.delete(palettes);
    expect(await namesOf('later')).toEqual([]);
    await close();
    await database.drop();
  });
});
