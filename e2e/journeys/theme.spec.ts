import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

import { toasts } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { content, field } from '../support/tool-page.ts';

const PATH = '/theme';
const BLUE = `${PATH}?c=0A66C2`;

const brands = (page: Page) => page.getByRole('list', { name: 'Brand colors' });
const contract = (page: Page) => page.getByRole('region', { name: 'Declared pairs' });
const roles = (page: Page) => page.getByRole('region', { name: 'Roles', exact: true });
const overrides = (page: Page) => roles(page).getByRole('list', { name: 'Overridden roles' });
const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const badge = (page: Page) =>
  content(page).getByRole('link', { name: /^\d+ of \d+ (pass|pairs fail)/ });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A color of the design in a mode, as the browser paints it. */
const painted = (page: Page, mode: string, selector: string, property = 'background-color') =>
  page
    .getByRole('figure', { name: mode })
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** The colors of the designs in all modes, in HTML of the server or of the page as it stands. */
const variablesIn = (html: string) =>
  html.match(/--design-[\w-]+: ?#\w{6}/g)?.map((variable) => variable.replace(' ', ''));

test('the page of the address shows its theme, and takes a brand color by its form @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await test.step('without colors there is an example that passes', async () => {
    await page.goto(PATH);
    await expect(page).toHaveTitle('Theme Builder – Swatchwork');
    await expect(badge(page)).toHaveText(/^(\d{3}) of \1 pass · tightest \d\.\d\d( of 3)?$/);
    await expect(brands(page)).toContainText('pinned at 600');
  });
  await test.step('the badge leads to the proof', async () => {
    await badge(page).click();
    await expect(page).toHaveURL(/&tab=proof#result$/);
    await expect(contract(page)).toContainText(
      /All \d{3} declared pairs pass in light, dark and high contrast\./,
    );
  });
  await test.step('the brand color is the button of the design, to the byte', async () => {
    await page.goto(BLUE);
    expect(await painted(page, 'Light', '.web-button')).toBe('rgb(10, 102, 194)');
  });
  await test.step('another brand color', async () => {
    if (javaScriptEnabled) await openPage(page, BLUE);
    await field(page, 'Brand color 1').fill('#B00020');
    if (!javaScriptEnabled) await press(page, 'Make the theme');
    await expect(page).toHaveURL(javaScriptEnabled ? /\?c=B00020$/ : /\?c=%23B00020&/);
    await expect(badge(page)).toContainText('pass');
    await expect.poll(() => painted(page, 'Light', '.web-button')).toBe('rgb(176, 0, 32)');
  });
  await test.step('what cannot serve and what is taken for something else is told', async () => {
    await page.goto(`${PATH}?c=FFE600&set=light.error-solid:FFBD58&tab=proof`);
    await expect(page.getByRole('list', { name: 'What was changed' })).toContainText(
      /brand-text in light is #\w{6}: #FFE600 has only 1\.0\d:1 with \S+, and 4\.5:1 is needed/,
    );
    const apart = page.getByRole('region', { name: 'Distinct colors' });
    await expect(apart).toContainText(/\d+ of \d+ are hard to tell apart/);
    await expect(apart.getByRole('row', { name: /^error and warning / })).toContainText(
      'too similar',
    );
  });
  await test.step('what is no color is named, and the rest of the link is used', async () => {
    await page.goto(`${PATH}?c=zz,rgb(10 102 194),F59E0B`);
    await expect(content(page)).toContainText('“zz” is not an opaque CSS color and was left out.');
    await expect(field(page, 'Brand color 1')).toHaveValue('#0A66C2');
    await expect(field(page, 'Brand color 2')).toHaveValue('#F59E0B');
  });
});

test('a maker of themes that does not load is told, and the next color starts it again', async ({
  page,
}) => {
  const scripts = '**/theme-worker-*.js';
  await page.route(scripts, (route) => route.abort());
  await openPage(page, BLUE);
  const brand = field(page, 'Brand color 1');

  const failed = page.waitForEvent('requestfailed');
  await brand.focus();
  await failed;
  await brand.fill('#B00020');
  await expect(toasts(page)).toContainText('Could Not Load');
  await expect(page).toHaveURL(/\?c=B00020$/);
  expect(await painted(page, 'Light', '.web-button')).toBe('rgb(10, 102, 194)');

  await page.unroute(scripts);
  await brand.fill('#007A33');
  await expect.poll(() => painted(page, 'Light', '.web-button')).toBe('rgb(0, 122, 51)');
});

test('from a brand to a proven theme: added, ordered, named, undone, shared', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, BLUE);

  await test.step('what is no color yet is said, and the last one stays in sight', async () => {
    const brand = field(page, 'Brand color 1');
    await brand.fill('#0A66C');
    await expect(brand).toHaveAccessibleDescription(/^Not an opaque color yet; #0A66C2 is used\./i);
    await expect(page.getByLabel('Brand color 1, choose')).toHaveValue('#0a66c2');
    await brand.fill('#0A66C2');
    await expect(brand).not.toHaveAttribute('aria-invalid');
  });
  await test.step('a second color gets a family of its own', async () => {
    await press(page, 'Add color');
    await expect(field(page, 'Brand color 2')).toBeFocused();
    await field(page, 'Brand color 2').fill('#F59E0B');
    await openTab(page, 'Roles');
    await expect(page.getByRole('button', { name: /^Copy Accent 1 300 #F59E0B/ })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name of brand color 2' }).fill('Sun');
    await expect(page.getByRole('button', { name: /^Copy Sun 300 #F59E0B/ })).toBeVisible();
    await openTab(page, 'Preview');
  });
  await test.step('the other color leads, and the designs follow', async () => {
    await page.getByRole('radio', { name: 'Brand color 2 leads' }).check();
    await expect.poll(() => painted(page, 'Light', '.web-button')).toBe('rgb(245, 158, 11)');
    await press(page, 'Move brand color 2 up');
    await expect(field(page, 'Brand color 1')).toHaveValue('#F59E0B');
    await expect(page).toHaveURL(/\?c=F59E0B,0A66C2&names=Sun/);
  });
  await test.step('choices', async () => {
    await page.getByRole('radio', { name: 'Pure gray' }).check();
    await page.getByRole('radio', { name: 'AAA', exact: true }).check();
    await expect(page).toHaveURL(/neutral=pure&target=AAA/);
    await expect(badge(page)).toContainText(/pass · tightest 3\.00 of 3$/);
  });
  await test.step('Undo and Redo, by button and by key', async () => {
    await press(page, /^Undo/);
    await expect(page).not.toHaveURL(/target=AAA/);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Control+z');
    await expect(page).not.toHaveURL(/neutral=pure/);
    await page.keyboard.press('Control+Shift+z');
    await expect(page).toHaveURL(/neutral=pure/);
  });
  await test.step('a reload restores it, and Back leads to what was opened', async () => {
    await page.reload();
    await expect(field(page, 'Brand color 1')).toHaveValue('#F59E0B');
    await expect(page.getByRole('radio', { name: 'Pure gray' })).toBeChecked();
    await page.goBack();
    await expect(field(page, 'Brand color 1')).toHaveValue('#0A66C2');
  });
});

test('an override breaks pairs, they are named, and the nearest repair is a button', async ({
  page,
}) => {
  await openPage(page, `${BLUE}&tab=roles`);
  const total = Number(/of (\d+)/.exec((await badge(page).textContent()) ?? '')?.[1]);

  await test.step('a role is chosen and set', async () => {
    await roles(page).getByRole('combobox', { name: 'Family' }).selectOption('Neutral');
    await roles(page)
      .getByRole('button', { name: /^text-muted in light/ })
      .click();
    await field(page, 'Text muted in light').fill('#BBBBBB');
    await expect(overrides(page)).toContainText('pairs fail because of it');
    await expect(overrides(page)).toContainText(/text-muted on \S+: 1\.\d+ of 4\.5/);
    await expect(badge(page)).toHaveText(new RegExp(`^\\d+ of ${total} pairs fail$`));
  });
  await test.step('the badge leads to them, and they can be shown alone', async () => {
    await badge(page).click();
    await expect(contract(page)).toContainText(new RegExp(`of ${total} declared pairs fail`));
    await contract(page).getByRole('checkbox', { name: 'Failing only' }).check();
    await expect(contract(page).getByRole('row', { name: /^brand-text on/ })).toHaveCount(0);
    await expect(
      contract(page)
        .getByRole('row', { name: /text-muted on ground/ })
        .first(),
    ).toContainText('fails');
  });
  await test.step('the repair passes, and Undo brings the broken color back', async () => {
    await openTab(page, 'Roles');
    await press(page, /^Use #[0-9A-F]{6} for text-muted in light$/);
    await expect(overrides(page)).toContainText('All its pairs pass.');
    await expect(badge(page)).toHaveText(new RegExp(`^${total} of ${total} pass`));
    await press(page, /^Undo/);
    await expect(overrides(page)).toContainText('pairs fail because of it');
  });
  await test.step('the link keeps it; taken back, the theme is proven again', async () => {
    await expect(page).toHaveURL(/set=light\.text-muted:BBBBBB/);
    await page.reload();
    await press(page, 'Reset text-muted in light');
    await expect(badge(page)).toHaveText(new RegExp(`^${total} of ${total} pass`));
  });
});

test('for one color vision, status and chart colors are farther apart in it', async ({ page }) => {
  await openPage(page, `${BLUE}&tab=proof`);
  const row = page
    .getByRole('region', { name: 'Distinct colors' })
    .getByRole('row', { name: /^brand and success / });
  const distance = async () =>
    Number.parseFloat((await row.locator('td').first().innerText()).trim());
  const usual = await distance();
  await page.getByText('More choices', { exact: true }).click();
  await page.getByLabel('Status and chart colors for color vision').selectOption('tritan');
  await expect(page).toHaveURL(/&vision=tritan/);
  await expect.poll(distance).toBeGreaterThan(1.5 * usual);
  await expect(row.locator('td').first()).toContainText(/ordinary|tritan/);
  await showOnPhone(page);
});

test('designs in one mode or all, as other eyes see them, and HTML of one’s own', async ({
  page,
}) => {
  await openPage(page, BLUE);

  await test.step('a design, a mode and a vision are in the link', async () => {
    await page.getByRole('radio', { name: 'Dashboard' }).check();
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await page.getByRole('combobox', { name: 'Color vision' }).selectOption('deutan');
    await expect(page).toHaveURL(/design=dashboard&mode=dark&vision=deutan/);
    await expect(page.getByRole('img', { name: /^Dashboard of/ })).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole('img', { name: /^Dashboard of/ })).toHaveCount(1);
    expect(await painted(page, 'Dark', '.mockup >> xpath=..', 'filter')).toContain('theme-vision');
  });
  await test.step('HTML of one’s own wears the theme, and its scripts do not run', async () => {
    await page.getByRole('radio', { name: 'Your HTML' }).check();
    await page
      .getByRole('textbox', { name: /^HTML and CSS/ })
      .fill(
        '<p style="color: var(--color-brand-solid)">Mine</p><script>document.body.textContent = "ran"</script>',
      );
    const text = page.frameLocator('iframe').getByText('Mine');
    await expect(text).toHaveCSS('color', 'rgb(10, 102, 194)');
  });
});

test('links lead to the tabs, and one of before to the tab that now holds its section', async ({
  page,
}) => {
  for (const [path, heading] of [
    ['?tab=proof', 'Declared pairs'],
    ['?tab=roles', 'Roles'],
    ['?tab=repair', 'Fix an existing theme'],
    ['#own-theme', 'Fix an existing theme'],
    ['#contract', 'Declared pairs'],
  ]) {
    await page.goto('about:blank');
    await page.goto(PATH + path);
    await expect(page.getByRole('heading', { name: heading!, exact: true })).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(0);
  }
});

test('by keyboard alone', async ({ page }) => {
  await openPage(page, BLUE);
  await field(page, 'Brand color 1').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#7C3AED');
  await expect(page).toHaveURL(/\?c=7C3AED$/);
  const served = variablesIn(await (await page.request.get(`${PATH}?c=7C3AED`)).text());
  expect(served?.length).toBeGreaterThan(90);
  await expect.poll(async () => variablesIn(await page.content())).toEqual(served);
  await page.getByRole('tab', { name: 'Preview', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\?c=7C3AED&tab=proof$/);
  await contract(page).locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await expect(contract(page).getByRole('row', { name: /^text on ground / })).toContainText(
    'passes',
  );
  await page.getByRole('button', { name: 'Export' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Export theme' });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(
    '--color-brand-solid: #7C3AED',
  );
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('Tailwind 4');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('@theme');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).press('Enter');
  expect((await file).suggestedFilename()).toBe('theme.css');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Export' })).toBeFocused();
});

test('a theme is downloaded as a sheet with its modes and its proof', async ({ page }) => {
  await openPage(page, BLUE);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export theme' });
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('PDF sheet');
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeHidden();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download theme.pdf' }).click();
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(await readFile(await (await file).path()))),
  );
  for (const words of ['#0A66C2', 'High contrast', 'pairs pass']) expect(text[0]).toContain(words);
});

test('the command of shadcn/ui stands beside its file, while the address can hold the theme', async ({
  page,
}) => {
  await openPage(page, `${BLUE}&target=AAA`);
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export theme' });
  await expect(dialog.getByText('npx shadcn')).toBeHidden();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('shadcn');
  const line = dialog.getByText('npx shadcn');
  await expect(line).toHaveText(/add "http.+\/api\/themes\/0A66C2\.json\?target=AAA"$/);
  const address = /"(.+)"/.exec((await line.textContent())!)![1]!;
  expect((await page.request.get(address)).status()).toBe(200);

  await openPage(page, `${BLUE}&dark=000000`);
  await page.getByRole('button', { name: 'Export' }).click();
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('shadcn');
  await expect(dialog.getByRole('button', { name: 'Download globals.css' })).toBeVisible();
  await expect(line).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a brand color is added and removed by touch, and nothing scrolls sideways', async ({
    page,
  }) => {
    await openPage(page, BLUE);
    await showOnPhone(page);
    const cards = page.getByRole('img', { name: /: text, muted text and a button$/ });
    await expect(cards.first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Add color', exact: true }).tap();
    await expect(brands(page).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Remove brand color 2' }).tap();
    await expect(brands(page).getByRole('listitem')).toHaveCount(1);
    await expect(page).toHaveURL(/\?c=0A66C2$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    await page.getByRole('tab', { name: 'Proof' }).scrollIntoViewIfNeeded();
    for (const seen of [cards.first(), badge(page)])
      await expect(seen).toBeInViewport({ ratio: 1 });
  });
});
