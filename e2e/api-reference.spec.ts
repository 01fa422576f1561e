import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { openPage } from './open-page.ts';
import { expect, test } from './test.ts';

const PATH = '/api-access/reference';

const reference = (page: Page) => page.getByRole('region', { name: 'Reference' });
const convert = (page: Page) =>
  reference(page).locator('#operations-Colors-convertColor').getByRole('button').first();

/** The renderer reads all of the document first, which takes a busy machine a while. */
const SLOWLY = { timeout: 40_000 };

test.describe.configure({ timeout: 120_000 });

async function openReference(page: Page) {
  await openPage(page, PATH);
  await expect(convert(page)).toBeVisible(SLOWLY);
}

// Swagger UI is somebody else's: axe looks at all that is ours around it.
for (const theme of ['light', 'dark', 'grey']) {
  test(`axe finds nothing around the reference in the ${theme} surround`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await openReference(page);
    const { violations } = await new AxeBuilder({ page }).exclude('.swagger-ui').analyze();
    expect(violations).toEqual([]);
  });
}

test('every operation of the document is in the reference', async ({ page, request }) => {
  const { paths } = await (await request.get('/api/openapi.json')).json();
  const ids = Object.values<Record<string, { operationId: string }>>(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  await openReference(page);
  for (const id of ids) {
    await expect(page.locator(`[id$="-${id}"].opblock`), id).toHaveCount(1);
  }
});

test('a call unfolds by keyboard, has a link of its own, and can be tried', async ({ page }) => {
  await openReference(page);
  await convert(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}#/Colors/convertColor`);
  await reference(page).getByRole('button', { name: 'Execute' }).click();
  await expect(reference(page).locator('.live-responses-table')).toContainText(
    '"rgb(59, 130, 246)"',
  );
  await page.reload();
  await expect(reference(page).getByRole('button', { name: 'Execute' })).toBeVisible();
});

test('it stays under the policy of every page', async ({ page }) => {
  const answer = await page.goto(PATH);
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

test('a phone shows all of it, unfolded as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openReference(page);
  await convert(page).click();
  await expect(reference(page).getByRole('button', { name: 'Execute' })).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('it leads back, also after a call was unfolded', async ({ page }) => {
  await openPage(page, '/api-access');
  await page.getByRole('link', { name: 'View Docs' }).click();
  await convert(page).click(SLOWLY);
  await expect(page).toHaveURL(`${PATH}#/Colors/convertColor`);
  await page.getByRole('link', { name: 'Code Examples' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API Documentation');
});

test('the page of a call leads to what each of its fields means', async ({ page }) => {
  await openPage(page, '/api-access?endpoint=compareColors&tab=response');
  await page.getByRole('link', { name: 'What each field means' }).click();
  await expect(page).toHaveURL(`${PATH}#/Colors/compareColors`);
  const call = reference(page).locator('#operations-Colors-compareColors');
  await expect(call.getByRole('button', { name: 'Execute' })).toBeVisible(SLOWLY);
});

test('without the renderer there is a list with links to every call @no-js', async ({ page }) => {
  await page.route('**/*swagger-ui-bundle*', (route) => route.abort());
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Check the contrast of two colors' }).first().click();
  await expect(page).toHaveURL('/api-access?endpoint=compareColors');
  await expect(page.getByRole('article')).toContainText('/api/colors/contrast');
});
