import type { Page } from '@playwright/test';

import { expect, test } from '../support/test.ts';

/** Delays the data of Explore, so that the navigation takes a while. */
async function slowDown(page: Page) {
  await page.route('**/explore-palettes.data*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
}

const toExplore = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Palettes' });

test('NAV-04: a link followed right after typing a palette name leads where it says', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/create-palette');
  await page.getByRole('textbox', { name: 'Palette name' }).fill('Harbor');
  await toExplore(page).click();
  await expect(page).toHaveURL('/explore-palettes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Palettes');
});

test('NAV-04: a palette that arrives after a link was followed does not call it off', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/create-palette');
  await page.getByRole('button', { name: 'Random Colors' }).click();
  await toExplore(page).click();
  await expect(page).toHaveURL('/explore-palettes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Palettes');
});

test('NAV-04: a link followed right after a field of a tool leads where it says', async ({
  page,
}) => {
  await slowDown(page);
  await page.goto('/color-tools/color-converter');
  await page.locator('input[name=color]').fill('tomato');
  await toExplore(page).click();
  await expect(page).toHaveURL('/explore-palettes');
});
