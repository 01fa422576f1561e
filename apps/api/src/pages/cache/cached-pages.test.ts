import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';

import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../../../testing/app.ts';
import { createMetrics } from '../../metrics/metrics.ts';

const ADDRESS = '/a-page?of=one';

/** The app over a socket: only there do answers have all of their headers. */
async function openApp() {
  let rendered = 0;
  const slowPage = Promise.withResolvers<void>();
  const lines: string[] = [];
  const metrics = createMetrics();
  const app = await createTestApp({
    metrics,
    log: pino({ base: null }, { write: (line) => void lines.push(line) }),
    pages: {
      handle: async (asked) => {
        rendered++;
        const { pathname } = new URL(asked.url);
        if (pathname === '/slow') await slowPage.promise;
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        return new Response(`<p>${pathname} ${'filler '.repeat(500)}</p>`, { headers });
      },
    },
  });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());

  return {
    app,
    port,
    metrics,
    finishSlowPage: slowPage.resolve,
    rendered: () => rendered,
    /** The log lines of answered requests, without the fields that differ. */
    requestLines: () =>
      lines
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === 'request')
        .map(({ time: _, ms, id, ...line }) => ({ ...line, ms: typeof ms, id: typeof id })),
    async ask(headers: Record<string, string> = { 'accept-encoding': 'br' }, method = 'GET') {
      const asking = request({ port, path: ADDRESS, method, headers, agent }).end();
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      return { answer, body: await buffer(answer) };
    },
  };
}

/** The headers that are the same for all clients. */
const headersOf = ({ headers }: IncomingMessage) => {
  const { date: _, 'x-request-id': id, ...same } = headers;
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  return same;
};

test('a cached page is answered like one that was rendered: headers, body, log and counts', async () => {
  const { ask, rendered, requestLines, metrics } = await openApp();
  const first = await ask();
  const second = await ask();
  expect(rendered()).toBe(1);
  expect(second.answer.statusCode).toBe(200);
  expect(headersOf(second.answer)).toEqual(headersOf(first.answer));
  expect(second.answer.headers).toMatchObject({
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  });
  expect(second.answer.headers['content-security-policy']).toContain("script-src 'self'");
  expect(second.answer.headers['x-request-id']).not.toBe(first.answer.headers['x-request-id']);
  expect(second.body.equals(first.body)).toBe(true);
  expect(brotliDecompressSync(second.body).toString()).toMatch(/^<p>\/a-page filler/);

  const [one, other] = requestLines();
  expect(one).toEqual({
    level: 30,
    id: 'string',
    method: 'GET',
    route: '/a-page',
    status: 200,
    ms: 'number',
    msg: 'request',
  });
  expect(other).toEqual(one);
  expect(await metrics.read()).toContain(
    'swatchwork_request_duration_seconds_count{method="GET",route="/*",status="200"} 2\n',
  );
});

test('a client that has the page gets 304, with the same headers', async () => {
  const { ask, rendered } = await openApp();
  const { etag = '' } = (await ask()).answer.headers;
  const { answer, body } = await ask({ 'accept-encoding': 'br', 'if-none-match': etag });
  expect([answer.statusCode, body.length, answer.headers.etag]).toEqual([304, 0, etag]);
  expect(answer.headers['content-type']).toBeUndefined();
  expect(rendered()).toBe(1);
});

test('forms that nobody asked for yet, HEAD, and no compression are answered as well', async () => {
  const { ask, rendered } = await openApp();
  const { body } = await ask();
  const packed = await ask({ 'accept-encoding': 'gzip' });
  const plain = await ask({});
  const head = await ask({ 'accept-encoding': 'br' }, 'HEAD');
  expect(packed.answer.headers['content-encoding']).toBe('gzip');
  expect(plain.body.equals(brotliDecompressSync(body))).toBe(true);
  expect(head.body).toHaveLength(0);
  expect(head.answer.headers['content-length']).toBe(String(body.length));
  expect(rendered()).toBe(1);
});

test('while the server closes, a cached page is answered still, and its connection ends', async () => {
  const { app, ask, port, finishSlowPage } = await openApp();
  await ask();
  const socket = connect(port, '127.0.0.1');
  const answers = text(socket);
  const write = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
  write('/slow');
  await once(app.server, 'request');
  const closed = app.close();
  while (app.server.listening) await setImmediate();
  write(ADDRESS);
  await once(app.server, 'request');
  finishSlowPage();
  const [, slow = '', cached = ''] = (await answers).split('HTTP/1.1 200 OK');
  expect(slow).toContain('<p>/slow filler');
  expect(cached).toMatch(/^connection: close\r$[\s\S]*<p>\/a-page filler/im);
  await closed;
});
