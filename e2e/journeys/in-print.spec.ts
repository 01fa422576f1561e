import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parseHex } from '@swatchwork/color';
import { readPalette } from '@swatchwork/formats/read';
import { inksFor } from '@swatchwork/print';

import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'In print' }).getByRole('listitem');
const condition = (page: Page) => page.getByLabel('Print condition');
const open = (page: Page) =>
  page.getByRole('heading', { name: 'In print' }).scrollIntoViewIfNeeded();

test('colors in print, for one condition on every page, without loading it before it is seen', async ({
  page,
}) => {
  const tables: string[] = [];
  page.on('request', (request) => {
    if (/(?:coated|gracol|newsprint)-[\w-]+\.js/.test(request.url())) tables.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 }); // so that the part is not nearly in view
  await page.goto('/color-tools/color-converter?color=%2300C853');
  await expect(page.getByText('CMYK (uncalibrated)')).toBeVisible();
  expect(tables).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(/cmyk\(\d+%, \d+%, \d+%, \d+%\)/);
  await expect(rows(page)).toContainText(/Cannot be printed; nearest: ΔE \d+\.\d/);
  expect(tables).toHaveLength(1);
  await expectNoViolations(page);
  const coated = await rows(page).innerText();
  await condition(page).selectOption({ label: 'Newsprint, SNAP 2007 (CGATS TR 002)' });
  await expect(page.getByText('at most 240% of ink')).toBeVisible();
  await expect(rows(page)).not.toContainText(coated);

  const field = page.getByRole('textbox', { name: 'Color', exact: true });
  await field.fill('#505050');
  await expect(rows(page)).toContainText('#505050');
  const medium = await rows(page).innerText();
  await page.getByLabel('Black ink').selectOption('most');
  await expect(rows(page)).not.toContainText(medium);

  // Typed at once; white needs no ink.
  await field.fill('white');
  await expect(rows(page)).toContainText('cmyk(0%, 0%, 0%, 0%)');

  await page.goto('/color/FFFFFF?tab=values');
  await open(page);
  await expect(condition(page)).toHaveValue('newsprint');
  await expect(page.getByLabel('Black ink')).toHaveValue('most');
  await page.goto('/create-palette?colors=1C4587-FFD166-E8485A');
  await page.getByRole('tab', { name: 'Check' }).click();
  await open(page);
  await expect(condition(page)).toHaveValue('newsprint');
  await expect(rows(page)).toHaveCount(3);
});

test('a file of swatches or a sheet holds the inks of a condition', async ({ page }) => {
  await page.goto('/create-palette?colors=1C4587-FFD166-505050#export');
  await page.getByRole('button', { name: 'More formats' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export palette' });
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('css');
  await expect(dialog.getByLabel('Colors for')).toHaveCount(0);
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('ase');
  await dialog.getByLabel('Colors for').selectOption('uncoated');
  await dialog.getByLabel('Black ink').selectOption('most');
  await expectNoViolations(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download .ase' }).click();
  const { palette } = readPalette(await readFile(await (await download).path()));
  const colors = ['#1C4587', '#FFD166', '#505050'].map((hex) => parseHex(hex)!);
  const { print } = await inksFor(colors, { condition: 'uncoated', black: 'most' });
  expect(palette.colors.map(({ inks }) => inks)).toEqual(
    print!.map((inks) => inks.map((ink) => expect.closeTo(ink, 4))),
  );
});

test('the tab Print of the visualizer shows designs on paper, also from a link', async ({
  page,
}) => {
  await page.goto('/palette-visualizer?colors=0050FF,FF3D00,00C853,FFF8E1');
  await expect(page.getByLabel('Soft proof')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Print' }).click();
  await expect(page.getByLabel('Soft proof')).toHaveValue('');
  // As scripts write it, or as the server does.
  const blue = () =>
    page.locator('.mockups :is([style*="rgb(0, 80, 255)"], [style*="#0050FF"])').count();
  expect(await blue()).toBeGreaterThan(0);
  await page.getByLabel('Soft proof').selectOption('newsprint');
  await expect.poll(blue).toBe(0);
  await expect(page).toHaveURL(/proof=newsprint/);
  await page.reload();
  await expect.poll(blue).toBe(0);
  await page.getByLabel('Soft proof').selectOption('');
  await expect.poll(blue).toBeGreaterThan(0);
});
