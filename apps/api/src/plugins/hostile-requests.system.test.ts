import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

import { ErrorBody } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { users } from '../db/schema/users.ts';
import { openTestDatabase } from '../db/test-database.ts';
import { signUp, signUpAdmin } from '../test-accounts.ts';
import { callJson, createTestApp, databaseOf, type TestApp } from '../test-app.ts';
import { createHostileRequests, type HostileRequest, type Known } from './hostile-requests.ts';
import { type DocumentedOperation, loadDocument } from './test-document.ts';

/** Another seed asks other requests: HOSTILE_SEED=7 npx vitest run … */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121);
const REQUESTS = 20_000;
const OVER_SOCKETS = 500;
const AT_ONCE = 64;

/** No example of the document, so that nobody's account ends by chance. */
const PASSWORD = 'kept out of every example';

/** They hash passwords, or read pictures, which takes a hundred times as long as all else. */
const SLOW = ['/auth/register', '/auth/login', '/auth/password', '/auth/email', '/colors/extract'];

/** What every address may answer before an operation is asked: see the description of the API. */
const GENERAL = [400, 401, 404, 405];

const loaded = await loadDocument();

let app: TestApp;
let requests: fc.Arbitrary<HostileRequest>;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  requests = createHostileRequests(loaded, await findKnown(), ({ path }) =>
    SLOW.includes(path) ? 1 : 25,
  );
}, 120_000);
afterAll(() => app.close());

/** Accounts and keys, made for the test, and what the sample data holds. */
async function findKnown(): Promise<Known> {
  const { user, token } = await signUp(app, { password: PASSWORD });
  const admin = await signUpAdmin(app, { password: PASSWORD });
  const { db } = databaseOf(app);
  await db.update(users).set({ plan: 'enterprise' }).where(eq(users.id, user.id));
  const read = async (url: string) => (await callJson(app, 'GET', url)).body as { id: string }[];
  const palette = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };
  const own = (await callJson(app, 'POST', '/api/palettes', palette, token)).body;
  const ids = [own, ...(await read('/api/palettes?limit=3')), ...(await read('/api/blog'))];
  const createKey = async () =>
    (await callJson(app, 'POST', '/api/user/keys', { name: 'Key', password: PASSWORD }, token))
      .body;
  const [key, revoked] = [await createKey(), await createKey()];
  await callJson(app, 'DELETE', `/api/user/keys/${revoked.id}`, undefined, token);
  return {
    credentials: [token, admin.token, key.key],
    spentCredentials: [revoked.key, `sw_${'A'.repeat(43)}`, 'sw_short', 'f'.repeat(64), ''],
    ids: ids.map(({ id }) => id),
  };
}

const matchers = loaded.operations
  .toSorted((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  .map((documented) => ({
    documented,
    pattern: new RegExp(`^/api(/v1)?${documented.path.replace(/\{\w+\}/g, '[^/]*')}$`),
  }));

/** The operation that an address belongs to, however odd the address. */
function operationAt({ method, url }: HostileRequest): DocumentedOperation | undefined {
  const [pathname = ''] = url.split('?', 1);
  const asked = method === 'HEAD' ? 'GET' : method;
  return matchers.find(
    ({ documented, pattern }) => documented.method === asked && pattern.test(pathname),
  )?.documented;
}

type Answer = { status: number; headers: Record<string, unknown>; body: string };

/** What an answer has that the document does not say; undefined for nothing. */
function problemOf(request: HostileRequest, { status, headers, body }: Answer): string | undefined {
  const documented = operationAt(request)?.operation.responses[status];
  if (!documented && !GENERAL.includes(status)) return `${status} is not documented: ${body}`;
  if (status >= 500 && JSON.parse(body).code !== 'overloaded') return `${status}: ${body}`;
  if (request.method === 'HEAD') return undefined;

  const type = String(headers['content-type']);
  const [expected = 'application/json', media] = Object.entries(documented?.content ?? {})[0] ?? [];
  if (expected === '*/*') return undefined;
  if (!type.startsWith(expected)) return `the content type is ${type}`;
  const value = JSON.parse(body);
  if (status >= 400) {
    const { success, data } = ErrorBody.safeParse(value);
    if (!success) return `no error body: ${body}`;
    if (data.requestId !== headers['x-request-id']) return `another request id: ${body}`;
    if (/node_modules|\.ts:\d|\bat \w+ \(/.test(data.error)) return `a stack: ${data.error}`;
    if (!documented) return undefined;
  }
  return media && loaded.problemOf(media.schema, value);
}

const UNPACKERS: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

const unpack = (payload: Buffer, encoding: string): string =>
  String(UNPACKERS[encoding]?.(payload) ?? payload);

/** How many requests each operation has answered well. */
const successes = new Map<DocumentedOperation | undefined, number>();

async function ask(request: HostileRequest): Promise<string | undefined> {
  const { statusCode, headers, rawPayload } = await app.inject(request as InjectOptions);
  const { pathname, search } = new URL(request.url, 'http://localhost'); // as it is injected
  const injected = { ...request, url: pathname + search };
  const body = unpack(rawPayload, String(headers['content-encoding']));
  if (statusCode < 400) {
    const operation = operationAt(injected);
    successes.set(operation, (successes.get(operation) ?? 0) + 1);
  }
  return report(injected, { status: statusCode, headers, body });
}

/** The same over a socket, where the server reads the bytes itself. */
async function askOverSocket(port: number, asked: HostileRequest): Promise<string | undefined> {
  const { method, url: path, payload = '' } = asked;
  const headers = { ...asked.headers, 'content-length': Buffer.byteLength(payload) };
  const sent = httpRequest({ port, method, path, headers }).end(payload);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = unpack(await buffer(answer), String(answer.headers['content-encoding']));
  return report(asked, { status: answer.statusCode ?? 0, headers: answer.headers, body });
}

function report(request: HostileRequest, answer: Answer): string | undefined {
  const problem = problemOf(request, answer);
  return problem && `${problem.slice(0, 500)}\n${JSON.stringify(request).slice(0, 1000)}`;
}

async function findProblems(
  sample: HostileRequest[],
  askOne: (request: HostileRequest) => Promise<string | undefined>,
): Promise<string[]> {
  const problems: string[] = [];
  for (let first = 0; first < sample.length; first += AT_ONCE) {
    const answers = await Promise.all(sample.slice(first, first + AT_ONCE).map(askOne));
    problems.push(...answers.filter((problem) => problem !== undefined));
  }
  return problems;
}

test(`HTTPAPI-09, HTTPAPI-10, HTTPAPI-11, HTTPAPI-12: of ${REQUESTS} hostile requests, each is answered as the document says (seed ${SEED})`, async () => {
  const sample = fc.sample(requests, { numRuns: REQUESTS, seed: SEED });
  const problems = await findProblems(sample, ask);

  expect(problems.slice(0, 10), `${problems.length} problems with seed ${SEED}`).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  const never = loaded.operations.filter((operation) => !successes.has(operation));
  expect(never.length, never.map(({ name }) => name).join()).toBeLessThan(20);
}, 300_000);

test(`HTTPAPI-08, HTTPAPI-12: the same over sockets, and bytes that are no requests (seed ${SEED})`, async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sample = fc.sample(requests, { numRuns: OVER_SOCKETS, seed: SEED + 1 });
  // What is refused before it has arrived may end with the connection, and the answer with it.
  const small = sample.filter(({ payload = '' }) => payload.length < 10_000);
  const problems = await findProblems(small, (request) => askOverSocket(port, request));
  expect(problems.slice(0, 10)).toEqual([]);

  const garbage = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string().map((text) => `GET /api/${text} HTTP/1.1\r\nHost: x\r\n\r\n`),
    fc.string().map((text) => `POST /api/colors/convert HTTP/1.1\r\n${text}\r\n\r\n`),
    fc.string().map((text) => `${text} / HTTP/9.9\r\n\r\n`),
  );
  for (const bytes of fc.sample(garbage, { numRuns: 200, seed: SEED })) {
    const answer = await sendBytes(port, bytes);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    if (answer === '') continue; // no bytes, or none that the server could have answered
    expect(head).toMatch(/^HTTP\/1\.1 (2|4)\d\d /);
    expect(() => JSON.parse(body), bytes).not.toThrow();
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/palettes/stats`)).status).toBe(200);
}, 300_000);

/** What a server answers before it hangs up. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // it may hang up before all is sent
  socket.end(bytes);
  return String(await buffer(socket).catch(() => ''));
}
