import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Callers, createCallers } from '../../../testing/access/callers.ts';
import { readAccess } from '../../../testing/access/routes.ts';
import { ROWS } from '../../../testing/access/rows.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import type { PageHandler } from '../render/render-page.ts';

/** The pages that calls change, of those that are looked at; all other calls that write change none. */
const CHANGING: Record<string, string[]> = {
  'POST /palettes': ['/list'],
  'PATCH /palettes/{id}': ['/list', '/project', '/thing'],
  'DELETE /palettes/{id}': ['/list', '/project', '/thing'],
  'POST /palettes/{id}/restore': ['/list', '/project'],
  'POST /palettes/{id}/like': ['/thing'],
  'PATCH /themes/saved/{id}': ['/project', '/thing'],
  'DELETE /themes/saved/{id}': ['/project', '/thing'],
  'POST /themes/saved/{id}/restore': ['/project'],
  'PATCH /projects/{id}': ['/thing'],
  'DELETE /projects/{id}': ['/thing'],
  'PUT /projects/{id}/items/{item}': ['/thing'],
  'DELETE /projects/{id}/items/{item}': ['/thing'],
  'POST /blog': ['/articles'],
  'PUT /blog/{id}': ['/articles'],
  'DELETE /blog/{id}': ['/articles'],
  'DELETE /auth/me': ['/list', '/articles', '/project'],
  'POST /admin/moderation/acts': ['/list', '/project'],
};

let app: TestApp;
let callers: Callers;
/** The calls that pages are made of; `/thing` is about what a call changes. */
const made = new Map<string, string>([['/list', '/palettes?q=nothing-has-this-name']]);
let rendered = 0;
let rounds = 0;
beforeAll(async () => {
  const handle: PageHandler = async ({ url }, { fetch }) => {
    rendered++;
    const call = made.get(new URL(url).pathname);
    if (call) await (await fetch(`/api/v1${call}`)).text();
    return new Response('a page');
  };
  app = await createTestApp({ database: await openTestDatabase(), pages: { handle } });
  callers = await createCallers(app);
  const { token } = await callers.user();
  const project = { name: 'Looked at', isPublic: true };
  const { body } = await callJson(app, 'POST', '/api/projects', project, token);
  made.set('/tool', '').set('/articles', '/blog').set('/project', `/projects/${body.id}`);
}, 60_000);
afterAll(() => app.close());

/** The pages that were in the cache before an action, and are not after it. */
async function forgottenBy(act: () => Promise<unknown>): Promise<string[]> {
  rounds++; // other addresses than before, whose pages have another age
  const isCached = async (path: string) => {
    const before = rendered;
    await app.inject(`${path}?round=${rounds}`);
    return rendered === before;
  };
  const cached = [];
  for (const path of made.keys()) {
    await isCached(path);
    if (await isCached(path)) cached.push(path);
  }
  await act();
  const forgotten = [];
  for (const path of cached) if (!(await isCached(path))) forgotten.push(path);
  return forgotten;
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
    const thing = /^\/(?:palettes|themes\/saved|projects)\/[0-9a-f-]{36}/.exec(url)?.[0];
    made.set('/thing', thing ?? '');

    const forgotten = await forgottenBy(async () => {
      const answer = await app.inject({
        method,
        url: `/api/v1${url}${query}`,
        headers: { ...headers, authorization: `Bearer ${owner.token}` },
        ...(body !== undefined && { payload: body }),
      });
      expect(answer.statusCode, answer.payload).toBeLessThan(300);
    });
    expect(forgotten.toSorted()).toEqual((CHANGING[operation] ?? []).toSorted());
  },
);

test('a private palette is saved, changed, liked and deleted, and no page is forgotten', async () => {
  const { token } = await callers.user();
  const call = (method: Method, path: string, body?: unknown) =>
    callJson(app, method, `/api/palettes${path}`, body, token);
  const draft = { name: 'Mine', colors: ['#112233', '#AABBCC'], isPublic: false };
  const forgotten = await forgottenBy(async () => {
    const { id } = (await call('POST', '', draft)).body;
    await call('PATCH', `/${id}`, { name: 'Mine still' });
    await call('POST', `/${id}/like`);
    await call('DELETE', `/${id}`);
  });
  expect(forgotten).toEqual([]);
});

test('one that becomes public, or private, changes pages', async () => {
  const { token } = await callers.user();
  const draft = { name: 'Ours', colors: ['#112233', '#AABBCC'], isPublic: false };
  const { id } = (await callJson(app, 'POST', '/api/palettes', draft, token)).body;
  for (const isPublic of [true, false]) {
    const change = () => callJson(app, 'PATCH', `/api/palettes/${id}`, { isPublic }, token);
    expect(await forgottenBy(change)).toContain('/list');
  }
});

test('a like that changes nothing forgets no page, and another those that show its palette', async () => {
  const { token } = await callers.user();
  const draft = { name: 'Liked', colors: ['#112233', '#AABBCC'] };
  const [{ id }, other] = [
    (await callJson(app, 'POST', '/api/palettes', draft, token)).body,
    (await callJson(app, 'POST', '/api/palettes', draft, token)).body,
  ];
  made.set('/thing', `/palettes/${id}`).set('/other', `/palettes/${other.id}`);
  const like = (liked: boolean) =>
    forgottenBy(() => callJson(app, 'POST', `/api/palettes/${id}/like`, { liked }, token));
  expect([await like(false), await like(true), await like(true)]).toEqual([[], ['/thing'], []]);
});
