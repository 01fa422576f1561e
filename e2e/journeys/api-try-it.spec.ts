import type { Page } from '@playwright/test';

import { code, detail, list, tab } from '../support/api-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test.describe('Try It', () => {
  const answer = (page: Page) => code(page, 'answer');
  const send = (page: Page) => page.getByRole('button', { name: 'Send Request' });
  const status = (page: Page) => detail(page).getByRole('status');
  const asJson = (page: Page) => page.getByRole('radio', { name: 'JSON' }).check();

  test('bodies, parameters and pictures', { tag: '@core' }, async ({ page }) => {
    await test.step('sends what stands in the body, and shows status, time, and the answer in tidy lines', async () => {
      await openPage(page, '/api-access?tab=try');
      await asJson(page);
      await page.getByLabel('Body, JSON').fill('{"hex": "teal"}');
      await send(page).click();
      await expect(status(page)).toContainText('200');
      await expect(status(page)).toContainText(/\d+ ms/);
      await expect(answer(page)).toContainText('\n  "hex": "#008080",\n');
      // The documented request stays as it is.
      await tab(page, 'Request').click();
      await expect(code(page, 'request example')).toContainText('#3B82F6');
      await tab(page, 'Try It').click();
      await expect(page.getByLabel('Body, JSON')).toHaveValue('{"hex": "teal"}');
    });
    await test.step('puts parameters into path and query, and says so before', async () => {
      await openPage(page, '/api-access?endpoint=generatePaletteFromQuery&tab=try');
      await page.getByLabel('type', { exact: true }).selectOption('triadic');
      await page.getByLabel('baseColor', { exact: true }).fill('#3B82F6');
      await page.getByLabel('count', { exact: true }).fill('3');
      await expect(detail(page)).toContainText(
        /GET \/api\/palettes\/generate\?.*baseColor=%233B82F6/,
      );
      await send(page).click();
      await expect(answer(page)).toContainText('"#3B82F6"');
      await page.getByLabel('count', { exact: true }).fill('11');
      await send(page).click();
      await expect(answer(page)).toContainText('must be a whole number from 1 to 10');
      await expect(page.getByLabel('count', { exact: true })).toHaveAccessibleDescription(
        /must be a whole number from 1 to 10; received "?11/,
      );
      await expect(page.getByLabel('count', { exact: true })).toHaveAttribute(
        'aria-invalid',
        'true',
      );

      await page.goto('/api-access?endpoint=generateMoodPalette&tab=try');
      await page.getByLabel('mood (required)').fill('no/such mood');
      await expect(detail(page)).toContainText('/api/palettes/mood/no%2Fsuch%20mood');
    });
    await test.step('sends a picture', async () => {
      await openPage(page, '/api-access?endpoint=extractColors&tab=try');
      await page.getByLabel('image (required)').setInputFiles('docs/palette-creator.png');
      await page.getByLabel('count', { exact: true }).fill('3');
      await send(page).click();
      await expect(status(page)).toContainText('200');
      await expect(answer(page)).toContainText('"swatches"');
    });
  });

  test('the body is a form of the schema, filled with the example', async ({ page }) => {
    await test.step('a choice, a number and JSON go as what they are', async () => {
      await openPage(page, '/api-access?endpoint=generatePalette&tab=try');
      await page.getByLabel('type (required)', { exact: true }).selectOption('triadic');
      await page.getByLabel('count', { exact: true }).fill('2');
      const call = page.waitForRequest('**/api/palettes/generate');
      await send(page).click();
      expect((await call).postDataJSON()).toMatchObject({ type: 'triadic', count: 2 });
      await expect(status(page)).toContainText('200');
    });
    await test.step('a field that is wrong says what is allowed and what arrived', async () => {
      const count = page.getByLabel('count', { exact: true });
      await count.fill('99');
      await send(page).click();
      await expect(status(page)).toContainText('400');
      await expect(count).toHaveAttribute('aria-invalid', 'true');
      await expect(count).toHaveAccessibleDescription(/from 1 to 10; received 99/);
      await count.fill('3');
      await send(page).click();
      await expect(count).not.toHaveAttribute('aria-invalid');
    });
    await test.step('the same body as JSON, and back', async () => {
      await asJson(page);
      await expect(page.getByLabel('Body, JSON')).toHaveValue(/"count": 3/);
      await page.getByLabel('Body, JSON').fill('{"count": 4}');
      await page.getByRole('radio', { name: 'Fields' }).check();
      await expect(page.getByLabel('count', { exact: true })).toHaveValue('4');
      await expect(page.getByLabel('type (required)', { exact: true })).toHaveValue('');
    });
    await test.step('what is no JSON is not sent', async () => {
      await openPage(page, '/api-access?endpoint=exportPalette&tab=try');
      await page.getByLabel('colors (required)').fill('#F472B6');
      await send(page).click();
      await expect(status(page)).toContainText('Nothing was sent');
      await expect(page.getByLabel('colors (required)')).toHaveAccessibleDescription(
        /must be JSON.*received #F472B6/,
      );
    });
  });

  test('files are shown where they are text or a picture, and can be saved', async ({ page }) => {
    await openPage(page, '/api-access?endpoint=exportPalette&tab=try');
    await send(page).click();
    await expect(status(page)).toContainText('200');
    await expect(answer(page)).toContainText('#F472B6');
    await page.getByLabel('format (required)').selectOption('png');
    await send(page).click();
    await expect(page.getByRole('img', { name: 'Response' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the response (image/png)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  });

  test('shows all headers, those that a program goes by first', async ({ page }) => {
    await openPage(page, '/api-access?endpoint=listPalettes&tab=try');
    await send(page).click();
    const panel = page.getByRole('tabpanel', { name: 'Try It' });
    const headers = panel.locator('dl');
    await expect(headers.first()).toContainText(/x-total-count:.*x-request-id:.*content-type:/s);
    await panel.getByText('more headers').click();
    await expect(headers.last()).toContainText('date:');
  });

  test('shows the errors that a program would get', async ({ page }) => {
    await openPage(page, '/api-access?tab=try');
    await asJson(page);
    for (const [body, code, words] of [
      ['{"hex": "nonsense"}', '400', 'must be a CSS color'],
      ['{"hex": ', '400', 'invalid_json'],
    ] as const) {
      await page.getByLabel('Body, JSON').fill(body);
      await send(page).click();
      await expect(status(page)).toContainText(code);
      await expect(answer(page)).toContainText(words);
    }
    await page.getByLabel('Your API key (optional)').fill('sw_wrong');
    await send(page).click();
    await expect(status(page)).toContainText('401');
    await page.route('**/api/colors/convert', (route) => route.abort());
    await send(page).click();
    await expect(status(page)).toContainText('The server cannot be reached');
  });

  test('keeps a key in memory alone, and sends it with the next calls', async ({ page }) => {
    await openPage(page, '/api-access?tab=try');
    await page.getByLabel('Your API key (optional)').fill('sw_secret');
    await list(page)
      .getByRole('link', { name: /contrast/ })
      .click();
    await expect(detail(page)).toContainText('/api/colors/contrast');
    const call = page.waitForRequest('**/api/colors/contrast');
    await send(page).click();
    expect((await call).headers().authorization).toBe('Bearer sw_secret');
    expect(page.url()).not.toContain('secret');
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(kept).not.toContain('secret');
    await page.reload();
    await expect(page.getByLabel('Your API key (optional)')).toHaveValue('');
  });

  test('says that it needs JavaScript where there is none @no-js', async ({
    page,
    browserName,
  }) => {
    await page.goto('/api-access?tab=try');
    const hasScript = await page.evaluate(() => matchMedia('(scripting: enabled)').matches);
    const hint = page.getByText('Calling from the page needs JavaScript');
    expect(browserName).toBe('chromium');
    if (hasScript) await expect(hint).toBeHidden();
    else await expect(hint).toBeVisible();
  });
});

test('the keyboard alone chooses an endpoint, a tab and sends', async ({ page }) => {
  await openPage(page, '/api-access');
  const link = list(page).getByRole('link', { name: /contrast/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(detail(page)).toContainText('/api/colors/contrast');
  await tab(page, 'Request').focus();
  await page.keyboard.press('End');
  await expect(tab(page, 'Try It')).toBeFocused();
  await page.getByLabel('foreground (required)').focus();
  await page.keyboard.press('Enter');
  await expect(code(page, 'answer')).toContainText('"wcagAA": true');
});
