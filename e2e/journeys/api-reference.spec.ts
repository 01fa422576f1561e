import type { Page } from '@playwright/test';

import { code, detail, list } from '../support/api-page.ts';
import { gaps, plainText, type ReferenceDocument, toldBy } from '../support/api-reference.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search endpoints' });

test('APIDOC-03, APIDOC-10, APIDOC-19: the pages say all that the document says, before any script', {
  tag: '@system',
}, async ({ request }) => {
  const document: ReferenceDocument = await (await request.get('/api/openapi.json')).json();
  const read = async (address: string) => (await request.get(address)).text();
  for (const told of toldBy(document)) {
    await test.step(`${told.method} ${told.path}`, async () => {
      const address = `/api-access?endpoint=${told.id}`;
      const html = await read(address);
      expect.soft(gaps(html, told), told.id).toEqual([]);
      for (const [i, example] of told.examples.entries()) {
        const asked = `${address}&example=${i + 1}`;
        const sent = plainText(await read(asked));
        for (const text of example.sent) expect.soft(sent, asked).toContain(text);
        const answered = plainText(await read(`${asked}&tab=response`));
        for (const text of example.answered) expect.soft(answered, asked).toContain(text);
      }
    });
  }
});

test('what is common to all endpoints stands on the page once', async ({ request }) => {
  const document: ReferenceDocument = await (await request.get('/api/openapi.json')).json();
  const text = plainText(await (await request.get('/api-access')).text());
  for (const paragraph of document.info.description.split(/\n{2,}/)) {
    expect(text).toContain(paragraph.replaceAll('\n', ' ').replaceAll('`', ''));
  }
  for (const [name, { description }] of Object.entries(document.components.headers)) {
    expect(text).toContain(name);
    expect(text).toContain(description.replaceAll('`', ''));
  }
});

test('no page is heavy: each has its own operation, and none the whole document', async ({
  request,
}) => {
  const document: ReferenceDocument = await (await request.get('/api/openapi.json')).json();
  for (const { id } of toldBy(document)) {
    const html = await (await request.get(`/api-access?endpoint=${id}`)).text();
    expect.soft(html.length, id).toBeLessThan(250_000);
  }
});

test('the former address and its links lead to the reference', async ({ page, request }) => {
  const answer = await request.get('/api-access/reference', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/api-access');
  await openPage(page, '/api-access/reference#/Colors/compareColors');
  await expect(page).toHaveURL('/api-access?endpoint=compareColors#endpoint');
  await expect(detail(page)).toContainText('/api/colors/contrast');
});

test('it stays under the policy of every page, and loads nothing from elsewhere', async ({
  page,
}) => {
  const answer = await page.goto('/api-access?tab=try');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  const plain = (await page.request.get('/about')).headers()['content-security-policy'] ?? '';
  const withoutHashes = (text: string) => text.replace(/ 'sha256-[^']+'/g, '');
  expect(withoutHashes(policy)).toBe(withoutHashes(plain));
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.reload({ waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test('the endpoints can be searched, and the address keeps the words', async ({ page }) => {
  await openPage(page, '/api-access');
  await search(page).fill('post contrast two');
  await expect(list(page).getByRole('link')).toHaveText([/Check the contrast/]);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 of \d+ endpoints$/);
  await expect(page).toHaveURL(/q=post\+contrast\+two/);
  await list(page).getByRole('link').click();
  await expect(detail(page)).toContainText('/api/colors/contrast');
  await expect(search(page)).toHaveValue('post contrast two');
  await search(page).fill('no such thing');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^0 of/);
  await search(page).fill('');
  await expect(list(page).getByRole('list', { name: 'Essentials' })).toBeVisible();
});

test('the endpoints can be searched before any script @html', async ({ page }) => {
  await page.goto('/api-access');
  await search(page).fill('/palettes/import');
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click();
  await expect(list(page).getByRole('link')).toHaveText([
    /Import a palette from a file/,
    /Import a palette from an uploaded file/,
  ]);
});

test('each part of an endpoint has a link, and so has each example @no-js', async ({ page }) => {
  await page.goto('/api-access?endpoint=importPalette');
  await page
    .getByRole('navigation', { name: 'Parts of this endpoint' })
    .getByRole('link', { name: 'Errors' })
    .click();
  await expect(page).toHaveURL('/api-access?endpoint=importPalette#errors');
  await expect(page.getByRole('heading', { name: 'Errors' })).toBeInViewport();
  const examples = page.getByRole('navigation', { name: 'Examples' });
  await expect(code(page, 'request example')).toContainText('GIMP Palette');
  await examples.getByRole('link', { name: 'Example 2' }).click();
  await expect(page).toHaveURL('/api-access?endpoint=importPalette&example=2#examples');
  await expect(code(page, 'request example')).toContainText('coolors.co');
  await expect(examples.getByRole('link', { name: 'Example 2' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('a phone shows all of it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of ['/api-access?endpoint=listPalettes', '/api-access?endpoint=runBatch']) {
    for (const tab of ['request', 'response', 'try']) {
      await openPage(page, `${address}&tab=${tab}`);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${address} ${tab}`).toBe(0);
    }
  }
  await openPage(page, '/api-access?endpoint=exportPalette&tab=try');
  await page.getByLabel('name', { exact: true }).fill('x'.repeat(220));
  await page.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByLabel('name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'a long word that was refused').toBe(0);
});
