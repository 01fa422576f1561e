import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

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
    await expect(verdict(page)).toContainText(/at least 1\d\.\d apart, for every reader of color/);
    await expect(swatches(page).getByRole('listitem')).toHaveCount(8);
    for (const item of await swatches(page).getByRole('listitem').all()) {
      await expect(item).toContainText(PLAIN_NAME);
    }
    await expect(page.getByRole('row', { name: /^This palette/ })).toContainText(/1\d\.\d/);
    await expect(page.getByRole('row', { name: /^Tableau 10/ })).toContainText('ISC');
  });
  await test.step('that ranges of lightness and chroma cost distance, beside them', async () => {
    await page.getByText('More choices', { exact: true }).click();
    await expect(page.getByRole('slider', { name: 'Greatest chroma' })).toBeVisible();
    await expect(page.getByText(/Ranges cost distance/)).toBeVisible();
    await page.goto(`${PATH}?lightness=0.5&lightness=0.55&chroma=0.05&chroma=0.1`);
    await expect(verdict(page)).toContainText('less than 10 apart for some type of vision');
  });
  await test.step('and what an address asks for', async () => {
    await page.goto(`${PATH}?kind=sequential&c=15803D&count=5`);
    await expect(verdict(page)).toContainText('5 steps, each');
    await expect(swatches(page).getByRole('listitem')).toHaveCount(5);
  });
});

test('a designer makes a palette for data around a brand color', { tag: '@core' }, async ({
  page,
}) => {
  await openPage(page, PATH);
  const charts = page.getByRole('region', { name: 'In charts' });

  await test.step('a color is added, kept and first', async () => {
    await page.getByRole('button', { name: 'Add a color of yours' }).click();
    await field(page, 'Your color 1').fill('#0A66C2');
    await expect(swatches(page).getByRole('listitem').first()).toContainText('0A66C2');
    await expect(swatches(page).getByRole('listitem').first()).toContainText('(yours)');
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
    await page.getByRole('button', { name: 'Undo (2)' }).click();
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

test('ramps are led by a color or two, and leave as files', async ({ page }) => {
  await openPage(page, PATH);

  await test.step('a diverging ramp begins with an example', async () => {
    await kind(page, 'Diverging').check();
    await expect(swatches(page).getByRole('listitem')).toHaveCount(9);
    await expect(verdict(page)).toContainText('The two wings differ by');
  });
  await test.step('a continuous ramp is one band', async () => {
    await page.getByRole('combobox', { name: 'Steps' }).selectOption('256');
    await expect(page.getByRole('img', { name: /^256 colors from/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/data-palettes$/);
  });
  await test.step('each program gets its file', async () => {
    const program = page.getByRole('combobox', { name: 'For' });
    await program.selectOption('Tableau');
    const file = page.getByRole('region', { name: 'Preferences.tps' });
    await expect(file).toContainText('type="regular"');
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
    const alike = page.getByRole('region', { name: 'Too alike' });
    await expect(alike).toContainText('#0A66C2 and #0A66C6');
    await expect(alike).toContainText('both are yours');
    await expect(alike).toContainText('Colors that you gave are never changed.');
  });
  await test.step('a contrast that no color reaches on both grounds', async () => {
    await openPage(page, `${PATH}?count=4&ground=both&contrast=7`);
    await expect(content(page)).toContainText('No 4 colors reach 7:1 on both #FFFFFF and #111111.');
  });
  await test.step('a given color that does not stand out', async () => {
    await openPage(page, `${PATH}?c=FFE600&count=3`);
    await expect(content(page)).toContainText('#FFE600 stays as you gave it, with less than 3:1');
  });
  await test.step('a text that is no color', async () => {
    await field(page, 'Your color 1').fill('bluish');
    await expect(content(page)).toContainText('No opaque color yet, so it is left out.');
    await expect(field(page, 'Your color 1')).toHaveValue('bluish');
    await expect(page).toHaveURL(/c=bluish/);
    await expect(swatches(page).getByRole('listitem')).toHaveCount(3);
  });
  await test.step('more given colors than the number says', async () => {
    await openPage(page, `${PATH}?c=0A66C2,C2410C,15803D&count=2`);
    await expect(content(page)).toContainText('You gave more colors than that number');
    await expect(content(page)).toContainText('All of these are yours');
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
    await page.getByRole('link', { name: 'Make a data palette' }).click();
    await expect(field(page, 'Your color 1')).toHaveValue(RED);
    await expect(content(page)).toContainText(
      /Outside sRGB: charts use #FF0B0C \(ΔE_OK 0\.04\d\d\)\./,
    );
    const first = swatches(page).getByRole('listitem').first();
    await expect(first).toContainText('FF0B0C');
    await expect(first).toContainText('(yours)');
    await expect(first.getByRole('button')).toHaveCSS('background-color', RED);
  });
  await test.step('and goes on whole', async () => {
    await page.getByRole('link', { name: 'Edit in creator' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('css')).toBe(RED);
  });
});
