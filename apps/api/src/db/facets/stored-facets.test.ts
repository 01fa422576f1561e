import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { createPaletteRepository } from '../../features/palettes/palettes.repository.ts';
import { palettes } from '../schema/palettes.ts';
import { users } from '../schema/users.ts';
import { facetsOf } from './facets-of.ts';
import { measureSome } from './measure-palettes.ts';

const DARK = [{ hex: '#112233' as const }, { hex: '#223344' as const }];
const LIGHT = [
  { hex: '#FFEEDD' as const },
  { hex: '#EEDDFF' as const },
  { hex: '#112233' as const },
];

test('facets are named as the parameters of a search, and pairs up to their number', () => {
  expect(facetsOf(LIGHT)).toEqual(
    expect.arrayContaining(['pairs 1', 'pairs 2', 'ground true', 'tone light', 'size 3']),
  );
  expect(facetsOf(DARK)).not.toContain('pairs 1');
});

describeOnEachEngine('facets of palettes', (database) => {
  const stored = async (id: string) => {
    const [row] = await database().db.select().from(palettes).where(eq(palettes.id, id));
    return row!;
  };

  test('are saved with a palette and with its new colors, also where these have the same', async () => {
    const { db } = database();
    const [user] = await db
      .insert(users)
      .values({ email: 'facets@example.com', username: 'facets', passwordHash: '' })
      .returning();
    const repository = createPaletteRepository(db);
    const row = await repository.insert({ userId: user!.id, name: 'Dark', colors: DARK }, 10);
    expect((await stored(row!.id)).facets).toEqual(facetsOf(DARK));
    const light = await repository.update(row!, { colors: LIGHT });
    expect((await stored(row!.id)).facets).toEqual(facetsOf(LIGHT));
    await repository.update(light!, { colors: LIGHT.toReversed() });
    expect(await stored(row!.id)).toMatchObject({
      colors: LIGHT.toReversed(),
      facets: facetsOf(LIGHT),
      search: expect.stringContaining(`' size 3'`),
    });
  });

  test('of colors that another writer saves or changes are measured later', async () => {
    const { db } = database();
    const [row] = await db.insert(palettes).values({ name: 'Other', colors: DARK }).returning();
    const { id } = row!;
    for (const colors of [DARK, LIGHT]) {
      await db.update(palettes).set({ colors }).where(eq(palettes.id, id));
      expect((await stored(id)).facets).toBeNull();
      expect(await measureSome(db)).toBeUndefined();
      expect((await stored(id)).facets).toEqual(facetsOf(colors));
    }
  });
});
