import { expect, test } from 'vitest';

import { describeCallers } from './describe-callers.ts';
import type { Access } from './openapi.ts';

test.each<[Access | undefined, string, string]>([
  [undefined, 'get', ''],
  ['anyone', 'get', 'No authentication needed.'],
  ['token holder', 'post', 'No authentication needed; the call is about the token'],
  ['visitor or account', 'get', 'the call is made for its account.'],
  ['visitor or account', 'post', 'one that may write.'],
  ['account', 'get', 'API key or sign-in needed; a key that may only read will do.'],
  ['account', 'post', 'API key or sign-in needed; the key has to be one that may write.'],
  ['signed-in person', 'get', 'API keys are refused.'],
  ['admin', 'get', 'as an administrator'],
  ['plan pro', 'post', 'API key of the plan pro or a larger one needed.'],
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
