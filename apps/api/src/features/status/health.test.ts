import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { callJson, createTestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { connectRedis } from '../../redis.ts';

describe('/healthz and /readyz', () => {
  test('a live process with its database is ready', async () => {
    const app = await createTestApp({ database: await openTestDatabase() });
    expect(await callJson(app, 'GET', '/readyz')).toMatchObject({
      status: 200,
      body: { status: 'ok', checks: { database: 'ok' } },
    });
    await app.close();
  });

  test('without its database it lives, but is not ready, and says so to callers', async () => {
    const app = await createTestApp();
    expect(await callJson(app, 'GET', '/healthz')).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await callJson(app, 'GET', '/readyz')).toMatchObject({
      status: 503,
      body: { status: 'failed', checks: { database: 'failed' } },
    });
    expect(await callJson(app, 'GET', '/api/palettes')).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { code: 'database_unavailable' },
    });
    await app.close();
  });

  test('a lost Redis is told, and it can still serve', async () => {
    const redis = connectRedis('redis://127.0.0.1:1', pino({ level: 'silent' }));
    const app = await createTestApp({ redis, database: await openTestDatabase() });
    const { status, body } = await callJson(app, 'GET', '/readyz');
    expect(status).toBe(200);
    expect(body).toEqual({ status: 'ok', checks: { database: 'ok', redis: 'failed' } });
    await app.close();
  });

  test('while it closes, open connections hear that it is not ready', async () => {
    const app = await createTestApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    // The connection of an unfinished request stays open through the close.
    socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n');
    await once(socket, 'connect');
    await setTimeout(50);
    const closed = app.close();
    socket.write('\r\n');
    const answer = (await socket.toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1.1 503 /);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"status":"closing"');
    await closed;
  });
});
