import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp({ pages: { handle: async () => new Response('a page') } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** The answer to a GET with these lines of headers besides `Host`. */
async function ask(path: string, ...headers: string[]) {
  const socket = connect(port, '127.0.0.1');
  const lines = [`GET ${path} HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''];
  socket.write(lines.join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const many = (count: number) => Array.from({ length: count }, (_, i) => `x-${i}: y`);

test('one header that is larger than all may be: 431', async () => {
  const { status, body } = await ask('/healthz', `x-large: ${'a'.repeat(17_000)}`);
  expect(status).toBe(431);
  expect(JSON.parse(body)).toMatchObject({ code: 'headers_too_large', requestId: 'none' });
});

test('headers that are too large together: 431', async () => {
  const { status } = await ask('/healthz', ...many(20).map((line) => line + 'a'.repeat(900)));
  expect(status).toBe(431);
});

test('too many headers, however small: 431, and none is left out in silence', async () => {
  const { status, head, body } = await ask('/api/colors/3b82f6', ...many(99));
  expect(status).toBe(431);
  expect(JSON.parse(body)).toEqual({
    error: 'There are more than 100 headers',
    code: 'headers_too_large',
    requestId: /x-request-id: (\w+)/.exec(head)?.[1],
  });
  expect((await ask('/healthz', ...many(98))).status).toBe(200);
  const page = await ask('/about', ...many(99));
  expect(page.status).toBe(431);
  expect(page.head).toContain('content-type: application/json');
});

test('an address that is larger than all headers may be: 431', async () => {
  expect((await ask(`/api/colors/${'a'.repeat(17_000)}`)).status).toBe(431);
  expect((await ask(`/explore?q=${'a'.repeat(17_000)}`)).status).toBe(431);
});

test('an address with a part that no route takes: 404 from the API, a page otherwise', async () => {
  const { status, body } = await ask(`/api/palettes/${'a'.repeat(10_000)}`);
  expect(status).toBe(404);
  expect(JSON.parse(body).code).toBe('not_found');
  expect(body.length).toBeLessThan(400);
  expect((await ask(`/color/${'a'.repeat(10_000)}`)).body).toBe('a page');
});
