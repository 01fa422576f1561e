import type { Method } from '../app.ts';
import type { Known } from './requests.ts';

/** Differs from all examples of the document, so that no generated request deletes an account. */
export const HOSTILE_PASSWORD = 'kept out of every example';

/** Palettes, themes and projects of the account: requests delete some of them, and restore others. */
const OWN = 12;

/** Sends JSON with a token, and reads JSON. */
type Call = (
  method: Method,
  url: string,
  body?: unknown,
  token?: string,
) => Promise<{ body: unknown }>;

/**
 * Makes an account with the largest plan, palettes, themes, projects and keys.
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
  const project = { name: 'Dunes', isPublic: true };
  const make = async (path: string, body: object): Promise<string[]> => {
    const ids: string[] = [];
    while (ids.length < OWN) ids.push((await ask<{ id: string }>('POST', path, body, token)).id);
    return ids;
  };
  const read = async (url: string) => (await ask<{ id: string }[]>('GET', url)).map(({ id }) => id);
  const own = {
    '/palettes': await make('/api/palettes', palette),
    '/themes/saved': await make('/api/themes/saved', theme),
    '/projects': await make('/api/projects', project),
  };
  for (const id of own['/projects']) {
    await call('PUT', `/api/projects/${id}/items/${own['/palettes'][0]}`, {}, token);
  }
  // The last of each kind can be restored.
  for (const [path, ids] of Object.entries(own)) {
    await call('DELETE', `/api${path}/${ids.at(-1)}`, undefined, token);
  }
  const createKey = (scope: 'read' | 'write', owner: string) => {
    const wanted = { name: 'Key', password: HOSTILE_PASSWORD, scope };
    return ask<{ id: string; key: string }>('POST', '/api/user/keys', wanted, owner);
  };
  const [writes, reads] = [await createKey('write', token), await createKey('read', token)];
  const ofAdmin = await createKey('write', adminToken);
  const revoked = await createKey('read', token);
  await call('DELETE', `/api/user/keys/${revoked.id}`, undefined, token);
  return {
    credentials: [token, adminToken, writes.key, reads.key, ofAdmin.key],
    spentCredentials: [revoked.key, `sw_${'A'.repeat(43)}`, 'sw_short', 'f'.repeat(64), ''],
    ids: {
      ...own,
      '/palettes': [...own['/palettes'], ...(await read('/api/palettes?limit=3'))],
      '/blog': await read('/api/blog'),
    },
  };
}
