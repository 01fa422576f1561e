import { SessionAnswer } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';

import { users } from '../src/db/schema/users.ts';
import { callJson, databaseOf, type TestApp } from './app.ts';

export const TEST_PASSWORD = 'correct horse';

/** Registers an account with a unique name, over HTTP. */
export async function signUp(
  app: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<SessionAnswer> {
  const username = `u${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
  const { status, body } = await callJson(app, 'POST', '/api/auth/register', {
    username,
    email: `${username}@example.org`,
    password: TEST_PASSWORD,
    ...overrides,
  });
  if (status !== 201) throw new Error(`Registering answered ${status}: ${body.error}`);
  return SessionAnswer.parse(body);
}

/** Registers an account, which the database then makes an administrator. */
export async function signUpAdmin(
  app: TestApp,
  overrides: Record<string, unknown> = {},
): Promise<SessionAnswer> {
  const { user, token } = await signUp(app, overrides);
  await databaseOf(app).db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
  return { user: { ...user, role: 'admin' }, token };
}

/** An API key of the account that the token belongs to. */
export async function createTestKey(
  app: TestApp,
  token: string,
  { headers = {}, ...wanted }: { scope?: 'read' | 'write'; headers?: Record<string, string> } = {},
): Promise<string> {
  const request = { name: 'Build server', password: TEST_PASSWORD, ...wanted };
  const { status, body } = await callJson(app, 'POST', '/api/user/keys', request, token, headers);
  if (status !== 201) throw new Error(`Making a key answered ${status}: ${body.error}`);
  return body.key;
}
