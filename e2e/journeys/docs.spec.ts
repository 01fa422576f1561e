import { FORMAT_LIST, THEME_FORMAT_IDS } from '@swatchwork/formats/constants';

import { DOC_PAGES, PACKAGES } from '../../apps/web/app/docs/pages.ts';
import { expect, test } from '../support/test.ts';

test('the documentation is read without scripts, page by page, from its list @no-js', async ({
  page,
}) => {
  await page.goto('/docs');
  const list = page.getByRole('navigation', { name: 'Documentation' });
  await expect(list.getByRole('link')).toHaveCount(DOC_PAGES.length + 1);
  await list.getByRole('link', { name: 'File formats' }).click();
  await expect(page).toHaveURL('/docs/formats');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('File formats');
  await expect(list.getByRole('link', { name: 'File formats' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const [palettes, themes] = await page.getByRole('table').all();
  for (const { label } of FORMAT_LIST) await expect(palettes!).toContainText(label);
  await expect(themes!.getByRole('row')).toHaveCount(THEME_FORMAT_IDS.length + 1);
});

test('each page of the documentation leads only to pages that exist @html', async ({ request }) => {
  const links = new Set<string>();
  for (const { path, title } of DOC_PAGES) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
    expect(main).toContain(`${title}</h1>`);
    expect(main).not.toMatch(/\{\{|https:\/\/HOST/);
    for (const [, href = ''] of main.matchAll(/href="(\/[^"#?]*)/g)) links.add(href);
  }
  expect(links.size).toBeGreaterThan(DOC_PAGES.length);
  for (const href of links) expect((await request.get(href)).status(), href).toBe(200);
  for (const path of ['/docs/start', '/docs/nothing']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('each package has a page with all that it exports, from its doc comments @html', async ({
  request,
}) => {
  for (const { path } of PACKAGES.slice(1)) {
    const html = await (await request.get(path)).text();
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
    const links = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id]) => id);
    expect(links.length, path).toBeGreaterThan(20);
    expect(links.filter((id) => !ids.has(id))).toEqual([]);
  }
  const theme = await (await request.get('/docs/packages/theme')).text();
  expect(theme).toContain('function createTheme(input: ThemeInput): Theme');
  expect(theme).toContain('<code>ThemeInputError</code>: If the input cannot be read');
  expect((await request.get('/docs/packages/contract')).status()).toBe(404);
});
