import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { createPaletteRepository } from '../../features/palettes/palettes.repository.ts';
import type { Database, Transaction } from '../database.ts';
import { paletteLists } from '../schema/palette-lists.ts';
import { palettes } from '../schema/palettes.ts';
import { users } from '../schema/users.ts';
import { facetsOf } from './facets-of.ts';
import { insertPalettes } from './insert-palettes.ts';

const DARK = [{ hex: '#112233' as const }, { hex: '#223344' as const }];
const LIGHT = [
  { hex: '#FFEEDD' as const },
  { hex: '#EEDDFF' as const },
  { hex: '#112233' as const },
];

describeOnEachEngine('facets of palettes', (database) => {
  const facetsIn = async (db: Database | Transaction, id: string) => {
    const [row] = await db
      .select({ facets: paletteLists.facets })
      .from(paletteLists)
      .where(eq(paletteLists.paletteId, id));
    return row?.facets;
  };

  /** Rows of the lists that this transaction has written. */
  const written = async (tx: Transaction) => {
    const { rows } = await tx.execute(sql`
      select n_tup_ins::int as inserted, n_tup_upd::int as updated
      from pg_stat_xact_user_tables where relname = 'palette_lists'`);
    return rows[0];
  };

  test('a saved palette is written once into its list, and so is a change of its colors', async () => {
    const email = 'facets@example.com';
    const [user] = await database()
      .db.insert(users)
      .values({ email, username: 'facets', passwordHash: '' })
      .returning();
    await database().db.transaction(async (tx) => {
      const repository = createPaletteRepository(tx);
      const row = await repository.insert({ userId: user!.id, name: 'Dark', colors: DARK }, 10);
      expect(await written(tx)).toEqual({ inserted: 1, updated: 0 });
      expect(await facetsIn(tx, row!.id)).toBe(facetsOf(DARK));
      const changed = await repository.update(row!, { colors: LIGHT });
      expect(changed?.colors).toEqual(LIGHT);
      expect(await written(tx)).toEqual({ inserted: 1, updated: 1 });
      expect(await facetsIn(tx, row!.id)).toBe(facetsOf(LIGHT));
    });
  });

  test('they hold for the palettes that they are given for, in that transaction alone', async () => {
    const { db } = database();
    const values = { name: 'Light', colors: LIGHT };
    const other = await db.transaction(async (tx) => {
      await insertPalettes(tx, [values]);
      const [row] = await tx.insert(palettes).values(values).returning();
      return row!;
    });
    expect(await facetsIn(db, other.id)).toBeNull();
    const [later] = await db
      .insert(palettes)
      .values({ ...values, id: undefined })
      .returning();
    expect(await facetsIn(db, later!.id)).toBeNull();
  });
});
