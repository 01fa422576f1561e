import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { signUp } from '../../../testing/accounts.ts';
import { callJson, createTestApp, type TestApp } from '../../../testing/app.ts';
import { openTestDatabase } from '../../../testing/db/database.ts';
import { readConfig } from '../../config.ts';

const SITE = 'https://colors.example';
const RED = 'color(display-p3 1 0 0)';
const HOSTILE = '"><script>alert(1)</script>';

let app: TestApp;
let open: { slug: string };
let hidden: { slug: string };
let wide: { slug: string };
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: SITE });
  app = await createTestApp({ config, database: await openTestDatabase() });
  const { token } = await signUp(app);
  const save = async (isPublic: boolean, ...more: object[]) => {
    const colors = [{ hex: '#3B82F6', name: HOSTILE }, '#FBBF24', '#111111', ...more];
    const body = { name: `Sky ${HOSTILE}`, colors, isPublic };
    return (await callJson(app, 'POST', '/api/palettes', body, token)).body as { slug: string };
  };
  open = await save(true);
  hidden = await save(false);
  wide = await save(true, { hex: '#000000', css: `${RED} ` });
}, 120_000);
afterAll(() => app.close());

const ask = (query: Record<string, string>) => app.inject(`/oembed?${new URLSearchParams(query)}`);

const pageOf = ({ slug }: { slug: string }) => `${SITE}/palettes/${slug}`;

describe('a palette in frames of other sites', () => {
  test('may be framed by anybody, and runs and loads nothing', async () => {
    const { statusCode, headers, body } = await app.inject(`/embed/palettes/${open.slug}`);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers).not.toHaveProperty('x-frame-options');
    expect(headers['cache-control']).toBe(BRIEFLY);
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    );
    expect(body).not.toMatch(/<script|<img|style=|\son\w+=/);
    expect(body).toContain('&quot;&gt;&lt;script&gt;');
    expect(body.match(/<code>#[0-9A-F]{6}<\/code>/g)).toEqual([
      '<code>#3B82F6</code>',
      '<code>#FBBF24</code>',
      '<code>#111111</code>',
    ]);
    expect(style).toContain('li:nth-child(3){background:#111111;color:#FFFFFF}');
    expect(body).toContain(`<a href="${pageOf(open)}" target="_blank" rel="noopener">`);
    expect(body.length).toBeLessThan(4000);
  });

  test('shows a wide color where the screen can, and its hex elsewhere', async () => {
    const { body } = await app.inject(`/embed/palettes/${wide.slug}`);
    expect(body).toContain('li:nth-child(4){background:#FF0B0C;');
    expect(body).toContain(`@media (color-gamut:p3){li:nth-child(4){background:${RED}}}`);
    expect(body).toContain('<code>#FF0B0C</code>');
    const srgb = await app.inject(`/embed/palettes/${open.slug}`);
    expect(srgb.body).not.toContain('@media (color-gamut');
  });

  test('no other address may be framed', async () => {
    for (const url of [
      '/oembed?url=x',
      '/api/palettes',
      '/llms.txt',
      '/mcp',
      '/embed',
      '/nothing',
    ]) {
      const { headers } = await app.inject(url);
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });

  test('there is none of a private palette, nor of an unknown one, and both look alike', async () => {
    const answers = await Promise.all(
      [hidden.slug, 'no-such-palette', '%2e%2e', HOSTILE].map((name) =>
        app.inject(`/embed/palettes/${encodeURIComponent(name)}`),
      ),
    );
    for (const { statusCode, headers, body } of answers) {
      expect(statusCode).toBe(404);
      // It may be published at any time: browsers keep nothing, shared caches as little as of a page.
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, must-revalidate');
      expect(body).toBe(answers[0]!.body);
      expect(body).toContain('This palette does not exist or is not public.');
    }
  });
});

/** A palette that is hidden is gone in ten seconds where caches are shared, in a minute in browsers. */
const BRIEFLY = 'public, max-age=60, s-maxage=10';

describe('oEmbed', () => {
  test('answers the frame of a palette, by the address of its page', async () => {
    const { statusCode, headers, body } = await ask({ url: pageOf(open), format: 'json' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe(BRIEFLY);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['access-control-allow-origin']).toBe('*');
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: `Sky ${HOSTILE}`,
      provider_name: 'Swatchwork',
      provider_url: SITE,
      width: 600,
      height: 240,
      thumbnail_url: `${SITE}/pictures/palette/3B82F6-FBBF24-111111.png?${new URLSearchParams({ name: `Sky ${HOSTILE}` })}`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(answer.html).toContain(`<iframe src="${SITE}/embed/palettes/${open.slug}"`);
    expect(answer.html).not.toContain('<script');
    const [, framed = ''] = /src="https:\/\/colors\.example([^"]+)"/.exec(answer.html) ?? [];
    expect((await app.inject(framed)).statusCode).toBe(200);
    const { pathname, search } = new URL(answer.thumbnail_url);
    expect((await app.inject(pathname + search)).headers['content-type']).toBe('image/png');
  });

  test('nothing is larger than what is asked for', async () => {
    const { body } = await ask({ url: pageOf(open), maxwidth: '320', maxheight: '100' });
    const answer = JSON.parse(body);
    expect(answer).toMatchObject({ width: 320, height: 100 });
    expect(answer.html).toContain('width="320" height="100"');
    expect(answer).not.toHaveProperty('thumbnail_url');
  });

  test('the address of the frame stands for the palette as well', async () => {
    expect((await ask({ url: `${SITE}/embed/palettes/${open.slug}` })).statusCode).toBe(200);
  });

  test.each([
    ['a private palette', () => pageOf(hidden)],
    ['an unknown palette', () => `${SITE}/palettes/no-such-palette`],
    ['another page', () => `${SITE}/about`],
    ['another site', () => `https://other.example/palettes/${open.slug}`],
    ['no address', () => 'nonsense'],
  ])('%s is 404', async (_, url) => {
    const answer = await ask({ url: url() });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  test('XML is 501, as the specification wants it', async () => {
    const answer = await ask({ url: pageOf(open), format: 'xml' });
    expect(answer.statusCode).toBe(501);
    expect(answer.json().error).toBe('format: must be json; received xml');
  });

  test.each([
    [{}, 'url: must be the address of a palette'],
    [{ url: 'x', maxwidth: '0' }, 'maxwidth: must be at least 1'],
    [{ url: 'x', maxheight: 'tall' }, 'maxheight: must be a whole number of pixels'],
  ])('%j is refused', async (query, message) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error).toContain(message);
  });
});

test('embeds and oEmbed count as pages', async () => {
  const config = { ...readConfig({ NODE_ENV: 'test' }), rateLimit: true };
  const limited = await createTestApp({ config, database: await openTestDatabase() });
  const addresses = ['/embed/palettes/none', `/oembed?url=${config.publicUrl}/palettes/none`];
  const statuses: number[] = [];
  for (let call = 0; call < 602; call++) {
    statuses.push((await limited.inject(addresses[call % 2]!)).statusCode);
  }
  await limited.close();
  expect(statuses.slice(0, 600).every((status) => status === 404)).toBe(true);
  expect(statuses.slice(600)).toEqual([429, 429]);
});
