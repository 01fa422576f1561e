import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { IS_SHORT } from '../../../testing/short.ts';
import { paletteLikes, palettes, type StoredColor } from '../../db/schema/palettes.ts';
import { apiKeys, sessions } from '../../db/schema/users.ts';
import { createResetLink } from './passwords/password-reset.service.ts';

const COLORS: StoredColor[] = [{ hex: '#112233' }, { hex: '#AABBCC' }];
const ROUNDS = IS_SHORT ? 1 : 3;
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
      expect(await miscounted()).toEqual([]);
    }
    // The deleted accounts left nothing behind.
    for (const table of [sessions, apiKeys]) {
      const orphans = sql`not exists (select from users where users.id = ${table.userId})`;
      expect(await database().db.$count(table, orphans)).toBe(0);
    }
  });

  const changePassword = (currentPassword: string, newPassword: string, token: string) =>
    callJson(app, 'POST', '/api/auth/password', { currentPassword, newPassword }, token);
  const login = (email: string, password: string) =>
    callJson(app, 'POST', '/api/auth/login', { email, password });

  test('of two changes by the same password one wins, and a thief cannot undo the other', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { user, token } = await signUp(app);
      const thief = (await login(user.email, TEST_PASSWORD)).body.token;
      const keep = () => changePassword(TEST_PASSWORD, TEST_PASSWORD, thief);
      const [owner] = await Promise.all([
        changePassword(TEST_PASSWORD, 'battery staple', token),
        keep(),
        keep(),
        keep(),
      ]);
      // Where the thief was first, the owner's session is over, and the owner is told so.
      const [old, fresh] = [TEST_PASSWORD, 'battery staple'].map((word) => login(user.email, word));
      const opens = [(await old!).status, (await fresh!).status];
      expect(opens).toEqual(owner.status === 200 ? [401, 200] : [200, 401]);
      expect([200, 400, 401]).toContain(owner.status);

      const changes = ['first one', 'second one'].map((word) =>
        changePassword(owner.status === 200 ? 'battery staple' : TEST_PASSWORD, word, token),
      );
      const won = (await Promise.all(changes)).filter(({ status }) => status === 200);
      expect(won.length).toBeLessThanOrEqual(1);
    }
  });

  test('a change of the password that waited for a reset by link does not undo it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { user, token } = await signUp(app);
      const asked = { userId: user.id, publicUrl: '', lifetimeMs: 60_000 };
      const link = await createResetLink(database().db, asked);
      const reset = { token: link.split('=')[1]!, password: 'by the link' };
      const [changed, replaced] = await Promise.all([
        changePassword(TEST_PASSWORD, 'by the thief', token),
        callJson(app, 'POST', '/api/auth/reset-password', reset),
      ]);
      const wins = [changed.status === 200, replaced.status === 200];
      expect(wins.filter(Boolean)).toHaveLength(1);
      const word = wins[0] ? 'by the thief' : 'by the link';
      expect((await login(user.email, word)).status).toBe(200);
    }
  });

  test('of two changes of the address one wins, and of a deletion and a change as well', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { user, token } = await signUp(app);
      const move = (name: string) =>
        callJson(
          app,
          'POST',
          '/api/auth/email',
          { email: `${name}-${user.email}`, password: TEST_PASSWORD },
          token,
        );
      const moves = await Promise.all([move('a'), move('b')]);
      expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);

      const [left, changed] = await Promise.all([
        callJson(app, 'DELETE', '/api/auth/me', { password: TEST_PASSWORD }, token),
        changePassword(TEST_PASSWORD, 'another word', token),
      ]);
      const done = [left!.status === 204 || left!.status === 200, changed!.status === 200];
      expect(done.filter(Boolean)).toHaveLength(1);
    }
  });
});
