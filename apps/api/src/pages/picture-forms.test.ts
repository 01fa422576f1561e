import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import pino from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { PageHandler } from './render/render-page.ts';

/** A page that passes its form on to the API, as the page of the color picker does. */
const handle: PageHandler = async ({ headers, body }, { fetch, onError }) => {
  const kept = ['content-type', 'content-length'].map((name) => [name, headers.get(name) ?? '']);
  const form = { method: 'POST', headers: Object.fromEntries(kept), body, duplex: 'half' };
  return fetch('/api/v1/colors/extract', form).catch((error) => {
    onError(error);
    throw error;
  });
};

let app: TestApp;
let port: number;
const alarms: string[] = [];
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => alarms.push(line) });
  app = await createTestApp({ log, pages: { handle } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

function begin(headers: Record<string, string | number>) {
  const type = { 'content-type': 'multipart/form-data; boundary=x' };
  const options = { port, agent, method: 'POST', path: '/color-picker' };
  return request({ ...options, headers: { ...type, ...headers } });
}

async function send(body: Buffer, headers: Record<string, string> = {}) {
  const sending = begin({ 'content-length': body.length, ...headers });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: JSON.parse(await text(answer)) };
}

const HEAD = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';
const form = (picture: Buffer) =>
  Buffer.concat([Buffer.from(HEAD), picture, Buffer.from('\r\n--x--\r\n')]);
const blue = { width: 9, height: 9, channels: 3, background: '#3B82F6' } as const;
const picture = await sharp({ create: blue }).png().toBuffer();

test('a picture arrives at the API through the page', async () => {
  expect(await send(form(picture))).toMatchObject({ status: 200, body: { colors: ['#3B82F6'] } });
});

test('what the API refuses before it is read is received, and the connection goes on', async () => {
  const long = form(Buffer.alloc(20.5 * 1024 * 1024));
  expect((await send(long)).status).toBe(413);
  const other = Buffer.alloc(1024 * 1024);
  expect((await send(other, { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send(form(picture))).status).toBe(200);
});

test('a form that does not state its length is refused', async () => {
  expect((await send(form(picture), { 'transfer-encoding': 'chunked' })).status).toBe(400);
});

test('whoever hangs up within a form raises no alarm', async () => {
  const sending = begin({ 'content-length': 9999 });
  sending.on('error', () => {});
  sending.write(HEAD);
  const [received] = await once(app.server, 'request');
  const gone = new Promise((resolve) => received.once('close', resolve));
  sending.destroy();
  await gone;
  expect((await send(form(picture))).status).toBe(200);
  expect(alarms).toEqual([]);
});
