import { createHash } from 'node:crypto';

import pageRoutes from '../../apps/web/app/routes.ts';
import { expect, test } from '../support/test.ts';

/** Headers of every page, except its policy. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
};

/** The whole policy except `script-src`, which lists the scripts of the page. */
const POLICY = {
  'default-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': ["'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const parsePolicy = (policy = ''): Record<string, string[]> =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** Inline scripts; those of type `application/ld+json` are data, which no browser runs. */
const CODE = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** Style elements, handlers and addresses that would run or style something inline. */
const INLINE = /<style[\s>]|<[a-z][^<>]*\s(?:on[a-z]+=|[a-z]+="javascript:)[^<>]*>/i;

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every page has all headers, and a policy by which nothing inline runs but its own scripts', {
  tag: '@core',
}, async ({ request }) => {
  const [palette] = await (await request.get('/api/palettes?limit=1')).json();
  const [article] = await (await request.get('/api/blog')).json();
  const known: Record<string, string> = {
    ':id': palette.id,
    ':slug': article.slug,
    ':format': 'css',
    ':color?': '3b82f6',
    ':page?': 'packages',
    ':part?': 'color',
    '*': 'no/such/page',
  };
  const paths = pageRoutes.map(
    ({ path = '' }) =>
      `/${path
        .replace('palettes/:slug', `palettes/${palette.slug}`)
        .replace('lessons/:slug', 'lessons/colour-is-relative')
        .replace(/:\w+\??|\*/g, (name) => known[name] ?? name)}`,
  );

  let scripts = 0;
  for (const path of [...paths, '/newsletter?token=0', '/color/%zz']) {
    expect(path).not.toContain(':'); // a parameter for which this test should have an example
    const answer = await request.get(path);
    const { 'script-src': allowed = [], ...policy } = parsePolicy(
      answer.headers()['content-security-policy'],
    );
    expect(answer.headers(), path).toMatchObject(HEADERS);
    expect(answer.headers(), path).not.toHaveProperty('set-cookie');
    expect(policy, path).toEqual(POLICY);

    const html = answer.headers()['content-type']?.startsWith('text/html')
      ? await answer.text()
      : '';
    const inline = [...html.matchAll(CODE)]
      .map(([, code = '']) => code)
      .filter((code) => code !== '');
    scripts += inline.length;
    expect(allowed.toSorted(), path).toEqual(["'self'", ...new Set(inline.map(hashOf))].toSorted());
    expect(html.replace(CODE, '').match(INLINE)?.[0], path).toBeUndefined();
  }
  // each page has some, or the test found nothing to check
  expect(scripts).toBeGreaterThan(paths.length);
});

test('files stay with their own site, while the API and pictures may be shown by others', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const script = home.match(/\/assets\/[\w.-]+\.js/)?.[0] ?? '';
  for (const [path, owner] of [
    [script, 'same-origin'],
    ['/favicon.svg', 'same-origin'],
    ['/pictures/site.png', 'cross-origin'],
    ['/api/v1/palettes?limit=1', 'cross-origin'],
    ['/api/v1/nowhere', 'cross-origin'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': owner,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  }
});
