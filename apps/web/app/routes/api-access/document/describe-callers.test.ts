import { expect, test } from 'vitest';

import { describeCallers } from './describe-callers.ts';
import type { Access } from './openapi.ts';

test.each<[Access | undefined, string, string]>([
  [undefined, 'get', ''],
  ['anyone', 'get', 'No authentication needed.'],
  ['token holder', 'post', 'No authentication needed; the call applies to the token'],
  ['visitor or account', 'get', 'the call is made for its account.'],
  ['visitor or account', 'post', 'needs write access.'],
  ['account', 'get', 'API key or session token needed; a read-only key is enough.'],
  ['account', 'post', 'API key or session token needed; the key needs write access.'],
  ['signed-in person', 'get', 'API keys are refused.'],
  ['admin', 'get', 'as an administrator'],
  ['plan pro', 'post', 'API key of the plan pro or higher needed.'],
  ['a stranger kind', 'get', 'For: a stranger kind.'],
  [
    { usually: 'anyone', where: { query: 'admin', is: 'true' }, only: 'admin' },
    'get',
    'No authentication needed. With `admin=true`: Sign-in as an administrator',
  ],
])('%j by %s', (access, method, said) => {
  const text = describeCallers(access, method);
  if (said) expect(text).toContain(said);
  else expect(text).toBe('');
});
