import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { fillInSignUp, toasts } from '../support/account.ts';
import { openMoreLinks } from '../support/more-links.ts';
import { openPage } from '../support/open-page.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { content, field } from '../support/tool-page.ts';
import { onWideScreen } from '../support/wide-screen.ts';

const PATH = '/data-palettes';

const swatches = (page: Page) => page.getByRole('list', { name: 'Colors', exact: true });
const verdict = (page: Page) => content(page).getByRole('status', { name: 'Result' });
const kind = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** Such as vivid blue: plain words, not names of the long list. */
const PLAIN_NAME =
  /(red|orange|yellow|green|blue|purple|pink|brown|gray|teal|cyan|magenta|olive|navy|maroon|violet|lime|black|white)$/;

/** The hexes of the palette in their order. */
const hexesOf = async (page: Page) =>
  (await swatches(page).getByRole('button').allTextContents()).map((text) => text.slice(-6));

test('a palette for data is on the page before any script @html', async ({ page }) => {
  await test.step('the example, measured, named and compared', async () => {
    await page.goto(PATH);
    await expect(verdict(page)).toContainText(
      /^All 8 stay distinct, with color blindness too \(closest pair ΔE 1\d\.\d\)\.$/,
    );
    await expect(swatches(page).getByRole('listitem')).toHaveCount(8);
    for (const item of await swatches(page).getByRole('listitem').all()) {
      await expect(item.getByRole('button')).toHaveAccessibleName(PLAIN_NAME);
    }
    await expect(page.getByRole('row', { name: /^This palette/ })).toContainText(/81\d\.\d/);
    await expect(page.getByRole('row', { name: /^Tableau 10/ })).toContainText('ISC');
  });
  await test.step('what ranges of lightness and chroma cost, beside them', async () => {
    await page.getByText('More choices', { exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Maximum chroma' })).toBeVisible();
    await expect(page.getByText(/The wider these ranges are/)).toBeVisible();
  });
  await test.step('and what an address asks for', async () => {
    await page.goto(`${PATH}?kind=sequential&c=15803D&count=5`);
    await expect(verdict(page)).toContainText('5 even steps (ΔE ');
    await expect(swatches(page).getByRole('listitem')).toHaveCount(5);
  });
});

test('a designer makes a palette for data around a brand color', { tag: '@core' }, async ({
  page,
}) => {
  await openPage(page, PATH);
  const charts = page.getByRole('region', { name: 'In charts' });

  await test.step('a color is added, kept and first', async () => {
    await page.getByRole('button', { name: 'Add color', exact: true }).click();
    await field(page, 'Your color 1').fill('#0A66C2');
    await expect(swatches(page).getByRole('listitem').first()).toContainText('0A66C2');
    await expect(swatches(page).getByRole('button').first()).toHaveAccessibleName(/, locked$/);
    await expect(page).toHaveURL(/c=0A66C2/);
  });
  await test.step('fewer colors are farther apart', async () => {
    await page.getByRole('slider', { name: 'Colors' }).fill('4');
    await expect(swatches(page).getByRole('listitem')).toHaveCount(4);
    await expect(page).toHaveURL(/count=4/);
  });
  await test.step('the charts are drawn with these colors', async () => {
    await charts.scrollIntoViewIfNeeded();
    const hexes = await hexesOf(page);
    for (const name of ['Stacked bars', 'A line for each', 'Dots', 'An island', 'Which grain']) {
      const chart = charts.getByRole('img', { name: new RegExp(`^${name}`) });
      await expect(chart.locator('svg')).toBeVisible();
      const drawn = (await chart.innerHTML()).toUpperCase();
      for (const hex of hexes) expect(drawn, name).toContain(hex);
    }
    await expect(charts.getByRole('img', { name: /^The names/ })).toContainText('Wheat');
  });
  await test.step('with the eyes of a reader, on a dark ground', async () => {
    await page.getByRole('radio', { name: /^Deutan/ }).check();
    await expect(charts).toContainText('As deutan vision sees them.');
    await charts.getByRole('radio', { name: 'On dark' }).check();
    await expect(page).toHaveURL(/reader=deutan&board=dark/);
  });
  await test.step('Undo, Redo, Back and a reload keep what was chosen', async () => {
    await page.getByRole('button', { name: 'Undo (3)' }).click();
    await expect(swatches(page).getByRole('listitem')).toHaveCount(8);
    await page.getByRole('button', { name: 'Redo (1)' }).click();
    await expect(swatches(page).getByRole('listitem')).toHaveCount(4);
    const before = await hexesOf(page);
    await page.reload();
    await expect(swatches(page).getByRole('listitem')).toHaveCount(4);
    expect(await hexesOf(page)).toEqual(before);
    await page.goBack();
    await expect(field(page, 'Your color 1')).toBeHidden();
  });
});

test('ramps contain a color or two, and leave as files', async ({ page }) => {
  await openPage(page, PATH);

  await test.step('a diverging ramp begins with an example', async () => {
    await kind(page, 'Diverging').check();
    await expect(swatches(page).getByRole('listitem')).toHaveCount(9);
    await expect(verdict(page)).toContainText('in order for every type of vision.');
  });
  await test.step('a house color is its end, and a light one says where it stands', async () => {
    await page.getByRole('button', { name: 'Add color', exact: true }).click();
    await field(page, 'Your color 1').fill('#E3120B');
    await expect.poll(async () => (await hexesOf(page))[0]).toBe('E3120B');
    await field(page, 'Your color 1').fill('#FFD60A');
    await expect(content(page)).toContainText('#FFD60A is too light for an end: it is step 2');
    await page.getByRole('button', { name: 'Remove your color 1' }).click();
  });
  await test.step('a continuous ramp is one band', async () => {
    await page.getByRole('combobox', { name: 'Steps' }).selectOption('256');
    await expect(page.getByRole('img', { name: /^256 colors from/ })).toBeVisible();
  });
  await test.step('each program gets its file', async () => {
    const program = page.getByRole('combobox', { name: 'For' });
    await program.selectOption('Tableau');
    const file = page.getByRole('region', { name: 'Preferences.tps' });
    await expect(file).toContainText('type="ordered-diverging"');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Preferences.tps');
    expect(await readFile(await download.path(), 'utf8')).toBe(await file.textContent());
  });
});

test('what cannot be had is said, and what was typed stays', async ({ page }) => {
  await test.step('two given colors that are nearly the same', async () => {
    await openPage(page, `${PATH}?c=0A66C2,0A66C6&count=4`);
    const alike = page.getByRole('region', { name: 'Too similar' });
    await expect(alike).toContainText('#0A66C2 and #0A66C6');
    await expect(alike).toContainText('both are your own');
    await expect(alike).toContainText('your own colors are never changed.');
  });
  await test.step('a contrast that no color reaches on both grounds', async () => {
    await openPage(page, `${PATH}?count=4&ground=both&contrast=7`);
    await expect(content(page)).toContainText('No 4 colors reach 7:1 on both #FFFFFF and #111111.');
  });
  await test.step('a given color that does not stand out', async () => {
    await openPage(page, `${PATH}?c=FFE600&count=3`);
    await expect(content(page)).toContainText('#FFE600 stays as entered, with less than 3:1');
  });
  await test.step('a text that is no color', async () => {
    await field(page, 'Your color 1').fill('bluish');
    await expect(content(page)).toContainText('Not an opaque color yet, so it is ignored.');
    await expect(field(page, 'Your color 1')).toHaveValue('bluish');
    await expect(page).toHaveURL(/c=bluish/);
    await expect(swatches(page).getByRole('listitem')).toHaveCount(3);
  });
  await test.step('more given colors than the number says', async () => {
    await openPage(page, `${PATH}?c=0A66C2,C2410C,15803D&count=2`);
    await expect(content(page)).toContainText('You entered more colors than this number');
    await expect(content(page)).toContainText('All of these are your own');
    await showOnPhone(page);
  });
});

test('a color of Display P3 stays what it is, and says what is measured of it', async ({
  page,
}) => {
  const RED = 'color(display-p3 1 0 0)';
  const query = new URLSearchParams({ colors: 'FF0B0C-112233-3B82F6', css: RED });
  await openPage(page, `/palette-visualizer?${query}`);
  await onWideScreen(page);

  await test.step('it comes from the bar of another page', async () => {
    await openMoreLinks(page);
    await page.getByRole('link', { name: 'Make a data palette' }).click();
    await expect(field(page, 'Your color 1')).toHaveValue(RED);
    await expect(content(page)).toContainText(
      /Outside sRGB: charts use #FF0B0C \(ΔE_OK 0\.04\d\d\)\./,
    );
    const first = swatches(page).getByRole('listitem').first();
    await expect(first).toContainText('FF0B0C');
    await expect(first.getByRole('button')).toHaveAccessibleName(/, locked$/);
    await expect(first.getByRole('button')).toHaveCSS('background-color', RED);
  });
  await test.step('and goes on whole', async () => {
    await openMoreLinks(page);
    await page.getByRole('link', { name: 'Edit in creator' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('css')).toBe(RED);
  });
});

test('another palette keeps what is locked, and single colors are changed', async ({ page }) => {
  await openPage(page, PATH);
  const colors = swatches(page).getByRole('button');
  const another = page.getByRole('button', { name: 'Another' });
  const tools = page.getByRole('region', { name: /^Color \d$/ });

  await test.step('a style and a button or Space make others, and the link restores them', async () => {
    const first = await hexesOf(page);
    await page.getByRole('combobox', { name: 'Style' }).selectOption('Muted');
    await expect.poll(() => hexesOf(page)).not.toEqual(first);
    const muted = await hexesOf(page);
    await another.click();
    await expect.poll(() => hexesOf(page)).not.toEqual(muted);
    await expect(page).toHaveURL(/style=muted&seed=1$/);
    const second = await hexesOf(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/seed=2$/);
    await expect.poll(() => hexesOf(page)).not.toEqual(second);
    const third = await hexesOf(page);
    await page.reload();
    await expect.poll(() => hexesOf(page)).toEqual(third);
  });
  await test.step('a color is typed, and stays in its place', async () => {
    const before = await hexesOf(page);
    await colors.nth(2).click();
    await tools.getByRole('textbox', { name: /^Color 3, [^,]+$/ }).fill('#E3120B');
    await expect.poll(() => hexesOf(page)).toEqual(before.with(2, 'E3120B'));
    await another.click();
    await expect.poll(() => hexesOf(page)).not.toEqual(before.with(2, 'E3120B'));
    expect((await hexesOf(page))[2]).toBe('E3120B');
    await expect(page).toHaveURL(/c=E3120B&at=3$/);
  });
  await test.step('one is replaced alone, moved by keys, and all of it can be undone', async () => {
    const before = await hexesOf(page);
    await colors.nth(4).click();
    // Few colors fit between four others, so that the next may be the same.
    await expect(async () => {
      await tools.getByRole('button', { name: 'Replace' }).click();
      const fifth = async () => (await hexesOf(page))[4];
      await expect.poll(fifth, { timeout: 3000 }).not.toBe(before[4]);
    }).toPass();
    const after = await hexesOf(page);
    expect(after).toEqual(before.with(4, after[4]!));
    await colors.nth(3).press('ArrowLeft');
    await expect(colors.nth(2)).toBeFocused();
    await colors.nth(2).press('Shift+ArrowLeft');
    await expect.poll(async () => (await hexesOf(page))[1]).toBe('E3120B');
    await expect(colors.nth(1)).toBeFocused();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => hexesOf(page)).toEqual(after);
  });
  await test.step('the keys of the creator lock, add, copy and remove a color', async () => {
    await colors.nth(0).press('l');
    await expect(colors.nth(0)).toHaveAccessibleName(/, locked$/);
    const before = await hexesOf(page);
    await colors.nth(1).press('+');
    await expect(colors).toHaveCount(before.length + 1);
    await expect(colors.nth(2)).toBeFocused();
    expect((await hexesOf(page)).toSpliced(2, 1)).toEqual(before);
    await colors.nth(2).press('c');
    await expect(page.getByRole('status', { name: 'Notifications' })).toContainText('copied');
    await colors.nth(2).press('Delete');
    await expect.poll(() => hexesOf(page)).toEqual(before);
    await expect(colors.nth(2)).toBeFocused();
    await expect(colors.nth(0)).toHaveAccessibleName(/, locked$/);
  });
});

test('a named palette has files of its name, and is saved after signing up', async ({ page }) => {
  await openPage(page, `${PATH}?count=4`);
  const format = page.getByRole('combobox', { name: 'For' });
  const colors = await hexesOf(page);

  await test.step('its name stands in files and in the link', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Harbor news');
    await format.selectOption('ggplot2');
    const file = page.getByRole('region', { name: 'harbor-news.R' });
    await expect(file).toContainText('scale_fill_harbor_news');
    await format.selectOption('Datawrapper');
    const row = page.getByRole('region', { name: 'harbor-news.datawrapper.txt' });
    await expect(row).toHaveText(colors.map((hex) => `#${hex}`).join(', '));
    await expect(page).toHaveURL(/count=4&name=Harbor\+news$/);
    await format.selectOption('Sheet (PNG)');
    await expect(page.getByRole('img', { name: /^harbor-news.png/ })).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await saved).suggestedFilename()).toBe('harbor-news.png');
    const sheet = await readFile(await (await saved).path());
    expect([sheet.readUInt32BE(16), sheet.toString('latin1', 1, 4)]).toEqual([2400, 'PNG']);
  });
  await test.step('signing up leads back, and saves it', async () => {
    await page.getByRole('button', { name: 'Save Palette' }).click();
    await expect(toasts(page)).toContainText('Login Required');
    const notice = 'After you sign in, the palette Harbor news is saved. Only you can see it.';
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await fillInSignUp(page);
    await expect(toasts(page)).toContainText('Harbor news is in your profile. Only you see it.');
    expect(await hexesOf(page)).toEqual(colors);
  });
});

test('several dropped files bring their colors, and what cannot be read is named', async ({
  page,
}) => {
  await openPage(page, PATH);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    for (const [name, text] of [
      ['sea.css', ':root { --sea: #0a66c2 }'],
      ['song.mp3', 'ID3\0\x03'],
      ['sun.css', ':root { --sun: #f59e0b }'],
    ] as const) {
      transfer.items.add(new File([text], name));
    }
    return transfer;
  });
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
  await expect(toasts(page)).toContainText('Not All Imported');
  await expect(toasts(page)).toContainText('song.mp3: ');
  await expect(toasts(page)).toContainText('palette files (ASE, ACO, GPL, CSV, PDF and others)');
  await expect(page).toHaveURL(/c=0A66C2&c=F59E0B/);
});

test('on a phone the colors stay in sight above the settings', async ({ page }) => {
  await openPage(page, PATH);
  await showOnPhone(page);
  await expect(swatches(page)).toBeInViewport({ ratio: 1 });
  await page.getByRole('radio', { name: 'Both' }).scrollIntoViewIfNeeded();
  await expect(swatches(page)).toBeInViewport({ ratio: 1 });
});
