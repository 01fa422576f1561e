import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { paletteLikes, palettes, type StoredColor } from '../../db/schema/palettes.ts';
import { apiKeys, sessions } from '../../db/schema/users.ts';
import { foldLikes } from '../palettes/like/fold-likes.ts';

const COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC' }];
const ROUNDS = 3;
const LEAVERS = 5;
const LIKED = 12;

describeOnEachEngine('accounts that leave while they, and others, go on', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const people = (count: number) => Promise.all(Array.from({ length: count }, () => signUp(app)));

  const keep = async (name: string, count: number, userId?: string) => {
    const rows = Array.from({ length: count }, () => ({ name, colors: COLORS, userId }));
    const kept = await database().db.insert(palettes).values(rows).returning();
    return kept.map(({ id }) => id);
  };

  /** Palettes whose counters differ from the number of their rows. */
  const miscounted = () =>
    database()
      .db.select({
        id: palettes.id,
        likes: palettes.likes,
        rows: sql`count(${paletteLikes.id})::int`,
      })
      .from(palettes)
      .leftJoin(paletteLikes, eq(paletteLikes.paletteId, palettes.id))
      .groupBy(palettes.id)
      .having(sql`${palettes.likes} <> count(${paletteLikes.id})`);

  test('nothing fails, and every counter is the number of its rows', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [stayer, ...leavers] = await people(1 + LEAVERS);
      const shared = await keep('Shared', LIKED);
      const own = await Promise.all(leavers.map(({ user }) => keep('Own', 3, user.id)));
      const all = [...shared, ...own.flat()];

      const like = (id: string, token: string, liked: boolean) =>
        callJson(app, 'POST', `/api/palettes/${id}/like`, { liked }, token);
      await Promise.all(leavers.flatMap(({ token }) => all.map((id) => like(id, token, true))));

      const statuses = await Promise.all([
        ...leavers.flatMap(({ user, token }, at) => [
          callJson(app, 'DELETE', '/api/auth/me', { password: TEST_PASSWORD }, token),
          callJson(app, 'POST', '/api/auth/login', { email: user.email, password: TEST_PASSWORD }),
          callJson(app, 'POST', '/api/user/keys', { name: 'Late', password: TEST_PASSWORD }, token),
          callJson(app, 'POST', '/api/user/colors', { hexCode: '#3B82F6' }, token),
          callJson(app, 'POST', '/api/palettes', { name: 'Late', colors: ['#000', '#fff'] }, token),
          ...all.slice(at).map((id, index) => like(id, token, index % 2 === 0)),
        ]),
        ...all.map((id) => like(id, stayer!.token, true)),
      ]);
      const failed = statuses.filter(({ status }) => status >= 500);
      expect(failed.map(({ body }) => body)).toEqual([]);
      await foldLikes(database().db);
      expect(await miscounted()).toEqual([]);
    }
    // The deleted accounts left nothing behind.
    for (const table of [sessions, apiKeys]) {
      const orphans = sql`not exists (select from users where users.id = ${table.userId})`;
      expect(await database().db.$count(table, orphans)).toBe(0);
    }
  });
});
