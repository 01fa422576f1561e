import { SessionAnswer, User } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUp, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { sessions, users } from '../../db/schema/users.ts';

describeOnEachEngine('accounts', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const register = (body: unknown) => callJson(app, 'POST', '/api/auth/register', body);
  const login = (body: unknown) => callJson(app, 'POST', '/api/auth/login', body);
  const me = (token?: string) => callJson(app, 'GET', '/api/auth/me', undefined, token);
  const update = (body: unknown, token?: string) =>
    callJson(app, 'PUT', '/api/auth/me', body, token);
  const person = (username: string, more = {}) => ({
    username,
    email: `${username}@example.org`,
    password: TEST_PASSWORD,
    ...more,
  });

  describe('registering', () => {
    test('AUTHAPI-01, AUTHAPI-02, AUTHAPI-04, AUTHAPI-18: answers the user and a token that works', async () => {
      const { status, headers, body } = await register(person('ada'));
      expect(headers['cache-control']).toBe('no-store');
      expect(status).toBe(201);
      const { user, token } = SessionAnswer.parse(body);
      const own = await me(token);
      expect(own.status).toBe(200);
      expect(own.body).toEqual(user);
      expect(User.parse(own.body)).toMatchObject({
        username: 'ada',
        email: 'ada@example.org',
        firstName: null,
        lastName: null,
        avatar: null,
        role: 'user',
        plan: 'free',
      });
      expect(Math.abs(Date.parse(user.createdAt) - Date.now())).toBeLessThan(60_000);
    });

    test('AUTHAPI-03: first and last name are kept', async () => {
      const { token } = await signUp(app, { firstName: 'Grace', lastName: ' Hopper ' });
      expect((await me(token)).body).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    });

    test.each([
      ['AUTHAPI-05', { password: '12345' }, 400, 'password'],
      ['AUTHAPI-05', { password: '123456' }, 201, ''],
      ['a password of 257', { password: 'x'.repeat(257) }, 400, 'password'],
      ['AUTHAPI-06', { username: 'ab' }, 400, 'username'],
      ['AUTHAPI-06', { username: 'abc' }, 201, ''],
      ['a username of 33', { username: 'x'.repeat(33) }, 400, 'username'],
      ['a blank inside a username', { username: 'a b c' }, 400, 'username'],
      ['AUTHAPI-07', { email: 'nobody' }, 400, 'email'],
      ['AUTHAPI-07', { email: 'a@b' }, 400, 'email'],
      ['AUTHAPI-08', { username: undefined }, 400, 'username'],
      ['AUTHAPI-08', { email: '' }, 400, 'email'],
      ['AUTHAPI-08', { password: '' }, 400, 'password'],
      ['AUTHAPI-09', { username: ['ada'] }, 400, 'username'],
      ['AUTHAPI-09', { email: { at: 1 } }, 400, 'email'],
      ['AUTHAPI-09', { password: null }, 400, 'password'],
      ['AUTHAPI-09', { password: 123456 }, 400, 'password'],
      ['a name of 10,000 characters', { firstName: 'x'.repeat(10_000) }, 400, 'firstName'],
      ['NUL in a name', { firstName: 'a\0b' }, 400, 'firstName'],
      ['a direction override in a name', { lastName: 'abc\u202Edcba' }, 400, 'lastName'],
      ['half a surrogate pair in a name', { lastName: 'a\uD83D' }, 400, 'lastName'],
      ['NUL in an email', { email: 'a\0b@example.org' }, 400, 'email'],
    ])('%s: %j answers %d', async (_case, fields, status, field) => {
      const unique = `u${crypto.randomUUID().slice(0, 8)}`;
      const answer = await register({ ...person(unique), ...fields });
      expect(answer.status).toBe(status);
      expect(answer.body.details?.[0].field ?? '').toBe(field);
      expect(JSON.stringify(answer.body)).not.toContain('xxxxxxxxxxxxxxxxxx"');
    });

    test('markup, emoji and right-to-left names are text', async () => {
      const names = { firstName: '<script>alert(1)</script> 😀', lastName: 'עדה' };
      const { token } = await signUp(app, names);
      expect((await me(token)).body).toMatchObject(names);
    });

    test.each([
      ['AUTHAPI-10', 'email', { username: 'other1', email: 'TAKEN@example.org' }],
      ['AUTHAPI-11', 'username', { username: 'Taken', email: 'other2@example.org' }],
    ])('%s: a taken %s answers 409 and says so', async (_id, field, fields) => {
      await register(person('taken'));
      const { status, body } = await register({ ...person('taken'), ...fields });
      expect(status).toBe(409);
      expect(body).toMatchObject({ code: 'conflict', details: [{ field }] });
      expect(body.error).toContain(field);
    });

    test('of ten at once with one name, one wins and nine are told', async () => {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          register(person('racer', { email: `racer${index}@example.org` })),
        ),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([201, ...Array(9).fill(409)]);
    });

    test('AUTHAPI-12: no answer holds a password or a hash', async () => {
      const { body: registered } = await register(person('secretive'));
      const { body: signedIn } = await login({
        email: 'secretive@example.org',
        password: TEST_PASSWORD,
      });
      const { body: own } = await me(signedIn.token);
      const { body: changed } = await update({ firstName: 'S' }, signedIn.token);
      for (const body of [registered, signedIn, own, changed]) {
        expect(JSON.stringify(body)).not.toMatch(/password|hash|argon2|correct horse/i);
      }
    });

    test('the database holds neither password nor token', async () => {
      const { user, token } = await signUp(app);
      const { db } = database();
      const stored = JSON.stringify([
        await db.select().from(users),
        await db.select().from(sessions),
      ]);
      expect(stored).toContain(user.id);
      expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(TEST_PASSWORD);
    });

    test('AUTHAPI-13: rights and ids in the body are ignored', async () => {
      const id = crypto.randomUUID();
      const { user } = await signUp(app, { role: 'admin', isAdmin: true, plan: 'pro', id });
      expect(user).toMatchObject({ role: 'user', plan: 'free' });
      expect(user.id).not.toBe(id);
    });
  });

  describe('signing in', () => {
    test('AUTHAPI-14, AUTHAPI-29: each token gives its own user; the email counts in any case', async () => {
      const ada = await signUp(app);
      const bob = await signUp(app);
      const { status, body } = await login({
        email: ` ${ada.user.email.toUpperCase()} `,
        password: TEST_PASSWORD,
      });
      expect(status).toBe(200);
      expect((await me(body.token)).body.id).toBe(ada.user.id);
      expect((await me(ada.token)).body.id).toBe(ada.user.id);
      expect((await me(bob.token)).body.id).toBe(bob.user.id);
    });

    test('AUTHAPI-15: a wrong password and an unknown email get the same answer', async () => {
      const { user } = await signUp(app);
      const wrong = await login({ email: user.email, password: 'wrong password' });
      const unknown = await login({ email: 'nobody@example.org', password: 'wrong password' });
      expect(wrong.status).toBe(401);
      const withoutId = { ...wrong.body, requestId: '' };
      expect(withoutId).toMatchObject({ error: 'Invalid email or password. Please try again.' });
      expect({ ...unknown.body, requestId: '' }).toEqual(withoutId);
      expect(unknown.status).toBe(401);
    });

    test.each([
      [{}, 'email'],
      [{ email: 'a@example.org' }, 'password'],
      [{ email: '', password: 'x' }, 'email'],
      [{ email: 'a@example.org', password: '' }, 'password'],
      [{ email: ['a'], password: 'x' }, 'email'],
      [{ email: 'a@example.org', password: { $ne: '' } }, 'password'],
      [{ email: 'a\0@example.org', password: 'x' }, 'email'],
    ])('AUTHAPI-16: %j is refused by name', async (body, field) => {
      const answer = await login(body);
      expect(answer.status).toBe(400);
      expect(answer.body.details[0].field).toBe(field);
    });

    test('the eleventh wrong password of an account has to wait, the right one as well', async () => {
      const { user } = await signUp(app);
      const attempts = await Promise.all(
        Array.from({ length: 11 }, () => login({ email: user.email, password: 'wrong one' })),
      );
      const statuses = attempts.map(({ status }) => status).sort();
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
      const refused = await login({ email: user.email, password: TEST_PASSWORD });
      expect(refused.status).toBe(429);
      expect(refused.body.code).toBe('too_many_requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    test('right passwords are never too many', async () => {
      const { user } = await signUp(app);
      for (let time = 0; time < 12; time += 1) {
        expect((await login({ email: user.email, password: TEST_PASSWORD })).status).toBe(200);
      }
    });
  });

  describe('sessions', () => {
    test.each([
      ['no token', {}],
      ['garbage', { authorization: 'Bearer garbage' }],
      ['a token of another kind', { authorization: 'Basic YTpi' }],
      ['a token that was never given', { authorization: `Bearer ${'0'.repeat(64)}` }],
      ['an empty one', { authorization: 'Bearer ' }],
    ])('AUTHAPI-17, AUTHAPI-20: %s answers 401', async (_case, headers) => {
      for (const method of ['GET', 'PUT'] as const) {
        const answer = await app.inject({ method, url: '/api/auth/me', headers });
        expect(answer.statusCode).toBe(401);
        expect(answer.json()).toMatchObject({ code: 'unauthorized', error: expect.any(String) });
      }
    });

    test('AUTHAPI-25, AUTHAPI-27, AUTHAPI-29: after logout that token holds no more, others do', async () => {
      const { user, token } = await signUp(app);
      const other = (await login({ email: user.email, password: TEST_PASSWORD })).body.token;
      expect((await callJson(app, 'POST', '/api/auth/logout', undefined, token)).status).toBe(200);
      expect((await me(token)).status).toBe(401);
      expect((await me(other)).status).toBe(200);
    });

    test('AUTHAPI-26, AUTHAPI-28: logout takes an empty JSON body, garbage, and no token', async () => {
      const { token } = await signUp(app);
      expect((await callJson(app, 'POST', '/api/auth/logout', '', token)).status).toBe(200);
      expect((await callJson(app, 'POST', '/api/auth/logout', '', 'garbage')).status).toBe(200);
      expect((await callJson(app, 'POST', '/api/auth/logout')).status).toBe(200);
    });

    test('an expired token answers 401, and is forgotten at the next login', async () => {
      const { user, token } = await signUp(app);
      await moveExpiry(user.id, -1000);
      expect((await me(token)).status).toBe(401);
      await login({ email: user.email, password: TEST_PASSWORD });
      expect(await database().db.$count(sessions, eq(sessions.userId, user.id))).toBe(1);
    });

    test('using a session moves its expiry on, at most once a day', async () => {
      const { user, token } = await signUp(app);
      const days = 86_400_000;
      const inFive = await moveExpiry(user.id, 5 * days);
      await me(token);
      const moved = await readExpiry(user.id);
      expect(moved - inFive).toBeGreaterThan(24.9 * days);
      await me(token);
      expect(await readExpiry(user.id)).toBe(moved);
    });
  });

  describe('the profile', () => {
    test('AUTHAPI-19, AUTHAPI-24, ROLE-04: changes names and username', async () => {
      const { user, token } = await signUp(app);
      const names = { firstName: 'Ada', lastName: 'L', username: `${user.username}x` };
      expect((await update(names, token)).body).toMatchObject(names);
      expect((await me(token)).body).toEqual({ ...user, ...names });
      expect((await update({ username: names.username }, token)).status).toBe(200);
      expect((await update({ firstName: '', lastName: null }, token)).body).toMatchObject({
        firstName: null,
        lastName: null,
      });
      expect((await update({}, token)).status).toBe(200);
    });

    test('AUTHAPI-21, AUTHAPI-22: a short or taken username changes nothing', async () => {
      const other = await signUp(app);
      const { user, token } = await signUp(app);
      expect((await update({ firstName: 'X', username: 'ab' }, token)).status).toBe(400);
      const taken = other.user.username.toUpperCase();
      expect((await update({ firstName: 'X', username: taken }, token)).status).toBe(409);
      expect((await me(token)).body).toEqual(user);
    });

    test('AUTHAPI-23: id, email and rights stay', async () => {
      const { user, token } = await signUp(app);
      const wish = { id: crypto.randomUUID(), email: 'x@example.org', role: 'admin', plan: 'pro' };
      expect((await update(wish, token)).body).toEqual(user);
    });

    test.each([
      { firstName: 5 },
      { lastName: [] },
      { username: {} },
      { username: null },
      'x',
      [],
      '',
    ])('AUTHAPI-30: %j is refused', async (body) => {
      const { token } = await signUp(app);
      expect((await update(body, token)).status).toBe(400);
    });
  });

  async function moveExpiry(userId: string, ms: number): Promise<number> {
    const expiresAt = new Date(Date.now() + ms);
    await database().db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
    return expiresAt.getTime();
  }

  async function readExpiry(userId: string): Promise<number> {
    const [row] = await database().db.select().from(sessions).where(eq(sessions.userId, userId));
    return row!.expiresAt.getTime();
  }
});
