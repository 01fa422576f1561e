import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { ExportedPalette } from '@swatchwork/formats';
import { FORMATS, findFormat } from '@swatchwork/formats/formats';
import { readPalette } from '@swatchwork/formats/read';
import { PNG } from 'pngjs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectNoViolations } from '../support/axe.ts';

import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const SEA: ExportedPalette = {
  name: 'Deep sea',
  colors: ['#001122', '#334455', '#667788', '#99AABB', '#CCDDEE'],
  colorNames: ['Abyss', 'Kelp', 'Fog', 'Foam', 'Sky'],
};
const MANY: ExportedPalette = {
  name: 'Many',
  colors: [
    ...['#FF0000', '#FE0000', '#00FF00', '#0000FF', '#FFFF00', '#00FFFF', '#FF00FF', '#000000'],
    ...['#804000', '#008080', '#800080', '#C0C0C0'],
  ] as `#${string}`[],
};

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export palette' });
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import palette' });
const chooseDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose colors' });

async function fileOf(id: string, palette: ExportedPalette) {
  const format = findFormat(id)!;
  return {
    name: `sea.${format.extension}`,
    mimeType: '',
    buffer: Buffer.from(await format.write(palette, new Date())),
  };
}

/** Drops a real file onto the middle of the page. */
async function drop(page: Page, { name, buffer }: Awaited<ReturnType<typeof fileOf>>) {
  const transfer = await page.evaluateHandle(
    ([file, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], file));
      return data;
    },
    [name, buffer.toString('base64')] as const,
  );
  // Browsers repeat the event as long as a file hovers.
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer: transfer });
    await expect(page.getByText('Drop a palette file to import it')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer });
  await expect(page.getByText('Drop a palette file to import it')).toBeHidden();
}

/** Pastes with the keyboard, outside of every field. */
async function paste(page: Page, text: string) {
  await page.evaluate((value) => navigator.clipboard.writeText(value), text);
  await page.getByRole('button', { name: 'Random Colors' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
}

test('CREATOR-63, TOAST-02: every format can be chosen, downloaded and read back', {
  tag: '@system',
}, async ({ page }) => {
  test.slow();
  const creator = creatorOn(page);
  await creator.open('?name=Fruit', 'Export');
  await page.getByRole('button', { name: 'More formats' }).click();
  const dialog = exportDialog(page);
  for (const { id, extension, isText } of FORMATS) {
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption(id);
    const save = dialog.getByRole('button', { name: `Download .${extension}` });
    let saved: Download | undefined;
    // Chromium allows ten downloads per second and drops further ones silently.
    await expect(async () => {
      [saved] = await Promise.all([
        page.waitForEvent('download', { timeout: 10_000 }),
        save.click(),
      ]);
    }).toPass();
    const download = saved!;
    expect(download.suggestedFilename()).toBe(`fruit.${extension}`);
    const content = await readFile(await download.path());
    if (isText) {
      await expect(dialog.getByRole('region', { name: 'Preview' })).toBeVisible();
    }
    const { palette } = readPalette(content);
    expect(palette.colors.map(({ hex }) => hex)).toEqual(DEFAULT_COLORS);
  }
  await expect(creator.toasts).toContainText('Downloaded!');
});

test('a slide in PNG is as large as a screen, in the colors of the palette', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('?name=Sea', 'Export');
  await page.getByRole('button', { name: 'More formats' }).click();
  const dialog = exportDialog(page);
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('png-slide');
  const preview = dialog.getByRole('img', { name: 'Preview of the file' });
  await expect
    .poll(() => preview.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
    .toEqual([1920, 1080]);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download .png' }).click();
  expect((await download).suggestedFilename()).toBe('sea.png');
  const { width, height, data } = PNG.sync.read(await readFile(await (await download).path()));
  expect([width, height]).toEqual([1920, 1080]);
  const columns = DEFAULT_COLORS.map((_, i) => {
    const at = (400 * width + Math.floor((i + 0.5) * (width / DEFAULT_COLORS.length))) * 4;
    return `#${data.toString('hex', at, at + 3)}`.toUpperCase();
  });
  expect(columns).toEqual(DEFAULT_COLORS);
});

test('a sheet in PDF notes the names that it leaves out, and Print writes them', {
  tag: '@core',
}, async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open(`?name=${encodeURIComponent('春の海')}`, 'Export');
  await page.getByRole('button', { name: 'More formats' }).click();
  const dialog = exportDialog(page);
  await dialog.getByRole('combobox', { name: 'Format' }).selectOption('pdf');
  const losses = dialog.getByRole('list', { name: 'What this format cannot store' });
  await expect(losses).toContainText('leave out 1 name');
  await expect(dialog.getByText('Printing includes every name')).toBeVisible();

  const save = dialog.getByRole('button', { name: 'Download .pdf' });
  await page.route('**/Geist*.ttf', (route) => route.abort());
  await save.click();
  await expect(creator.toasts).toContainText('Export Error');
  await page.unroute('**/Geist*.ttf');
  const download = page.waitForEvent('download');
  await save.click();
  const content = await readFile(await (await download).path());
  expect(await pdfText(content)).toContain('#F472B6');

  await page.evaluate(() => {
    window.print = () => document.body.append('Asked to print');
  });
  await dialog.getByRole('button', { name: 'Print' }).click();
  await expect(page.getByText('Asked to print')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: '春の海' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(DEFAULT_COLORS.length);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
});

/** Width and height in points, as Chromium rounds them. */
const PAPERS = [
  ['A4', 596, 843],
  ['Letter', 612, 792],
] as const;

for (const [format, width, height] of PAPERS) {
  test(`a palette of two to ten colors is printed on one page of ${format}`, async ({ page }) => {
    const creator = creatorOn(page);
    for (const count of [2, 8, 10]) {
      const colors = DEFAULT_COLORS.concat(DEFAULT_COLORS).slice(0, count);
      const list = colors.map((hex) => hex.slice(1)).join('-');
      await creator.open(`?colors=${list}&name=${encodeURIComponent('Синее море')}`, 'Export');
      const file = await page.pdf({ format, printBackground: true });
      const sheet = await getDocumentProxy(new Uint8Array(file));
      expect(sheet.numPages).toBe(1);
      const { view } = await sheet.getPage(1);
      expect(view.slice(2).map(Math.round)).toEqual([width, height]);
      const text = await pdfText(file);
      for (const hex of colors) expect(text).toContain(hex);
      expect(text).toContain('Синее море');
      expect(text).not.toContain('Export');
    }
    await expect(page.locator('.print-sheet')).toHaveCount(0); // gone after printing
  });
}

const pdfText = async (file: Uint8Array) =>
  (await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true })).text;

test('copied, pasted, dropped and chosen', { tag: '@core' }, async ({ page }) => {
  await test.step('the preview is what is copied; names are there on request; the format is remembered', async () => {
    const creator = creatorOn(page);
    await creator.open('?name=Fruit', 'Export');
    await page.getByRole('button', { name: 'More formats' }).click();
    const dialog = exportDialog(page);
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption('tailwind');
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('--color-fruit-pink: #F472B6; /* pink */');
    const naming = dialog.getByRole('combobox', { name: 'Color names' });
    await naming.selectOption({ label: 'Poetic, from a long list' });
    await expect(preview).toContainText('--color-fruit-pop-that-gum: #F472B6; /* Pop That Gum */');
    const variables = dialog.getByRole('combobox', { name: 'Variables' });
    await variables.selectOption({ label: 'Numbered' });
    await expect(preview).toContainText('--color-fruit-1: #F472B6; /* Pop That Gum */');
    await naming.selectOption({ label: 'None' });
    await expect(preview).not.toContainText('Gum');
    await expect(variables).toBeHidden();

    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(creator.toasts).toContainText('Palette Copied!');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('@theme {\n  --color-fruit-1: #F472B6;\n');
    expect(await preview.innerText()).toBe(copied);

    await page.reload();
    await creator.open('', 'Export');
    await page.getByRole('button', { name: 'More formats' }).click();
    await expect(dialog.getByRole('combobox', { name: 'Format' })).toHaveValue('tailwind');
  });
  await test.step('what the colors of a file are beyond their hexes is kept and told', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await drop(page, await fileOf('swatches', { ...SEA, alphas: [0.5] }));
    await creator.expectColors(SEA.colors as string[]);
    await expect(page.getByText('Opacity 50%.')).toBeAttached();
    await expect(page).toHaveURL(/&css=rgb/);
  });
  await test.step('D19: more than ten are offered for choosing, near-duplicates for merging', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await drop(page, await fileOf('ase', MANY));
    const dialog = chooseDialog(page);
    await expect(dialog).toContainText('11 colors from: Adobe Swatch Exchange. Choose up to 10.');
    await expect(dialog.getByRole('checkbox', { name: /^#/ })).toHaveCount(11);
    await expect(dialog.getByRole('checkbox', { name: '#C0C0C0' })).toBeDisabled();

    await dialog.getByRole('checkbox', { name: 'Merge 1 near-duplicate' }).uncheck();
    await expect(dialog.getByRole('checkbox', { name: /^#/ })).toHaveCount(12);
    await dialog.getByRole('checkbox', { name: '#FE0000' }).uncheck();
    await dialog.getByRole('checkbox', { name: '#C0C0C0' }).check();
    await dialog.getByRole('button', { name: 'Import 10 colors' }).click();
    await creator.expectColors(MANY.colors.filter((_, i) => ![1, 10].includes(i)));
    await creator.expectUndoCount(1);
  });
  await test.step('a pasted link, pasted colors, and a pasted text without any', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await paste(page, 'https://coolors.co/001122-334455-667788-99aabb-ccddee');
    await creator.expectColors(SEA.colors as string[]);

    await paste(page, 'rgb(255, 0, 0)\noklch(0.62308 0.18801 259.81)');
    await creator.expectColors(['#FF0000', '#3B82F6']);

    await paste(page, 'Nothing to see here');
    await expect(creator.toasts).toContainText('Import Failed');
    await expect(creator.toasts).toContainText('Nothing has changed.');
    await creator.expectColors(['#FF0000', '#3B82F6']);

    await paste(page, '#112233'); // one color joins the palette
    await creator.expectColors(['#FF0000', '#3B82F6', '#112233']);
  });
  await test.step('a paste into a field stays there', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await page.evaluate(() => navigator.clipboard.writeText('#FF0000 #00FF00'));
    const field = page.getByRole('textbox', { name: 'Palette name' });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field).toHaveValue('#FF0000 #00FF00');
    await creator.expectColors(DEFAULT_COLORS);
  });
  await test.step('by keyboard alone: the dialog, a mistake, a correction', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await page.getByRole('button', { name: 'Import', exact: true }).focus();
    await page.keyboard.press('Enter');
    const dialog = importDialog(page);
    const box = dialog.getByRole('textbox', { name: /paste colors/ });
    await box.focus();
    await page.keyboard.type('{"colors": [');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText(
      'JSON, offset 12: it is not valid JSON here.',
    );
    await expect(box).toHaveValue('{"colors": [');

    await box.fill(SEA.colors.join(' '));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await creator.expectColors(SEA.colors as string[]);
    await expect(dialog).toBeHidden();
  });
  await test.step('a chosen file, a picture, and one that is too large', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const dialog = importDialog(page);
    const chooser = dialog.getByLabel('Palette file');
    const picture = Buffer.from('no picture');
    await chooser.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: picture });
    await expect(dialog.getByRole('alert')).toHaveText(
      'a.png: This browser cannot read the image.',
    );
    await chooser.setInputFiles({
      name: 'a.txt',
      mimeType: 'text/plain',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1, 32),
    });
    await expect(dialog.getByRole('alert')).toHaveText('a.txt: The file is larger than 5 MiB.');
    await chooser.setInputFiles(await fileOf('gpl', SEA));
    await creator.expectColors(SEA.colors as string[]);
  });
});

test('a dropped file brings its colors and their names, and one Undo takes it back', {
  tag: '@system',
}, async ({ page }) => {
  for (const id of [
    'ase',
    'aco',
    'gpl',
    'tokens',
    'json',
    'csv',
    'svg',
    'png',
    'png-slide',
    'pdf',
    'css',
    'tailwind-config',
  ]) {
    await test.step(`a dropped ${id} file brings its colors and their names, and one Undo takes it back`, async () => {
      const creator = creatorOn(page);
      await creator.open();
      await drop(page, await fileOf(id, SEA));
      await creator.expectColors(SEA.colors as string[]);
      await expect(creator.toasts).toContainText('Palette Imported!');
      await expect(creator.slots.first()).toContainText('Abyss');
      const hasTitle = !['aco', 'csv'].includes(id);
      await expect(page.getByRole('textbox', { name: 'Palette name' })).toHaveValue(
        hasTitle ? 'Deep sea' : 'sea',
      );
      await creator.expectUndoCount(1);
      await creator.undo.click();
      await creator.expectColors(DEFAULT_COLORS);
    });
  }
});

test('axe finds nothing in the dialogs in any surround', { tag: '@system' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const creator = creatorOn(page);
  await creator.open();
  const check = async () => {
    await expectNoViolations(page, { include: ['dialog[open]'] });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.keyboard.press('Escape');
  };
  await creator.tab('Export').click();
  await page.getByRole('button', { name: 'More formats' }).click();
  await expect(exportDialog(page)).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(importDialog(page)).toBeVisible();
  await check();
  await drop(page, await fileOf('ase', MANY));
  await expect(chooseDialog(page)).toBeVisible();
  await check();
});
