import type { Page } from '@playwright/test';
import { writeAse } from '@swatchwork/formats';

import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const BOOK = {
  name: 'Threads',
  colors: ['#000000', '#1C4587', '#FFD166', '#E8485A'] as const,
  exact: ['lab(70 30 45)', undefined, undefined, undefined],
  colorNames: ['Apricot 12', 'Harbor 7', 'Straw 3', 'Coral 4'],
};
const FILE = {
  name: 'threads.ase',
  mimeType: '',
  buffer: Buffer.from(writeAse({ ...BOOK, colors: [...BOOK.colors] })),
};

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Match your own book' });
const nearest = (page: Page) =>
  dialogOf(page).getByRole('list', { name: 'Nearest in your book' }).getByRole('listitem');

test("the nearest colors of one's own book, on a palette's page and in the creator, until it is forgotten", async ({
  page,
}) => {
  await page.goto('/explore-palettes');
  await page.locator('a[href^="/palettes/"]').first().click();
  const open = page.getByRole('button', { name: 'Match your own book' });
  await open.click();
  await expect(dialogOf(page)).toContainText('It stays on this device.');
  await expectNoViolations(page);

  const chooser = dialogOf(page).getByLabel('Book', { exact: true });
  await chooser.setInputFiles({
    ...FILE,
    name: 'bare.txt',
    buffer: Buffer.from('#112233 #AABBCC'),
  });
  await expect(dialogOf(page).getByRole('alert')).toContainText(
    'bare.txt: the colors of a book must have names; 2 colors have none.',
  );
  await chooser.setInputFiles(FILE);
  await expect(dialogOf(page)).toContainText('Threads, 4 colors');
  await expect(dialogOf(page)).toContainText('white point D50');
  await expect(nearest(page).first()).toContainText(/ΔE \d+\.\d/);
  await expect(nearest(page).first()).toContainText('Runner-up');
  await expectNoViolations(page);

  // Kept on the device, for every page that has a palette.
  await page.goto('/create-palette?colors=1C4587-FFD166-E8485A');
  await page.getByRole('tab', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'More formats' }).click();
  await page.getByRole('button', { name: 'Match your own book' }).press('Enter');
  await expect(nearest(page)).toHaveCount(3);
  await expect(nearest(page).first()).toContainText('Harbor 7');
  await expect(nearest(page).first()).toContainText('ΔE 0.0, hardly visible');
  await dialogOf(page).getByRole('button', { name: 'Forget' }).press('Enter');
  await expect(dialogOf(page).getByLabel('Book', { exact: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('colorBook'))).toBeNull();
});
