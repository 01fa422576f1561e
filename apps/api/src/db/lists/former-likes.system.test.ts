import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';

import { createTestDatabase, describeOnServer } from '../../../testing/db/database.ts';
import { openFormer } from '../../../testing/db/former-database.ts';
import { createPaletteLikesRepository } from '../../features/palettes/like/palette-likes.repository.ts';
import { createPaletteRepository } from '../../features/palettes/palettes.repository.ts';
import { openDatabase } from '../client.ts';
import { dropFormerTables } from './drop-former-tables.ts';

/** The migrations of the last version that kept likes waiting, and what its connections call themselves. */
const [FORMER, FORMER_NAME] = [35, 'swatchwork 30'] as const;

const COLORS = JSON.stringify([{ hex: '#112233' }, { hex: '#AABBCC' }]);

describeOnServer('a database of instances that keep likes waiting', (server) => {
  test('counts what waits; instances of both versions count at once until no older one is connected', async () => {
    const database = await createTestDatabase(server());
    const former = await openFormer(database.url, FORMER, FORMER_NAME);
    const [id, other] = [crypto.randomUUID(), crypto.randomUUID()];
    for (const one of [id, other]) {
      await former.query('insert into palettes (id, name, colors, likes) values ($1, $2, $3, 3)', [
        one,
        'Liked',
        COLORS,
      ]);
    }
    const change = (palette: string, likes: number, lightLikes: number) =>
      former.query(
        'insert into palette_like_changes (palette_id, likes, light_likes) values ($1, $2, $3)',
        [palette, likes, lightLikes],
      );
    for (const light of [0, 1, 0]) await change(id, 1, light);
    await change(other, -1, 0);
    await change(crypto.randomUUID(), 1, 0); // of a palette that is gone

    const options = { databaseUrl: database.url, dataDir: '', seed: 'none' } as const;
    const handle = await openDatabase({ ...options, log: pino({ level: 'silent' }) });
    const { db } = handle;
    const countsOf = async (palette: string) => {
      const { rows } = await db.execute(sql`
        select p.likes, p.light_likes, l.likes as listed, (select count(*)::int from palette_like_changes) as waiting
        from palettes p join palette_lists l on l.palette_id = p.id where p.id = ${palette}`);
      return Object.values(rows[0]!);
    };
    expect(await countsOf(id)).toEqual([6, 1, 6, 0]);
    expect(await countsOf(other)).toEqual([2, 0, 2, 0]);

    await former.query('begin');
    await former.query('select from palettes where id = $1 for key share', [id]);
    await change(id, 1, 1);
    const { rows } = await former.query(
      `select greatest(likes + coalesce((select sum(c.likes) from palette_like_changes c
        where c.palette_id = palettes.id), 0), 0)::int as likes from palettes where id = $1`,
      [id],
    );
    expect(rows).toEqual([{ likes: 7 }]);
    const likes = createPaletteLikesRepository(db);
    const visitor = { visitorId: 'visitor-of-both-versions' };
    const liked = likes.set(id, visitor, true, { isLight: false, origin: 'a network' });
    await former.query('commit');
    expect(await liked).toEqual({ likes: 8, changed: true });
    await change(id, -1, -1);
    expect(await countsOf(id)).toEqual([7, 1, 7, 0]);

    expect(await dropFormerTables(db)).toBe(false);
    await former.end();
    await expect.poll(() => dropFormerTables(db)).toBe(true);
    const { rows: left } = await db.execute(sql`
      select to_regclass('palette_like_changes') as changes, to_regproc('count_like_change') as trigger,
        to_regproc('drop_like_changes') as function`);
    expect(left).toEqual([{ changes: null, trigger: null, function: null }]);
    await likes.set(id, visitor, false, { isLight: false, origin: 'a network' });
    expect((await createPaletteRepository(db).findById(id))?.likes).toBe(6);
    await handle.close();
    await database.drop();
  });
});
