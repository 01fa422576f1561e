import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { ApiError, type ClientOptions, createClient } from '@swatchwork/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

type Answer = (response: ServerResponse) => void;

/** The server's answers, in order; it repeats the last one. */
let answers: Answer[];
/** The time of each request, in milliseconds, and its line and key. */
let seen: { at: number; line: string; key: string | undefined }[];

const server = createServer((request, response) => {
  const line = `${request.method} ${request.url}`;
  seen.push({ at: performance.now(), line, key: request.headers.authorization });
  response.setHeader('connection', 'close');
  request.resume().on('end', () => (answers.length > 1 ? answers.shift()! : answers[0]!)(response));
});

beforeEach(async () => {
  seen = [];
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function client(options: ClientOptions = {}) {
  const { port } = server.address() as AddressInfo;
  return createClient({ baseUrl: `http://127.0.0.1:${port}`, ...options });
}

const answer =
  (status: number, body: object, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

const success = answer(200, { mood: 'calm', colors: [] });
const refusal = (retryAfter: string) =>
  answer(429, { error: 'Too many', code: 'too_many_requests' }, { 'retry-after': retryAfter });
const overloaded = answer(503, { error: 'Busy', code: 'overloaded' }, { 'retry-after': '0' });
const databaseGone = answer(503, { error: 'Gone', code: 'database_unavailable' });
const hangUp: Answer = (response) => response.destroy();
const silence: Answer = () => {};

/** The pauses between the requests. */
const waits = () => seen.slice(1).map(({ at }, index) => at - seen[index]!.at);

const aPalette = { name: 'Dunes', colors: ['#112233', '#AABBCC'] };

describe('a call that changes nothing', () => {
  const safeCalls: [string, (from: ReturnType<typeof client>) => Promise<unknown>][] = [
    ['GET', ({ palettes }) => palettes.mood('calm')],
    ['POST', ({ colors }) => colors.convert({ hex: '#3B82F6' })],
  ];
  const failures: [string, Answer][] = [
    ['429', refusal('0')],
    ['503 overloaded', overloaded],
    ['503 without its database', databaseGone],
    ['503 of a proxy', (response) => response.writeHead(503).end('<h1>Later</h1>')],
    ['no answer', hangUp],
  ];
  test.each(safeCalls.flatMap((call) => failures.map((failure) => [...call, ...failure] as const)))(
    '%s is tried again after %s; %s',
    async (_method, call, _name, failure) => {
      answers = [failure, success];
      await expect(call(client())).resolves.toMatchObject({ mood: 'calm' });
      expect(seen).toHaveLength(2);
      expect(new Set(seen.map(({ line }) => line)).size).toBe(1);
    },
  );

  test('is given up after two more attempts, ever longer after one another', async () => {
    answers = [databaseGone];
    await expect(client().palettes.mood('calm')).rejects.toMatchObject({
      status: 503,
      code: 'database_unavailable',
    });
    const [first, second, ...more] = waits();
    expect(first).toBeGreaterThanOrEqual(249);
    expect(second).toBeGreaterThanOrEqual(499);
    expect(more).toEqual([]);
  });

  test('is not tried again after an answer that will stay the same', async () => {
    answers = [answer(500, { error: 'Ours', code: 'internal_error' })];
    await expect(client().palettes.mood('calm')).rejects.toMatchObject({ status: 500 });
    expect(seen).toHaveLength(1);
  });

  test('is tried once where retries are off', async () => {
    answers = [refusal('0'), success];
    await expect(client({ retries: 0 }).palettes.mood('calm')).rejects.toMatchObject({
      status: 429,
      retryAfter: 0,
    });
    expect(seen).toHaveLength(1);
  });

  test('is given up after the time-out, and tried again', async () => {
    answers = [silence];
    let attempts = 0;
    const counting: typeof fetch = (...call) => {
      attempts++;
      return fetch(...call);
    };
    const hasty = client({ fetch: counting, timeoutMs: 50, retries: 1 });
    await expect(hasty.palettes.mood('calm')).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts).toBe(2);
    await expect(hasty.palettes.save(aPalette)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(attempts).toBe(3);
  });
});

describe('a write', () => {
  test.each([
    ['429', refusal('0')],
    ['503 overloaded', overloaded],
  ])('is tried again after %s: nothing was done', async (_name, failure) => {
    answers = [failure, success];
    await client().palettes.save(aPalette);
    expect(seen.map(({ line }) => line)).toEqual(['POST /palettes', 'POST /palettes']);
  });

  test.each([
    ['503 without the database', databaseGone],
    ['503 of a proxy', answer(503, {}, { 'retry-after': '0' })],
    ['no answer', hangUp],
  ])('is not tried again after %s', async (_name, failure) => {
    answers = [failure, success];
    await expect(client().palettes.save(aPalette)).rejects.toThrow();
    await expect(client({ timeoutMs: 0 }).palettes.delete('x')).resolves.toBeDefined();
    expect(seen).toHaveLength(2);
  });
});

describe('Retry-After', () => {
  test('in seconds is waited for', async () => {
    answers = [refusal('1'), success];
    await client().palettes.mood('calm');
    expect(waits()[0]).toBeGreaterThanOrEqual(999);
  });

  test('as a date is waited for', async () => {
    answers = [
      // A date has whole seconds, so this one is between one and two seconds away.
      (response) => refusal(new Date(Date.now() + 2000).toUTCString())(response),
      success,
    ];
    await client().palettes.mood('calm');
    expect(waits()[0]).toBeGreaterThanOrEqual(950);
  });

  test.each([
    ['3600', 3600],
    [new Date(Date.now() + 7_200_000).toUTCString(), 7200],
  ])('of an hour is not waited for, but told: %s', async (text, most) => {
    answers = [refusal(text)];
    const error = await client()
      .palettes.mood('calm')
      .catch((reason) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error.retryAfter).toBeGreaterThan(3599);
    expect(error.retryAfter).toBeLessThanOrEqual(most);
    expect(seen).toHaveLength(1);
  });

  test('that is nonsense counts as none', async () => {
    answers = [refusal('soon'), success];
    await client().palettes.mood('calm');
    expect(seen).toHaveLength(2);
  });

  test('an abort ends the wait, with its reason', async () => {
    const controller = new AbortController();
    const left = new Error('left the page');
    answers = [
      (response) => {
        response.on('close', () => controller.abort(left));
        refusal('20')(response);
      },
    ];
    await expect(client().palettes.mood('calm', { signal: controller.signal })).rejects.toBe(left);
    expect(seen).toHaveLength(1);
  });
});

test('an API key goes with every attempt', async () => {
  answers = [refusal('0'), success];
  await client({ apiKey: 'sw_1' }).palettes.mood('calm');
  expect(seen.map(({ key }) => key)).toEqual(['Bearer sw_1', 'Bearer sw_1']);
});
