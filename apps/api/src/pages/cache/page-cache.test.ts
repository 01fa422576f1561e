import { beforeEach, describe, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../../../testing/app.ts';
import type { PageHandler } from '../render/render-page.ts';
import { finishPage } from './finished-page.ts';
import { createPageCache } from './page-cache.ts';

const page = (text: string) => finishPage(200, {}, Buffer.from(text));
const rendered = (text: string, isPublic = true, keys = ['site']) => ({
  page: page(text),
  isPublic,
  keys,
});

describe(createPageCache, () => {
  let time: number;
  let cache: ReturnType<typeof createPageCache>;
  beforeEach(() => {
    time = Date.parse('2025-06-01T12:00:00Z');
    cache = createPageCache(() => time);
  });
  const kept = (address = '/') => cache.get(address)?.body.toString();
  const put = (text: string, address = '/', keys = ['site']) =>
    cache.render(address, async () => rendered(text, true, keys));

  test('a page is kept for ten seconds', async () => {
    await put('a');
    time += 9_999;
    expect(kept()).toBe('a');
    time += 1;
    expect(kept()).toBeUndefined();
  });

  test('with a lifetime of 0 none is kept, and who asks meanwhile shares it', async () => {
    cache = createPageCache(() => time, undefined, 0);
    const slow = Promise.withResolvers<void>();
    const first = cache.render('/', () => slow.promise.then(() => rendered('a')));
    const second = cache.render('/', async () => rendered('b'));
    slow.resolve();
    expect(await second).toBe(await first);
    expect(kept()).toBeUndefined();
    expect(cache.load().entries).toBe(0);
  });

  test('no page outlives its day in UTC', async () => {
    time = Date.parse('2025-06-01T23:59:58Z');
    await put('a');
    time += 1_999;
    expect(kept()).toBe('a');
    time += 1;
    expect(kept()).toBeUndefined();
  });

  test('a page rendered over midnight belongs to the day on which it began', async () => {
    time = Date.parse('2025-06-01T23:59:59.999Z');
    await cache.render('/', async () => {
      time += 2;
      return rendered('a');
    });
    expect(kept()).toBeUndefined();
  });

  test('the address with its query tells pages apart', async () => {
    await put('a', '/?x=1');
    expect(kept('/?x=1')).toBe('a');
    expect([kept('/'), kept('/?x=2'), kept('/?X=1')]).toEqual([undefined, undefined, undefined]);
  });

  test('those who ask meanwhile share one rendering', async () => {
    let count = 0;
    const render = async () => rendered(String(++count));
    const pages = await Promise.all([1, 2, 3].map(() => cache.render('/', render)));
    expect(pages.map(({ body }) => body.toString())).toEqual(['1', '1', '1']);
  });

  test('a page that may not be kept is rendered for each', async () => {
    let count = 0;
    const render = async () => rendered(String(++count), false);
    const pages = await Promise.all([1, 2, 3].map(() => cache.render('/', render)));
    expect(pages.map(({ body }) => body.toString()).sort()).toEqual(['1', '2', '3']);
    expect(kept()).toBeUndefined();
  });

  test('a failure is nobody else’s', async () => {
    const failing = cache.render('/', () => Promise.reject(new Error('lost')));
    const other = put('a');
    await expect(failing).rejects.toThrow('lost');
    expect((await other).body.toString()).toBe('a');
  });

  test('a change forgets the pages with its keys, and no others', async () => {
    await put('list', '/list', ['site', 'palettes', 'a']);
    await put('one', '/a', ['site', 'a']);
    await put('other', '/b', ['site', 'b']);
    await put('tool', '/tool');
    const left = () => ['/list', '/a', '/b', '/tool'].filter((address) => kept(address));
    cache.forget(['c', 'many']);
    expect(left()).toEqual(['/list', '/a', '/b', '/tool']);
    cache.forget(['b', 'many']);
    expect(left()).toEqual(['/list', '/a', '/tool']);
    cache.forget(['palettes']);
    expect(left()).toEqual(['/a', '/tool']);
  });

  test('every change forgets a page of which it is not known what it shows', async () => {
    await cache.render('/', async () => ({ ...rendered('a'), keys: undefined }));
    expect(kept()).toBe('a');
    cache.forget(['c']);
    expect(kept()).toBeUndefined();
  });

  test('what was begun before a change of what it shows is not kept', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const begin = (address: string, keys: string[]) =>
      cache.render(address, async () => {
        await promise;
        return rendered('old', true, keys);
      });
    const old = [begin('/', ['a']), begin('/changed', ['a']), begin('/other', ['b'])];
    cache.forget(['a']);
    await put('new', '/', ['a']);
    resolve();
    await Promise.all(old);
    expect(['/', '/changed', '/other'].map(kept)).toEqual(['new', undefined, 'old']);
  });

  test('bytes are bounded, and the page not asked for the longest gives way', async () => {
    cache = createPageCache(() => time, 80_000);
    for (const name of ['a', 'b', 'c']) await put(name.repeat(10_000), `/${name}`);
    expect(kept('/a')).toBeDefined();
    await put('d'.repeat(10_000), '/d');
    const there = ['/a', '/b', '/c', '/d'].map((address) => kept(address) !== undefined);
    expect(there).toEqual([true, false, true, true]);
    await put('e'.repeat(60_000), '/e');
    expect(kept('/e')).toBeUndefined();
    expect(kept('/a')).toBeDefined();
  });
});

describe('kept pages', () => {
  let app: TestApp;
  let renderings: number;
  const headers = new Headers();
  const handle: PageHandler = async (request, { fetch, nonce, requestId }) => {
    renderings++;
    const { pathname } = new URL(request.url);
    if (pathname === '/half') await fetch('/api/palettes'); // fails: the test app has no database
    if (pathname === '/personal') headers.set('cache-control', 'no-store');
    else headers.delete('cache-control');
    headers.set('content-type', 'text/html; charset=utf-8');
    const status = pathname === '/nothing' ? 404 : 200;
    const text = status === 404 ? requestId : `<script nonce="${nonce}">${renderings > 0}</script>`;
    return new Response(text.padEnd(2000), { status, headers });
  };
  beforeEach(async () => {
    renderings = 0;
    app = await createTestApp({ pages: { handle } });
  });

  test('are rendered once, for GET and HEAD', async () => {
    const answers = [];
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      answers.push(await app.inject({ method, url: '/a?b' }));
    }
    expect(renderings).toBe(1);
    expect(answers.map(({ headers: { etag } }) => etag)).toEqual(
      answers.map(() => expect.stringMatching(/^W\/"[\w-]{22}"$/)),
    );
    expect(answers[0]!.headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=10, must-revalidate',
    );
    expect(answers[0]!.headers['x-request-id']).not.toBe(answers[2]!.headers['x-request-id']);
  });

  test('are not sent again to those who have them; the policy comes along', async () => {
    const { headers } = await app.inject('/');
    const etag = String(headers.etag);
    for (const known of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': known } });
      expect(again).toMatchObject({ statusCode: 304, body: '' });
      for (const name of ['content-security-policy', 'etag', 'cache-control', 'vary']) {
        expect(again.headers[name]).toBe(headers[name]);
      }
    }
    const other = await app.inject({ url: '/', headers: { 'if-none-match': '"x"' } });
    expect(other.statusCode).toBe(200);
  });

  test('have the same etag and policy whenever they are rendered', async () => {
    const one = await app.inject('/');
    await app.inject({ method: 'DELETE', url: '/a' });
    app = await createTestApp({ pages: { handle } });
    const other = await app.inject('/');
    expect(renderings).toBeGreaterThan(1);
    expect(other.headers.etag).toBe(one.headers.etag);
    expect(other.headers['content-security-policy']).toBe(one.headers['content-security-policy']);
  });

  test.each([
    ['404', '/nothing', 'no-cache'],
    ['its own word', '/personal', 'no-store'],
    ['a call that failed', '/half', 'no-cache'],
  ])('%s keeps a page from being kept', async (_why, url, control) => {
    const [one, other] = [await app.inject(url), await app.inject(url)];
    expect(renderings).toBe(2);
    expect(other.headers['cache-control']).toBe(control);
    if (url === '/nothing') expect(one.body).not.toBe(other.body);
  });

  test('POST is never answered from them', async () => {
    await app.inject('/');
    await app.inject({ method: 'POST', url: '/' });
    await app.inject('/');
    expect(renderings).toBe(2);
  });

  test('outlive a calculation', async () => {
    await app.inject('/');
    const answer = await app.inject({
      method: 'POST',
      url: '/api/colors/convert',
      payload: { hex: '#fff' },
    });
    expect(answer.statusCode).toBe(200);
    await app.inject('/');
    expect(renderings).toBe(1);
  });
});
