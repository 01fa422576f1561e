import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Callers, createCallers } from '../../../testing/access/callers.ts';
import { readAccess } from '../../../testing/access/routes.ts';
import { ROWS } from '../../../testing/access/rows.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';

/**
 * Calls that change lists, palettes or articles on pages. All other calls that write change no
 * page.
 */
const CHANGING = [
  'POST /palettes',
  'PATCH /palettes/{id}',
  'DELETE /palettes/{id}',
  'POST /palettes/{id}/restore',
  'POST /palettes/{id}/like',
  'PATCH /themes/saved/{id}',
  'DELETE /themes/saved/{id}',
  'POST /themes/saved/{id}/restore',
  'PATCH /collections/{id}',
  'DELETE /collections/{id}',
  'POST /collections/{id}/restore',
  'PUT /collections/{id}/items/{item}',
  'DELETE /collections/{id}/items/{item}',
  'POST /blog',
  'PUT /blog/{id}',
  'DELETE /blog/{id}',
  'DELETE /auth/me',
  'POST /admin/moderation/acts',
];

let app: TestApp;
let callers: Callers;
let rendered = 0;
beforeAll(async () => {
  const handle = async () => new Response(`rendered ${++rendered} times`);
  app = await createTestApp({ database: await openTestDatabase(), pages: { handle } });
  callers = await createCallers(app);
}, 60_000);
afterAll(() => app.close());

/** Whether a cached page is still in the cache after an action. */
async function isCachedAfter(act: () => Promise<unknown>): Promise<boolean> {
  await app.inject('/cached');
  const before = rendered;
  await act();
  await app.inject('/cached');
  return rendered === before;
}

const access = await readAccess();
const writes = Object.entries(ROWS).filter(([name]) => !name.startsWith('GET'));

test.each(writes)(
  '%s: pages are forgotten only where what they show has changed',
  async (name, row) => {
    const [operation = ''] = name.split('?', 1);
    const [method, path = ''] = operation.split(' ') as [Method, string];
    const isForAdmins = access.get(name) === 'admin' || path.startsWith('/blog');
    const owner = await (isForAdmins ? callers.admin() : callers.user());
    const { params = {}, query = '', headers, body } = await row.prepare(app, owner);
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key]!);

    const isCached = await isCachedAfter(async () => {
      const answer = await app.inject({
        method,
        url: `/api/v1${url}${query}`,
        headers: { ...headers, authorization: `Bearer ${owner.token}` },
        ...(body !== undefined && { payload: body }),
      });
      expect(answer.statusCode, answer.payload).toBeLessThan(300);
    });
    expect(isCached).toBe(!CHANGING.includes(operation));
  },
);

test('a private palette is saved, changed, liked and deleted, and no page is forgotten', async () => {
  const { token } = await callers.user();
  const call = (method: Method, path: string, body?: unknown) =>
    callJson(app, method, `/api/palettes${path}`, body, token);
  const draft = { name: 'Mine', colors: ['#112233', '#AABBCC'], isPublic: false };
  let id = '';
  const saved = await isCachedAfter(async () => {
    id = (await call('POST', '', draft)).body.id;
  });
  const changed = await isCachedAfter(() => call('PATCH', `/${id}`, { name: 'Mine still' }));
  const liked = await isCachedAfter(() => call('POST', `/${id}/like`));
  const deleted = await isCachedAfter(() => call('DELETE', `/${id}`));
  expect([saved, changed, liked, deleted]).toEqual([true, true, true, true]);
});

test('one that becomes public, or private, changes pages', async () => {
  const { token } = await callers.user();
  const draft = { name: 'Ours', colors: ['#112233', '#AABBCC'], isPublic: false };
  const { id } = (await callJson(app, 'POST', '/api/palettes', draft, token)).body;
  for (const isPublic of [true, false]) {
    const change = () => callJson(app, 'PATCH', `/api/palettes/${id}`, { isPublic }, token);
    expect(await isCachedAfter(change)).toBe(false);
  }
});

test('a like that changes nothing forgets no page', async () => {
  const { token } = await callers.user();
  const draft = { name: 'Liked', colors: ['#112233', '#AABBCC'] };
  const { id } = (await callJson(app, 'POST', '/api/palettes', draft, token)).body;
  const like = (liked: boolean) =>
    isCachedAfter(() => callJson(app, 'POST', `/api/palettes/${id}/like`, { liked }, token));
  expect([await like(false), await like(true), await like(true)]).toEqual([true, false, true]);
});
