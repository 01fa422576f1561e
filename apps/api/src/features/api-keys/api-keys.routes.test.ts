import { ApiKeyList, LIMITS, NewApiKey } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin, TEST_PASSWORD } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';
import { apiKeys } from '../../db/schema/users.ts';

const COLOR = { hex: '#3B82F6' };

describeOnEachEngine('/api/user/keys', (database) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
  });

  const create = async (token: string, wanted: object = {}) => {
    const request = { name: 'Build server', password: TEST_PASSWORD, ...wanted };
    const { status, body } = await callJson(app, 'POST', '/api/user/keys', request, token);
    expect(status).toBe(201);
    return NewApiKey.parse(body);
  };
  const list = async (token: string) =>
    ApiKeyList.parse((await callJson(app, 'GET', '/api/user/keys', undefined, token)).body);
  const revoke = (id: string, token: string) =>
    callJson(app, 'DELETE', `/api/user/keys/${id}`, undefined, token);
  const convert = (key: string, path = '/api/v1/colors/convert') =>
    callJson(app, 'POST', path, COLOR, key);

  test('a key is shown once, listed by its prefix, stored as a hash', async () => {
    const { token } = await signUp(app);
    expect(await list(token)).toEqual([]);
    const { key, ...rest } = await create(token);
    expect(key).toMatch(/^sw_[A-Za-z0-9_-]{43}$/);
    expect(rest).toMatchObject({ name: 'Build server', prefix: key.slice(0, 11), scope: 'read' });
    expect(await list(token)).toEqual([rest]);
    const [row] = await database().db.select().from(apiKeys).where(eq(apiKeys.id, rest.id));
    expect(row?.keyHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(key);
  });

  test('a key works as a bearer and as X-API-Key, for its account', async () => {
    const { token, user } = await signUp(app);
    const { key } = await create(token);
    expect((await convert(key)).status).toBe(200);
    const asBearer = await callJson(app, 'GET', '/api/auth/me', undefined, key);
    const headers = { 'x-api-key': key };
    const asHeader = await callJson(app, 'GET', '/api/auth/me', undefined, undefined, headers);
    expect([asBearer.body.id, asHeader.body.id]).toEqual([user.id, user.id]);
  });

  test('its use is noted once a minute, not each time', async () => {
    const { token } = await signUp(app);
    const { key, id } = await create(token);
    await convert(key);
    const [first] = await list(token);
    expect(first?.lastUsedAt).not.toBeNull();
    const set = (lastUsedAt: Date) =>
      database().db.update(apiKeys).set({ lastUsedAt }).where(eq(apiKeys.id, id));
    const invalidate = () => revoke(crypto.randomUUID(), token); // a revocation clears the cache

    const lately = new Date(Date.now() - 30_000);
    await set(lately);
    await invalidate();
    await convert(key);
    expect((await list(token))[0]?.lastUsedAt).toBe(lately.toISOString());

    const before = new Date(Date.now() - 61_000);
    await set(before);
    await invalidate();
    await convert(key);
    expect(Date.parse((await list(token))[0]!.lastUsedAt!)).toBeGreaterThan(before.getTime());
  });

  test('a revoked key is refused at once, by name, and is no longer listed', async () => {
    const { token } = await signUp(app);
    const { key, id } = await create(token);
    expect((await convert(key)).status).toBe(200);
    expect((await revoke(id, token)).status).toBe(200);
    expect(await convert(key)).toMatchObject({
      status: 401,
      body: { code: 'unauthorized', error: 'This API key is revoked' },
    });
    expect(await list(token)).toEqual([]);
    expect((await revoke(id, token)).status).toBe(404);
  });

  test.each([
    [`sw_${'x'.repeat(43)}`, 'This API key is unknown'],
    ['sw_short', 'This API key is malformed: a key is sw_ and 43 letters, digits, - or _'],
    [`sw_${'x'.repeat(42)}!`, 'This API key is malformed'],
    [`sw_${'x'.repeat(44)}`, 'This API key is malformed'],
    [`SW_${'x'.repeat(43)}`, 'This API key is malformed'],
  ])('%s is refused by name, as a bearer and as X-API-Key', async (key, error) => {
    const body = { code: 'unauthorized', error: expect.stringContaining(error) };
    expect(await convert(key)).toMatchObject({ status: 401, body });
    const headers = { 'x-api-key': key };
    const answer = await callJson(app, 'GET', '/api/palettes', undefined, undefined, headers);
    expect(answer).toMatchObject({ status: 401, body });
  });

  test.each(['', 'garbage', '€', 'x'.repeat(5000)])('X-API-Key: %j is malformed', async (key) => {
    const headers = { 'x-api-key': key };
    const { status, body } = await callJson(
      app,
      'POST',
      '/api/colors/convert',
      COLOR,
      undefined,
      headers,
    );
    expect([status, body.error]).toEqual([401, expect.stringContaining('malformed')]);
  });

  test.each(['api_key=sw_x', 'apikey=1', 'API-KEY=x', 'x-api-key=x', 'key=sw_x', 'a=1&KEY=sw_'])(
    'a key in the address is refused and said to be unsafe: ?%s',
    async (query) => {
      const { status, body } = await convert('', `/api/v1/colors/convert?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.error).toContain('an API key is not safe in a URL');
    },
  );

  test('a real key is recognized there whatever its parameter, and not repeated', async () => {
    const { token } = await signUp(app);
    const { key } = await create(token);
    const answer = await callJson(app, 'GET', `/api/palettes?search=${key}`);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain(key);
    expect((await callJson(app, 'GET', '/api/palettes?search=sw_blue')).status).toBe(200);
  });

  test('a key cannot make, list or revoke keys', async () => {
    const { token } = await signUp(app);
    const { key, id } = await create(token);
    for (const { status, body } of [
      await callJson(app, 'POST', '/api/user/keys', { name: 'More', password: TEST_PASSWORD }, key),
      await callJson(app, 'GET', '/api/user/keys', undefined, key),
      await revoke(id, key),
    ]) {
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
  });

  test('whoever has stolen a session cannot make a key, nor guess the password for it', async () => {
    const { token } = await signUp(app);
    const guess = (password?: string) =>
      callJson(app, 'POST', '/api/user/keys', { name: 'Mine now', password }, token);
    for (const password of [undefined, 'guess']) {
      const { status, body } = await guess(password);
      expect([status, body.details[0].field]).toEqual([400, 'password']);
    }
    const more = await Promise.all(Array.from({ length: 10 }, () => guess('guess')));
    expect(more.map(({ status }) => status).sort()).toEqual([...Array(9).fill(400), 429]);
    expect(await list(token)).toEqual([]);
  });

  test('a key that may read computes and reads, one that may write saves as well', async () => {
    const { token, user } = await signUp(app);
    const [reading, writing] = [await create(token), await create(token, { scope: 'write' })];
    const palette = { name: 'Dunes', colors: ['#112233', '#AABBCC'], isPublic: false };
    const save = (key: string) => callJson(app, 'POST', '/api/palettes', palette, key);
    const refused = await save(reading.key);
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'This API key is read-only: create one that may write',
    ]);
    expect((await save(writing.key)).status).toBe(201);
    expect((await convert(reading.key)).status).toBe(200);
    const own = `/api/palettes?userId=${user.id}`;
    expect((await callJson(app, 'GET', own, undefined, reading.key)).body).toHaveLength(1);
  });

  test('no key changes the account itself, or reads all that is kept with it', async () => {
    const { token } = await signUp(app);
    const { key } = await create(token, { scope: 'write' });
    const password = TEST_PASSWORD;
    for (const { status } of [
      await callJson(app, 'PUT', '/api/auth/me', { firstName: 'Eve' }, key),
      await callJson(app, 'GET', '/api/auth/me/export', undefined, key),
      await callJson(app, 'POST', '/api/auth/email', { email: 'eve@example.org', password }, key),
      await callJson(app, 'GET', '/api/auth/sessions', undefined, key),
      await callJson(app, 'DELETE', '/api/auth/me', { password }, key),
    ]) {
      expect(status).toBe(403);
    }
  });

  test('the key of an administrator is that of anybody', async () => {
    const { token } = await signUpAdmin(app);
    const { key } = await create(token, { scope: 'write' });
    const { token: other } = await signUp(app);
    const palette = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };
    const { body } = await callJson(app, 'POST', '/api/palettes', palette, other);
    const remove = (bearer: string) =>
      callJson(app, 'DELETE', `/api/palettes/${body.id}`, undefined, bearer);
    expect((await callJson(app, 'GET', '/api/admin/messages', undefined, key)).status).toBe(403);
    expect((await callJson(app, 'GET', '/api/blog?admin=true', undefined, key)).status).toBe(403);
    expect((await remove(key)).status).toBe(403);
    expect((await remove(token)).status).toBe(200);
  });

  test('keys end with a change of the password, unless they are to be kept', async () => {
    const { token } = await signUp(app);
    const { key } = await create(token);
    const change = (currentPassword: string, newPassword: string, more = {}) =>
      callJson(app, 'POST', '/api/auth/password', { currentPassword, newPassword, ...more }, token);
    expect((await change(TEST_PASSWORD, 'second one', { keepKeys: true })).status).toBe(200);
    expect((await convert(key)).status).toBe(200);
    expect((await change('second one', 'third one')).status).toBe(200);
    expect((await convert(key)).body.error).toBe('This API key is revoked');
    expect(await list(token)).toEqual([]);
  });

  test('the keys of others are nobody’s business', async () => {
    const ada = await signUp(app);
    const bob = await signUp(app);
    const { id, key } = await create(ada.token);
    expect(await list(bob.token)).toEqual([]);
    expect((await revoke(id, bob.token)).status).toBe(404);
    expect((await convert(key)).status).toBe(200);
  });

  test(`an account has at most ${LIMITS.apiKeys}, even when it asks at once`, async () => {
    const { token } = await signUp(app);
    for (let i = 2; i < LIMITS.apiKeys; i++) await create(token);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, i) =>
        callJson(
          app,
          'POST',
          '/api/user/keys',
          { name: `No. ${i}`, password: TEST_PASSWORD },
          token,
        ),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    await revoke((await list(token))[0]!.id, token);
    await create(token);
  });

  test.each([
    [{}],
    [{ name: '' }],
    [{ name: '   ' }],
    [{ name: 5 }],
    [{ name: 'x'.repeat(101) }],
    [{ name: 'a\0b' }],
  ])('%j is refused by name', async (body) => {
    const { token } = await signUp(app);
    const request = { password: TEST_PASSWORD, ...body };
    const answer = await callJson(app, 'POST', '/api/user/keys', request, token);
    expect([answer.status, answer.body.details[0].field]).toEqual([400, 'name']);
    expect(await list(token)).toEqual([]);
  });

  test('the keys of a deleted account hold no more', async () => {
    const { token } = await signUp(app);
    const { key } = await create(token);
    expect((await convert(key)).status).toBe(200);
    const body = { password: TEST_PASSWORD };
    expect((await callJson(app, 'DELETE', '/api/auth/me', body, token)).status).toBe(200);
    expect(await convert(key)).toMatchObject({ status: 401 });
  });
});
