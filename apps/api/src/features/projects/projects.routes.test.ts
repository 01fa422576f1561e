import {
  LIMITS,
  Project,
  type ProjectDetails,
  type ProjectSummary,
  type SessionAnswer,
} from '@swatchwork/contract';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine, openTestDatabase } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';
import { projectItems, projects } from '../../db/schema/projects.ts';
import { savedThemes } from '../../db/schema/themes.ts';
import { createDeletionsRepository } from '../things/deletions.repository.ts';

const DRAFT = { name: 'Sea <b> 😀', description: 'Two\nlines', isPublic: true };
const UNKNOWN = '0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11';

describeOnEachEngine('projects', (database) => {
  let app: TestApp;
  let ada: SessionAnswer;
  let bob: SessionAnswer;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    ada = await signUp(app);
    bob = await signUp(app);
  });

  const api = (method: Method, path: string, body?: unknown, token?: string) =>
    callJson(app, method, `/api${path}`, body, token);
  const call = (method: Method, path: string, body?: unknown, token?: string) =>
    api(method, `/projects${path}`, body, token);
  const made = async (more = {}, { token } = ada): Promise<ProjectDetails> =>
    (await call('POST', '', { ...DRAFT, ...more }, token)).body;
  const read = (id: string, token?: string) => call('GET', `/${id}`, undefined, token);
  const remove = (id: string, token?: string) => call('DELETE', `/${id}`, undefined, token);
  const restore = (id: string, token?: string) => call('POST', `/${id}/restore`, undefined, token);
  const put = (id: string, item: string, { token } = ada, body?: unknown) =>
    call('PUT', `/${id}/items/${item}`, body, token);
  const take = (id: string, item: string, { token } = ada) =>
    call('DELETE', `/${id}/items/${item}`, undefined, token);
  const list = async ({ token }: SessionAnswer, query = ''): Promise<ProjectSummary[]> =>
    (await call('GET', query, undefined, token)).body;
  const aPalette = async ({ token } = ada, more = {}): Promise<string> => {
    const draft = { name: 'Dunes', colors: ['#112233', '#AABBCC'], ...more };
    return (await api('POST', '/palettes', draft, token)).body.id;
  };
  const aTheme = async ({ token } = ada, more = {}): Promise<string> => {
    const draft = { name: 'Ocean', input: { brands: ['#0A66C2'] }, ...more };
    return (await api('POST', '/themes/saved', draft, token)).body.id;
  };
  const itemsOf = async (id: string, token?: string): Promise<string[]> =>
    Project.parse((await read(id, token)).body).items.map((item) => item.id);

  test('what was made comes back as it was given, the newest first, private unless wanted', async () => {
    const { status, body } = await call('POST', '', { name: ' Mine ', userId: UNKNOWN }, ada.token);
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Mine', description: null, isPublic: false });
    expect(body.userId).toBe(ada.user.id);
    const second = await made();
    expect(second).toMatchObject({ ...DRAFT, userId: ada.user.id });
    expect((await read(second.id)).body).toEqual({ ...second, items: [] });
    expect((await list(ada)).map(({ id }) => id)).toEqual([second.id, body.id]);
    expect(await list(bob)).toEqual([]);
  });

  test('calls of before, when projects were named collections, are answered alike', async () => {
    const { id } = (await api('POST', '/collections', DRAFT, ada.token)).body;
    for (const path of [`/collections/${id}`, `/v1/collections/${id}`]) {
      const { status, body } = await api('GET', path, undefined, ada.token);
      expect(status).toBe(200);
      expect(body).toEqual((await read(id, ada.token)).body);
    }
  });

  test.each([
    [{ name: undefined }, 'name'],
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ description: 'x'.repeat(501) }, 'description'],
    [{ description: '\u202Eevil' }, 'description'],
    [{ isPublic: 'yes' }, 'isPublic'],
  ])('%j is refused by name', async (more, field) => {
    const { status, body } = await call('POST', '', { ...DRAFT, ...more }, ada.token);
    expect(status).toBe(400);
    expect(body.details[0].field).toBe(field);
  });

  test('its owner changes it, nobody else does, and a private one is there for its owner alone', async () => {
    const { id } = await made();
    const admin = await signUpAdmin(app);
    const change = (body: unknown, token?: string) => call('PATCH', `/${id}`, body, token);
    expect((await change({ name: 'New' }, ada.token)).body).toMatchObject({
      name: 'New',
      description: DRAFT.description,
    });
    expect((await change({ description: '' }, ada.token)).body.description).toBeNull();
    expect((await change({ name: 'Bob' })).status).toBe(401);
    const palette = await aPalette(bob);
    for (const person of [bob, admin]) {
      expect((await change({ name: 'Bob' }, person.token)).status).toBe(403);
      expect((await put(id, palette, person)).status).toBe(403);
      expect((await take(id, palette, person)).status).toBe(403);
    }
    expect((await change({ isPublic: false }, ada.token)).body.isPublic).toBe(false);
    for (const token of [undefined, bob.token, admin.token]) {
      expect((await read(id, token)).status).toBe(404);
    }
    for (const person of [bob, admin]) {
      expect((await change({ isPublic: true }, person.token)).status).toBe(404);
      expect((await put(id, palette, person)).status).toBe(404);
      expect((await remove(id, person.token)).status).toBe(404);
    }
    expect((await read(id, ada.token)).status).toBe(200);
    expect((await read('no-id')).status).toBe(404);
  });

  test('items are put at the end or before another, moved, and taken out', async () => {
    const { id } = await made();
    const [a, b] = [await aPalette(), await aPalette(bob)];
    const c = await aTheme(bob);
    for (const item of [a, b, c]) expect((await put(id, item)).status).toBe(200);
    expect(await itemsOf(id)).toEqual([a, b, c]);
    await put(id, a);
    expect(await itemsOf(id)).toEqual([a, b, c]);
    await put(id, c, ada, { before: a });
    expect(await itemsOf(id)).toEqual([c, a, b]);
    await put(id, c, ada, { before: null });
    expect(await itemsOf(id)).toEqual([a, b, c]);
    expect((await take(id, a)).status).toBe(200);
    expect((await take(id, a)).status).toBe(404);
    await put(id, a, ada, { before: c });
    expect(await itemsOf(id)).toEqual([b, a, c]);
    await put(id, b, ada, { before: b });
    expect(await itemsOf(id)).toEqual([b, a, c]);

    const { status, body } = await put(id, a, ada, { before: UNKNOWN });
    expect(status).toBe(400);
    expect(body.details[0].field).toBe('before');
    expect((await put(id, a, ada, { before: 'x' })).status).toBe(400);
    expect((await put(id, UNKNOWN)).status).toBe(404);
    expect((await put(id, 'no-id')).status).toBe(404);
    expect((await put(UNKNOWN, a)).status).toBe(404);

    const [summary] = (await list(ada, `?item=${a}`)).filter((one) => one.id === id);
    const shown = ['#112233', '#AABBCC', '#112233', '#AABBCC', '#0A66C2'];
    expect(summary).toMatchObject({ itemCount: 3, holdsItem: true, colors: shown });
    expect((await list(ada, `?item=${UNKNOWN}`)).some((one) => one.holdsItem)).toBe(false);
  });

  test('an item is shown and counted for those alone who may see it', async () => {
    const { id } = await made({}, ada);
    const [own, others] = [await aPalette(ada), await aPalette(bob)];
    const theme = await aTheme(bob);
    const hers = await aTheme(ada, { isPublic: false });
    for (const item of [own, others, theme, hers]) await put(id, item);
    expect(await itemsOf(id)).toEqual([own, others, theme]);
    expect(await itemsOf(id, ada.token)).toEqual([own, others, theme, hers]);

    await api('PATCH', `/palettes/${own}`, { isPublic: false }, ada.token);
    await api('PATCH', `/palettes/${others}`, { isPublic: false }, bob.token);
    await api('PATCH', `/themes/saved/${theme}`, { isPublic: false }, bob.token);
    expect(await itemsOf(id)).toEqual([]);
    expect(await itemsOf(id, ada.token)).toEqual([own, hers]);
    expect((await list(ada)).find((one) => one.id === id)?.itemCount).toBe(2);
    expect((await put(id, others)).status).toBe(404);
    expect(await itemsOf(id, bob.token)).toEqual([others, theme]);

    await api('PATCH', `/palettes/${others}`, { isPublic: true }, bob.token);
    expect(await itemsOf(id)).toEqual([others]);
    await api('DELETE', `/palettes/${others}`, undefined, bob.token);
    await api('DELETE', `/themes/saved/${hers}`, undefined, ada.token);
    expect(await itemsOf(id, ada.token)).toEqual([own]);
    await api('POST', `/palettes/${others}/restore`, undefined, bob.token);
    expect(await itemsOf(id)).toEqual([others]);

    const admin = await signUpAdmin(app);
    const act = { kind: 'hide', paletteId: others, reason: 'Advertises a shop.' };
    await api('POST', '/admin/moderation/acts', act, admin.token);
    expect(await itemsOf(id)).toEqual([]);
  });

  test('nobody finds a deleted one, and its owner restores it as it was', async () => {
    const { id } = await made();
    const palette = await aPalette();
    await put(id, palette);
    expect((await remove(id, ada.token)).body).toEqual({ ok: true });
    for (const token of [undefined, ada.token]) expect((await read(id, token)).status).toBe(404);
    expect((await list(ada)).some((one) => one.id === id)).toBe(false);
    expect((await put(id, palette)).status).toBe(404);
    expect((await take(id, palette)).status).toBe(404);
    expect((await restore(id, bob.token)).status).toBe(404);
    expect((await restore(id, ada.token)).status).toBe(200);
    expect(await itemsOf(id)).toEqual([palette]);
    expect((await restore(id, ada.token)).status).toBe(404);
    const admin = await signUpAdmin(app);
    await remove(id, admin.token);
    expect((await restore(id, ada.token)).status).toBe(404);
  });

  test('what can no longer be restored is gone for good, as is what an account leaves', async () => {
    const { db } = database();
    const deletedAt = new Date(Date.now() - LIMITS.restoreHours * 3_600_000);
    const old = await made();
    await put(old.id, await aPalette());
    await db.update(projects).set({ deletedAt }).where(eq(projects.id, old.id));
    expect((await restore(old.id, ada.token)).status).toBe(404);
    await createDeletionsRepository(db, 'project').purge();
    expect(await db.$count(projects, eq(projects.id, old.id))).toBe(0);
    expect(await db.$count(projectItems, eq(projectItems.projectId, old.id))).toBe(0);

    const eve = await signUp(app);
    const hers = await made({}, eve);
    const palette = await aPalette(eve);
    await put(hers.id, palette, eve);
    const ours = await made();
    await put(ours.id, palette);
    const { projects: exported } = (await api('GET', '/auth/me/export', undefined, eve.token)).body;
    expect(exported).toMatchObject([{ ...DRAFT, id: hers.id, items: [palette] }]);
    await api('DELETE', '/auth/me', { password: TEST_PASSWORD }, eve.token);
    const both = inArray(projectItems.projectId, [hers.id, ours.id]);
    expect(await db.$count(projectItems, both)).toBe(0);
    expect(await db.$count(projects, eq(projects.id, hers.id))).toBe(0);
    expect(await itemsOf(ours.id)).toEqual([]);
  });

  test('projects of a suspended account are for itself alone, and it publishes none', async () => {
    const eve = await signUp(app);
    const { id } = await made({}, eve);
    const theme = await aTheme(eve);
    const ours = await made();
    await put(ours.id, theme);
    const admin = await signUpAdmin(app);
    const act = { kind: 'suspend', userId: eve.user.id, reason: 'Advertises a shop.' };
    await api('POST', '/admin/moderation/acts', act, admin.token);
    expect((await read(id)).status).toBe(404);
    expect((await read(id, eve.token)).status).toBe(200);
    expect(await itemsOf(ours.id)).toEqual([]);
    expect((await call('POST', '', DRAFT, eve.token)).status).toBe(403);
    expect((await call('POST', '', { name: 'Mine' }, eve.token)).status).toBe(201);
  });

  test('a public name or description holds no forbidden word', async () => {
    const admin = await signUpAdmin(app);
    const act = { kind: 'forbid', terms: ['casino'], reason: 'Advertises.' };
    await api('POST', '/admin/moderation/acts', act, admin.token);
    for (const field of ['name', 'description']) {
      const { status, body } = await call('POST', '', { ...DRAFT, [field]: 'Casino' }, ada.token);
      expect([status, body.details[0].field]).toEqual([400, field]);
    }
    const { id } = await made({ name: 'Casino', isPublic: false });
    expect((await call('PATCH', `/${id}`, { isPublic: true }, ada.token)).status).toBe(400);
    const mended = { isPublic: true, name: 'Sea' };
    expect((await call('PATCH', `/${id}`, mended, ada.token)).body.isPublic).toBe(true);
    expect((await call('PATCH', `/${id}`, { name: 'Casino' }, ada.token)).status).toBe(400);
    expect((await read(id)).body.name).toBe('Sea');
  });

  test('an account keeps at most 100 projects, even when it asks at once', async () => {
    const { db } = database();
    const eve = await signUp(app);
    const rows = Array.from({ length: LIMITS.projects - 2 }, () => ({
      name: 'Many',
      userId: eve.user.id,
    }));
    await db.insert(projects).values(rows);
    const make = () => call('POST', '', DRAFT, eve.token);
    const answers = await Promise.all([make(), make(), make(), make()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.error).toBe('An account can have at most 100 projects. Please delete one first.');
    const { id } = answers.find(({ status }) => status === 201)!.body;
    await remove(id, eve.token);
    const another = await made({}, eve);
    expect((await restore(id, eve.token)).status).toBe(409);
    await remove(another.id, eve.token);
    expect((await restore(id, eve.token)).status).toBe(200);
  });

  test('a project holds at most 200 items, each once, even when they come at once', async () => {
    const { db } = database();
    const { id } = await made();
    const palettes = await Promise.all(Array.from({ length: 4 }, () => aPalette()));
    const filler = await Promise.all(Array.from({ length: 3 }, () => aTheme(bob)));
    const twice = await Promise.all([...filler, ...filler].map((item) => put(id, item)));
    expect(twice.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await itemsOf(id)).sort()).toEqual([...filler].sort());

    await db.delete(projectItems).where(eq(projectItems.projectId, id));
    const draft = { name: 'Many', input: { brands: ['red'] }, userId: bob.user.id };
    const themes = await db
      .insert(savedThemes)
      .values(Array.from({ length: LIMITS.projectItems - 2 }, () => draft))
      .returning({ themeId: savedThemes.id });
    await db
      .insert(projectItems)
      .values(themes.map((theme, position) => ({ ...theme, projectId: id, position })));
    const answers = await Promise.all(palettes.map((item) => put(id, item)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const { body } = answers.find(({ status }) => status === 409)!;
    expect(body.details).toEqual([
      { field: 'items', message: 'must be at most 200', received: '201' },
    ]);
    const [first = ''] = themes.map(({ themeId }) => themeId);
    const there = await itemsOf(id);
    expect(there).toHaveLength(200);
    expect((await put(id, there.at(-1)!, ada, { before: first })).status).toBe(200);
    expect((await itemsOf(id))[0]).toBe(there.at(-1));
  });

  test('palettes are deleted while they are put and moved, and nothing is left of them', async () => {
    const { id } = await made();
    const palettes = await Promise.all(Array.from({ length: 6 }, () => aPalette()));
    for (const palette of palettes) await put(id, palette);
    const admin = await signUpAdmin(app);
    const [kept = '', ...others] = palettes;
    const answers = await Promise.all(
      others.flatMap((palette) => [
        put(id, palette, ada, { before: kept }),
        api('DELETE', `/palettes/${palette}`, undefined, admin.token),
      ]),
    );
    expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
    expect(await itemsOf(id, ada.token)).toEqual([kept]);
    const { db } = database();
    expect(await db.$count(projectItems, eq(projectItems.projectId, id))).toBe(1);
  });

  test('the sitemap lists public projects that hold something for everybody', async () => {
    const sitemap = () => app.inject('/projects/sitemap.xml');
    const palette = await aPalette();
    const { id } = await made();
    const empty = await made();
    const mine = await made({ isPublic: false });
    await put(id, palette);
    await put(mine.id, palette);
    const { statusCode, payload } = await sitemap();
    expect(statusCode).toBe(200);
    expect(payload).toMatch(new RegExp(`<loc>[^<]*/projects/${id}</loc><lastmod>20`));
    for (const other of [empty, mine]) expect(payload).not.toContain(other.id);
    const { payload: index } = await app.inject('/sitemap-index.xml');
    expect(index).toContain('/projects/sitemap.xml</loc>');
    await api('PATCH', `/palettes/${palette}`, { isPublic: false }, ada.token);
    expect((await sitemap()).payload).not.toContain(id);
  });
});

test('a new account publishes no links, projects and palettes count as one, and changes of items are limited', async () => {
  const config = readConfig({ NODE_ENV: 'test' }); // with limits, as the site runs
  const app = await createTestApp({ config, database: await openTestDatabase() });
  const { token } = await signUp(app);
  const call = (method: Method, path: string, body?: unknown) =>
    callJson(app, method, `/api${path}`, body, token, { 'sec-fetch-site': 'same-origin' });
  const link = { ...DRAFT, description: 'See https://shop.example/sale' };
  const { status, body } = await call('POST', '/projects', link);
  expect([status, body.isPublic, body.keptPrivate]).toEqual([201, false, 'links']);
  const first = await call('POST', '/projects', DRAFT);
  expect([first.body.isPublic, first.body.keptPrivate]).toEqual([true, undefined]);
  const renamed = await call('PATCH', `/projects/${first.body.id}`, { name: 'shop.example' });
  expect([renamed.body.isPublic, renamed.body.keptPrivate]).toEqual([false, 'links']);

  let last = first;
  for (let i = 0; i < 10; i++) last = await call('POST', '/projects', DRAFT);
  expect([last.body.isPublic, last.body.keptPrivate]).toEqual([false, 'many']);
  const draft = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };
  const palette = (await call('POST', '/palettes', draft)).body;
  expect(palette.held.reason).toBe('many');

  const path = `/projects/${first.body.id}/items/${palette.id}`;
  const answers = await Promise.all(
    Array.from({ length: LIMITS.itemChangesPerMinute + 1 }, () => call('PUT', path)),
  );
  expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
  await app.close();
});
