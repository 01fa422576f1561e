import type { SessionAnswer } from '@swatchwork/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { signUp, signUpAdmin, TEST_PASSWORD } from '../../testing/accounts.ts';
import {
  callJson,
  createTestApp,
  databaseOf,
  type Method,
  type TestApp,
} from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/db/database.ts';
import { moderatorOf } from '../../testing/moderator.ts';
import { startPurgeServer } from '../../testing/purge-server.ts';
import { readConfig } from '../config.ts';
import { palettes } from '../db/schema/palettes.ts';
import type { PageHandler } from '../pages/render/render-page.ts';

const DRAFT = { name: 'Shown', colors: ['#112233', '#AABBCC'] };
const THEME = { name: 'Kept', input: { brands: ['#0A66C2'] } };
const ARTICLE = { title: 'Title', content: 'Text', isPublished: true };
const NOTHING = '0199d3b2-8a40-7c11-b0a4-000000000000';

/** A page that is made of the calls named in its address. */
const handle: PageHandler = async (request, { fetch }) => {
  const calls = new URL(request.url).searchParams.getAll('call');
  for (const call of calls) await (await fetch(`/api/v1${call}`)).text();
  return new Response('a page', { headers: { 'content-type': 'text/html' } });
};
const made = (...calls: string[]) =>
  `/made?${new URLSearchParams(calls.map((call) => ['call', call]))}`;

let cdn: Awaited<ReturnType<typeof startPurgeServer>>;
let app: TestApp;
let token: string;
let admin: SessionAnswer;
beforeAll(async () => {
  cdn = await startPurgeServer();
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', CDN_PURGE_URL: cdn.url });
  app = await createTestApp({ config, database: await openTestDatabase(), pages: { handle } });
  ({ token } = await signUp(app));
  admin = await signUpAdmin(app);
}, 120_000);
beforeEach(() => void cdn.purges.splice(0));
afterAll(async () => {
  await app.close();
  await cdn.stop();
});

const call = (method: Method, path: string, body?: unknown, as = token) =>
  callJson(app, method, `/api/v1${path}`, body, as);
const save = async (over = {}, as = token): Promise<{ id: string; slug: string }> =>
  (await call('POST', '/palettes', { ...DRAFT, ...over }, as)).body;
const keysOf = async (url: string) => (await app.inject(url)).headers['surrogate-key'];

describe('an answer names what it shows', () => {
  test('a page without data', async () => {
    const { headers } = await app.inject('/made');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
      'surrogate-key': 'site',
      'surrogate-control': 'max-age=3600',
      'cache-tag': 'site',
      'cdn-cache-control': 'max-age=3600',
    });
  });

  test('a palette, and others beside it', async () => {
    const [{ id, slug }, other] = [await save(), await save()];
    const call = made(`/palettes/${slug}`, `/palettes/${id}/similar`);
    const keys = String(await keysOf(call)).split(' ');
    expect(keys.slice(0, 3)).toEqual(['site', 'data', id]);
    expect(keys).toContain(other.id);
    expect(keys).not.toContain('palettes');
  });

  test('lists, articles, days, projects and themes', async () => {
    const { id } = await save();
    expect(await keysOf(made('/palettes?sort=newest&limit=1'))).toBe(`site data palettes ${id}`);
    expect(await keysOf(made('/palettes/stats'))).toBe('site data palettes');
    expect(await keysOf(made('/blog'))).toContain('site data articles');
    expect(await keysOf(made('/color-of-the-day/archive'))).toBe('site data day');

    const project = (await call('POST', '/projects', { name: 'Kept', isPublic: true })).body;
    await call('PUT', `/projects/${project.id}/items/${id}`);
    const held = await keysOf(made(`/projects/${project.id}`));
    expect(held).toBe(`site data items ${project.id} ${id}`);
  });

  test('files that are no pages', async () => {
    const { slug } = await save();
    for (const [url, keys] of [
      ['/sitemap-index.xml', 'site data palettes projects items day'],
      ['/palettes/sitemap.xml', 'site data palettes'],
      [`/embed/palettes/${slug}`, 'site data palettes'],
    ] as const) {
      expect(await keysOf(url), url).toBe(keys);
    }
  });

  test('nothing is named where no purge would help', async () => {
    for (const url of [
      '/api/v1/palettes', // which is not cached
      '/embed/palettes/none-1k9x2m4v7q0z',
      made(`/palettes/${NOTHING}`),
      made('/palettes', '/healthz'), // a call that does not say what it shows
    ]) {
      const { headers } = await app.inject(url);
      expect(headers, url).not.toHaveProperty('surrogate-key');
      expect(headers, url).not.toHaveProperty('cdn-cache-control');
    }
  });

  test('a page is rendered anew after every purge: none is cached here', async () => {
    const { id } = await save();
    const page = made(`/palettes/${id}`);
    expect(await keysOf(page)).toContain(id);
    // as another instance would
    await databaseOf(app).db.delete(palettes);
    expect(await keysOf(page)).toBeUndefined();
  });
});

describe('a write has the CDN forget', () => {
  // What was purged before may be purged once more meanwhile.
  const isPurged = async (...keys: string[]) =>
    expect(await cdn.keysUntil(keys.at(-1)!)).toEqual(expect.arrayContaining(keys));

  test('a palette and all lists', async () => {
    const { id } = await save();
    await isPurged('palettes');
    await call('PATCH', `/palettes/${id}`, { name: 'Renamed' });
    await isPurged('palettes', 'items', 'many', id);
    await call('DELETE', `/palettes/${id}`);
    await isPurged('palettes', id, 'many');
  });

  test('a theme, a project and articles', async () => {
    const theme = await call('POST', '/themes/saved', THEME);
    expect(theme.status).toBe(201);
    await call('PATCH', `/themes/saved/${theme.body.id}`, { name: 'Changed' });
    await isPurged(theme.body.id);
    const { body } = await call('POST', '/projects', { name: 'Kept', isPublic: true });
    await call('PATCH', `/projects/${body.id}`, { name: 'Changed' });
    await isPurged('projects', body.id);
    await call('POST', '/blog', ARTICLE, admin.token);
    await isPurged('articles');
  });

  test('a palette that is liked', async () => {
    const { id } = await save();
    await call('POST', `/palettes/${id}/like`, { liked: true });
    await isPurged('many', id);
  });

  test('nothing for a private palette or a refusal', async () => {
    const hidden = await save({ isPublic: false });
    await call('PATCH', `/palettes/${hidden.id}`, { name: 'Still private' });
    await call('POST', `/palettes/${hidden.id}/like`, { liked: true });
    await call('PATCH', `/palettes/${NOTHING}`, { name: 'Of nobody' });
    const { id } = await save();
    await call('PATCH', `/palettes/${id}`, { name: 'Last' });
    const keys = await cdn.keysUntil(id);
    for (const never of [hidden.id, NOTHING]) expect(keys).not.toContain(never);
  });

  test('what a moderator hides: one palette, or all that an account has', async () => {
    const author = await signUp(app);
    const { id } = await save({}, author.token);
    const moderator = moderatorOf(app, admin);
    await moderator.done({ kind: 'hide', paletteId: id, reason: 'Spam' });
    await isPurged('palettes', 'projects', id);
    expect(cdn.keys()).not.toContain('data');
    await moderator.done({ kind: 'hide_all', userId: author.user.id, reason: 'Spam' });
    await isPurged('data');
  });

  test('everything of an account that leaves', async () => {
    const leaving = await signUp(app);
    await call('DELETE', '/auth/me', { password: TEST_PASSWORD }, leaving.token);
    await isPurged('data');
  });
});

test('without a CDN nothing is named, and pages are cached here', async () => {
  const plain = await createTestApp({ pages: { handle } });
  const { headers } = await plain.inject('/made');
  await plain.close();
  expect(Object.keys(headers).filter((name) => /surrogate|cdn|cache-tag/.test(name))).toEqual([]);
});
