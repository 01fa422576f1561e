// Mutated requests to all operations of the API document, over HTTP, to the product as it runs in
// production; then fewer with limits on. `node scripts/lib/attack/requests.ts 20000 7`: seed 7.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';

import fc from 'fast-check';
import { readDocument } from '../../../apps/api/testing/document.ts';
import {
  createJudge,
  type HostileAnswer,
  isOverload,
} from '../../../apps/api/testing/hostile/answers.ts';
import { HOSTILE_PASSWORD, makeKnown } from '../../../apps/api/testing/hostile/known.ts';
import {
  createHostileRequests,
  type HostileRequest,
  SLOW,
} from '../../../apps/api/testing/hostile/requests.ts';
import { exitCode, reportBar } from '../../../testing/bars.ts';
import { startProduct } from '../../../testing/product.ts';
import { ensureBuild } from '../build.ts';

const AT_ONCE = 8;
/** One request with limits on for this many without. */
const LIMITED_SHARE = 10;
/** If such a large body is refused, the rest is not received, and the connection closes. */
const CUT_OFF_FROM = 60_000;
const LONGEST_WAIT_MS = 30_000;
const SHOWN = 20;

const total = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const admin = { email: 'admin@example.org', password: HOSTILE_PASSWORD };

type Outcome = { status: number; operation?: string | undefined; problem?: string | undefined };

await ensureBuild();
await attack('requests', total, 'off');
await attack('requests with limits on', Math.ceil(total / LIMITED_SHARE), 'on');
process.exit(exitCode());

async function attack(name: string, amount: number, limits: 'on' | 'off'): Promise<void> {
  const product = await startProduct({
    RATE_LIMIT: limits,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  try {
    const loaded = readDocument(await (await fetch(`${product.url}/api/openapi.json`)).text());
    const judge = createJudge(loaded);
    const signedIn = (await call(product.url, 'POST', '/api/auth/login', admin)).body;
    const { token } = signedIn as { token: string };
    const known = await makeKnown((...given) => call(product.url, ...given), token);
    const requests = createHostileRequests(loaded, known, ({ path }) =>
      SLOW.includes(path) ? 1 : 25,
    );
    const sample = fc.sample(requests, { numRuns: amount, seed });
    const ask = async (request: HostileRequest): Promise<Outcome> => {
      const answer = await send(product.url, agent, request);
      if (!answer) return { status: 0, problem: cutOff(request) };
      const operation = judge.operationAt(request)?.name;
      return { status: answer.status, operation, problem: judge.problemOf(request, answer) };
    };
    const outcomes = await inTurn(sample, ask);
    const isAlive = (await fetch(`${product.url}/healthz`)).ok;
    tell(name, outcomes, loaded.operations.length, isAlive);
  } finally {
    agent.destroy();
    await product.stop();
  }
}

/** Parallel requests that a server answers without refusing any. */
async function inTurn(
  sample: HostileRequest[],
  ask: (request: HostileRequest) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const work = async () => {
    for (let request = sample[next++]; request; request = sample[next++]) {
      outcomes.push(await ask(request));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}

/**
 * The answer; undefined if the server closed the connection. A request that was refused because of
 * overload is sent again.
 */
async function send(
  url: string,
  agent: Agent,
  request: HostileRequest,
): Promise<HostileAnswer | undefined> {
  const deadline = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const answer = await sendOnce(url, agent, request);
    if (!answer || !isOverload(answer) || Date.now() > deadline) return answer;
    await setTimeout(250);
  }
}

function sendOnce(
  url: string,
  agent: Agent,
  { method, url: path, headers, payload = '' }: HostileRequest,
): Promise<HostileAnswer | undefined> {
  const { hostname, port } = new URL(url);
  const length = { 'content-length': Buffer.byteLength(payload) };
  return new Promise((resolve) => {
    const sent = httpRequest({
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, ...length },
    });
    sent.once('error', () => resolve(undefined));
    sent.once('response', (answer: IncomingMessage) => {
      const { statusCode: status = 0 } = answer;
      buffer(answer).then(
        (body) => resolve({ status, headers: answer.headers, body }),
        () => resolve(undefined),
      );
    });
    sent.end(payload);
  });
}

function cutOff({ method, url, payload = '' }: HostileRequest): string | undefined {
  return payload.length < CUT_OFF_FROM ? `no answer to ${method} ${url}` : undefined;
}

function tell(name: string, outcomes: Outcome[], operations: number, isAlive: boolean): void {
  const problems = outcomes.flatMap(({ problem }) => problem ?? []);
  for (const problem of problems.slice(0, SHOWN)) console.log(problem, '\n');
  const statuses = Map.groupBy(outcomes, ({ status }) => status || 'cut off');
  const counts = [...statuses]
    .map(([status, all]) => `${status} × ${all.length}`)
    .sort()
    .join(', ');
  const asked = new Set(outcomes.flatMap(({ operation }) => operation ?? []));
  const done = outcomes.flatMap(({ status, operation }) => (status < 400 ? (operation ?? []) : []));
  const reach = `${asked.size} of ${operations} operations, ${new Set(done).size} of them with success`;
  const of = `${outcomes.length} to ${reach} (seed ${seed}): ${counts}`;
  reportBar(name, `${problems.length} problems of ${of}`, problems.length === 0 && isAlive);
}

async function call(
  url: string,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<{ body: unknown }> {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { body: await answer.json().catch(() => undefined) };
}
