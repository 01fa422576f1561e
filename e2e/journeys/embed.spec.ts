import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

type Palette = { slug: string; name: string; colors: unknown[] };

const anyPalette = async (request: { get(url: string): Promise<{ json(): Promise<Palette[]> }> }) =>
  (await (await request.get('/api/palettes?tag=ocean&limit=1')).json())[0]!;

test('the embed code of a palette shows it on another site', { tag: '@core' }, async ({
  page,
  request,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug, name, colors } = await anyPalette(request);
  await page.goto(`/palettes/${slug}`);
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(page.getByText('Embed Code Copied!')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const found = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  const { pathname, search } = new URL(found ?? '');
  expect((await (await request.get(pathname + search)).json()).html).toBe(code);

  const site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    // The configured address of the site may be another than that of this test.
    const own = code.replace(/src="https?:\/\/[^/"]+/, `src="${new URL(page.url()).origin}`);
    response.end(
      `<!doctype html><html lang="en"><title>A blog</title><h1>A blog</h1>${own}</html>`,
    );
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('list', { name: `Colors of ${name}` })).toBeVisible();
    await expect(frame.getByRole('listitem')).toHaveCount(colors.length);
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('link', { name })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(frame.getByRole('link', { name: 'Swatchwork' })).toBeFocused();
  } finally {
    site.close();
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`a framed palette reads well when ${scheme}, wide and narrow`, async ({ page, request }) => {
    const { slug } = await anyPalette(request);
    await page.emulateMedia({ colorScheme: scheme });
    for (const size of [
      { width: 600, height: 240 },
      { width: 220, height: 300 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(`/embed/palettes/${slug}`);
      await expectNoViolations(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wider).toBe(false);
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(scheme === 'dark' ? 'rgb(17, 17, 17)' : 'rgb(255, 255, 255)');
  });
}

test('llms.txt names addresses that exist, and favicon.ico is an icon', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text();
  const paths = [...text.matchAll(/\]\(https?:\/\/[^/)]+([^)]*)\)/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths.filter((path) => path !== '/mcp' && !path.startsWith('/oembed'))) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  const icon = await request.get('/favicon.ico');
  expect(icon.status()).toBe(200);
  expect([...(await icon.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
});
