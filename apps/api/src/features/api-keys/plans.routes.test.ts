import { beforeAll, expect, test } from 'vitest';
import { signUp, signUpAdmin } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { describeOnEachEngine } from '../../../testing/db/database.ts';

describeOnEachEngine('PUT /api/admin/users/{id}/plan', (database) => {
  let app: TestApp;
  let admin: string;
  beforeAll(async () => {
    app = await createTestApp({ database: database() });
    admin = (await signUpAdmin(app)).token;
  });

  const setPlan = (who: string, plan: unknown, token = admin) =>
    callJson(app, 'PUT', `/api/admin/users/${encodeURIComponent(who)}/plan`, { plan }, token);

  test('an administrator sets it by id, or by email in any case', async () => {
    const { user, token } = await signUp(app);
    expect(await setPlan(user.id, 'pro')).toMatchObject({ status: 200, body: { plan: 'pro' } });
    const { body } = await setPlan(user.email.toUpperCase(), 'enterprise');
    expect(body).toEqual({ ...user, plan: 'enterprise' });
    const me = await callJson(app, 'GET', '/api/auth/me', undefined, token);
    expect(me.body.plan).toBe('enterprise');
  });

  test('ROLE-06: nobody else does', async () => {
    const { user, token } = await signUp(app);
    expect((await setPlan(user.id, 'pro', token)).status).toBe(403);
    expect((await setPlan(user.id, 'pro', 'garbage')).status).toBe(401);
  });

  test.each([
    ['nobody@example.org', 'pro', 404],
    [crypto.randomUUID(), 'pro', 404],
    ['nonsense', 'pro', 400],
    ['%', 'pro', 400],
    [crypto.randomUUID(), 'gold', 400],
    [crypto.randomUUID(), null, 400],
  ])('%s, %s: %i', async (who, plan, status) => {
    expect((await setPlan(who, plan)).status).toBe(status);
  });
});
