import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import { design, openVisualizer, PATH, QUERY, select, tab } from '../support/visualizer-page.ts';

test('roles, tabs and toggles', async ({ page }) => {
  await test.step('a link of version 1 restores tab, roles and toggles, and so do reload and back', async () => {
    await openPage(
      page,
      `${PATH}?colors=0B2545,E4572E,EEF4ED&tab=web&dark=1&grey=1&contrast=1&vision=deutan&accent=1`,
    );
    const shows = async () => {
      await expect(tab(page, 'Web')).toHaveAttribute('aria-selected', 'true');
      for (const toggle of ['Dark', 'Grayscale', 'Contrast overlay']) {
        await expect(page.getByRole('checkbox', { name: toggle })).toBeChecked();
      }
      await expect(select(page, 'Color vision')).toHaveValue('deutan');
      await expect(select(page, 'Accent')).toHaveValue('1');
    };
    await shows();
    await select(page, 'Accent').selectOption('3');
    await expect(page).toHaveURL(/accent=3/);
    await page.goBack();
    await shows();
    await page.reload();
    await shows();
  });
  await test.step('roles are reassigned, and the designs follow', async () => {
    await openVisualizer(page, `${PATH}${QUERY}&tab=web`);
    const ground = design(page, /^Home page/).locator('> div');
    await expect(ground).toHaveCSS('background-color', 'rgb(238, 244, 237)');
    await select(page, 'Page').selectOption('3');
    await expect(ground).toHaveCSS('background-color', 'rgb(228, 87, 46)');
    await select(page, 'Page').selectOption('');
    await expect(ground).toHaveCSS('background-color', 'rgb(238, 244, 237)');
  });
});

test('dark, grayscale and color vision repaint the designs @no-js', async ({ page }) => {
  const ground = design(page, /^Home page/).locator('> div');
  await page.goto(`${PATH}${QUERY}&tab=web&dark=1`);
  await expect(ground).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  await page.goto(`${PATH}?colors=ff0000&page=1&tab=web&grey=1`);
  await expect(ground).toHaveCSS('background-color', 'rgb(127, 127, 127)');
  await page.goto(`${PATH}?colors=ff0000&page=1&tab=web&vision=protan`);
  await expect(ground).toHaveCSS('background-color', 'rgb(109, 95, 0)');
});

test('the contrast overlay gives each text its ratio and verdict, in words @html', async ({
  page,
}) => {
  await page.goto(`${PATH}${QUERY}&contrast=1`);
  const card = page.getByRole('group', { name: /^Business card/ }).first();
  await expect(card.getByText('15.00 AAA').first()).toBeVisible();
  const verdicts = await card.locator('.verdict').allTextContents();
  expect(verdicts.length).toBeGreaterThan(6);
  for (const verdict of verdicts) expect(verdict).toMatch(/^ ?\d+\.\d\d AAA?$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form sends view and roles, and a palette can be typed', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('Loading palette...')).toBeHidden();
    await page.getByRole('textbox', { name: 'Colors' }).fill('#0b2545, #E4572E');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('checkbox', { name: 'Dark' }).check();
    await select(page, 'Accent').selectOption('1');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(/colors=0B2545(%2C|,)E4572E.*dark=1/);
    await expect(page.getByRole('checkbox', { name: 'Dark' })).toBeChecked();
    await expect(select(page, 'Accent')).toHaveValue('1');
    await expect(design(page, /^Business card/).first()).toBeVisible();
  });
});

test('what the server sent stays while its script is on the way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/print-tab-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/print-tab-*.js');
  await page.goto(`${PATH}${QUERY}&tab=print`, { waitUntil: 'commit' });
  await asked;
  const poster = design(page, /^Poster/);
  const isKept = await poster.evaluateHandle((element) => ({ element }));
  await expect(poster).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  expect(await isKept.evaluate(({ element }) => element.isConnected)).toBe(true);
});

test('by keyboard alone: another tab, dark, another page color, a copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openVisualizer(page, `${PATH}${QUERY}`);
  await page.getByRole('button', { name: 'Back to Palette Creator' }).focus();
  await expect(page.getByRole('button', { name: 'Back to Palette Creator' })).toBeFocused();
  const dark = page.getByRole('checkbox', { name: 'Dark' });
  for (let i = 0; i < 20 && !(await dark.evaluate((box) => box === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(dark).toBeChecked();
  await expect(page).toHaveURL(/dark=1/);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Tab');
  await expect(select(page, 'Page')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/page=1/);
  for (let i = 0; i < 8; i++) await page.keyboard.press('Tab');
  await expect(tab(page, 'Cards')).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(page, 'Swatches')).toBeFocused();
  await expect(tab(page, 'Swatches')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Copy palette' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('#0B2545, #13315C, #E4572E, #8DA9C4, #EEF4ED');
});

test('on a phone the controls open and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openVisualizer(page, `${PATH}${QUERY}`);
  const dark = page.getByRole('checkbox', { name: 'Dark' });
  await expect(dark).toBeHidden();
  await page.getByRole('button', { name: 'View and roles' }).click();
  await dark.check();
  await expect(page).toHaveURL(/dark=1/);
  await page.getByRole('button', { name: 'View and roles' }).click();
  await expect(dark).toBeHidden();
});
