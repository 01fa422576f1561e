import { expect, test } from '../support/test.ts';

/** Every route of the site, and a text of the heading it must show. */
const ROUTES: [id: string, path: string, heading: RegExp][] = [
  ['ROUTE-04', '/', /color/i],
  ['ROUTE-05', '/login', /sign in/i],
  ['ROUTE-06', '/register', /sign up/i],
  ['ROUTE-07', '/create-palette', /palette/i],
  ['ROUTE-08', '/palette-visualizer', /visualizer/i],
  ['ROUTE-10', '/explore-palettes', /explore palettes/i],
  ['ROUTE-11', '/color-picker', /image color picker/i],
  ['ROUTE-12', '/pick-from-image', /image color picker/i],
  ['ROUTE-13', '/color-of-the-day', /color of the day/i],
  ['ROUTE-14', '/blog', /blog/i],
  ['ROUTE-15', '/admin', /admin/i],
  ['ROUTE-16', '/color-tools', /tools/i],
  ['ROUTE-17', '/color-tools/color-converter', /convert/i],
  ['ROUTE-18', '/color-tools/color-harmonies', /harmonies/i],
  ['ROUTE-19', '/color-tools/color-accessibility', /accessibility/i],
  ['ROUTE-20', '/color-tools/color-variations', /variations/i],
  ['ROUTE-21', '/color-tools/color-contrast', /contrast/i],
  ['ROUTE-22', '/color-tools/color-web-safe-colors', /web safe/i],
  ['ROUTE-23', '/mood-generator', /mood/i],
  ['ROUTE-24', '/interactive-color-wheel', /color wheel/i],
  ['ROUTE-25', '/learn-colors', /learn/i],
  ['ROUTE-26', '/web-safe-colors', /web safe/i],
  ['ROUTE-27', '/color/3b82f6', /color/i],
  ['ROUTE-28', '/color/%233b82f6', /color/i],
  ['ROUTE-29', '/color/', /black/i],
  ['ROUTE-30', '/api-access', /api/i],
  ['ROUTE-31', '/contact', /contact/i],
  ['ROUTE-32', '/privacy-policy', /privacy/i],
  ['ROUTE-33', '/terms-of-service', /terms/i],
  ['ROUTE-34', '/about', /about/i],
];

test('ROUTE-04, ROUTE-01, ROUTE-37, NAV-19, FOOT-24, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-28, ROUTE-29, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-33, ROUTE-34: each address answers with its page @no-js', async ({
  page,
}) => {
  for (const [id, path, heading] of ROUTES) {
    await test.step(`${id}: ${path} answers with its page`, async () => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      expect(answer?.headers()['content-type']).toContain('text/html');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page).toHaveTitle(/ – Swatchwork$/);
    });
  }
});

test('ROUTE-35: /profile answers with its page, which leads to /login without a session', async ({
  page,
}) => {
  const answer = await page.goto('/profile');
  expect(answer?.status()).toBe(200);
  expect(await answer?.text()).toContain('<title>Profile – Swatchwork</title>');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
});

test('ROUTE-02, ROUTE-36: an unknown address shows the not-found page, with ways on @no-js', {
  tag: '@core',
}, async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['content-type']).toContain('text/html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  expect((await page.goto('/rebeccapurple'))?.status()).toBe(404);
  await page.getByRole('link', { name: '#663399' }).click();
  await expect(page).toHaveURL('/color/663399');
});

test('ROUTE-03: scripts, styles and fonts load with their types', async ({ page }) => {
  const wrong: string[] = [];
  const types: Record<string, RegExp> = {
    script: /javascript/,
    stylesheet: /text\/css/,
    font: /font\/woff2/,
  };
  page.on('response', (response) => {
    const expected = types[response.request().resourceType()];
    const type = response.headers()['content-type'] ?? '';
    if (expected && !(response.ok() && expected.test(type))) wrong.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(wrong).toEqual([]);
  const [heading, mono] = await page.evaluate(async () => {
    await document.fonts.ready;
    return ['Geist Variable', 'Geist Mono Variable'].map((name) =>
      document.fonts.check(`16px "${name}"`),
    );
  });
  expect([heading, mono]).toEqual([true, true]);
});

test('robots.txt names the sitemap, and the sitemap the open pages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(address).pathname).toBe('/sitemap.xml');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('xml');
  const paths = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toContain('/create-palette');
  for (const path of paths) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
