import type { Method } from '../app.ts';
import type { Known } from './requests.ts';

/** Differs from all examples of the document, so that no generated request deletes an account. */
export const HOSTILE_PASSWORD = 'kept out of every example';

/** Palettes, themes and collections of the account: requests delete some of them. */
const OWN = 4;

/** Sends JSON with a token, and reads JSON. */
type Call = (
  method: Method,
  url: string,
  body?: unknown,
  token?: string,
) => Promise<{ body: unknown }>;

/**
 * Makes an account with the largest plan, palettes, themes, collections and keys.
 *
 * @param adminToken Of an administrator, who is one of the callers.
 * @returns The credentials of all callers, and the ids in the sample data and the account.
 */
export async function makeKnown(call: Call, adminToken: string): Promise<Known> {
  const ask = async <Answer>(...given: Parameters<Call>) => (await call(...given)).body as Answer;
  const { user, token } = await ask<{ user: { id: string }; token: string }>(
    'POST',
    '/api/auth/register',
    { username: 'hostile', email: 'hostile@example.org', password: HOSTILE_PASSWORD },
  );
  await call('PUT', `/api/admin/users/${user.id}/plan`, { plan: 'enterprise' }, adminToken);
  const palette = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };
  const theme = { name: 'Dunes', input: { brands: ['#AABBCC'] } };
  const own: { id: string }[] = [];
  for (let i = 0; i < OWN; i++) {
    own.push(await ask('POST', '/api/palettes', palette, token));
    own.push(await ask('POST', '/api/themes/saved', theme, token));
    own.push(await ask('POST', '/api/collections', { name: 'Dunes' }, token));
  }
  const read = (url: string) => ask<{ id: string }[]>('GET', url);
  const createKey = (scope: 'read' | 'write', owner: string) => {
    const wanted = { name: 'Key', password: HOSTILE_PASSWORD, scope };
    return ask<{ id: string; key: string }>('POST', '/api/user/keys', wanted, owner);
  };
  const [writes, reads] = [await createKey('write', token), await createKey('read', token)];
  const ofAdmin = await createKey('write', adminToken);
  const revoked = await createKey('read', token);
  await call('DELETE', `/api/user/keys/${revoked.id}`, undefined, token);
  const ids = [...own, ...(await read('/api/palettes?limit=3')), ...(await read('/api/blog'))];
  return {
    credentials: [token, adminToken, writes.key, reads.key, ofAdmin.key],
    spentCredentials: [revoked.key, `sw_${'A'.repeat(43)}`, 'sw_short', 'f'.repeat(64), ''],
    ids: ids.map(({ id }) => id),
  };
}
