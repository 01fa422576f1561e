import type { Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/color-tools/color-variations';

const row = (page: Page, name: string) => page.getByRole('region', { name });
const colors = (page: Page, name: string) =>
  row(page, name).getByRole('list', { name: 'Colors' }).getByRole('listitem');

test('ROUTE-20, VARI-01: what the page says by itself @html', async ({ page }) => {
  await test.step('five tints, shades and tones and the original show', async () => {
    await page.goto(PATH);
    await expect(page).toHaveTitle('Color Variations – Swatchwork');
    await expect(page.getByRole('button', { name: /Original #3B82F6/ })).toBeVisible();
    for (const scale of ['Tints', 'Shades', 'Tones']) {
      await expect(colors(page, `${scale}, HSL`).getByRole('button')).toHaveCount(5);
      await expect(colors(page, `${scale}, OKLCH`).getByRole('button')).toHaveCount(5);
      await expect(row(page, `${scale}, `).getByRole('heading')).toHaveText([/OKLCH/, /HSL/]);
    }
    await expect(page.getByRole('button', { name: /from step 3 #FFFFFF/ })).toBeVisible();
  });
  await test.step('the curves say in words what they draw', async () => {
    await page.goto(`${PATH}?color=%23FF0000`);
    await expect(
      page
        .getByRole('region', { name: 'Tones', exact: true })
        .getByRole('img', { name: /^Lightness/ }),
    ).toHaveAccessibleName(/OKLCH 63%, 63%, 63%, 63%, 63%, 63%$/);
  });
});

test('a color of Display P3 varies in OKLCH as what it is, in HSL as the nearest of sRGB @html', async ({
  page,
}) => {
  await page.goto(`${PATH}?${new URLSearchParams({ color: 'color(display-p3 1 0 0)' })}`);
  await expect(page.getByText('HSL is limited to sRGB and uses #FF0B0C')).toBeVisible();
  const paint = (name: string) => colors(page, name).getByRole('button').first();
  await expect(paint('Tones, OKLCH')).toHaveAttribute('style', /--wide:oklch\(0\.64/);
  await expect(paint('Tones, HSL')).not.toHaveAttribute('style', /--wide/);
  await expect(page.getByRole('link', { name: 'Open in creator: Tones, OKLCH' })).toHaveAttribute(
    'href',
    /css=color%28display-p3\+1\+0\+0%29_oklch%28/,
  );
});

// Expected values: Python's colorsys.
test('VARI-02, VARI-03, VARI-04: each scale steps by 15, clamped at the end @no-js', {
  tag: '@core',
}, async ({ page }) => {
  for (const [id, scale, hexes] of [
    ['VARI-02', 'Tints', ['#84B1F9', '#CDDFFD', '#FFFFFF', '#FFFFFF', '#FFFFFF']],
    ['VARI-03', 'Shades', ['#0A59DA', '#073B91', '#031D48', '#000000', '#000000']],
    ['VARI-04', 'Tones', ['#4A86E7', '#5A89D7', '#698DC8', '#7[89]91B9', '#8894A9']],
  ] as const) {
    await test.step(`${id}: ${scale} step by 15, clamped at the end`, async () => {
      await page.goto(`${PATH}?color=3b82f6`);
      await expect(colors(page, `${scale}, HSL`)).toHaveText(hexes.map((text) => new RegExp(text)));
    });
  }
});

test('a typed color follows, is in the address, and a reload keeps it', async ({ page }) => {
  await openPage(page, PATH);
  const field = page.getByRole('textbox', { name: 'Color', exact: true });
  await field.fill('rebeccapurple');
  await expect(page.getByRole('button', { name: /Original #663399/ })).toBeVisible();
  await expect(page).toHaveURL(/color=rebeccapurple/);
  await page.reload();
  await expect(field).toHaveValue('rebeccapurple');
  await expect(page.getByRole('button', { name: /Original #663399/ })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('#3B82F6');
});

test('VARI-05: a click copies, and so does the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PATH}?color=%23FF0000`);
  const notices = page.getByRole('status', { name: 'Notifications' });
  await colors(page, 'Shades, HSL').getByRole('button', { name: '#B30000' }).click();
  await expect(notices).toContainText('Color #B30000 copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#B30000');

  await page.getByRole('textbox', { name: 'Color', exact: true }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notices).toContainText('Color #FF0000 copied to clipboard.');
  await page.keyboard.press('Tab'); // Open in creator
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notices).toContainText('Palette Copied!');
});
