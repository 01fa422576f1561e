import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let port: number;
let logged: { level: number; msg: string }[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const handle = async ({ url }: Request) => new Response(`a page: ${new URL(url).pathname}`);
  app = await createTestApp({ log, pages: { handle } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());
beforeEach(() => {
  logged = [];
});

/** The answer to a request with this request line and these header lines. */
async function ask(line: string, ...headers: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write([line, 'connection: close', ...headers, '', ''].join('\r\n'));
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head, body };
}

const complaints = () => logged.filter(({ level }) => level >= 50);

test('the whole address stands in the request line, as a proxy is asked', async () => {
  const page = await ask('GET http://x/about?a=b HTTP/1.1', 'host: x');
  expect([page.status, page.body]).toEqual([200, expect.stringContaining('a page: /about')]);
  expect((await ask('GET http://x HTTP/1.1', 'host: x')).body).toContain('a page: /');
  const api = await ask('GET http://x/api/v1/nowhere HTTP/1.1', 'host: x', 'origin: http://y');
  expect([api.status, api.head]).toEqual([404, expect.stringContaining('access-control-allow')]);
  expect(complaints()).toEqual([]);
});

test.each([
  ['TRACE / HTTP/1.1', 405],
  ['PROPFIND /about HTTP/1.1', 405],
  ['GET * HTTP/1.1', 400],
  ['OPTIONS * HTTP/1.1', 400],
])('%s is refused, and is no fault of ours', async (line, expected) => {
  const { status, head, body } = await ask(line, 'host: x');
  expect(status).toBe(expected);
  expect(JSON.parse(body)).toHaveProperty('code');
  if (expected === 405) expect(head).toMatch(/^allow: GET, /m);
  expect(complaints()).toEqual([]);
});

test('two Host headers are refused, one is not', async () => {
  const line = 'GET /api/palettes/generate HTTP/1.1';
  const { status, body } = await ask(line, 'host: x', 'x-a: host', 'HOST: y');
  expect([status, JSON.parse(body).code]).toEqual([400, 'bad_request']);
  expect((await ask('GET /about HTTP/1.1', 'host: x', 'host: x')).status).toBe(400);
  expect((await ask(line, 'host: x', 'x-a: host')).status).toBe(200);
});

test.each(['/api/colors/convert', '/contact'])(
  'whoever hangs up within the body of POST %s raises no alarm',
  async (path) => {
    const socket = connect(port, '127.0.0.1');
    const lines = [`POST ${path} HTTP/1.1`, 'host: x', 'content-type: application/json'];
    socket.write(`${[...lines, 'content-length: 100'].join('\r\n')}\r\n\r\n{"hex":`);
    const [request] = await once(app.server, 'request'); // the server has read the headers
    const gone = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await gone;
    expect((await ask('GET /about HTTP/1.1', 'host: x')).status).toBe(200);
    expect(complaints()).toEqual([]);
  },
);
