import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../testing/app.ts';
import { readConfig } from '../config.ts';
import type { PageHandler } from './render/render-page.ts';

/** A page that shows its request and its context. */
const handle: PageHandler = async (request, { fetch, nonce, publicUrl, requestId }) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/broken') throw new Error('secret of /etc');
  if (pathname === '/of-the-database' && !(await fetch('/api/palettes')).ok) {
    return new Response('<p>Something went wrong</p>', { status: 500 });
  }
  const answer = await fetch('/api/palettes/generate?seed=1&count=1');
  const page = {
    asked: `${request.method} ${pathname}${search}`,
    body: (await request.text()).slice(0, 1000), // a picture sent to it is long
    headers: Object.fromEntries(request.headers),
    colors: await answer.json(),
    publicUrl,
    requestId,
    filler: ' '.repeat(2000),
  };
  const script = `<script nonce="${nonce}">let asked = "é";</script>`;
  return new Response(`${JSON.stringify(page)}\n${script}<script>let evil = 1;</script>`, {
    status: pathname === '/nothing' ? 404 : 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
};

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** The request and the context that the page shows. */
const shown = ({ body }: { body: string }) => JSON.parse(body.split('\n')[0]!);

let app: TestApp;
let clientDir: string;
beforeAll(async () => {
  clientDir = await mkdtemp(join(tmpdir(), 'swatchwork-client-'));
  await mkdir(join(clientDir, 'assets'));
  await writeFile(join(clientDir, 'assets', 'home-B4x.js'), 'let a = 1;');
  await writeFile(join(clientDir, 'assets', 'home-B4x.js.br'), brotliCompressSync('let a = 1;'));
  await writeFile(join(clientDir, 'robots.txt'), 'User-agent: *');
  app = await createTestApp({ pages: { handle, clientDir } });
});
afterAll(async () => {
  await app.close();
  await rm(clientDir, { recursive: true });
});

describe('pages', () => {
  test('get the address alone, the public address, and the API without a socket', async () => {
    const headers = { 'user-agent': 'x', cookie: 'a=b', authorization: 'Bearer c' };
    const answer = await app.inject({ url: '/a/b?c=d', headers });
    expect(shown(answer)).toMatchObject({
      asked: 'GET /a/b?c=d',
      headers: {},
      colors: { colors: [expect.stringMatching(/^#[0-9A-F]{6}$/)] },
      publicUrl: 'http://localhost:3000',
    });
    expect(answer.headers['x-request-id']).toBeDefined();
  });

  test('that need the database say while it is away that they can be asked for again', async () => {
    const { statusCode, headers, body } = await app.inject('/of-the-database');
    expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toBe('<p>Something went wrong</p>');
  });

  test('an address that begins with two slashes stays on this site', async () => {
    expect(shown(await app.inject('//elsewhere/b')).asked).toBe('GET //elsewhere/b');
  });

  test('run only the scripts that they were rendered with, told by hash', async () => {
    const answer = await app.inject('/');
    const policy = answer.headers['content-security-policy'];
    const hash = createHash('sha256').update('let asked = "é";').digest('base64');
    expect(policy).toContain(`; script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(answer.body).not.toContain('nonce');
    expect(answer.body).toContain('let asked = "é";');
  });

  test.each(['/api-access', '/apiary', '/nothing', '/.data'])('%s is a page', async (url) => {
    const answer = await app.inject(url);
    expect(shown(answer).asked).toBe(`GET ${url}`);
    expect(answer.statusCode).toBe(url === '/nothing' ? 404 : 200);
  });

  test.each(['/api', '/api?x', '/api/nothing', '/healthz'])('%s is no page', async (url) => {
    expect((await app.inject(url)).body).not.toContain('asked');
  });

  test('ROUTE: a broken escape in the address of a page is taken literally', async () => {
    const answer = await app.inject('/color/%zz?x=%');
    expect(shown(answer).asked).toBe('GET /color/%25zz?x=%');
  });

  test('HEAD has the headers and no body; POST passes its body on', async () => {
    const [get, head] = [await app.inject('/'), await app.inject({ method: 'HEAD', url: '/' })];
    expect(head).toMatchObject({ statusCode: 200, body: '' });
    const headersOf = ({ headers: { date, 'x-request-id': id, ...rest } }: typeof head) => rest;
    expect(headersOf(head)).toEqual(headersOf(get));
    const post = await app.inject({ method: 'POST', url: '/', headers: FORM, payload: 'a=b' });
    expect(shown(post)).toMatchObject({ asked: 'POST /', body: 'a=b', headers: FORM });
  });

  test.each([
    ['of PUBLIC_URL', { origin: 'http://localhost:3000' }],
    ['of the host that was asked', { host: '192.168.1.7:8080', origin: 'http://192.168.1.7:8080' }],
    ['of TLS that a proxy ends', { host: 'Colors.test', origin: 'https://colors.test' }],
    ['named by a Referer alone', { host: 'colors.test', referer: 'http://colors.test/contact' }],
    ['of a program', { host: 'colors.test' }],
  ])('a form is accepted from a page %s', async (_name, origin) => {
    const headers = { ...FORM, ...origin };
    const post = await app.inject({ method: 'POST', url: '/contact', headers, payload: 'a=b' });
    expect(shown(post)).toMatchObject({ asked: 'POST /contact', body: 'a=b' });
  });

  test.each([
    { origin: 'http://elsewhere.test' },
    { origin: 'http://localhost:3001' },
    { origin: 'null' },
    { origin: 'nonsense' },
    { referer: 'http://elsewhere.test/contact' },
    // No proxy is trusted here, so the host that it forwards is what anybody may write.
    { origin: 'http://elsewhere.test', 'x-forwarded-host': 'elsewhere.test' },
  ])('a form from elsewhere, %o, is refused, and shows what was typed', async (origin) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/contact?a=%22',
      headers: { ...FORM, ...origin },
      payload: 'message=One+%3Cb%3E%0Atwo&password=secret&empty=',
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toContain('asked');
    expect(answer.body).toContain('action="/contact?a=%22"');
    expect(answer.body).toContain('\nOne &#60;b&#62;\ntwo</textarea>');
    expect(answer.body).not.toMatch(/secret|empty/);
  });

  test.each(['//elsewhere.test/a', '///elsewhere.test/a.data'])(
    'a form from elsewhere at %s can be sent from there to this site alone',
    async (path) => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: { ...FORM, origin: 'http://elsewhere.test' },
        payload: 'message=a',
      });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('action="/elsewhere.test/a"');
      expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
    },
  );

  test('a refusal before the page is a page for a person, and JSON for a program', async () => {
    const broken = { ...FORM, 'content-length': '3' };
    const send = (headers: object) =>
      app.inject({
        method: 'POST',
        url: '/contact',
        headers: { ...broken, ...headers },
        payload: 'a=bcd',
      });
    const forPerson = await send({ accept: 'text/html,*/*;q=0.8' });
    expect([forPerson.statusCode, forPerson.headers['content-type']]).toEqual([
      400,
      'text/html; charset=utf-8',
    ]);
    expect(forPerson.body).toContain('This request could not be understood');
    const forProgram = await send({});
    expect([forProgram.statusCode, forProgram.json().code]).toEqual([400, 'bad_request']);
  });

  test('a form behind a trusted proxy is compared with the host that the visitor asked', async () => {
    const proxied = await createTestApp({
      pages: { handle },
      config: readConfig({ NODE_ENV: 'test', RATE_LIMIT: 'off', TRUST_PROXY: 'on' }),
    });
    const origin = 'https://colors.test';
    const send = (host: string) =>
      proxied.inject({
        method: 'POST',
        url: '/contact',
        headers: { ...FORM, host: 'app1:3000', origin, 'x-forwarded-host': host },
        payload: 'a=b',
      });
    expect((await send('colors.test')).statusCode).toBe(200);
    expect((await send('elsewhere.test')).statusCode).toBe(403);
    await proxied.close();
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip;q=1, br;q=0', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body],
  ])('accept-encoding %s is answered with %s', async (accepted, encoding, decode) => {
    const plain = await app.inject('/');
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(decode(answer.rawPayload).toString()).toBe(plain.body);
  });

  test('that fail are a page too, with the request id and nothing of the cause', async () => {
    const answer = await app.inject('/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain(answer.headers['x-request-id']);
    expect(answer.body).not.toContain('secret');
  });

  test('take no more than a form sends, which for the picker is a picture', async () => {
    const HEAD = Buffer.from('--XX\r\nContent-Disposition: form-data; name="image"\r\n\r\n');
    const post = (url: string, bytes: number) =>
      app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'multipart/form-data; boundary=XX' },
        payload: Buffer.concat([
          HEAD,
          Buffer.alloc(bytes - HEAD.length - 10),
          Buffer.from('\r\n--XX--\r\n'),
        ]),
      });
    for (const url of ['/color-picker', '/pick-from-image']) {
      expect((await post(url, 20 * 1024 * 1024)).statusCode).toBe(200);
      expect((await post(url, 22 * 1024 * 1024)).statusCode).toBe(413);
    }
    const refusal = await post('/contact', 1024 * 1024);
    expect(refusal.statusCode).toBe(413);
    expect(refusal.body).toContain('too large');
  });

  test('of forms with pictures an address sends two at once; more hear when to try again', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const begin = () => {
      const sent = request({ port, method: 'POST', path: '/color-picker' });
      sent.setHeader('content-type', 'multipart/form-data; boundary=XX');
      sent.setHeader('content-length', 1000);
      sent.flushHeaders();
      return sent.on('error', () => {});
    };
    const statuses: number[] = [];
    const uploads = Array.from({ length: 3 }, () =>
      begin().on('response', ({ statusCode }) => statuses.push(statusCode!)),
    );
    await expect.poll(() => statuses).toEqual([503]);
    for (const upload of uploads) upload.destroy();
    const again = async () => {
      const answer = await app.inject({ method: 'POST', url: '/color-picker' });
      return answer.statusCode;
    };
    await expect.poll(again).toBe(200);
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

  test('go out as the build compressed them, to who takes that', async () => {
    const ask = (url: string, encodings: string) =>
      app.inject({ url, headers: { 'accept-encoding': encodings } });
    const compressed = await ask('/assets/home-B4x.js', 'gzip, br');
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe('let a = 1;');
    expect((await ask('/assets/home-B4x.js', 'identity')).body).toBe('let a = 1;');
    // The build has no such file.
    expect((await ask('/assets/home-B4x.js.br', 'identity')).body).toContain('asked');
  });

  test('outside the folder cannot be reached', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fx']) {
      expect((await app.inject(url)).body).toContain('asked');
    }
  });
});
