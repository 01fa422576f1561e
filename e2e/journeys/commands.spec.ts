import type { Page } from '@playwright/test';

import { signInWith, signUp } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });

test('the command palette: opened by key, a color, a name, a tool, an action, by keyboard alone', {
  tag: '@core',
}, async ({ page, context }) => {
  await openPage(page, '/about');
  await test.step('Ctrl K opens it, Escape closes it, and the focus comes back', async () => {
    const link = page.getByRole('main').getByRole('link').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  });
  await test.step('axe finds nothing in it', async () => {
    await page.keyboard.press('/');
    await field(page).fill('oklch(0.7 0.15 200)');
    await expect(option(page, /Palettes near this color/)).toBeVisible();
    await expectNoViolations(page);
  });
  await test.step('a color beyond sRGB is carried as it is', async () => {
    await field(page).fill('color(display-p3 1 0 0)');
    await expect(chosen(page)).toHaveText(/^#FF0B0C.*nearest sRGB color/);
    const exact = 'color%28display-p3+1+0+0%29';
    for (const [name, address] of [
      [/Color Converter/, `/color-tools/color-converter?color=${exact}`],
      [/Open in creator/, /^\/create-palette\?colors=FF0B0C-.*&css=color(\(|%28)display-p3/],
    ] as const) {
      await expect(option(page, name)).toHaveAttribute('href', address);
    }
    await expect(option(page, 'Copy color(display-p3 1 0 0)')).toBeVisible();
  });
  await test.step('a color in any notation leads to its page and to the tools, with it', async () => {
    await field(page).fill('rgb(10 102 194)');
    await expect(chosen(page)).toHaveText(/^#0A66C2/);
    for (const [name, address] of [
      [/Color Converter/, '/color-tools/color-converter?color=%230A66C2'],
      [/Contrast Checker/, /color-contrast\?text=%23FFFFFF&background=%230A66C2$/],
      [/Color Wheel/, '/interactive-color-wheel?color=0A66C2'],
      [/Open in creator/, /^\/create-palette\?colors=0A66C2-/],
    ] as const) {
      await expect(option(page, name)).toHaveAttribute('href', address);
    }
    await expect(
      dialog(page).getByRole('group', { name: 'Palettes near this color' }),
    ).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(chosen(page)).not.toHaveText(/^#0A66C2/);
    await page.keyboard.press('ArrowDown');
    const newTab = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await expect(await newTab).toHaveURL('/color/0a66c2');
    await (await newTab).close();
    await expect(dialog(page)).toBeVisible();
  });
  await test.step('what was typed is kept, and replaced by the next', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('rgb(10 102 194)');
    await page.keyboard.type('cotnrast');
    await expect(chosen(page)).toHaveText(/^Contrast Checker/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/color-tools/color-contrast');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('palettes, articles and color names are found by the server and the list', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toHaveValue('');
    await field(page).fill('harmony');
    await expect(dialog(page).getByRole('group', { name: 'Articles' })).toBeVisible();
    await expect(dialog(page).getByRole('group', { name: 'Color names' })).toBeVisible();
    await field(page).fill('ocean');
    const palettes = dialog(page).getByRole('group', { name: 'Palettes' });
    await expect(palettes.getByRole('option').first()).toHaveAttribute('href', /^\/palettes\/.+/);
    await expect(dialog(page).getByText(/^\d+ results$/)).toBeAttached();
  });
  await test.step('an action acts on the page', async () => {
    await field(page).fill('dark');
    await option(page, /^Dark surround/).click();
    await expect(page.getByRole('radio', { name: 'Dark surround' })).toBeChecked();
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('in a field a slash is a slash', async () => {
    const text = page.getByRole('textbox', { name: 'Foreground', exact: true });
    await text.fill('');
    await text.press('/');
    await expect(text).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });
});

test('an outage leaves what the browser knows, and says so', async ({ page }) => {
  await page.route('**/api/palettes?*', (route) => route.abort());
  await openPage(page, '/about');
  await page.keyboard.press('Control+k');
  await field(page).fill('mood');
  await expect(dialog(page)).toContainText('the server did not respond');
  await expect(chosen(page)).toHaveText(/^Mood Generator/);
});

test('keys from before the page is alive open it with their text', async ({ page }) => {
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tomato');
  go();
  await expect(field(page)).toHaveValue('tomato');
  await expect(chosen(page)).toHaveText(/^#FF6347/);
});

test('on a phone: from the menu, by touch', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).tap();
  await field(page).fill('visual');
  await option(page, /^Palette Visualizer/).tap();
  await expect(page).toHaveURL('/palette-visualizer');
  await context.close();
});

test('signed in: the profile and signing out; the admin panel is for admins', async ({
  page,
  request,
}) => {
  await signInWith(page, await signUp(request, { firstName: 'Ada' }));
  await openPage(page, '/about');
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.keyboard.press('/');
  await field(page).fill('admin');
  await expect(option(page, /^Admin/)).toHaveCount(0);
  await field(page).fill('log out');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
