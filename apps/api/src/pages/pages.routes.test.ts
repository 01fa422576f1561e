import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../test-app.ts';
import type { PageHandler } from './pages.routes.ts';

/** A page that shows what it was asked and what it was given. */
const handle: PageHandler = async (request, { fetch, nonce, publicUrl }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/broken') throw new Error('secret of /etc');
  const answer = await fetch('/api/palettes/generate?seed=1&count=1');
  const page = {
    asked: `${request.method} ${pathname}${search}`,
    body: await request.text(),
    agent: request.headers.get('user-agent'),
    colors: await answer.json(),
    nonce,
    publicUrl,
    filler: ' '.repeat(2000),
  };
  return new Response(request.method === 'HEAD' ? null : JSON.stringify(page), {
    status: pathname === '/nothing' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

let app: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'swatchwork-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets', 'home-B4x.js'), 'let a = 1;');
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *');
  app = await createTestApp({ pages: { handle, clientDir } });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

describe('pages', () => {
  test('get the request, the public address, and the API without a socket', async () => {
    const answer = await app.inject({ url: '/a/b?c=d', headers: { 'user-agent': 'x' } });
    expect(answer.json()).toMatchObject({
      asked: 'GET /a/b?c=d',
      agent: 'x',
      colors: { colors: [expect.stringMatching(/^#[0-9A-F]{6}$/)] },
      publicUrl: 'http://localhost:3000',
    });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  test('run only scripts with the nonce of this answer', async () => {
    const [one, other] = [await app.inject('/'), await app.inject('/')];
    const { nonce } = one.json();
    const policy = one.headers['content-security-policy'];
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(nonce).not.toBe(other.json().nonce);
  });

  test.each(['/api-access', '/apiary', '/nothing', '/.data'])('%s is a page', async (url) => {
    const answer = await app.inject(url);
    expect(answer.json().asked).toBe(`GET ${url}`);
    expect(answer.statusCode).toBe(url === '/nothing' ? 404 : 200);
  });

  test.each(['/api', '/api?x', '/api/nothing', '/healthz'])('%s is no page', async (url) => {
    expect((await app.inject(url)).body).not.toContain('asked');
  });

  test('ROUTE: a broken escape in the address of a page is taken literally', async () => {
    const answer = await app.inject('/color/%zz?x=%');
    expect(answer.json().asked).toBe('GET /color/%25zz?x=%');
  });

  test('HEAD has the headers and no body; POST passes its body on', async () => {
    const head = await app.inject({ method: 'HEAD', url: '/' });
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = await app.inject({ method: 'POST', url: '/', headers, payload: 'a=b' });
    expect(post.json()).toMatchObject({ asked: 'POST /', body: 'a=b' });
  });

  test('are compressed', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.rawPayload.length).toBeLessThan(1000);
  });

  test('that fail are a page too, with the request id and nothing of the cause', async () => {
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(answer.headers['x-request-id']);
    expect(answer.body).not.toContain('secret');
  });
});

describe('files', () => {
  test('with a hash in their name are kept for ever, others for an hour', async () => {
    const asset = await app.inject('/assets/home-B4x.js');
    expect(asset.body).toBe('let a = 1;');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const robots = await app.inject('/robots.txt');
    expect(robots.headers['cache-control']).toBe('public, max-age=3600');
  });

  test('outside the folder cannot be reached', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fx']) {
      expect((await app.inject(url)).body).toContain('asked');
    }
  });
});
