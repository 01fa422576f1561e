import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { createTestApp } from '../../testing/app.ts';

const CONNECTIONS = 5000;
const AT_ONCE = 250;

/**
 * For both ends of all connections, which are in this process; so it has twice as many files open.
 */
const MOST_BYTES = 300 * 2 ** 20;

/** The real time limits, except those that the test itself would exceed. */
const TIMEOUTS = { headers: 10_000, request: 30_000, silence: 3.6e6, idle: 3.6e6, check: 5000 };

const SLOW = 240_000; // on a machine that may be busy

test(`${CONNECTIONS} idle connections are held, others are answered meanwhile, and memory stays bounded`, {
  timeout: SLOW,
}, async () => {
  const app = await createTestApp({ timeouts: TIMEOUTS });
  const idle: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of idle) socket.destroy();
    await app.close();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const before = process.memoryUsage.rss();
  let hungUp = 0;
  while (idle.length < CONNECTIONS) {
    const next = Array.from({ length: AT_ONCE }, () => connect(port, '127.0.0.1'));
    idle.push(...next);
    for (const socket of next) socket.once('close', () => hungUp++);
    const answers = await Promise.all(next.map((socket) => firstAnswer(socket)));
    expect(answers.every((answer) => answer.startsWith('HTTP/1.1 200'))).toBe(true);
  }

  for (let i = 0; i < 20; i++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/colors/convert`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"hex":"#3B82F6"}',
    });
    expect(answer.status).toBe(200);
  }
  expect(hungUp).toBe(0);
  expect(process.memoryUsage.rss() - before).toBeLessThan(MOST_BYTES);
});

/** A connection is idle once its first request has been answered. */
async function firstAnswer(socket: Socket): Promise<string> {
  socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n');
  const [chunk] = await once(socket, 'data');
  return String(chunk);
}
