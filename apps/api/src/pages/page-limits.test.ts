import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';

import { RATE_LIMITS } from '@swatchwork/contract';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { readConfig } from '../config.ts';
import { RENDERS_OF_SITEMAP } from '../features/sitemaps/sitemaps.routes.ts';
import type { PageHandler } from './render/render-page.ts';

const { rendersPerMinute, rendersOfPicture, pageRequestsPerMinute, requestsPerHour } = RATE_LIMITS;

/** A page that calls the API, and is the same for all clients where its address says so. */
const handle: PageHandler = async (request, { fetch }) => {
  const { pathname } = new URL(request.url);
  await fetch('/api/palettes/generate?seed=1');
  await request.arrayBuffer();
  const type = pathname.endsWith('.data') ? 'text/x-script' : 'text/html';
  return new Response(`${request.method} ${pathname}`, { headers: { 'content-type': type } });
};

let app: TestApp;
beforeEach(async () => {
  const config = readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'on', TRUST_PROXY: 'on' });
  app = await createTestApp({ config, pages: { handle } });
  onTestFinished(() => app.close());
});

let last = 0;
const newAddress = () => `192.0.2.${++last}`;

type Ask = { url: string; method?: 'GET' | 'HEAD' | 'POST'; headers?: Record<string, string> };

const ask = (address: string, { url, method = 'GET', headers = {} }: Ask) =>
  app.inject({ url, method, headers: { 'x-forwarded-for': address, ...headers } });

/** Sends so many requests; answers how often each status came, and the first answer after them. */
async function askTimes(times: number, address: string, toAsk: (i: number) => Ask) {
  const statuses = new Set<number>();
  for (let i = 0; i < times; i++) statuses.add((await ask(address, toAsk(i))).statusCode);
  return { statuses: [...statuses], next: await ask(address, toAsk(times)) };
}

const color = (i: number) => i.toString(16).padStart(6, '0');

describe('what has to be made', () => {
  test('an address has 600 pages rendered in a minute; the next is refused on a page that says so', async () => {
    const address = newAddress();
    const { statuses, next } = await askTimes(rendersPerMinute, address, (i) => ({
      url: `/color/${color(i)}`,
    }));
    expect([rendersPerMinute, statuses, next.statusCode]).toEqual([600, [200], 429]);
    expect(Number(next.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(next.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(next.body).toContain('<h1>Too many requests at once</h1>');
    expect((await ask(newAddress(), { url: '/color/ffffff' })).statusCode).toBe(200);
    expect((await ask(address, { url: '/api/palettes/generate' })).statusCode).toBe(200);
  });

  test('data of pages counts with them, and is refused in JSON', async () => {
    const address = newAddress();
    const { statuses, next } = await askTimes(rendersPerMinute, address, (i) => ({
      url: `/explore-palettes.data?q=${color(i)}`,
    }));
    expect([statuses, next.statusCode]).toEqual([[200], 429]);
    expect(next.json()).toMatchObject({ code: 'too_many_requests' });
    expect(next.headers['retry-after']).toBeDefined();
    expect((await ask(address, { url: '/a-page' })).statusCode).toBe(429);
  });

  test('a shared picture counts as 5 pages', async () => {
    const address = newAddress();
    await askTimes(rendersPerMinute - rendersOfPicture - 1, address, (i) => ({ url: `/p/${i}` }));
    const picture = { url: '/pictures/color/3b82f6.png' };
    expect((await ask(address, picture)).statusCode).toBe(200);
    const next = await ask(address, { url: '/pictures/color/3b82f7.png' });
    expect([rendersOfPicture, next.statusCode]).toEqual([5, 429]);
    expect(next.headers['retry-after']).toBeDefined();
    expect((await ask(address, picture)).statusCode).toBe(200); // the picture is cached
  });

  test('a sitemap of palettes counts as 10 pages', async () => {
    const address = newAddress();
    const before = rendersPerMinute - RENDERS_OF_SITEMAP - 1;
    await askTimes(before, address, (i) => ({ url: `/s/${i}` }));
    const sitemap = { url: '/palettes/sitemap.xml' };
    expect((await ask(address, sitemap)).statusCode).not.toBe(429);
    const next = await ask(address, { url: '/another-page' });
    expect([RENDERS_OF_SITEMAP, next.statusCode]).toEqual([10, 429]);
  });

  test('pages that are kept are free, as whoever shares an address browses', async () => {
    const address = newAddress();
    const { statuses, next } = await askTimes(rendersPerMinute, address, () => ({ url: '/kept' }));
    expect([statuses, next.statusCode]).toEqual([[200], 200]);
  });
});

describe('forms of pages', () => {
  test('count as calls of the API: with the hour used up, a picture is refused before it is read', async () => {
    const address = newAddress();
    const { next } = await askTimes(requestsPerHour.free, address, () => ({
      url: '/api/palettes/generate',
    }));
    expect(next.statusCode).toBe(429);
    const form = await ask(address, { url: '/color-picker', method: 'POST' });
    expect(form.statusCode).toBe(429);
    expect(form.headers['retry-after']).toBeDefined();
    expect(form.body).toContain('<h1>Too many requests at once</h1>');
  });

  test('those of people count with what their pages ask: 1,200 a minute', async () => {
    const address = newAddress();
    const { statuses, next } = await askTimes(pageRequestsPerMinute, address, () => ({
      url: '/contact',
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    }));
    expect([statuses, next.statusCode]).toEqual([[200], 429]);
  });
});

test('a form with a picture takes a slot before its first byte, and one address at most half of them', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const begin = (address: string) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `POST /color-picker HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 9999\r\n\r\n',
    );
    return once(socket, 'data').then(([answer]) => String(answer).slice(9, 12));
  };
  const waiting = Array.from({ length: 12 }, () => begin('203.0.113.1'));
  expect(await Promise.race(waiting)).toBe('503');
  const other = begin('203.0.113.2');
  expect(await Promise.race([other, ask('203.0.113.3', { url: '/x' })])).toMatchObject({
    statusCode: 200,
  });
});

test('with RATE_LIMIT=off nothing is counted', async () => {
  const free = await createTestApp({ pages: { handle } });
  onTestFinished(() => free.close());
  for (let i = 0; i < rendersPerMinute; i++) await free.inject(`/color/${color(i)}`);
  expect((await free.inject('/color/ffffff')).statusCode).toBe(200);
});
