import { LIMITS, SavedColorList } from '@swatchwork/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { savedColors } from '../../db/schema/palettes.ts';

const FAVORITE = { hexCode: '#3b82f6', name: 'Color #3b82f6', tags: ['favorite'] };

describeOnEachEngine('/api/user/colors', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const list = async (token: string) =>
    SavedColorList.parse((await callJson(app, 'GET', '/api/user/colors', undefined, token)).body);
  const save = (body: unknown, token?: string) =>
    callJson(app, 'POST', '/api/user/colors', body, token);
  const remove = (id: string, token?: string, body?: string) =>
    callJson(app, 'DELETE', `/api/user/colors/${id}`, body, token);

  test('UCOLAPI-01, ROLE-03: without a token 401 and a text', async () => {
    for (const { status, body } of [
      await callJson(app, 'GET', '/api/user/colors'),
      await save(FAVORITE),
      await remove(crypto.randomUUID()),
    ]) {
      expect(status).toBe(401);
      expect(body).toMatchObject({ code: 'unauthorized', error: expect.any(String) });
    }
  });

  test('UCOLAPI-02, UCOLAPI-03, UCOLAPI-05, UCOLAPI-06, ROLE-04: each account has its own list, the newest first', async () => {
    const ada = await signUp(app);
    const bob = await signUp(app);
    expect(await list(ada.token)).toEqual([]);
    const { status, body } = await save(FAVORITE, ada.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...FAVORITE, hexCode: '#3B82F6', id: expect.any(String) });
    await save({ hexCode: 'FF0000' }, ada.token);
    expect((await list(ada.token)).map(({ name }) => name)).toEqual([
      'Color #FF0000',
      'Color #3b82f6',
    ]);
    expect(await list(bob.token)).toEqual([]);
  });

  test('UCOLAPI-10: saving a color again, even at once, keeps it once under the new name', async () => {
    const { token } = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => save(FAVORITE, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    await save({ ...FAVORITE, name: 'Sky' }, token);
    expect(await list(token)).toMatchObject([{ name: 'Sky', hexCode: '#3B82F6' }]);
  });

  test('a color beyond its hex stays whole, and another one with the same hex replaces it', async () => {
    const { token } = await signUp(app);
    const css = 'color(display-p3 1 0.2 0.1)';
    const { status, body } = await save(
      { hexCode: '#000000', css: `${css.slice(0, -1)} / 0.5)` },
      token,
    );
    expect([status, body.css, body.alpha]).toEqual([201, css, 0.5]);
    expect(await list(token)).toMatchObject([{ hexCode: body.hexCode, css, alpha: 0.5 }]);
    await save({ hexCode: body.hexCode }, token);
    const [color, ...others] = await list(token);
    expect(color).toEqual({ ...body, id: color?.id, css: undefined, alpha: undefined });
    expect(others).toEqual([]);
  });

  test('saving names no index, so that a later release can change it', async () => {
    const { token } = await signUp(app);
    const { db } = database();
    await db.execute(sql`drop index saved_colors_user_hex_unique`);
    try {
      await Promise.all(Array.from({ length: 5 }, () => save(FAVORITE, token)));
      expect(await list(token)).toHaveLength(1);
    } finally {
      await db.execute(
        sql`create unique index saved_colors_user_hex_unique on saved_colors (user_id, hex_code)`,
      );
    }
  });

  test('UCOLAPI-07, UCOLAPI-08, ROLE-05: only the owner deletes, once', async () => {
    const ada = await signUp(app);
    const bob = await signUp(app);
    const { id } = (await save(FAVORITE, ada.token)).body;
    expect((await remove(id, bob.token)).status).toBe(404);
    expect(await list(ada.token)).toHaveLength(1);
    const statuses = (await Promise.all([remove(id, ada.token), remove(id, ada.token)])).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([200, 404]);
    expect(await list(ada.token)).toEqual([]);
  });

  test.each(['1', 'x'.repeat(100), '%00', crypto.randomUUID()])(
    'UCOLAPI-09: deleting %s is refused',
    async (id) => {
      const { token } = await signUp(app);
      const { status } = await remove(id, token);
      expect([400, 404]).toContain(status);
    },
  );

  test('UCOLAPI-11: an empty JSON body does no harm', async () => {
    const { token } = await signUp(app);
    const { id } = (await save(FAVORITE, token)).body;
    expect((await remove(id, token, '')).status).toBe(200);
  });

  test.each([
    [{}, 'hexCode'],
    [{ hexCode: '' }, 'hexCode'],
    [{ hexCode: '#12' }, 'hexCode'],
    [{ hexCode: 123456 }, 'hexCode'],
    [{ hexCode: '#112233', css: 'var(--x)' }, 'css'],
    [{ hexCode: '#112233', alpha: 2 }, 'alpha'],
    [{ hexCode: '#1122334' }, 'hexCode'],
    [{ ...FAVORITE, name: 'a\0b' }, 'name'],
    [{ ...FAVORITE, name: 'x'.repeat(10_000) }, 'name'],
    [{ ...FAVORITE, name: 5 }, 'name'],
    [{ ...FAVORITE, tags: 'favorite' }, 'tags'],
    [{ ...FAVORITE, tags: [5] }, 'tags.0'],
    [{ ...FAVORITE, tags: Array(21).fill('a') }, 'tags'],
  ])('UCOLAPI-04: %j is refused by name', async (body, field) => {
    const { token } = await signUp(app);
    const answer = await save(body, token);
    expect([answer.status, answer.body.details[0].field]).toEqual([400, field]);
    expect(await list(token)).toEqual([]);
  });

  test('markup, emoji and right-to-left names are text', async () => {
    const { token } = await signUp(app);
    const name = '<img src=x onerror=alert(1)> 😀 כחול';
    await save({ ...FAVORITE, name }, token);
    expect((await list(token))[0]?.name).toBe(name);
  });

  test('an account keeps at most 1,000', async () => {
    const { user, token } = await signUp(app);
    const rows = Array.from({ length: LIMITS.savedColors }, (_, index) => ({
      userId: user.id,
      name: `No. ${index}`,
      hexCode: `#${index.toString(16).toUpperCase().padStart(6, '0')}` as const,
    }));
    await database().db.insert(savedColors).values(rows.slice(2));
    const fresh = ['#ABCDE1', '#ABCDE2', '#ABCDE3', '#ABCDE4'];
    const answers = await Promise.all(fresh.map((hexCode) => save({ hexCode }, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { status, body } = await save(FAVORITE, token);
    expect([status, body.code]).toEqual([409, 'conflict']);
    // A color that the account has may still get another name.
    expect((await save({ hexCode: '#000002', name: 'New name' }, token)).status).toBe(201);
  });
});
