import { LIMITS } from '@swatchwork/contract';

/** The administrator of a product that is being measured. */
export const ADMIN = { ADMIN_EMAIL: 'admin@example.org', ADMIN_PASSWORD: 'the admin of benches' };
const PASSWORD = 'correct horse';

/**
 * API keys of `count` accounts with the plan pro, each for 10,000 requests an hour.
 *
 * @param url A product that was started with {@link ADMIN}.
 */
export async function createProKeys(url: string, count: number): Promise<string[]> {
  async function call<Answer>(method: string, path: string, body: object, token = '') {
    const headers = {
      'content-type': 'application/json',
      // creating keys must not use up the hourly limit of this address
      'sec-fetch-site': 'same-origin',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.json()) as Answer;
  }
  type Session = { token: string; user: { id: string } };

  const admin = await call<Session>('POST', '/api/auth/login', {
    email: ADMIN.ADMIN_EMAIL,
    password: ADMIN.ADMIN_PASSWORD,
  });
  const keys: string[] = [];
  let session: Session | undefined;
  for (let i = 0; i < count; i++) {
    if (i % LIMITS.apiKeys === 0) {
      const username = `bench-${i}`;
      const person = { username, email: `${username}@example.org`, password: PASSWORD };
      session = await call<Session>('POST', '/api/auth/register', person);
      const path = `/api/admin/users/${session.user.id}/plan`;
      await call('PUT', path, { plan: 'pro' }, admin.token);
    }
    const body = { name: `No. ${i}`, password: PASSWORD, scope: 'write' };
    const { key } = await call<{ key: string }>('POST', '/api/user/keys', body, session?.token);
    keys.push(key);
  }
  return keys;
}
