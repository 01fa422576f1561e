import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Who } from '../src/plugins/guard/access.ts';
import { type Caller, type Callers, createCallers, STRANGERS } from '../testing/access/callers.ts';
import { isOpen, readAccess } from '../testing/access/routes.ts';
import { ROWS } from '../testing/access/rows.ts';
import { callJson, createTestApp, type Method, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/db/database.ts';
import { IS_SHORT } from '../testing/short.ts';

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
const access = await readAccess();
const operationOf = (name: string) => name.split('?', 1)[0] ?? '';

let calls = 0;

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

test('every row is about what a route says of who may call it, and every route has its rows', () => {
  expect(Object.keys(ROWS).sort()).toEqual([...access.keys()].sort());
});

// A second statement of these, so that a slip in one route's config cannot open it unnoticed.
test.each<[RegExp, Who[]]>([
  [/ \/admin\//, ['admin']],
  [/^(POST|PUT|DELETE) \/blog|\?admin=true$/, ['admin']],
  [/ \/user\/keys/, ['signed-in person']],
  [/ \/user\//, ['account', 'signed-in person']],
  [/^GET \/auth\/me$/, ['account']],
  [/^(PUT|DELETE) \/auth\/me$/, ['signed-in person']],
  [/ \/auth\/(me\/export|sessions|password|email)/, ['signed-in person']],
  [/^(POST|PATCH|DELETE) \/palettes(\/\{id\})?$/, ['account']],
  [/ \/themes\/saved$/, ['account']],
  [/^(POST|PATCH|DELETE) \/themes\/saved(\/\{id\}(\/restore)?)?$/, ['account']],
  [/ \/batch$/, ['plan pro']],
])('what matches %s is for these alone: %s', (pattern, allowed) => {
  const found = [...access].filter(([name]) => pattern.test(name));
  expect(found).not.toEqual([]);
  expect(found.filter(([, who]) => !allowed.includes(who))).toEqual([]);
});

test('what belongs to somebody is closed to strangers', () => {
  const owned = Object.entries(ROWS).filter(([, { of }]) => of);
  expect(owned.filter(([name]) => isOpen(access.get(name)!))).toEqual([]);
});

test.each([...access])('%s: the document says that it is for: %s', (name, who) => {
  const security = operations.get(operationOf(name))?.security ?? [];
  const takes = (scheme: string) => security.some((way) => scheme in way);
  const needsToken = takes('bearer') && !security.some((way) => Object.keys(way).length === 0);
  const isVariant = name.includes('?'); // a variant may be stricter than the operation
  if (isOpen(who)) expect(needsToken).toBe(false);
  else expect(isVariant ? takes('bearer') : needsToken).toBe(true);
  if (!isVariant && !isOpen(who)) expect(takes('apiKey')).toBe(isForKeys(who));
});

const isForKeys = (who: Who) => who !== 'signed-in person' && who !== 'admin';

const PASSED = [200, 201];
const REFUSED = [403, 404]; // 404 where even the existence of a thing is private

describe.each(Object.entries(ROWS))('%s', (name, { of, prepare }) => {
  const who = access.get(name)!;
  const isClosed = !isOpen(who);
  const [method, path] = operationOf(name).split(' ') as [Method, string];

  /** Status of a call about an object of the owner. */
  async function call(owner: Caller, token: string | undefined): Promise<number> {
    const { params = {}, query = '', headers, body } = await prepare(app, owner);
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? `no ${key}`);
    const answer = await app.inject({
      // What is bounded for an address is called by many callers of the table.
      remoteAddress: `192.0.2.${++calls % 250}`,
      method,
      url: `/api/v1${url}${query}`,
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      // An object is sent as JSON, FormData as a form.
      ...(body !== undefined && { payload: body }),
    });
    expect(answer.statusCode, answer.payload).toBeLessThan(500);
    // The browser must not cache private answers, which would still be there after Sign Out.
    if (isClosed && PASSED.includes(answer.statusCode)) {
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    return answer.statusCode;
  }

  // In the short run one of them for each operation, all of them in turn.
  const turn = Object.keys(ROWS).indexOf(name) % STRANGERS.length;
  test.each(IS_SHORT ? [STRANGERS[turn]!] : STRANGERS)(
    'ROLE-02, ROLE-03: called with %s',
    async (kind) => {
      const token = await callers.strangers[kind]();
      const expected = isClosed ? [401] : PASSED;
      expect(expected).toContain(await call(await callers.admin(), token));
    },
  );

  test('ROLE-05, ROLE-06: called by an ordinary user, about what belongs to somebody else', async () => {
    const { token } = await callers.user();
    const isTooLittle = who === 'admin' || who === 'plan pro';
    const expected = of ? REFUSED : isTooLittle ? [403] : PASSED;
    expect(expected).toContain(await call(await callers.admin(), token));
  });

  test('called by an administrator, about what belongs to somebody else', async () => {
    const { token } = await callers.admin();
    const expected = of === 'owner' ? REFUSED : who === 'plan pro' ? [403] : PASSED;
    expect(expected).toContain(await call(await callers.admin(), token));
  });

  test('D15: called with the API key of an administrator', async () => {
    const caller = await callers.admin();
    expect(isForKeys(who) ? PASSED : [403]).toContain(
      await call(caller, await callers.key(caller, 'write')),
    );
  });

  test('called with a key that may only read, about what belongs to its owner', async () => {
    const caller = await (path.startsWith('/blog') ? callers.admin() : callers.user());
    const status = await call(caller, await callers.key(caller, 'read'));
    // A batch only computes, and signing out without a token does nothing.
    const tellsAccount = who !== 'anyone' && who !== 'token holder' && who !== 'plan pro';
    const changes = tellsAccount && method !== 'GET';
    if (changes) expect(status).toBe(403);
    else if (!isClosed) expect(PASSED).toContain(status);
    else expect([...PASSED, 403]).toContain(status);
  });

  test('ROLE-04: called by the owner', async () => {
    const isForAdmins = who === 'admin' || path.startsWith('/blog');
    const owner = await (isForAdmins ? callers.admin() : callers.user());
    expect(PASSED).toContain(await call(owner, owner.token));
  });

  if (isClosed && method !== 'GET') {
    test('a stranger is refused before the body is read', async () => {
      const url = `/api/v1${path.replace(/\{\w+\}/g, 'x')}`;
      expect((await callJson(app, method, url, '{"broken":')).status).toBe(401);
    });
  }
});
