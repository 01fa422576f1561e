import type { Page } from '@playwright/test';

import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { content } from '../support/tool-page.ts';

const VIEWS = ['Palette', 'Theme', 'Charts', 'Contrast', 'Preview'];

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of these colors' });
const view = (page: Page, name: string) => views(page).getByRole('link', { name, exact: true });
const actions = (page: Page) => content(page).locator('.tool-actions > button');

test('every view has the same head, and marks itself', async ({ page }) => {
  for (const [i, [path, words]] of (
    [
      ['/create-palette', ['Random Colors', 'Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']],
      ['/theme', ['Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']],
      ['/data-palettes', ['Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']],
      ['/contrast-check', ['Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']],
      ['/palette-visualizer', ['Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']],
    ] as const
  ).entries()) {
    await openPage(page, path);
    await expect(actions(page)).toHaveText([...words]);
    await expect(views(page).getByRole('link')).toHaveText(VIEWS);
    await expect(views(page).locator('[aria-current=page]')).toHaveText(VIEWS[i]!);
  }
});

test('the colors and their name go from view to view, and a view that was left is as it was', {
  tag: '@core',
}, async ({ page }) => {
  const theme = '/theme?c=0A66C2,F59E0B&neutral=pure&set=dark.text:EEEEEE&name=Harbor';
  await openPage(page, theme);

  await test.step('the palette has the brands and the name', async () => {
    await view(page, 'Palette').click();
    await creatorOn(page).expectColors(['#0A66C2', '#F59E0B']);
    await expect(page).toHaveURL(/name=Harbor/);
  });
  await test.step('charts and contrasts too', async () => {
    await view(page, 'Charts').click();
    await expect(page).toHaveURL('/data-palettes?c=0A66C2,F59E0B&name=Harbor');
    await view(page, 'Contrast').click();
    await expect(page.getByRole('textbox', { name: 'Colors' })).toHaveValue(/^0A66C2-F59E0B/);
  });
  await test.step('the theme has the choices that it had', async () => {
    await view(page, 'Theme').click();
    await expect(page).toHaveURL(theme);
  });
  await test.step('once the colors are others, the theme is of these', async () => {
    await view(page, 'Palette').click();
    await creatorOn(page).setHex(1, '#7C3AED');
    await view(page, 'Theme').click();
    await expect(page).toHaveURL('/theme?c=7C3AED,F59E0B&name=Harbor');
  });
  await test.step('and Back leads to what was there', async () => {
    await page.goBack();
    await creatorOn(page).expectColors(['#7C3AED', '#F59E0B']);
  });
});

test('a shared link restores the other views as they were left, on another device', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const theme = '/theme?c=0A66C2,F59E0B&neutral=pure&set=dark.text:EEEEEE&name=Harbor';
  await openPage(page, theme);
  await view(page, 'Charts').click();
  await page.getByRole('radio', { name: 'Both' }).check();
  await expect(page).toHaveURL(/ground=both/);
  const charts = page.url();
  await view(page, 'Contrast').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Palette Contrast');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('about:blank'); // what this page remembers is gone
  await openPage(page, link);
  await view(page, 'Charts').click();
  await expect(page).toHaveURL(charts);
  await view(page, 'Theme').click();
  await expect(page).toHaveURL(theme);
  await page.goBack();
  await page.goBack();

  await openPage(page, '/contrast-check?colors=0B2545-E4572E#theme=https%3A%2F%2Fexample.org%2F');
  await expect(view(page, 'Theme')).toHaveAttribute('href', '/theme?c=0B2545,E4572E');
});

test('locks go to the check and come back', async ({ page }) => {
  await openPage(page, '/create-palette?colors=0B2545-E4572E&locked=2&name=Harbor');
  await view(page, 'Contrast').click();
  await expect(page).toHaveURL('/contrast-check?colors=0B2545-E4572E&name=Harbor&locked=2');
  await view(page, 'Palette').click();
  await expect(page).toHaveURL(/colors=0B2545-E4572E&.*locked=2/);
});

test('a role goes to every view that has roles, moves with its color, and comes back', async ({
  page,
}) => {
  const role = content(page).getByRole('combobox', { name: 'Role', exact: true });
  await openPage(page, '/create-palette?colors=EEF4ED-0B2545-E4572E');
  await creatorOn(page).swatch(3).click();
  await expect(role.getByRole('option').first()).toHaveText('Auto: Primary');
  await role.selectOption('Primary');
  await creatorOn(page).swatch(1).click();
  await role.selectOption('Page');
  await expect(creatorOn(page).slots).toContainText([/^page/, /^dark/, /^primary/]);
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/colors=0B2545-EEF4ED-E4572E&page=2&primary=3/);

  await view(page, 'Preview').click();
  await expect(page.getByRole('combobox', { name: 'Primary' })).toHaveValue('3');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('2');
  await page.getByRole('combobox', { name: 'Page' }).selectOption('1');
  await expect(page).toHaveURL(/page=1&primary=3/);
  await page.getByRole('button', { name: 'Undo (1)' }).click();
  await expect(page).toHaveURL(/page=2&primary=3/);
  await expect(page.getByRole('button', { name: 'Redo (1)' })).toBeVisible();
  await view(page, 'Charts').click();
  await expect(view(page, 'Charts')).toHaveAttribute('aria-current', 'page');
  await view(page, 'Theme').click();
  await expect(page.getByRole('radio', { name: 'Brand color 3 leads' })).toBeChecked();
  await view(page, 'Contrast').click();
  await expect(page.getByRole('checkbox', { name: /^Lock color 3,.*, primary$/ })).toBeVisible();
  await view(page, 'Palette').click();
  await expect(page).toHaveURL(/create-palette.*page=2&primary=3/);
  await page.reload();
  await expect(creatorOn(page).slots.nth(2)).toContainText('primary');
});
