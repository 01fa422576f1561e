import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { hostileText, hostileValue } from '../../../testing/hostile/values.ts';
import { TOOL_EXAMPLES } from '../../../testing/requests/mcp-tools.ts';
import { IS_SHORT } from '../../../testing/short.ts';

const SEED = 20_261_121;
const INTERNAL_ERROR = -32_603;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ database: await openTestDatabase() });
}, 120_000);
afterAll(() => app.close());

const send = (payload: string) =>
  app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    payload,
  });

/** The message of an answer, which clients of 2025 receive as an event. */
const readMessage = (body: string) => JSON.parse(/^data: ([^\r\n]*)/m.exec(body)?.[1] ?? body);

test(`whatever is sent, it is refused (seed ${SEED})`, async () => {
  for (const value of fc.sample(hostileValue, { numRuns: IS_SHORT ? 50 : 500, seed: SEED })) {
    const answer = await send(JSON.stringify(value) ?? '');
    expect(answer.statusCode, JSON.stringify(value)).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, JSON.stringify(value)).toBeLessThan(500);
  }
});

test('a list of messages is refused: it would be the work of many, counted as one', async () => {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  for (const list of [[message], Array(100).fill(message), []]) {
    const answer = await send(JSON.stringify(list));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toContain('must be one message, not a list of messages');
  }
  expect((await send(JSON.stringify(message))).statusCode).toBe(200);
});

test(`whatever a tool is given, it answers (seed ${SEED})`, async () => {
  const listed = await send('{"jsonrpc":"2.0","id":1,"method":"tools/list"}');
  const tools: { name: string; inputSchema: { properties: object } }[] = readMessage(listed.body)
    .result.tools;
  const fields = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties));
  const call = fc.record({
    name: fc.constantFrom(...tools.map(({ name }) => name)),
    arguments: fc.dictionary(fc.oneof(fc.constantFrom(...fields), hostileText), hostileValue),
  });
  for (const params of fc.sample(call, { numRuns: IS_SHORT ? 100 : 1000, seed: SEED })) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const { statusCode, body: answered } = await send(body);
    expect(statusCode, body).toBeLessThan(500);
    expect(readMessage(answered).error?.code, body).not.toBe(INTERNAL_ERROR);
  }
}, 120_000);

test.each([
  ['tool name', { name: 'a'.repeat(200_000), arguments: {} }],
  ['argument', { name: 'search_palettes', arguments: { q: 'a'.repeat(200_000) } }],
])('a %s of 200,000 characters is refused, and not repeated', async (_, params) => {
  const answer = await send(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  );
  expect(readMessage(answer.body).error.code).toBe(-32_602);
  expect(answer.body.length).toBeLessThan(1000);
});

test('pictures in messages take the slots of pictures: of twenty at once some hear to try again', async () => {
  const [input] = TOOL_EXAMPLES.extract_colors;
  const params = { name: 'extract_colors', arguments: input };
  const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(message)));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  for (const { headers } of refused) expect(headers).toHaveProperty('retry-after');
  for (const { statusCode, body } of answers.filter((answer) => !refused.includes(answer))) {
    expect(statusCode).toBe(200);
    expect(readMessage(body).result.structuredContent.colors).toEqual(['#010203']);
  }
  expect((await send(message)).statusCode).toBe(200);
});

test('a message has at most 256 KiB, which holds ten thousand colors', async () => {
  const colors = Array.from({ length: 10_000 }, (_, i) => `#${i.toString(16).padStart(6, '0')}`);
  const message = (name: string) =>
    JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'export_palette', arguments: { format: 'css', name, colors } },
    });
  const answer = await send(message('Candy'));
  expect(readMessage(answer.body).result.content[0].resource.text).toContain('#00270F');
  expect((await send(message('a'.repeat(256 * 1024)))).statusCode).toBe(413);
});
