import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';

import Fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { openTestDatabase } from '../../testing/db/database.ts';
import { readConfig } from '../config.ts';
import { createHttpOptions } from '../http-options.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createAdmission } from './admission.ts';
import { createBusyLoop } from './busy-loop.ts';

/** The app with an admission that accepts or refuses requests as the test says. */
async function openApp(parts: Parameters<typeof createTestApp>[0] = {}) {
  let isFull = true;
  const pages = { handle: async () => new Response('a page') };
  const app = await createTestApp({ pages, admission: createAdmission(() => isFull), ...parts });
  onTestFinished(() => app.close());
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    port,
    address: `http://127.0.0.1:${port}`,
    makeRoom: () => {
      isFull = false;
    },
  };
}

async function getStatus(address: string, agent: Agent) {
  const request = get(address, { agent });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await text(answer);
  return { status: answer.statusCode, isReused: request.reusedSocket };
}

describe('while too much is under way', () => {
  test('the API answers 503 with its usual error, when to try again, and for any site to read', async () => {
    const { address } = await openApp();
    for (const path of ['/api/colors/3b82f6', '/api/v1/palettes?limit=3', '/api', '/mcp']) {
      const answer = await fetch(address + path);
      expect(answer.status).toBe(503);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'retry-after': '1',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
      });
      expect(await answer.json()).toEqual({
        error: 'The server is busy; try again in a second',
        code: 'overloaded',
        requestId: answer.headers.get('x-request-id'),
      });
    }
  });

  test('people get a short page that says so', async () => {
    const { address } = await openApp();
    const answer = await fetch(`${address}/explore-palettes`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await answer.text()).toContain('<h1>Too many visitors at once</h1>');
    expect((await fetch(`${address}/explore-palettes`, { method: 'HEAD' })).status).toBe(503);
  });

  test('health checks are answered, and what the server asks itself', async () => {
    const { app, address } = await openApp({ database: await openTestDatabase() });
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await app.inject('/api/palettes/generate')).statusCode).toBe(200);
  });

  test('scripts and styles are answered: a page that was let in needs them all', async () => {
    const { address } = await openApp();
    expect(await (await fetch(`${address}/assets/shell.js`)).text()).toBe('a page');
  });

  test('refusals are counted for those who watch, and are no requests to them', async () => {
    const metrics = createMetrics();
    const { address } = await openApp({ metrics });
    for (let i = 0; i < 3; i++) await (await fetch(`${address}/api/colors/3b82f6`)).text();
    const figures = await metrics.read();
    expect(figures).toContain('\nswatchwork_requests_shed_total 3\n');
    expect(figures).not.toContain('swatchwork_request_duration_seconds_count');
  });

  test('a connection is kept for the next attempt', async () => {
    const { address, makeRoom } = await openApp();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    expect(await getStatus(`${address}/pictures`, agent)).toEqual({ status: 503, isReused: false });
    makeRoom();
    expect(await getStatus(`${address}/pictures`, agent)).toEqual({ status: 200, isReused: true });
  });

  test('a long body that is still on its way is not waited for', async () => {
    const { port } = await openApp();
    const sender = connect(port, '127.0.0.1');
    sender.write(
      'POST /api/colors/extract HTTP/1.1\r\nhost: x\r\ncontent-length: 20000000\r\n\r\n',
    );
    expect(await text(sender)).toMatch(/^HTTP\/1\.1 503 [\s\S]*connection: close/);
  });
});

test('of more requests than can be answered in time some are, the rest hear so, and then all are again', async () => {
  // Each answer takes 2 ms on a clock of the test, so that other programs cannot slow it; the event
  // loop, which the test shares, is idle when the test says so.
  let now = 0;
  let idleTime = 0;
  const busyLoop = createBusyLoop({ now: () => now, idleTime: () => idleTime });
  const config = readConfig({ NODE_ENV: 'test' });
  const app = Fastify(createHttpOptions({ config, admission: createAdmission(busyLoop) }));
  onTestFinished(() => app.close());
  app.get('/work', () => {
    now += 2;
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const request = 'GET /work HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

  // The system resets some of more than 511 connections that wait to be accepted.
  const crowd = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'));
  const answers = crowd.map((socket) => text(socket));
  for (const socket of crowd) socket.write(request);
  const statuses = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));

  expect(new Set(statuses)).toEqual(new Set(['200', '503']));
  idleTime++;
  expect((await fetch(`http://127.0.0.1:${port}/work`)).status).toBe(200);
});
