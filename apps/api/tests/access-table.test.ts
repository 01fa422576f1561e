import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, type Callers, createCallers, STRANGERS } from '../testing/access/callers.ts';
import { ROWS } from '../testing/access/rows.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/db/database.ts';

type Operation = { security?: Record<string, string[]>[] };
type Document = { paths: Record<string, Record<string, Operation>> };

const empty = await createTestApp();
const document: Document = (await empty.inject('/api/openapi.json')).json();
await empty.close();

const operations = new Map<string, Operation>(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  ),
);
const operationOf = (name: string) => name.split('?', 1)[0] ?? '';

let app: TestApp;
let callers: Callers;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
  callers = await createCallers(app);
}, 60_000);
afterAll(() => app.close());

test('every operation of the document has a row in testing/access/rows.ts, and every row an operation', () => {
  const rows = new Set(Object.keys(ROWS).map(operationOf));
  expect([...rows].sort()).toEqual([...operations.keys()].sort());
});

test.each(Object.entries(ROWS))('%s: the document says who may call', (name, { access }) => {
  const security = operations.get(operationOf(name))?.security ?? [];
  const takesToken = security.some((scheme) => 'bearer' in scheme);
  const needsToken = takesToken && !security.some((scheme) => Object.keys(scheme).length === 0);
  const isVariant = name.includes('?'); // may be stricter than the operation as a whole
  if (access === 'everybody') expect(needsToken).toBe(false);
  else expect(isVariant ? takesToken : needsToken).toBe(true);
});

const PASSED = [200, 201];
const REFUSED = [403, 404]; // 404 where not even the existence of a thing is anybody's business

describe.each(Object.entries(ROWS))('%s', (name, { access, prepare }) => {
  const [method, path] = operationOf(name).split(' ') as [Method, string];

  /** Status of a call about something of the owner's. */
  async function call(owner: Caller, token: string | undefined): Promise<number> {
    const { params = {}, query = '', headers, body } = await prepare(app, owner);
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? `no ${key}`);
    const answer = await app.inject({
      method,
      url: `/api/v1${url}${query}`,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      // An object goes as JSON, FormData as a form.
      ...(body !== undefined && { payload: body }),
    });
    expect(answer.statusCode, answer.payload).toBeLessThan(500);
    // What is one account's own is not to be found in its browser after Sign Out.
    if (access !== 'everybody' && PASSED.includes(answer.statusCode)) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    return answer.statusCode;
  }

  test.each(STRANGERS)('ROLE-02, ROLE-03: called with %s', async (kind) => {
    const token = await callers.strangers[kind]();
    const expected = access === 'everybody' ? PASSED : [401];
    expect(expected).toContain(await call(await callers.admin(), token));
  });

  test('ROLE-05, ROLE-06: called by an ordinary user, about what belongs to somebody else', async () => {
    const { token } = await callers.user();
    const expected = {
      everybody: PASSED,
      account: PASSED,
      owner: REFUSED,
      'owner or admin': REFUSED,
      admin: [403],
    };
    expect(expected[access]).toContain(await call(await callers.admin(), token));
  });

  test('called by an administrator, about what belongs to somebody else', async () => {
    const { token } = await callers.admin();
    const expected = access === 'owner' ? REFUSED : PASSED;
    expect(expected).toContain(await call(await callers.admin(), token));
  });

  test('D15: called with the API key of an administrator', async () => {
    const caller = await callers.admin();
    const takesKey = operations.get(operationOf(name))?.security?.some((way) => 'apiKey' in way);
    const isForKeys = access === 'everybody' || (access !== 'admin' && takesKey);
    expect(isForKeys ? PASSED : [403]).toContain(
      await call(caller, await callers.key(caller, 'write')),
    );
  });

  test('called with a key that may only read, about what belongs to its owner', async () => {
    const caller = await (path.startsWith('/blog') ? callers.admin() : callers.user());
    const status = await call(caller, await callers.key(caller, 'read'));
    const isOfAccount = operations.get(operationOf(name))?.security?.some((way) => 'bearer' in way);
    // A batch computes, and a sign-out without a token does nothing.
    const changes = isOfAccount && method !== 'GET' && !/\/(batch|logout)$/.test(path);
    if (changes) expect(status).toBe(403);
    else if (access === 'everybody') expect(PASSED).toContain(status);
    else expect([...PASSED, 403]).toContain(status);
  });

  test('ROLE-04: called by the owner', async () => {
    const isForAdmins = access === 'admin' || path.startsWith('/blog');
    const owner = await (isForAdmins ? callers.admin() : callers.user());
    expect(PASSED).toContain(await call(owner, owner.token));
  });

  const isClosed = access !== 'everybody' && method !== 'GET';
  if (isClosed) {
    test('a stranger is refused before the body is read', async () => {
      const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`;
      expect((await callJson(app, method, url, '{"broken":')).status).toBe(401);
    });
  }
});
