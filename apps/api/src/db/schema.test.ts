import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '../../testing/db/database.ts';
import { violatedUniqueIndex } from './errors.ts';
import { colorsOfTheDay } from './schema/colors-of-the-day.ts';
import { palettes, type StoredColor } from './schema/palettes.ts';
import { sessions, users } from './schema/users.ts';

const TWO_COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC', name: 'Mist' }];

describeOnEachEngine('schema', (database) => {
  const person = (username: string) => ({
    username,
    email: `${username}@example.org`,
    passwordHash: 'x',
  });

  test('a username and an email are taken whatever their case', async () => {
    const { db } = database();
    await db.insert(users).values({ ...person('Ada'), email: 'ADA@example.org' });
    const sameName = db.insert(users).values({ ...person('aDA'), email: 'other@example.org' });
    await expect(sameName).rejects.toSatisfy(
      (error) => violatedUniqueIndex(error) === 'users_username_unique',
    );
    const sameEmail = db.insert(users).values({ ...person('other'), email: 'ada@EXAMPLE.org' });
    await expect(sameEmail).rejects.toSatisfy(
      (error) => violatedUniqueIndex(error) === 'users_email_unique',
    );
  });

  test.each([
    ['one color', TWO_COLORS.slice(1)],
    ['eleven colors', Array.from({ length: 11 }, () => ({ hex: '#112233' }))],
    ['a lower-case hex', [{ hex: '#112233' }, { hex: '#aabbcc' }]],
    ['a color without hex', [{ hex: '#112233' }, { name: 'Mist' }]],
  ])('a palette with %s is refused', async (_case, colors) => {
    const insert = database().db.execute(
      sql`insert into palettes (id, name, colors)
          values (${crypto.randomUUID()}, 'Refused', ${JSON.stringify(colors)})`,
    );
    await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('a palette comes back as it was stored', async () => {
    const palette = {
      name: 'Dunes <b>é</b> 😀',
      colors: TWO_COLORS,
      tags: ['warm', 'a,"b"'],
      createdAt: new Date(1_700_000_000_123),
    };
    const [row] = await database().db.insert(palettes).values(palette).returning();
    expect(row).toMatchObject({ ...palette, likes: 0, isPublic: true, source: 'user' });
  });

  test('a person takes their sessions and palettes with them', async () => {
    const { db } = database();
    const [user] = await db.insert(users).values(person('leaver')).returning();
    const userId = user!.id;
    await db
      .insert(sessions)
      .values({ tokenHash: '0'.repeat(64), userId, expiresAt: new Date(2_000_000_000_000) });
    await db.insert(palettes).values({ name: 'Mine', colors: TWO_COLORS, userId });
    await db.delete(users);
    expect(await db.$count(sessions)).toBe(0);
    expect(await db.$count(palettes, sql`user_id is not null`)).toBe(0);
  });

  test.each([0, 367])('there is no color of day %d', async (position) => {
    const insert = database()
      .db.insert(colorsOfTheDay)
      .values({ position, hexCode: '#112233', name: 'Never' });
    await expect(insert).rejects.toMatchObject({ cause: { code: '23514' } });
  });

  test('an error inside a transaction undoes it and leaves the connection usable', async () => {
    const { db, ping } = database();
    const before = await db.$count(palettes);
    const failing = db.transaction(async (tx) => {
      await tx.insert(palettes).values({ name: 'Undone', colors: TWO_COLORS });
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toThrow();
    await ping();
    expect(await db.$count(palettes)).toBe(before);
  });
});
