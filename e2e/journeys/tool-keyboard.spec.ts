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

test('tabs by keyboard alone: Space opens one that is a link, Tab leads into its panel', async ({
  page,
}) => {
  const panel = page.getByRole('tabpanel', { name: 'Accessibility' });
  await openPage(page, '/color/3b82f6');
  await page.getByRole('tab', { name: 'Accessibility' }).press('Space');
  await expect(page).toHaveURL(/tab=accessibility/);
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('link').first()).toBeFocused();

  // On white and on black this gray is good for text, so its panel has no link.
  await openPage(page, '/color/767676?tab=accessibility');
  await expect(panel.getByRole('link')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Accessibility' }).press('Tab');
  await expect(panel).toBeFocused();
});
