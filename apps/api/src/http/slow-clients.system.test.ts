import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';

/** Short, so that the test is quick; the time limits end in the order of the real ones. */
const TIMEOUTS = { headers: 2000, request: 3000, silence: 4000, idle: 6000, check: 100 };

/** More than the buffers of two sockets hold. */
const LARGE = 16 * 2 ** 20;

let app: TestApp;
let port: number;
beforeAll(async () => {
  const handle = async () => new Response(Buffer.alloc(LARGE));
  app = await createTestApp({ timeouts: TIMEOUTS, pages: { handle } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** A connection, and all that the server sends on it until the server closes it. */
function open(): { socket: Socket; answer: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined); // a client that is cut off may get an error while it sends
  return { socket, answer: buffer(socket).then(String, () => '') };
}

const CONVERT = [
  'POST /api/colors/convert HTTP/1.1',
  'host: x',
  'content-type: application/json',
  'content-length: 17',
  '',
  '{"hex":"#3B82F6"}',
].join('\r\n');

/** Sends the beginning, then a byte at a time until the server closes the connection. */
function trickle(socket: Socket, beginning: string): void {
  socket.write(beginning);
  const timer = setInterval(() => socket.write('a'), 20);
  socket.once('close', () => clearInterval(timer));
}

async function expectOthersToBeAnswered(): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/colors/convert`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"hex":"#3B82F6"}',
  });
  expect(answer.status).toBe(200);
}

/**
 * The server's answer to a slow client; checks that the server still answers other clients
 * meanwhile.
 */
async function answerTo(send: (socket: Socket) => void): Promise<string> {
  const { socket, answer } = open();
  send(socket);
  await once(socket, 'connect');
  await expectOthersToBeAnswered();
  return answer;
}

/** Resolves when the server's side of the next connection is closed, with or without an error. */
const closeOfNext = () =>
  new Promise((resolve) =>
    app.server.once('connection', (socket) => socket.once('close', resolve)),
  );

const expectRefusal = (answer: string, status: number, code: string) => {
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toContain(`HTTP/1.1 ${status} `);
  expect(head).toContain('connection: close');
  expect(JSON.parse(body)).toMatchObject({ code, requestId: 'none' });
};

describe.concurrent('a client that is slow is cut off', () => {
  test('headers that arrive a byte at a time: 408', async () => {
    const answer = await answerTo((socket) => trickle(socket, 'GET / HTTP/1.1\r\nx-slow: '));
    expectRefusal(answer, 408, 'request_timeout');
  });

  test('a body that arrives a byte at a time: 408', async () => {
    const head = CONVERT.slice(0, CONVERT.indexOf('content-length'));
    const answer = await answerTo((socket) =>
      trickle(socket, `${head}content-length: 9000\r\n\r\n{"hex":"`),
    );
    expectRefusal(answer, 408, 'request_timeout');
  });

  test('a body of which nothing arrives: 408', async () => {
    const answer = await answerTo((socket) => socket.write(CONVERT.slice(0, -17)));
    expectRefusal(answer, 408, 'request_timeout');
  });

  test('a connection on which nothing is ever said: 408', async () => {
    const answer = await answerTo(() => undefined);
    expectRefusal(answer, 408, 'request_timeout');
  });
});

describe('a client that does not go on', () => {
  test('and never reads its answer is hung up on', async () => {
    const socket = connect(port, '127.0.0.1');
    const isGone = closeOfNext();
    socket.write('GET /large HTTP/1.1\r\nhost: x\r\n\r\n');
    await isGone;
    let read = 0;
    socket.on('error', () => undefined);
    socket.on('data', ({ length }) => {
      read += length;
    });
    await new Promise((resolve) => socket.once('close', resolve));
    expect(read).toBeLessThan(LARGE);
  });

  test('half a request, and then no more is coming: 400 at once', async () => {
    const { socket, answer } = open();
    socket.end(CONVERT.slice(0, -5));
    expectRefusal(await answer, 400, 'bad_request');
    await expectOthersToBeAnswered();
  });

  test('a whole request, and then no more is coming: it is answered', async () => {
    const { socket, answer } = open();
    socket.end(CONVERT);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('a client that vanishes in the middle of its request leaves nothing behind', async () => {
    const { socket } = open();
    const isGone = closeOfNext();
    socket.write(CONVERT.slice(0, -5), () => socket.resetAndDestroy());
    await isGone;
    await expectOthersToBeAnswered();
  });
});
