import { LIMITS, SavedTheme, type SessionAnswer } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../../testing/app.ts';
import { describeOnEachEngine, openTestDatabase } from '../../../../testing/db/database.ts';
import { readConfig } from '../../../config.ts';
import { savedThemes } from '../../../db/schema/themes.ts';
import { createDeletionsRepository } from '../../things/deletions.repository.ts';

const INPUT = {
  brands: [{ color: 'oklch(0.52 0.15 255)', name: 'Ocean' }, '#F59E0B'],
  primary: 1,
  neutral: 'pure',
  grounds: { dark: '#101418' },
  target: 'AAA',
  steps: 9,
  overrides: { light: { text: '#111111' } },
} as const;
const DRAFT = { name: 'Ocean <b> 😀', input: INPUT };
const UNKNOWN = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';

describeOnEachEngine('saved themes', (database) => {
  let app: TestApp;
  let ada: SessionAnswer;
  let bob: SessionAnswer;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    ada = await signUp(app);
    bob = await signUp(app);
  });

  const call = (method: Method, path: string, body?: unknown, token?: string) =>
    callJson(app, method, `/api/themes/saved${path}`, body, token);
  const saved = async (more = {}, { token } = ada): Promise<SavedTheme> =>
    (await call('POST', '', { ...DRAFT, ...more }, token)).body;
  const read = (id: string, token?: string) => call('GET', `/${id}`, undefined, token);
  const remove = (id: string, token?: string) => call('DELETE', `/${id}`, undefined, token);
  const restore = (id: string, token?: string) => call('POST', `/${id}/restore`, undefined, token);
  const list = async ({ token }: SessionAnswer): Promise<SavedTheme[]> =>
    (await call('GET', '', undefined, token)).body;

  test('what was saved comes back as it was given, the newest first', async () => {
    const { status, body } = await call('POST', '', DRAFT, ada.token);
    expect(status).toBe(201);
    expect(SavedTheme.parse(body)).toMatchObject({
      ...DRAFT,
      isPublic: true,
      userId: ada.user.id,
    });
    expect(body.input).toEqual(INPUT);
    expect((await read(body.id)).body).toEqual(body);
    const second = await saved({ name: 'Second' });
    expect((await list(ada)).map(({ id }) => id)).toEqual([second.id, body.id]);
    expect(await list(bob)).toEqual([]);
  });

  test('the input is what POST /themes takes', async () => {
    const { id } = await saved();
    const { input } = (await read(id)).body;
    const made = await callJson(app, 'POST', '/api/themes', { ...input, parts: [] });
    expect(made.status).toBe(200);
    expect(made.body.brands[0].input).toBe('#F59E0B');
  });

  test.each([
    [{ name: undefined }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: '\u202Eevil' }, 'name'],
    [{ isPublic: 'yes' }, 'isPublic'],
    [{ input: undefined }, 'input'],
    [{ input: {} }, 'input.brands'],
    [{ input: { brands: ['redd'] } }, 'input.brands.0'],
    [{ input: { brands: ['red\0'] } }, 'input.brands.0'],
    [{ input: { brands: ['red'], primary: 1 } }, 'input.primary'],
    [{ input: { brands: ['red'], steps: 22 } }, 'input.steps'],
    [
      { input: { brands: ['red'], overrides: { dark: { 'accent-1-text': '#FFF' } } } },
      'input.overrides.dark',
    ],
    [{ input: { brands: [{ color: 'red', name: 'Error' }] } }, 'input.brands.0.name'],
  ])('%j is refused by name', async (more, field) => {
    const { status, body } = await call('POST', '', { ...DRAFT, ...more }, ada.token);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(field);
    const { id } = await saved();
    const change = await call('PATCH', `/${id}`, { ...more }, ada.token);
    expect(change.status).toBe(Object.values(more)[0] === undefined ? 200 : 400);
    expect((await read(id)).body.input).toEqual(INPUT);
  });

  test('a theme of too many characters is refused', async () => {
    const long = `color(srgb ${'0'.repeat(170)} 0 0)`;
    const brands = Array.from({ length: 8 }, () => long);
    expect((await call('POST', '', { ...DRAFT, input: { brands } }, ada.token)).status).toBe(201);
    const { roles } = (await callJson(app, 'POST', '/api/themes', { brands: ['red'] })).body.modes
      .light;
    const overrides = { light: Object.fromEntries(Object.keys(roles).map((role) => [role, long])) };
    const { status, body } = await call(
      'POST',
      '',
      { ...DRAFT, input: { brands, overrides } },
      ada.token,
    );
    expect(status).toBe(400);
    expect(body.details[0]).toMatchObject({
      field: 'input',
      message: `must have at most ${LIMITS.themeText} characters as JSON`,
    });
  });

  test('id, owner and dates are not the caller’s to say', async () => {
    const theme = await saved({ id: UNKNOWN, userId: bob.user.id, deletedAt: '2020-01-01' });
    expect(theme.userId).toBe(ada.user.id);
    expect(theme.id).not.toBe(UNKNOWN);
    expect((await read(theme.id)).status).toBe(200);
  });

  test('a private theme is there for its owner alone, in every way', async () => {
    const { id } = await saved({ isPublic: false });
    const admin = await signUpAdmin(app);
    expect((await read(id, ada.token)).body.isPublic).toBe(false);
    for (const token of [undefined, bob.token, admin.token]) {
      expect((await read(id, token)).status).toBe(404);
    }
    for (const { token } of [bob, admin]) {
      expect((await call('PATCH', `/${id}`, { isPublic: true }, token)).status).toBe(404);
      expect((await remove(id, token)).status).toBe(404);
    }
    expect((await read(id, ada.token)).status).toBe(200);
  });

  test('its owner renames, replaces, hides it, and nobody else', async () => {
    const { id, changedAt } = await saved();
    const change = (body: unknown, token?: string) => call('PATCH', `/${id}`, body, token);
    const renamed = await change({ name: ' New ' }, ada.token);
    expect(renamed.body).toMatchObject({ id, name: 'New', input: INPUT, isPublic: true });
    expect(Date.parse(renamed.body.changedAt)).toBeGreaterThanOrEqual(Date.parse(changedAt));
    const replaced = await change({ input: { brands: ['teal'] } }, ada.token);
    expect(replaced.body).toMatchObject({ name: 'New', input: { brands: ['teal'] } });
    expect(replaced.body.input).toEqual({ brands: ['teal'] });
    expect((await change({}, ada.token)).body.name).toBe('New');
    expect((await change({ name: 'Bob' }, bob.token)).status).toBe(403);
    expect((await change({ name: 'Nobody' })).status).toBe(401);
    expect((await change({ isPublic: false }, ada.token)).body.isPublic).toBe(false);
    expect((await read(id)).status).toBe(404);
  });

  test('nobody finds a deleted one, and its owner restores it as it was', async () => {
    for (const isPublic of [true, false]) {
      const before = await saved({ isPublic });
      const { id } = before;
      expect((await remove(id, ada.token)).body).toEqual({ ok: true });
      for (const token of [undefined, ada.token]) expect((await read(id, token)).status).toBe(404);
      expect((await list(ada)).map((theme) => theme.id)).not.toContain(id);
      expect((await call('PATCH', `/${id}`, { name: 'x' }, ada.token)).status).toBe(404);
      const kept = await callJson(app, 'GET', '/api/auth/me/export', undefined, ada.token);
      expect(kept.body.savedThemes.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept.body.savedThemes)).not.toContain(id);
      expect((await restore(id)).status).toBe(401);
      expect((await restore(id, bob.token)).status).toBe(404);
      const answers = await Promise.all([1, 2, 3].map(() => restore(id, ada.token)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      expect((await read(id, ada.token)).body).toEqual(before);
    }
  });

  test('an admin deletes public ones of others at once, for good', async () => {
    const { id } = await saved();
    expect((await remove(id, bob.token)).status).toBe(403);
    const admin = await signUpAdmin(app);
    expect((await remove(id, admin.token)).status).toBe(200);
    expect((await restore(id, ada.token)).status).toBe(404);
  });

  test.each([UNKNOWN, 'odd', '1', "'%20or%201=1", '%00'])('there is no theme %s', async (id) => {
    for (const answer of [read(id), remove(id, ada.token), restore(id, ada.token)]) {
      expect((await answer).status).toBe(404);
    }
  });

  test('a theme that was deleted an hour ago is gone for good, and with its owner at once', async () => {
    const { db } = database();
    const stored = (id: string) => db.$count(savedThemes, eq(savedThemes.id, id));
    const [old, late] = [await saved(), await saved()];
    for (const { id } of [old, late]) await remove(id, ada.token);
    const deletedAt = new Date(Date.now() - 3_600_001);
    await db.update(savedThemes).set({ deletedAt }).where(eq(savedThemes.id, old.id));
    expect((await restore(old.id, ada.token)).status).toBe(404);
    expect(await stored(old.id)).toBe(1);
    const many = Array.from({ length: 250 }, () => ({
      name: 'Many',
      input: { brands: ['red'] },
      userId: ada.user.id,
      deletedAt,
    }));
    await db.insert(savedThemes).values(many);
    await createDeletionsRepository(db, 'theme').purge();
    expect([await stored(old.id), await stored(late.id)]).toEqual([0, 1]);
    expect(await db.$count(savedThemes, eq(savedThemes.name, 'Many'))).toBe(0);

    const eve = await signUp(app);
    const [hers, gone] = [await saved({}, eve), await saved({}, eve)];
    await remove(gone.id, eve.token);
    const password = { password: TEST_PASSWORD };
    expect((await callJson(app, 'DELETE', '/api/auth/me', password, eve.token)).status).toBe(200);
    expect([await stored(hers.id), await stored(gone.id)]).toEqual([0, 0]);
  });

  test('an account keeps at most 200 themes, even when it asks at once', async () => {
    const { db } = database();
    const eve = await signUp(app);
    const rows = Array.from({ length: LIMITS.savedThemes - 2 }, () => ({
      ...DRAFT,
      input: { brands: ['red'] },
      userId: eve.user.id,
    }));
    await db.insert(savedThemes).values(rows);
    const save = () => call('POST', '', DRAFT, eve.token);
    const answers = await Promise.all([save(), save(), save(), save()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error).toBe('An account can have at most 200 themes. Please delete one first.');

    const { id } = answers.find(({ status }) => status === 201)!.body;
    await remove(id, eve.token);
    const { body: another } = await save();
    expect((await restore(id, eve.token)).status).toBe(409);
    await remove(another.id, eve.token);
    expect((await restore(id, eve.token)).status).toBe(200);
  });
});

test('themes and palettes are saved within one limit a minute', async () => {
  const config = readConfig({ NODE_ENV: 'test' }); // with limits, as the site runs
  const app = await createTestApp({ config, database: await openTestDatabase() });
  const { token } = await signUp(app);
  const fromPage = { 'sec-fetch-site': 'same-origin' };
  const palette = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };
  const save = (path: string, body: unknown) =>
    callJson(app, 'POST', `/api/${path}`, body, token, fromPage);
  await save('palettes', palette);
  const answers = await Promise.all(
    Array.from({ length: LIMITS.savesPerMinute }, () => save('themes/saved', DRAFT)),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await save('palettes', palette)).status).toBe(429);
  const { id } = answers.find(({ status }) => status === 201)!.body;
  const path = `/api/themes/saved/${id}`;
  const change = await callJson(app, 'PATCH', path, { name: 'x' }, token, fromPage);
  expect(change.status).toBe(429);
  await app.close();
});
