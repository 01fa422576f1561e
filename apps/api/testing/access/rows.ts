import { createPasswordResetRepository } from '../../src/features/accounts/passwords/password-reset.repository.ts';
import { setPlan } from '../../src/features/api-keys/plans.ts';
import { createNewsletterRepository } from '../../src/features/messages/newsletter/newsletter.repository.ts';
import { sign } from '../../src/features/messages/newsletter/signatures.ts';
import { createSecret, hashSecret } from '../../src/secrets/secrets.ts';
import { TEST_PASSWORD } from '../accounts.ts';
import { callJson, databaseOf, type TestApp } from '../app.ts';
import type { Caller } from './callers.ts';

/** What a call needs beside its method and path. */
type Call = {
  params?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: object;
};

/** Makes what the call is about, which belongs to the owner, and says how to call. */
type Prepare = (app: TestApp, owner: Caller) => Promise<Call> | Call;

/**
 * Who may call:
 * - `everybody`: a bad token does no harm
 * - `account`: 401 without a token that holds
 * - `owner`: the same, and 403 or 404 for other people's things
 * - `owner or admin`: the same, but administrators tidy up
 * - `admin`: 401 as well, and 403 for ordinary users
 */
export type Access = 'everybody' | 'account' | 'owner' | 'owner or admin' | 'admin';

export type Row = { access: Access; prepare: Prepare };

const row =
  (access: Access) =>
  (prepare: Prepare = () => ({})): Row => ({ access, prepare });

const everybody = row('everybody');
const account = row('account');
const owner = row('owner');
const ownerOrAdmin = row('owner or admin');
const admin = row('admin');

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;

const ARTICLE = { title: 'Title', content: 'Text', isPublished: true };
const PALETTE = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };

/** Something of the owner's, made over HTTP, as the parameters of a path. */
const own =
  (url: string, body: () => unknown) =>
  async (app: TestApp, { token }: Caller) => {
    const made = await callJson(app, 'POST', url, body(), token);
    if (made.status !== 201) throw new Error(`POST ${url} answered ${made.status}`);
    return made.body as { id: string; slug: string };
  };

const ownPalette = own('/api/palettes', () => PALETTE);
const ownColor = own('/api/user/colors', () => ({ hexCode: '#3B82F6' }));
const KEY = { name: 'Build server', password: TEST_PASSWORD };
const ownKey = own('/api/user/keys', () => KEY);
const ownArticle = own('/api/blog', () => ({ ...ARTICLE, title: unique() }));

/** A form with a bitmap of one pixel. */
function onePixelForm(): Call {
  const numbers = [58, 0, 54, 40, 1, 1, 0x180001, 0, 4, 0, 0, 0, 0, 0x10203];
  const body = new FormData();
  body.set('image', new Blob(['BM', new Uint8Array(Int32Array.from(numbers).buffer)]));
  return { body };
}

const aPalette =
  (call: Call = {}): Prepare =>
  async (app, caller) => ({ params: { id: (await ownPalette(app, caller)).id }, ...call });

/** One row for each operation of the OpenAPI document; a query tells variants of one apart. */
export const ROWS: Record<string, Row> = {
  'POST /colors/convert': everybody(() => ({ body: { hex: '#3B82F6' } })),
  'POST /colors/extract': everybody(() => onePixelForm()),
  'POST /colors/harmonies': everybody(() => ({ body: { hex: '#3B82F6', type: 'triadic' } })),
  'POST /colors/contrast': everybody(() => ({
    body: { foreground: '#000000', background: '#FFFFFF' },
  })),

  'GET /colors/convert': everybody(() => ({ query: '?hex=3b82f6' })),
  'GET /colors/harmonies': everybody(() => ({ query: '?hex=3b82f6&type=triadic' })),
  'GET /colors/contrast': everybody(() => ({ query: '?foreground=000000&background=ffffff' })),
  'GET /colors/contrast/fix': everybody(() => ({ query: '?text=94a3b8&background=ffffff' })),
  'GET /colors/names': everybody(() => ({ query: '?hex=3b82f6' })),
  'GET /colors/scale': everybody(() => ({ query: '?hex=3b82f6&type=ramp' })),
  'GET /colors/matrix': everybody(() => ({ query: '?colors=3b82f6-ffffff' })),
  'GET /colors/vision': everybody(() => ({ query: '?colors=3b82f6&type=protan' })),
  'GET /colors/mix': everybody(() => ({ query: '?a=3b82f6&b=ffffff' })),
  'GET /colors/gradient': everybody(() => ({ query: '?colors=3b82f6-ffffff' })),
  // Nobody else has the plan.
  'POST /batch': owner(async (app, { id }) => {
    await setPlan(databaseOf(app).db, id, 'pro');
    return { body: { requests: [{ operation: 'convert', input: { hex: '#3B82F6' } }] } };
  }),

  'POST /palettes/generate': everybody(() => ({ body: {} })),
  'GET /palettes/generate': everybody(),
  'GET /palettes/mood/{mood}': everybody(() => ({ params: { mood: 'calm' } })),
  'GET /color-of-the-day': everybody(),
  'GET /color-of-the-day/archive': everybody(),

  'POST /palettes/export': everybody(() => ({ body: { ...PALETTE, format: 'css' } })),
  'POST /palettes/import': everybody(() => ({ body: { text: '#3B82F6 #FBBF24' } })),

  'GET /palettes': everybody(),
  'POST /palettes': account(() => ({ body: PALETTE })),
  'GET /palettes/stats': everybody(),
  'GET /palettes/liked': everybody(() => ({ query: `?ids=${crypto.randomUUID()}` })),
  'GET /palettes/{id}': everybody(aPalette()),
  'PATCH /palettes/{id}': owner(aPalette({ body: { isPublic: false } })),
  'DELETE /palettes/{id}': ownerOrAdmin(aPalette()),
  'GET /palettes/{id}/similar': everybody(aPalette()),
  'POST /palettes/{id}/like': everybody(async (app, caller) => ({
    ...(await aPalette()(app, caller)),
    headers: { 'x-visitor': crypto.randomUUID() },
  })),
  'POST /palettes/{id}/view': everybody(aPalette()),
  'POST /palettes/{id}/copy': everybody(aPalette()),

  'GET /blog': everybody(),
  'GET /blog?admin=true': admin(() => ({ query: '?admin=true' })),
  'GET /blog/{id}': everybody(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).slug },
  })),
  'POST /blog': admin(() => ({ body: { ...ARTICLE, title: unique() } })),
  'PUT /blog/{id}': admin(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).id },
    body: { ...ARTICLE, title: unique() },
  })),
  'DELETE /blog/{id}': admin(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).id },
  })),

  'POST /auth/register': everybody(() => {
    const username = unique();
    return { body: { username, email: `${username}@example.org`, password: TEST_PASSWORD } };
  }),
  'POST /auth/login': everybody(async (app) => {
    const username = unique();
    const person = { email: `${username}@example.org`, password: TEST_PASSWORD };
    await callJson(app, 'POST', '/api/auth/register', { username, ...person });
    return { body: person };
  }),
  'POST /auth/logout': everybody(),
  'GET /auth/me': account(),
  'PUT /auth/me': account(() => ({ body: { firstName: 'Ada' } })),
  'DELETE /auth/me': account(() => ({ body: { password: TEST_PASSWORD } })),
  'GET /auth/me/export': account(),
  'GET /auth/sessions': account(),
  'DELETE /auth/sessions': account(),
  'DELETE /auth/sessions/{id}': owner(async (app, { token }) => {
    const { body } = await callJson(app, 'GET', '/api/auth/sessions', undefined, token);
    return { params: { id: body[0].id } };
  }),
  'POST /auth/password': account(() => ({
    body: { currentPassword: TEST_PASSWORD, newPassword: 'battery staple' },
  })),
  'POST /auth/email': account(() => ({
    body: { email: `${unique()}@example.org`, password: TEST_PASSWORD },
  })),
  'POST /auth/forgot-password': everybody(() => ({ body: { email: 'nobody@example.org' } })),
  'POST /auth/reset-password': everybody(async (app, { id }) => {
    const token = createSecret();
    const expiresAt = new Date(Date.now() + 60_000);
    const resets = createPasswordResetRepository(databaseOf(app).db);
    await resets.insert({ tokenHash: hashSecret(token)!, userId: id, expiresAt });
    return { body: { token, password: 'battery staple' } };
  }),

  'GET /user/colors': account(),
  'POST /user/colors': account(() => ({ body: { hexCode: '#3B82F6' } })),
  'DELETE /user/colors/{id}': owner(async (app, caller) => ({
    params: { id: (await ownColor(app, caller)).id },
  })),
  'GET /user/activity': account(),

  'GET /user/keys': account(),
  'POST /user/keys': account(() => ({ body: KEY })),
  'DELETE /user/keys/{id}': owner(async (app, caller) => ({
    params: { id: (await ownKey(app, caller)).id },
  })),

  'POST /contact': everybody(() => ({
    body: { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'Why?' },
  })),
  'POST /newsletter': everybody(() => ({ body: { email: 'ada@example.org' } })),
  'POST /newsletter/confirm': everybody(async (app) => {
    const token = createSecret();
    const question = { confirmTokenHash: hashSecret(token)!, confirmSentAt: new Date() };
    const subscription = { email: `${unique()}@example.org`, topic: 'newsletter' } as const;
    await createNewsletterRepository(databaseOf(app).db).insert(subscription, question);
    return { body: { token } };
  }),
  'POST /newsletter/unsubscribe': everybody(async (app, { id }) => {
    const key = await createNewsletterRepository(databaseOf(app).db).readKey();
    return { body: { id, signature: sign(key, id) } };
  }),

  'PUT /admin/users/{id}/plan': admin((_app, { id }) => ({
    params: { id },
    body: { plan: 'pro' },
  })),
  'GET /admin/status': admin(),
  'GET /admin/messages': admin(),
  'GET /admin/subscribers': admin(),
};
