import { expect } from 'vitest';

import type { startMailServer } from './mail-server.ts';

/** Part of every text that these journeys enter, so that a single search finds all of them. */
export const MARK = 'zqx7';
export const ADA = {
  username: `ada-${MARK}`,
  email: `ada.${MARK}@example.org`,
  password: `${MARK} correct horse`,
  firstName: `Ada ${MARK}`,
};
/** The mail server refuses this recipient, and quotes the address in its answer. */
const REFUSED = {
  username: `refused-${MARK}`,
  email: `refused@${MARK}.example.org`,
  password: `${MARK} battery staple`,
};
export const ADMIN = { email: `admin.${MARK}@example.org`, password: `${MARK} of the admin` };
export const CALLER = '203.0.113.77';

/**
 * Secrets that the journeys did not enter, and that must not be in the log either: tokens, keys,
 * signatures.
 */
export type Secrets = Set<string>;

export function createCaller(address: string) {
  /** Sends JSON, or a text or form unchanged, and reads any answer. */
  return async (
    method: string,
    path: string,
    { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
  ) => {
    const isPlain = typeof body === 'string' || body instanceof FormData;
    const response = await fetch(address + path, {
      method,
      headers: {
        'x-forwarded-for': CALLER,
        ...(body !== undefined &&
          !(body instanceof FormData) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isPlain ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
}
type Call = ReturnType<typeof createCaller>;
type MailTo = Awaited<ReturnType<typeof startMailServer>>['mailTo'];

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

/**
 * Calls about accounts: successful ones, wrong passwords, taken names, too many attempts, forgotten
 * passwords.
 */
export async function useAccounts(call: Call, mailTo: MailTo, secrets: Secrets) {
  const { body: registered, status } = await call('POST', '/api/auth/register', { body: ADA });
  expect(status).toBe(201);
  const login = async (person: object) => await call('POST', '/api/auth/login', { body: person });
  await call('POST', '/api/auth/register', { body: ADA });
  await call('POST', '/api/auth/register', { body: { ...ADA, email: MARK } });
  const question = (await mailTo(ADA.email, 'confirm')).text?.match(/token=([0-9a-f]{64})/)?.[1];
  secrets.add(question ?? '');
  await call('GET', `/confirm-email?token=${question}`);
  for (const expected of [200, 400]) {
    const answer = await call('POST', '/api/auth/confirm-email', { body: { token: question } });
    expect(answer.status).toBe(expected);
  }
  const { body: session } = await login(ADA);
  expect((await login({ ...ADA, password: `${MARK} wrong` })).status).toBe(401);
  expect((await login({ ...ADA, email: `nobody.${MARK}@example.org` })).status).toBe(401);
  for (const { token } of [registered, session]) secrets.add(token);

  const { token } = session;
  const own = bearer(token);
  expect((await call('GET', '/api/auth/me', own)).status).toBe(200);
  await call('GET', '/api/auth/me', bearer(`${MARK}-garbage`));
  await call('GET', `/api/auth/me?token=${token}`);
  await call('PUT', '/api/auth/me', { ...own, body: { firstName: `Ada ${MARK} L` } });
  const password = `${MARK} new password`;
  const change = { currentPassword: ADA.password, newPassword: password };
  expect((await call('POST', '/api/auth/password', { ...own, body: change })).status).toBe(200);
  await call('POST', '/api/auth/password', { ...own, body: change });
  const email = `lovelace.${MARK}@example.org`;
  const moved = await call('POST', '/api/auth/email', { ...own, body: { email, password } });
  expect(moved.status).toBe(200);
  await mailTo(ADA.email, 'has changed');

  await call('POST', '/api/auth/forgot-password', { body: { email } });
  const reset = (await mailTo(email, 'Reset')).text?.match(/token=([0-9a-f]{64})/)?.[1] ?? '';
  expect(reset).not.toBe('');
  secrets.add(reset);
  await call('GET', `/reset-password?token=${reset}`);
  await call('GET', `/reset-password/${reset}`);
  const renewed = { token: reset, password: `${MARK} renewed` };
  expect((await call('POST', '/api/auth/reset-password', { body: renewed })).status).toBe(200);
  expect((await call('POST', '/api/auth/reset-password', { body: renewed })).status).toBe(400);
  for (let i = 0; i < 11; i++) await login({ email, password: `${MARK} guess ${i}` });
  await call('GET', `/profile/${email}`);
}

/** Uses an account whose mail cannot be delivered: keys, palettes, and its deletion. */
export async function useKeys(call: Call, secrets: Secrets) {
  const { body: session } = await call('POST', '/api/auth/register', { body: REFUSED });
  const own = bearer(session.token);
  secrets.add(session.token);
  await call('POST', '/api/auth/forgot-password', { body: { email: REFUSED.email } });

  const wanted = { name: MARK, password: REFUSED.password };
  const { body: made } = await call('POST', '/api/user/keys', { ...own, body: wanted });
  expect(made.key).toMatch(/^sw_/);
  secrets.add(made.key);
  const key = { headers: { 'x-api-key': made.key } };
  expect((await call('GET', '/api/palettes', key)).status).toBe(200);
  await call('GET', '/api/palettes', { headers: { 'x-api-key': `${made.key}x` } });
  expect((await call('GET', `/api/palettes?api_key=${made.key}`)).status).toBe(400);
  for (const path of [
    '/api/',
    '/api/v1/palettes/',
    '/',
    '/color/',
    '/explore-palettes/',
    '/palettes/',
  ]) {
    await call('GET', path + made.key);
  }
  await call('GET', `/nowhere?key=${made.key}`);

  const palette = { name: `Palette ${MARK}`, colors: ['#112233', '#AABBCC'], isPublic: false };
  expect((await call('POST', '/api/palettes', { ...own, body: palette })).status).toBe(201);
  await call('GET', `/api/palettes?q=${MARK}`, own);
  await call('GET', `/explore-palettes?q=${MARK}`);
  expect((await call('GET', '/api/auth/me/export', own)).body).toMatchObject({});
  const { password } = REFUSED;
  const deleted = await call('DELETE', '/api/auth/me', { ...own, body: { password } });
  expect(deleted.status).toBe(200);
}

export const CONTACT = {
  name: `Ada ${MARK}`,
  email: `ada.${MARK}@example.org`,
  subject: `About ${MARK}`,
  message: `My card is ${MARK}`,
};

export async function writeMessages(call: Call, mailTo: MailTo, secrets: Secrets) {
  expect((await call('POST', '/api/contact', { body: CONTACT })).status).toBe(200);
  await mailTo(ADMIN.email);
  await call('POST', '/contact', {
    body: new URLSearchParams(CONTACT).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

  const email = `reader.${MARK}@example.org`;
  await call('POST', '/api/newsletter', { body: { email } });
  await call('POST', '/api/newsletter', { body: { email: REFUSED.email } });
  const text = (await mailTo(email)).text ?? '';
  const token = text.match(/token=([0-9a-f]{64})/)?.[1] ?? '';
  const [, id = '', signature = ''] = text.match(/id=([\w-]+)&signature=([\w-]+)/) ?? [];
  expect([token, signature]).not.toContain('');
  secrets.add(token).add(signature);
  await call('GET', `/newsletter?token=${token}`);
  await call('GET', `/newsletter?id=${id}&signature=${signature}`);
  expect((await call('POST', '/api/newsletter/confirm', { body: { token } })).status).toBe(200);
  await call('POST', '/api/newsletter/confirm', { body: { token } });
  await call('POST', '/api/newsletter/unsubscribe', { body: { id, signature } });
}

export async function workAsAdmin(call: Call, secrets: Secrets) {
  const { body: session } = await call('POST', '/api/auth/login', { body: ADMIN });
  secrets.add(session.token);
  const own = bearer(session.token);
  expect((await call('GET', '/api/admin/messages', own)).body).not.toEqual([]);
  expect((await call('GET', '/api/admin/subscribers', own)).body).not.toEqual([]);
  const article = { title: MARK, excerpt: MARK, content: MARK, category: MARK };
  await call('POST', '/api/blog', { ...own, body: article });
}

/** Sends invalid requests: their values must not be in the log either. */
export async function sendNonsense(call: Call) {
  const headers = { accept: 'application/json, text/event-stream' };
  for (const body of [`{"a": ${MARK}`, MARK, JSON.stringify({ hex: MARK }), `["${MARK}"]`]) {
    await call('POST', '/api/colors/convert', { body });
    await call('POST', '/mcp', { body, headers });
  }
  const params = { name: MARK, arguments: { hex: MARK } };
  for (const method of ['tools/call', MARK]) {
    await call('POST', '/mcp', { body: { jsonrpc: '2.0', id: 1, method, params }, headers });
  }
  const talkative = { authorization: `Bearer ${MARK}`, cookie: MARK, 'user-agent': MARK };
  const form = new FormData();
  form.set('image', new Blob([MARK]), `${MARK}.png`);
  expect(
    (await call('POST', '/api/colors/extract', { body: form, headers: talkative })).status,
  ).toBe(415);
  await call('POST', '/api/palettes/import', { body: { text: MARK } });
  await call('GET', `/api/nowhere?q=${MARK}`);
  await call('GET', `/api/%zz?q=${MARK}`);
}
