import type { Page } from '@playwright/test';

import { checkPage } from './page-checks.ts';
import { expect, test } from './test.ts';

const PATH = '/color-tools/color-variations';

const row = (page: Page, name: string) => page.getByRole('region', { name });
const colors = (page: Page, name: string) =>
  row(page, name).getByRole('list', { name: 'Colors' }).getByRole('listitem');

test('ROUTE-20, VARI-01: five tints, shades and tones and the original show @no-js', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle('Color Variations – Swatchwork');
  await expect(page.getByRole('button', { name: /#3B82F6.*Original/ })).toBeVisible();
  for (const scale of ['Tints', 'Shades', 'Tones']) {
    await expect(colors(page, `${scale}, HSL`)).toHaveCount(5);
    await expect(colors(page, `${scale}, OKLCH`)).toHaveCount(5);
  }
});

test('VARI-02, VARI-03, VARI-04: steps of 15, clamped at the ends @no-js', async ({ page }) => {
  await page.goto(`${PATH}?color=%23FF0000`);
  await expect(colors(page, 'Tints, HSL')).toHaveText([
    '#FF4D4D',
    '#FF9999',
    '#FFE6E6',
    '#FFFFFF',
    '#FFFFFF',
  ]);
  await expect(colors(page, 'Shades, HSL')).toHaveText([
    '#B30000',
    '#660000',
    '#1A0000',
    '#000000',
    '#000000',
  ]);
  await expect(colors(page, 'Tones, HSL')).toHaveText([
    '#EC1313',
    '#D92626',
    '#C63939',
    '#B34D4D',
    '#9F6060',
  ]);
});

test('the curves say in words what they draw @no-js', async ({ page }) => {
  await page.goto(`${PATH}?color=%23FF0000`);
  await expect(
    page
      .getByRole('region', { name: 'Tones', exact: true })
      .getByRole('img', { name: /^Lightness/ }),
  ).toHaveAccessibleName(/OKLCH 63%, 63%, 63%, 63%, 63%, 63%$/);
});

test('a typed colour follows, is in the address, and a reload keeps it', async ({ page }) => {
  await page.goto(PATH);
  const field = page.getByRole('textbox', { name: 'Color', exact: true });
  await field.fill('rebeccapurple');
  await expect(page.getByRole('button', { name: /#663399.*Original/ })).toBeVisible();
  await expect(page).toHaveURL(/color=rebeccapurple/);
  await page.reload();
  await expect(field).toHaveValue('rebeccapurple');
  await expect(page.getByRole('button', { name: /#663399.*Original/ })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('#3B82F6');
});

test('VARI-05: a click copies, and so does the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${PATH}?color=%23FF0000`);
  const notices = page.getByRole('status', { name: 'Notifications' });
  await colors(page, 'Shades, HSL').getByRole('button', { name: 'Copy #B30000' }).click();
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

checkPage(PATH);
