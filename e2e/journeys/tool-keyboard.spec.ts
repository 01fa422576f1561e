import type { Locator, Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { CONTRAST, CONVERTER, field, value } from '../support/tool-page.ts';

/** Moves on with the Tab key until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Replaces the text of the focused field by typing. */
async function typeOver(page: Page, text: string) {
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

test('the converter by keyboard alone: from the top of the page to a copied value', async ({
  page,
}) => {
  await openPage(page, CONVERTER);
  await tabTo(page, field(page, 'Color'));
  await typeOver(page, 'rebeccapurple');
  await expect(value(page, 'HEX')).toContainText('#663399');
  await tabTo(page, value(page, 'HSL'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('hsl(270, 50%, 40%)');
});

test('the contrast checker by keyboard alone: two colors, swapped and mended', async ({ page }) => {
  const ratio = page.getByRole('status', { name: 'Contrast ratio' });
  await openPage(page, CONTRAST);
  await tabTo(page, field(page, 'Foreground'));
  await typeOver(page, '#9A8C98');
  await tabTo(page, field(page, 'Background'));
  await typeOver(page, '#F2E9E4');
  await expect(ratio).toHaveText('2.66:1');
  await tabTo(page, page.getByRole('button', { name: 'Fix foreground' }));
  await page.keyboard.press('Enter');
  await expect(ratio).toHaveText(/^4\.5\d:1$/);
  await page.getByRole('button', { name: 'Swap colors' }).focus();
  await page.keyboard.press('Space');
  await expect(field(page, 'Foreground')).toHaveValue('#F2E9E4');
  await expect(ratio).toHaveText(/^4\.5\d:1$/);
});
