import { PAGE_TITLES } from '@swatchwork/contract/constants';
import { FORMAT_IDS } from '@swatchwork/formats/constants';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';

import { expect, test } from '../support/test.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

for (const [page, picture] of [
  ['/login', '/pictures/site.png'],
  ['/about', '/pictures/page/about.png'],
  ['/color-tools/color-converter', '/pictures/page/color-tools/color-converter.png'],
  ['/theme?c=0E7C61,1B2A41', '/pictures/theme.png?c=0E7C61,1B2A41'],
  ['/data-palettes?kind=sequential', /^\/pictures\/palette\/[0-9A-F-]+\.png\?name=Data\+palette/],
  [
    '/contrast-check?colors=112233-AABBCC&name=Dune',
    '/pictures/check/112233-AABBCC.png?target=4.5&name=Dune',
  ],
  ['/color-of-the-day?date=2025-03-01', '/pictures/day/2025-03-01.png'],
  ['/color/3B82F6', '/pictures/color/3b82f6.png'],
  [
    '/create-palette?colors=112233-445566-778899-AABBCC-DDEEFF',
    '/pictures/palette/112233-445566-778899-AABBCC-DDEEFF.png',
  ],
] as const) {
  test(`a link to ${page} is shown with a picture of its own`, async ({ request }) => {
    const html = await (await request.get(page)).text();
    const content = (name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(content('twitter:card')).toBe('summary_large_image');
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    const { pathname, search } = new URL(content('og:image').replaceAll('&amp;', '&'));
    expect(pathname + search).toEqual(
      picture instanceof RegExp ? expect.stringMatching(picture) : picture,
    );
    const answer = await request.get(pathname + search);
    expect(answer.status()).toBe(200);
    expect([...(await answer.body()).subarray(0, 8)]).toEqual(PNG);
  });
}

test('pictures of pages have the titles that the pages have', async ({ request }) => {
  for (const [path, title] of Object.entries(PAGE_TITLES)) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain(`<meta property="og:title" content="${title}"`);
  }
});

test('a shared palette carries its own title, address and picture', { tag: '@core' }, async ({
  request,
}) => {
  const [palette] = await (await request.get('/api/palettes?tag=ocean&limit=1')).json();
  const own = `/palettes/${palette.slug}`;
  const hexes = 'colors=112233-445566-778899-AABBCC-DDEEFF';
  const picture = '/pictures/palette/112233-445566-778899-AABBCC-DDEEFF.png';
  for (const [link, title, url, canonical, shown] of [
    [
      `/create-palette?${hexes}&name=Dune`,
      'Dune in the Palette Creator',
      `/create-palette?${hexes}&name=Dune`,
      '/create-palette',
      picture,
    ],
    [
      `/palette-visualizer?${hexes}&tab=web&utm=1`,
      '#112233, #445566, #778899, #AABBCC, #DDEEFF in the Palette Visualizer',
      '/palette-visualizer?colors=112233,445566,778899,AABBCC,DDEEFF&name=Custom+Palette&tab=web',
      '/palette-visualizer',
      picture,
    ],
    [
      `/explore-palettes/${palette.id}`,
      `${palette.name}, a color palette`,
      own,
      own,
      /^\/pictures\/palette\/[0-9A-F-]+\.png$/,
    ],
    [
      '/create-palette',
      'Palette Creator',
      '/create-palette',
      '/create-palette',
      /page\/create-palette\.png$/,
    ],
  ] as const) {
    const html = await (await request.get(link)).text();
    const read = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const og = (name: string) => read(new RegExp(`<meta property="og:${name}" content="([^"]*)"`));
    expect(og('title')).toBe(title);
    expect(read(/<title>([^<]*)/)).toBe(`${title} – Swatchwork`);
    expect(og('url')).toBe(new URL(url, og('url')).href);
    expect(new URL(read(/<link rel="canonical" href="([^"]*)"/)).pathname).toBe(canonical);
    expect(new URL(og('image')).pathname).toMatch(new RegExp(shown));
  }
});

test('palettes have a sitemap, a page that reads without scripts, and files @html', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, indexAddress = ''] = /^Sitemap: (.+sitemap-index\.xml)$/m.exec(robots) ?? [];
  const read = async (address: string) => {
    const { pathname, search } = new URL(address);
    const text = await (await request.get(pathname + search)).text();
    expect(XMLValidator.validate(text)).toBe(true);
    return new XMLParser().parse(text);
  };
  const { sitemapindex } = await read(indexAddress);
  const files: string[] = sitemapindex.sitemap.map(({ loc }: { loc: string }) => loc);
  const days = (await read(files.find((loc) => loc.endsWith('/sitemap-days.xml')) ?? '')).urlset
    .url;
  expect(days).toHaveLength(366);
  await page.goto(new URL(days[40].loc).pathname + new URL(days[40].loc).search);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', days[40].loc);

  const { urlset } = await read(files.find((loc) => loc.includes('/palettes/sitemap.xml')) ?? '');
  const paths: string[] = urlset.url.map(({ loc }: { loc: string }) => new URL(loc).pathname);
  expect(paths.length).toBeGreaterThan(200);
  expect(new Set(paths).size).toBe(paths.length);

  await page.goto(paths[0]!);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', urlset.url[0].loc);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? '')['@graph'][0]).toMatchObject({
    name: await page.getByRole('heading', { level: 1 }).textContent(),
    mainEntityOfPage: urlset.url[0].loc,
  });
  for (const name of ['Contrast', 'Roles', 'Downloads', 'Similar palettes']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('list', { name: 'Roles' }).getByRole('listitem')).toHaveCount(6);
  const downloads = await page
    .getByRole('link', { name: /\.[a-z.]+$/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(downloads).toHaveLength(FORMAT_IDS.length);
  for (const file of downloads) {
    const answer = await request.get(file);
    expect([file, answer.status()]).toEqual([file, 200]);
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
  }
  expect((await request.get(`${paths[0]}/nonsense`)).status()).toBe(404);
  expect((await request.get('/palettes/no-such-palette')).status()).toBe(404);
});

test('lists of palettes have canonical links, and feeds of new and trending ones @html', async ({
  page,
  request,
}) => {
  const canonical = async (path: string) => {
    await page.goto(path);
    const href = await page.locator('link[rel=canonical]').getAttribute('href');
    const { pathname, search } = new URL(href ?? '');
    return pathname + search;
  };
  expect(await canonical('/explore-palettes?tab=warm&sort=name')).toBe(
    '/explore-palettes?tab=warm',
  );
  expect(await canonical('/explore-palettes?tag=ocean')).toBe('/explore-palettes?tag=ocean');
  expect(await canonical('/explore-palettes?q=sea')).toBe('/explore-palettes');

  const linked = await page
    .locator('link[rel=alternate][type="application/rss+xml"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const shown = await page
    .getByRole('link', { name: /^RSS of/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(shown).toHaveLength(2);
  expect(linked.map((href) => new URL(href).pathname)).toEqual(shown);
  for (const path of shown) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parseRssFeed(await answer.text());
    expect(feed.items).toHaveLength(30);
    expect((await request.get(new URL(feed.items?.[0]?.link ?? '').pathname)).status()).toBe(200);
  }
});

test('each article is in the sitemap once, with its last change, and describes itself', async ({
  page,
  request,
}) => {
  const { urlset } = new XMLParser().parse(await (await request.get('/sitemap.xml')).text());
  const articles: { loc: string; lastmod: string }[] = urlset.url.filter(
    ({ lastmod }: { lastmod?: string }) => lastmod !== undefined,
  );
  expect(articles.length).toBeGreaterThanOrEqual(8);
  expect(new Set(articles.map(({ loc }) => loc)).size).toBe(articles.length);

  const [{ loc, lastmod }] = articles as [{ loc: string; lastmod: string }];
  const { pathname } = new URL(loc);
  for (const path of [pathname, pathname.replace('/blog/', '/learn-colors/')]) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', loc);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(new URL(picture ?? '').pathname).toBe(
      `${pathname.replace('/blog', '/pictures/article')}.png`,
    );
    const text = await page.locator('script[type="application/ld+json"]').textContent();
    const [article, crumbs] = JSON.parse(text ?? '')['@graph'];
    expect(article).toMatchObject({
      '@type': 'Article',
      headline: await page.getByRole('heading', { level: 1 }).textContent(),
      mainEntityOfPage: loc,
    });
    expect(new Date(article.dateModified)).toEqual(new Date(lastmod));
    expect(crumbs.itemListElement).toHaveLength(3);
  }
});

test('a page that the browser has is confirmed, and alive after that', async ({
  page,
  request,
}) => {
  const path = '/color-tools/color-contrast?text=112233&background=FFEEDD';
  await page.goto(path);
  await page.reload();
  const { etag = '' } = (await request.get(path)).headers();
  const again = await request.get(path, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);

  await page.getByRole('button', { name: 'Swap colors' }).click();
  await expect(page).toHaveURL(/text=FFEEDD/i);
});
