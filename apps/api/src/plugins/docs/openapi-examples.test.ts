import { Buffer } from 'node:buffer';

import type { SessionAnswer } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Callers, createCallers } from '../../../testing/access/callers.ts';
import { readAccess } from '../../../testing/access/routes.ts';
import { ROWS } from '../../../testing/access/rows.ts';
import { createTestApp, databaseOf, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import {
  type DocumentedOperation,
  type ExampleCall,
  exampleCalls,
  loadDocument,
} from '../../../testing/document.ts';
import { users } from '../../db/schema/users.ts';

const { operations, problemOf } = await loadDocument();

/**
 * Calls whose answers depend on more than the call: the test compares the shape, not the values.
 */
const DEPENDS_ON: Record<string, string> = {
  'GET /palettes/mood/{mood}': 'chance',
  'GET /palettes/stats': 'all palettes',
  'GET /palettes/like-challenge': 'chance',
  'GET /palettes/liked': 'what the caller likes',
  'GET /palettes/{id}/similar': 'all palettes',
  'POST /palettes/{id}/view': 'earlier calls',
  'POST /palettes/{id}/copy': 'earlier calls',
  'POST /themes/export': 'nothing else, but a whole file is too long for an example',
  'GET /themes/{file}': 'nothing else, but a whole file is too long for an example',
  'GET /blog': 'all articles',
  'GET /blog/{id}': 'the articles before and after it',
  'PUT /blog/{id}': 'which addresses are taken',
  'GET /auth/me': 'earlier calls',
  'GET /user/colors': 'earlier calls',
  'GET /user/keys': 'earlier calls',
  'GET /themes/saved': 'earlier calls',
  'GET /projects': 'earlier calls',
  'GET /user/activity': 'earlier calls',
  'GET /auth/sessions': 'earlier calls',
  'GET /auth/me/export': 'earlier calls',
  'POST /auth/email': 'the account',
  'POST /auth/email/confirmation': 'earlier calls',
  'POST /auth/reset-password': 'the account',
  'PUT /admin/users/{id}/plan': 'the account',
  'GET /admin/moderation': 'earlier calls',
  'GET /admin/moderation/palettes/{id}': 'the palette',
  'GET /admin/moderation/shared/{id}': 'the theme or the project',
  'GET /admin/moderation/acts': 'earlier calls',
  'GET /admin/moderation/terms': 'earlier calls',
  'POST /admin/moderation/acts': 'the palettes of the account',
  'GET /user/notices': 'earlier calls',
  'POST /user/notices/{id}/answer': 'what the moderator did',
  'GET /admin/status': 'the machine',
  'GET /admin/messages': 'earlier calls',
  'GET /admin/subscribers': 'earlier calls',
  'POST /auth/forgot-password': 'whether mail can be sent',
  'POST /newsletter': 'whether mail can be sent',
};

/** Calls that end what the other calls need, so each is made by an account of its own. */
const FINAL = [
  'POST /auth/logout',
  'POST /auth/password',
  'POST /auth/email',
  'DELETE /auth/me',
  'DELETE /auth/sessions/{id}',
];

/** Calls whose bodies hold a secret from a mail. */
const SECRET_BODIES = [
  'POST /auth/reset-password',
  'POST /auth/confirm-email',
  'POST /auth/refuse-email',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
];

/** Calls about something that the documented calls of others do not make. */
const MADE_BY_ROWS = [
  'POST /palettes/{id}/report',
  'POST /themes/saved/{id}/report',
  'POST /projects/{id}/report',
  'GET /admin/moderation/palettes/{id}',
  'GET /admin/moderation/shared/{id}',
  'PUT /projects/{id}/items/{item}',
  'DELETE /projects/{id}/items/{item}',
  'POST /user/notices/{id}/answer',
];

let app: TestApp;
let address: string;
let callers: Callers;
let admin: string;
let ada: { status: number; body: SessionAnswer };
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  callers = await createCallers(app);
  admin = (await callers.admin()).token;
  ada = (await send('POST /auth/register', callOf('POST /auth/register'))) as typeof ada;
}, 120_000);
afterAll(() => app.close());

function callOf(name: string): ExampleCall {
  const operation = operations.find((one) => one.name === name);
  const [call] = operation ? exampleCalls(operation) : [];
  if (!call) throw new Error(`${name} has no example`);
  return call;
}

async function send(name: string, call: ExampleCall, token?: string) {
  const [method = '', pattern = ''] = name.split(' ');
  const path = pattern.replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(call.params[key]!));
  const query = new URLSearchParams(call.query);
  const isForm = call.mediaType === 'multipart/form-data';
  const answer = await fetch(`${address}/api/v1${path}?${query}`, {
    method,
    headers: {
      ...call.headers,
      ...(call.body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(call.body !== undefined && {
      body: isForm ? formOf(call.body) : JSON.stringify(call.body),
    }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.startsWith('application/json');
  return { status: answer.status, body: isJson ? JSON.parse(text) : text };
}

/** A form with the documented fields; the test draws the picture, which no text can hold. */
function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    const content = name === 'image' ? [drawPicture()] : [String(value)];
    if (name === 'image' || name === 'file') form.set(name, new Blob(content), 'example');
    else form.set(name, String(value));
  }
  return form;
}

/** A bitmap of 10 by 10 pixels, the left 7 columns #3B82F6 and the others #FB923C. */
function drawPicture(): Blob {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(10, 18);
  header.writeInt32LE(10, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  const row = [...Array(7).fill([0xf6, 0x82, 0x3b]), ...Array(3).fill([0x3c, 0x92, 0xfb]), 0, 0];
  return new Blob([header, Uint8Array.from(Array(10).fill(row.flat()).flat())]);
}

/** Ids, the codes that slugs make of them, times and secrets differ from call to call. */
const VARIES = {
  id: /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/,
  slug: /^[a-z0-9-]+-[0-9a-z]{12}$/,
  time: /^\d{4}-\d\d-\d\dT[\d:.]+Z$/,
  secret: /^[0-9a-f]{64}$|^sw_[\w-]{8,43}$/,
};

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, masked(part)]));
  }
  const kind = Object.entries(VARIES).find(([, pattern]) => pattern.test(String(value)));
  return kind ? `<${kind[0]}>` : value;
}

const access = await readAccess();

async function tokenFor({ name, path }: DocumentedOperation): Promise<string> {
  if (access.get(name) === 'admin' || path.startsWith('/blog')) return admin;
  if (access.get(name) === 'plan pro') {
    const { id, token } = await callers.user();
    await databaseOf(app).db.update(users).set({ plan: 'pro' }).where(eq(users.id, id));
    return token;
  }
  return FINAL.includes(name) ? (await callers.user()).token : ada.body.token;
}

/** The call as documented, on an object that the documented call for creating one has made. */
async function prepare(name: string, call: ExampleCall, token: string): Promise<ExampleCall> {
  if (MADE_BY_ROWS.includes(name)) {
    const { params = {} } = await ROWS[name]!.prepare(app, { id: ada.body.user.id, token });
    return { ...call, params };
  }
  if (name === 'POST /admin/moderation/acts') {
    return { ...call, body: { ...(call.body as object), userId: ada.body.user.id } };
  }
  const list = /^\w+ (\/(?:palettes|projects|blog|user\/\w+|themes\/saved))\/\{id\}/.exec(
    name,
  )?.[1];
  if (list) {
    const maker = `POST ${list}`;
    const { body } = await send(maker, callOf(maker), token);
    const made = { ...call, params: { id: body.id } };
    if (name.endsWith('/restore')) await send(`DELETE ${list}/{id}`, made, token);
    return made;
  }
  if (name === 'DELETE /auth/sessions/{id}') {
    const { body } = await send('GET /auth/sessions', callOf('GET /auth/sessions'), token);
    return { ...call, params: { id: body[0].id } };
  }
  if (!SECRET_BODIES.includes(name)) return call;
  const { body } = await ROWS[name]!.prepare(app, await callers.user());
  return { ...call, body };
}

describe.each(operations)('APIDOC-19: $name', (documented) => {
  const { name, operation } = documented;

  test.each(exampleCalls(documented))('$key', async (call) => {
    const token = await tokenFor(documented);
    const answer =
      name === 'POST /auth/register'
        ? ada
        : await send(name, await prepare(name, call, token), token);

    expect(answer).toMatchObject({ status: call.status });
    const [media] = Object.values(operation.responses[call.status]!.content);
    expect(problemOf(media!.schema, answer.body)).toBeUndefined();
    if (name in DEPENDS_ON) expect(Array.isArray(answer.body)).toBe(Array.isArray(call.answer));
    else expect(masked(answer.body)).toEqual(masked(call.answer));
  });
});

test('what depends on more than its call is an operation of the document', () => {
  const names = operations.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(DEPENDS_ON)));
});
