import { readFile } from 'node:fs/promises';

import { exactSrgb, toCssColor } from '@swatchwork/color';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';

import {
  createTestDatabase,
  describeOnEachEngine,
  describeOnServer,
} from '../../testing/db/database.ts';
import { openFormer } from '../../testing/db/former-database.ts';
import { toLab } from '../features/palettes/search/palette-nearest.ts';
import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { palettes, type StoredColor } from './schema/palettes.ts';

/** The migrations that the last version had in which points were those of hexes. */
const FORMER = 32;
const MIGRATION = new URL('migrations/0032_points_of_colors.sql', import.meta.url);

const COLORS: StoredColor[] = [
  { hex: '#112233' },
  toCssColor('color(display-p3 0 1 0)')!,
  { ...toCssColor('oklch(0.7 0.35 20)')!, name: 'Neon' },
  { hex: '#FF0000', alpha: 0.5 },
];

async function pointsOf(db: Database, name: string): Promise<number[][]> {
  const { rows } = await db.execute<{ lab: number[] }>(sql`
    select array[lab -> 1, lab -> 2, lab -> 3] as lab
    from palette_colors join palettes on id = palette_id where name = ${name} order by position`);
  return rows.map(({ lab }) => lab);
}

const isNear = (points: number[][], colors: StoredColor[]) =>
  points.length === colors.length &&
  colors.every((color, place) => {
    const lab = toLab(exactSrgb(color));
    return Math.hypot(...lab.map((value, at) => value - points[place]![at]!)) < 1e-7;
  });

const fallbacks = COLORS.map(({ hex }) => ({ hex }));

describeOnServer('a database whose points are those of hexes', (server) => {
  test('gets those of the colors; what an older instance saves beside has them, too', async () => {
    const database = await createTestDatabase(server());
    const former = await openFormer(database.url, FORMER);
    const save = (name: string, colors: StoredColor[], isPublic = true) =>
      former.query(
        'insert into palettes (id, name, colors, is_public) values (gen_random_uuid(), $1, $2, $3)',
        [name, JSON.stringify(colors), isPublic],
      );
    await save('Wide', COLORS);
    await save('Hexes', fallbacks);
    await save('Private', COLORS, false);

    const handle = await openDatabase({
      databaseUrl: database.url,
      dataDir: '',
      seed: 'none',
      log: pino({ level: 'silent' }),
    });
    const { db } = handle;
    expect(isNear(await pointsOf(db, 'Wide'), COLORS)).toBe(true);
    expect(isNear(await pointsOf(db, 'Hexes'), fallbacks)).toBe(true);
    expect(await pointsOf(db, 'Private')).toEqual([]);

    await save('Later', COLORS);
    await former.query(`update palettes set is_public = true where name = 'Private'`);
    expect(isNear(await pointsOf(db, 'Later'), COLORS)).toBe(true);
    expect(isNear(await pointsOf(db, 'Private'), COLORS)).toBe(true);
    await former.end();
    await handle.close();
    await database.drop();
  });
});

describeOnEachEngine('the migration to points of colors', (database) => {
  test('moves those of colors that are more than their hexes, and no others', async () => {
    const { db } = database();
    await db.insert(palettes).values([
      { name: 'Wide', colors: COLORS },
      { name: 'Hexes', colors: fallbacks },
    ]);
    await db.execute(sql`
      update palette_colors set lab = oklab(colors -> (position - 1) ->> 'hex')
      from palettes where id = palette_id`);
    expect(isNear(await pointsOf(db, 'Wide'), fallbacks)).toBe(true);
    const statements = (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint');
    const { rows } = await db.execute(
      sql.raw(
        `${statements.at(-1)} RETURNING own.position`.replace(/;\s* RETURNING/, ' RETURNING'),
      ),
    );
    expect(rows.map(({ position }) => position).sort()).toEqual([2, 3]);
    expect(isNear(await pointsOf(db, 'Wide'), COLORS)).toBe(true);
  });
});
