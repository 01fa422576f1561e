import { createAccountRepository } from '../../src/features/accounts/accounts.repository.ts';
import { createEmailConfirmationRepository } from '../../src/features/accounts/addresses/email-confirmation.repository.ts';
import { createPasswordResetRepository } from '../../src/features/accounts/passwords/password-reset.repository.ts';
import { setPlan } from '../../src/features/api-keys/plans.ts';
import { createNewsletterRepository } from '../../src/features/messages/newsletter/newsletter.repository.ts';
import { sign } from '../../src/features/messages/newsletter/signatures.ts';
import { createSecret, hashSecret } from '../../src/secrets/secrets.ts';
import { signUp, signUpAdmin, TEST_PASSWORD } from '../accounts.ts';
import { callJson, databaseOf, type TestApp } from '../app.ts';
import { exampleCalls, loadDocument } from '../document.ts';
import type { Caller } from './callers.ts';

/** The parts of a call besides its method and path. */
type Call = {
  params?: Record<string, string>;
  query?: string;
  headers?: Record<string, string>;
  body?: object;
};

/** Makes the object of the call, which belongs to the owner, and returns the call. */
type Prepare = (app: TestApp, owner: Caller) => Promise<Call> | Call;

/** Who may touch the object of a call, where not all callers may. */
type Of = 'owner' | 'owner or admin';

/** What a route's `access` does not say: how to make the call, and whose object it is about. */
export type Row = { prepare: Prepare; of?: Of };

const nothing = () => ({});
const row = (prepare: Prepare = nothing): Row => ({ prepare });
const ofOwner = (prepare: Prepare): Row => ({ prepare, of: 'owner' });
const ofOwnerOrAdmin = (prepare: Prepare): Row => ({ prepare, of: 'owner or admin' });

const unique = () => `x${crypto.randomUUID().slice(0, 8)}`;

const ARTICLE = { title: 'Title', content: 'Text', isPublished: true };
const THEME = { name: 'Ocean', input: { brands: ['#0A66C2'] } };
const PALETTE = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };

const PROJECT = { name: 'Sea', description: 'For the harbor museum', isPublic: true };

/** Makes an object of the owner over HTTP, and returns its id as a parameter of the path. */
const own =
  (url: string, body: () => unknown) =>
  async (app: TestApp, { token }: Caller) => {
    const made = await callJson(app, 'POST', url, body(), token);
    if (made.status !== 201) throw new Error(`POST ${url} answered ${made.status}`);
    return made.body as { id: string; slug: string };
  };

const ownPalette = own('/api/palettes', () => PALETTE);
const ownTheme = own('/api/themes/saved', () => THEME);
const ownProject = own('/api/projects', () => PROJECT);
const ownColor = own('/api/user/colors', () => ({ hexCode: '#3B82F6' }));
const KEY = { name: 'Build server', password: TEST_PASSWORD };
const ownKey = own('/api/user/keys', () => KEY);
const ownArticle = own('/api/blog', () => ({ ...ARTICLE, title: unique() }));

/** The token of a link in a mail to the address of an account. */
async function mailedToken(app: TestApp, { id }: Caller): Promise<Call> {
  const { db } = databaseOf(app);
  const { email } = await createAccountRepository(db).getUser(id);
  const token = createSecret();
  const link = { tokenHash: hashSecret(token)!, expiresAt: new Date(Date.now() + 60_000) };
  const links = createEmailConfirmationRepository(db);
  await links.put({ userId: id, email, formerEmail: null, ...link });
  return { body: { token } };
}

/** A form with a bitmap of one pixel. */
function onePixelForm(): Call {
  const numbers = [58, 0, 54, 40, 1, 1, 0x180001, 0, 4, 0, 0, 0, 0, 0x10203];
  return formWith('image', 'BM', new Uint8Array(Int32Array.from(numbers).buffer));
}

function formWith(field: string, ...content: BlobPart[]): Call {
  const body = new FormData();
  body.set(field, new Blob(content));
  return { body };
}

const aPalette =
  (call: Call = {}): Prepare =>
  async (app, caller) => ({ params: { id: (await ownPalette(app, caller)).id }, ...call });

const aTheme =
  (call: Call = {}): Prepare =>
  async (app, caller) => ({ params: { id: (await ownTheme(app, caller)).id }, ...call });

const aProject =
  (call: Call = {}): Prepare =>
  async (app, caller) => ({ params: { id: (await ownProject(app, caller)).id }, ...call });

/** Makes a project that holds a palette. */
const aFullProject: Prepare = async (app, caller) => {
  const { id } = await ownProject(app, caller);
  const { id: item } = await ownPalette(app, caller);
  await callJson(app, 'PUT', `/api/projects/${id}/items/${item}`, {}, caller.token);
  return { params: { id, item } };
};

/** Somebody who is no caller of the table. */
async function aStranger(app: TestApp): Promise<Caller> {
  const { user, token } = await signUp(app);
  return { id: user.id, token };
}

/** Makes a palette of somebody else. */
const aStrangersPalette: Prepare = async (app) => aPalette()(app, await aStranger(app));

/** Hides a palette of the owner, who is told of it. */
const aNotice: Prepare = async (app, caller) => {
  const { id: paletteId } = await ownPalette(app, caller);
  const { token } = await signUpAdmin(app);
  const order = { kind: 'hide', paletteId, reason: 'Advertises a shop.' };
  const { body } = await callJson(app, 'POST', '/api/admin/moderation/acts', order, token);
  return { params: { id: body.id }, body: { text: 'The shop is a name of mine.' } };
};

/** The rows of calls that need more than the first example of the document. */
const PREPARED: Record<string, Row> = {
  'POST /colors/extract': row(() => onePixelForm()),
  // Other accounts of the test do not have the plan.
  'POST /batch': row(async (app, { id }) => {
    await setPlan(databaseOf(app).db, id, 'pro');
    return { body: { requests: [{ operation: 'convert', input: { hex: '#3B82F6' } }] } };
  }),

  'GET /color-of-the-day': row(),
  'GET /color-of-the-day/archive': row(),

  'POST /palettes/import': row(() => ({ body: { text: '#3B82F6 #FBBF24' } })),
  'POST /palettes/import/file': row(() => formWith('file', '#3B82F6 #FBBF24')),

  'GET /themes/saved': row(),
  'POST /themes/saved': row(() => ({ body: THEME })),
  'GET /themes/saved/{id}': row(aTheme()),
  'PATCH /themes/saved/{id}': ofOwner(aTheme({ body: { isPublic: false } })),
  'DELETE /themes/saved/{id}': ofOwnerOrAdmin(aTheme()),
  'POST /themes/saved/{id}/restore': ofOwner(async (app, caller) => {
    const { id } = await ownTheme(app, caller);
    await callJson(app, 'DELETE', `/api/themes/saved/${id}`, undefined, caller.token);
    return { params: { id } };
  }),

  'POST /themes/saved/{id}/report': row(async (app) => ({
    ...(await aTheme()(app, await aStranger(app))),
    headers: { 'x-visitor': crypto.randomUUID() },
    body: { reason: 'spam' },
  })),
  'POST /projects/{id}/report': row(async (app) => ({
    ...(await aProject()(app, await aStranger(app))),
    headers: { 'x-visitor': crypto.randomUUID() },
    body: { reason: 'spam' },
  })),

  'GET /projects': row(),
  'POST /projects': row(() => ({ body: PROJECT })),
  'GET /projects/{id}': row(aProject()),
  'PATCH /projects/{id}': ofOwner(aProject({ body: { name: 'Sea and sky' } })),
  'DELETE /projects/{id}': ofOwnerOrAdmin(aProject()),
  'POST /projects/{id}/restore': ofOwner(async (app, caller) => {
    const { id } = await ownProject(app, caller);
    await callJson(app, 'DELETE', `/api/projects/${id}`, undefined, caller.token);
    return { params: { id } };
  }),
  'PUT /projects/{id}/items/{item}': ofOwner(async (app, caller) => {
    const { id } = await ownProject(app, caller);
    return { params: { id, item: (await ownPalette(app, caller)).id } };
  }),
  'DELETE /projects/{id}/items/{item}': ofOwner(aFullProject),

  'GET /palettes': row(),
  'POST /palettes': row(() => ({ body: PALETTE })),
  'GET /palettes/stats': row(),
  'GET /palettes/like-challenge': row(),
  'GET /palettes/liked': row(() => ({ query: `?ids=${crypto.randomUUID()}` })),
  'GET /palettes/{id}': row(aPalette()),
  'PATCH /palettes/{id}': ofOwner(aPalette({ body: { isPublic: false } })),
  'DELETE /palettes/{id}': ofOwnerOrAdmin(aPalette()),
  'POST /palettes/{id}/restore': ofOwner(async (app, caller) => {
    const { id } = await ownPalette(app, caller);
    await callJson(app, 'DELETE', `/api/palettes/${id}`, undefined, caller.token);
    return { params: { id } };
  }),
  'GET /palettes/{id}/similar': row(aPalette()),
  'POST /palettes/{id}/like': row(async (app, caller) => ({
    ...(await aPalette()(app, caller)),
    headers: { 'x-visitor': crypto.randomUUID() },
  })),
  'POST /palettes/{id}/view': row(aPalette()),
  'POST /palettes/{id}/copy': row(aPalette()),

  'POST /palettes/{id}/report': row(async (app, caller) => ({
    ...(await aStrangersPalette(app, caller)),
    headers: { 'x-visitor': crypto.randomUUID() },
    body: { reason: 'spam' },
  })),

  'GET /blog': row(),
  'GET /blog?admin=true': row(() => ({ query: '?admin=true' })),
  'GET /blog/{id}': row(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).slug },
  })),
  'POST /blog': row(() => ({ body: { ...ARTICLE, title: unique() } })),
  'PUT /blog/{id}': row(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).id },
    body: { ...ARTICLE, title: unique() },
  })),
  'DELETE /blog/{id}': row(async (app, caller) => ({
    params: { id: (await ownArticle(app, caller)).id },
  })),

  'POST /auth/register': row(() => {
    const username = unique();
    return { body: { username, email: `${username}@example.org`, password: TEST_PASSWORD } };
  }),
  'POST /auth/login': row(async (app) => {
    const username = unique();
    const person = { email: `${username}@example.org`, password: TEST_PASSWORD };
    await callJson(app, 'POST', '/api/auth/register', { username, ...person });
    return { body: person };
  }),
  'POST /auth/logout': row(),
  'GET /auth/me': row(),
  'PUT /auth/me': row(() => ({ body: { firstName: 'Ada' } })),
  'DELETE /auth/me': row(() => ({ body: { password: TEST_PASSWORD } })),
  'GET /auth/me/export': row(),
  'GET /auth/sessions': row(),
  'DELETE /auth/sessions': row(),
  'DELETE /auth/sessions/{id}': ofOwner(async (app, { token }) => {
    const { body } = await callJson(app, 'GET', '/api/auth/sessions', undefined, token);
    return { params: { id: body[0].id } };
  }),
  'POST /auth/password': row(() => ({
    body: { currentPassword: TEST_PASSWORD, newPassword: 'battery staple' },
  })),
  'POST /auth/email': row(() => ({
    body: { email: `${unique()}@example.org`, password: TEST_PASSWORD },
  })),
  'POST /auth/email/confirmation': row(),
  'POST /auth/confirm-email': row(mailedToken),
  'POST /auth/refuse-email': row(mailedToken),
  'POST /auth/forgot-password': row(() => ({ body: { email: 'nobody@example.org' } })),
  'POST /auth/reset-password': row(async (app, { id }) => {
    const token = createSecret();
    const expiresAt = new Date(Date.now() + 60_000);
    const resets = createPasswordResetRepository(databaseOf(app).db);
    await resets.insert({ tokenHash: hashSecret(token)!, userId: id, expiresAt });
    return { body: { token, password: 'battery staple' } };
  }),

  'GET /user/colors': row(),
  'POST /user/colors': row(() => ({ body: { hexCode: '#3B82F6' } })),
  'DELETE /user/colors/{id}': ofOwner(async (app, caller) => ({
    params: { id: (await ownColor(app, caller)).id },
  })),
  'GET /user/activity': row(),

  'GET /user/notices': row(),
  'POST /user/notices/{id}/answer': ofOwner(aNotice),

  'GET /user/keys': row(),
  'POST /user/keys': row(() => ({ body: KEY })),
  'DELETE /user/keys/{id}': ofOwner(async (app, caller) => ({
    params: { id: (await ownKey(app, caller)).id },
  })),

  'POST /contact': row(() => ({
    body: { name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'Why?' },
  })),
  'POST /newsletter': row(() => ({ body: { email: 'ada@example.org' } })),
  'POST /newsletter/confirm': row(async (app) => {
    const token = createSecret();
    const question = { confirmTokenHash: hashSecret(token)!, confirmSentAt: new Date() };
    const subscription = { email: `${unique()}@example.org`, topic: 'newsletter' } as const;
    await createNewsletterRepository(databaseOf(app).db).insert(subscription, question);
    return { body: { token } };
  }),
  'POST /newsletter/unsubscribe': row(async (app, { id }) => {
    const key = await createNewsletterRepository(databaseOf(app).db).readKey();
    return { body: { id, signature: sign(key, id) } };
  }),

  'PUT /admin/users/{id}/plan': row((_app, { id }) => ({
    params: { id },
    body: { plan: 'pro' },
  })),
  'GET /admin/moderation': row(),
  'GET /admin/moderation/palettes/{id}': row(aPalette()),
  'GET /admin/moderation/shared/{id}': row(aTheme()),
  'GET /admin/moderation/acts': row(),
  'GET /admin/moderation/terms': row(),
  'POST /admin/moderation/acts': row(async (app, caller) => {
    const { id: paletteId } = await ownPalette(app, caller);
    return { body: { kind: 'hide', paletteId, reason: 'Advertises a shop.' } };
  }),
  'GET /admin/status': row(),
  'GET /admin/messages': row(),
  'GET /admin/subscribers': row(),
};

const { operations } = await loadDocument();

/** Calls of anybody, made as the document's first example of them. */
const documented = operations.flatMap((one): [string, Row][] => {
  const [example] = exampleCalls(one);
  if (one.operation['x-access'] !== 'anyone' || !example) return [];
  const { params, query, body } = example;
  const search = `?${new URLSearchParams(query)}`;
  return [[one.name, row(() => ({ params, query: search, ...(body != null && { body }) }))]];
});

/**
 * One row for each operation of the OpenAPI document; the query distinguishes variants of an
 * operation.
 */
export const ROWS: Record<string, Row> = { ...Object.fromEntries(documented), ...PREPARED };
