import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

const COUNT = /^Showing \d+ of 216 web safe colors$/;

const colorsOf = (page: Page, list = 'Web safe colors') =>
  page.getByRole('list', { name: list }).getByRole('link');
const hexesOf = async (page: Page) =>
  (await colorsOf(page).allTextContents()).map((text) => text.slice(0, 7));
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });

test('WEBSAFE-01, WEBSAFE-11, WEBSAFE-19, WEBSAFE-18, WEBSAFE-09, WEBSAFE-14, WEBSAFE-15, WEBSAFE-12, WEBSAFE-13: the colors, found by search and by tab @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('WEBSAFE-01, WEBSAFE-11, WEBSAFE-19: all 216 show hex and rgb, and lead to their pages', async () => {
    await page.goto('/web-safe-colors');
    await expect(page.getByText(COUNT)).toHaveText('Showing 216 of 216 web safe colors');
    await expect(colorsOf(page)).toHaveCount(216);
    const orange = colorsOf(page).filter({ hasText: '#FF6633' });
    await expect(orange).toContainText('rgb(255, 102, 51)');
    await expect(orange).toHaveAttribute('href', '/color/ff6633');
    await orange.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Color #FF6633');
  });
  await test.step('WEBSAFE-18: a search without a match says so, and offers the nearest', async () => {
    await page.goto('/web-safe-colors?q=zzz');
    await expect(page.getByText(COUNT)).toHaveText('Showing 0 of 216 web safe colors');
    await expect(
      page.getByRole('heading', { name: 'No web safe color matches “zzz”' }),
    ).toBeVisible();
    await page.goto('/web-safe-colors?q=tomato');
    await page.getByRole('link', { name: '#FF6633' }).click();
    await expect(page).toHaveURL('/color/ff6633');
  });
  await test.step('WEBSAFE-09, WEBSAFE-14, WEBSAFE-15: two tabs, the second with eight groups', async () => {
    await page.goto('/web-safe-colors?q=');
    await expect(page.getByRole('tab')).toHaveText(['All Colors', 'Grouped by Tone']);
    await page.getByRole('tab', { name: 'Grouped by Tone' }).click();
    await expect(page.getByRole('tabpanel').getByRole('heading')).toHaveText([
      /^Red Tones/,
      /^Dark Red/,
      /^Green Tones/,
      /^Dark Green/,
      /^Blue Tones/,
      /^Dark Blue/,
      /^Grayscale/,
      /^Neutral Tones/,
    ]);
    await expect(colorsOf(page, 'Grayscale')).toHaveCount(6);
    await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(216);
  });
  await test.step('the form does without JavaScript what the page does with it', async () => {
    await page.goto('/web-safe-colors?tab=tone');
    await search(page).fill('ff00');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Brightness');
    await search(page).press('Enter');
    await expect(page).toHaveURL(/q=ff00&sort=brightness|sort=brightness.*q=ff00/);
    await expect(page.getByRole('tab', { name: 'Grouped by Tone' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText(COUNT)).toHaveText('Showing 12 of 216 web safe colors');
  });
  await test.step('WEBSAFE-12, WEBSAFE-13: back to the home page and to the tools', async () => {
    await page.goto('/web-safe-colors');
    await page.getByRole('link', { name: 'Back to Color Tools' }).click();
    await expect(page).toHaveURL('/color-tools');
    await page.goto('/web-safe-colors');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('WEBSAFE-03, WEBSAFE-04, WEBSAFE-10, WEBSAFE-05, WEBSAFE-06, WEBSAFE-07, WEBSAFE-08, ROUTE-22, ROUTE-26: search, order and view, by mouse and by keyboard', async ({
  page,
}) => {
  await test.step('WEBSAFE-03, WEBSAFE-04, WEBSAFE-10: the count follows the search, and so does the address', async () => {
    await page.goto('/web-safe-colors');
    await search(page).fill('#cc99');
    await expect(page.getByText(COUNT)).toHaveText('Showing 6 of 216 web safe colors');
    await search(page).fill('rgb(255, 102, 51)');
    await expect(page.getByText(COUNT)).toHaveText('Showing 1 of 216 web safe colors');
    await expect(colorsOf(page)).toContainText('#FF6633');
    await expect(page).toHaveURL(/[?&]q=rgb/);
    await page.reload();
    await expect(page.getByText(COUNT)).toHaveText('Showing 1 of 216 web safe colors');
    await page.goBack();
    await expect(page.getByText(COUNT)).toHaveText('Showing 216 of 216 web safe colors');
  });
  await test.step('WEBSAFE-05, WEBSAFE-06, WEBSAFE-07: sorted by hex, hue or brightness', async () => {
    await page.goto('/web-safe-colors');
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort.getByRole('option')).toHaveText(['Hex', 'Hue', 'Brightness']);
    const byHex = await hexesOf(page);
    expect(byHex).toEqual(byHex.toSorted());

    await sort.selectOption('Brightness');
    await expect(colorsOf(page).first()).toContainText('#FFFFFF');
    await expect(colorsOf(page).last()).toContainText('#000000');

    await sort.selectOption('Hue');
    await expect(colorsOf(page).last()).toContainText('#FFFFFF');
    expect((await hexesOf(page)).indexOf('#00FF00')).toBeGreaterThan(
      (await hexesOf(page)).indexOf('#FF0000'),
    );
  });
  await test.step('WEBSAFE-08: grid or list', async () => {
    await page.goto('/web-safe-colors');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(colorsOf(page).first()).toContainText('hsl(0, 0%, 0%)');
    await expect(colorsOf(page)).toHaveCount(216);
    await expect(page).toHaveURL(/view=list/);
  });
  await test.step('ROUTE-22, ROUTE-26: the tools show the same browser; its page is the canonical one', async () => {
    await page.goto('/color-tools/color-web-safe-colors');
    await expect(colorsOf(page)).toHaveCount(216);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/web-safe-colors$/);
    await search(page).fill('ff0000');
    await expect(page).toHaveURL(/\/color-tools\/color-web-safe-colors\?.*q=ff0000/);
    await expect(page.getByText(COUNT)).toHaveText('Showing 1 of 216 web safe colors');
  });
  await test.step('by keyboard alone: search, sort, view, tab, color', async () => {
    await page.goto('/web-safe-colors');
    await search(page).focus();
    await page.keyboard.type('99');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Grid' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tab', { name: 'All Colors' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Grouped by Tone' })).toBeFocused();
    await expect(page).toHaveURL(/tab=tone/);
    await expect(page).toHaveURL(/q=99/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/color\/[0-9a-f]{6}$/);
  });
});

test('fits a screen of 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const query of ['', '?view=list&tab=tone', '?q=zzz']) {
    await page.goto(`/web-safe-colors${query}`);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(tooWide, query).toBe(false);
  }
});
