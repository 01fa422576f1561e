import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpAdmin } from '../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../testing/app.ts';
import { openTestDatabase } from '../testing/db/database.ts';
import { type DocumentedOperation, loadDocument } from '../testing/document.ts';
import { createJudge } from '../testing/hostile/answers.ts';
import { HOSTILE_PASSWORD, makeKnown } from '../testing/hostile/known.ts';
import { createHostileRequests, type HostileRequest, SLOW } from '../testing/hostile/requests.ts';

/** Another seed makes other requests: HOSTILE_SEED=7 npx vitest run … */
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_121);
const REQUESTS = 20_000;
const OVER_SOCKETS = 500;
const AT_ONCE = 64;

const loaded = await loadDocument();
const { operationAt, problemOf } = createJudge(loaded);

let app: TestApp;
let requests: fc.Arbitrary<HostileRequest>;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase({ seed: 'sample' }) });
  const admin = await signUpAdmin(app, { password: HOSTILE_PASSWORD });
  const known = await makeKnown((...call) => callJson(app, ...call), admin.token);
  requests = createHostileRequests(loaded, known, ({ path }) => (SLOW.includes(path) ? 1 : 25));
}, 120_000);
afterAll(() => app.close());

/** How many successful answers each operation has given. */
const successes = new Map<DocumentedOperation | undefined, number>();

async function ask(request: HostileRequest): Promise<string | undefined> {
  const { statusCode, headers, rawPayload } = await app.inject(request as InjectOptions);
  // as `inject` reads the address
  const { pathname, search } = new URL(request.url, 'http://localhost');
  const injected = { ...request, url: pathname + search };
  if (statusCode < 400) {
    const operation = operationAt(injected);
    successes.set(operation, (successes.get(operation) ?? 0) + 1);
  }
  return problemOf(injected, { status: statusCode, headers, body: rawPayload });
}

/** Sends a request over a socket, where the server reads the bytes itself. */
async function askOverSocket(port: number, asked: HostileRequest): Promise<string | undefined> {
  const { method, url: path, payload = '' } = asked;
  const headers = { ...asked.headers, 'content-length': Buffer.byteLength(payload) };
  const sent = httpRequest({ port, method, path, headers }).end(payload);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: answered } = answer;
  return problemOf(asked, { status, headers: answered, body: await buffer(answer) });
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

  // The problems stand in the message, which a report without differences keeps.
  const found = problems.slice(0, 10).join('\n');
  expect(found, `${problems.length} problems with seed ${SEED}:\n${found}`).toBe('');
  expect(Object.keys(Object.prototype)).toEqual([]);
  const never = loaded.operations.filter((operation) => !successes.has(operation));
  expect(never.length, never.map(({ name }) => name).join()).toBeLessThan(20);
}, 300_000);

test(`HTTPAPI-08, HTTPAPI-12: the same over sockets, and bytes that are no requests (seed ${SEED})`, async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sample = fc.sample(requests, { numRuns: OVER_SOCKETS, seed: SEED + 1 });
  // A refusal before the body has arrived may close the connection, and lose the answer.
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
    if (answer === '') continue; // the request had no bytes, or none that need an answer
    expect(head).toMatch(/^HTTP\/1\.1 (2|4)\d\d /);
    expect(() => JSON.parse(body), bytes).not.toThrow();
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/palettes/stats`)).status).toBe(200);
}, 300_000);

/** The bytes that the server sends before it closes the connection. */
async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // the server may close before all bytes are sent
  socket.end(bytes);
  return String(await buffer(socket).catch(() => ''));
}
