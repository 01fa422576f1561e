import { XMLParser } from 'fast-xml-parser';

import { expect, test } from '../support/test.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

for (const [page, picture] of [
  ['/about', '/pictures/site.png'],
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
    const address = new URL(content('og:image'));
    expect(address.pathname).toBe(picture);
    const answer = await request.get(address.pathname);
    expect([...(await answer.body()).subarray(0, 8)]).toEqual(PNG);
  });
}

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
