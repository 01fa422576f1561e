import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

import { dismissToast } from '../support/account.ts';
import { expect, test } from '../support/test.ts';
import {
  BRAND,
  design,
  openVisualizer,
  PATH,
  QUERY,
  tab,
  toasts,
} from '../support/visualizer-page.ts';

const ROLES = ['Page', 'Surface', 'Primary', 'Secondary', 'Accent', 'Text'];

test('VISUAL-09, VISUAL-10, VISUAL-11, VISUAL-13: the palette as CSS, SVG and JSON', {
  tag: '@core',
}, async ({ page }) => {
  await openVisualizer(page, `${PATH}${QUERY}`);
  for (const [id, format, holds] of [
    ['VISUAL-09', 'CSS', '--color-3: #E4572E;'],
    ['VISUAL-10', 'SVG', 'fill="#E4572E"'],
    ['VISUAL-11', 'JSON', '"name": "Harbor"'],
  ] as const) {
    await test.step(`${id}: ${format}`, async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Export ${format}`, exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`harbor.${format.toLowerCase()}`);
      expect(await readFile(await file.path(), 'utf8')).toContain(holds);
      await expect(toasts(page)).toContainText('Downloaded!');
      await dismissToast(toasts(page));
    });
  }
});

test('the roles that the designs show are exported by name, light and dark', async ({ page }) => {
  const swatchOf = (role: string) =>
    page.getByRole('combobox', { name: role }).locator('option:checked');
  /** What the page shows beside a role: its color, or a chosen one. */
  const shown = async () => {
    const texts = await Promise.all(ROLES.map((role) => swatchOf(role).textContent()));
    return texts.map((text) => /#[0-9A-F]{6}/.exec(text ?? '')?.[0]);
  };
  /** The values of the roles in a block of the style sheet. */
  const written = (block: string) =>
    ROLES.map(
      (role) => new RegExp(`--color-${role.toLowerCase()}: (#[0-9A-F]{6});`).exec(block)?.[1],
    );

  await openVisualizer(page, `${PATH}${QUERY}&accent=1`);
  const light = await shown();
  await page.getByRole('checkbox', { name: 'Dark' }).check();
  await expect.poll(shown).not.toEqual(light);
  const dark = await shown();
  await page.getByRole('radio', { name: 'Roles, light and dark' }).check();

  await test.step('as CSS', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSS', exact: true }).click();
    expect((await download).suggestedFilename()).toBe('harbor-roles.css');
    const css = await readFile(await (await download).path(), 'utf8');
    const [inLight = '', ...inDark] = css.split('color-scheme: dark;');
    expect(written(inLight)).toEqual(light);
    expect(inDark).toHaveLength(2);
    for (const block of inDark) expect(written(block)).toEqual(dark);
  });
  await test.step('in formats of the dialog', async () => {
    await page.getByRole('button', { name: 'More formats' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export roles' });
    const format = dialog.getByRole('combobox', { name: 'Format' });
    const preview = dialog.getByRole('region', { name: 'Preview' });
    await format.selectOption('tailwind');
    await expect(preview).toContainText('@theme static');
    await format.selectOption('tokens');
    const tokens = JSON.parse((await preview.textContent()) ?? '');
    expect(tokens.dark.text.$value.hex.toUpperCase()).toBe(dark[ROLES.indexOf('Text')]);
    await format.selectOption('csv');
    await expect(preview).toContainText('on-accent, dark');
  });
});

test('VISUAL-12, VISUAL-13, VISUAL-23, VISUAL-24: pictures, and those that fail', async ({
  page,
}) => {
  await test.step('VISUAL-12, VISUAL-13: the palette as PNG', async () => {
    await openVisualizer(page, `${PATH}${QUERY}`);
    const png = await save(page, 'Export PNG');
    expect([png.width, png.height]).toEqual([500, 100]);
    expect(pixel(png, 250, 50)).toBe('#E4572E');
  });
  await test.step('VISUAL-23: around a round corner the picture is white', async () => {
    await openVisualizer(page, `${PATH}${QUERY}&tab=mobile`);
    expect(pixel(await save(page, 'Export Home screen as PNG'), 1, 1)).toBe('#FFFFFF');
  });
  await test.step('VISUAL-24: a design that is gone cannot be saved, and the page says so', async () => {
    await openVisualizer(page, `${PATH}${QUERY}&tab=web`);
    await design(page, /^Home page/).evaluate((element) => element.removeAttribute('id'));
    await page.getByRole('button', { name: 'Export Web page as PNG' }).click();
    await expect(toasts(page)).toContainText('Export Error');
    await expect(toasts(page)).toContainText('Element not found for export.');
  });
});

const DESIGNS: readonly [id: string, tab: string, titles: string[]][] = [
  ['VISUAL-15', 'Cards', ['Professional business card', 'Creative business card']],
  ['VISUAL-16', 'Logos', ['Text logo', 'Icon and text logo', 'Badge logo']],
  ['VISUAL-17', 'Print', ['Flyer', 'Poster', 'Newsletter', 'Brochure']],
  ['VISUAL-18', 'Web', ['Web page']],
  ['VISUAL-19', 'Mobile', ['Home screen', 'Journey screen', 'Ticket screen']],
  ['VISUAL-20', 'Dashboard', ['Dashboard']],
  ['VISUAL-21', 'Swatches', ['Swatch sheet']],
];

test('VISUAL-13, VISUAL-14, VISUAL-15, VISUAL-16, VISUAL-17, VISUAL-18, VISUAL-19, VISUAL-20, VISUAL-21, VISUAL-22, VISUAL-23, VISUAL-26: every design shows and is saved as PNG', {
  tag: '@system',
}, async ({ page }) => {
  test.slow(); // sixteen pictures
  await openVisualizer(page, `${PATH}${QUERY}`);
  await expect(page.getByRole('tab')).toHaveText(DESIGNS.map(([, name]) => name));
  for (const [id, label, titles] of DESIGNS) {
    await test.step(`${id}: ${label}`, async () => {
      await tab(page, label).click();
      await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(page.locator('figure h3')).toHaveText(titles);

      for (const title of titles) {
        const element = page
          .locator('figure', { has: page.getByRole('heading', { name: title, exact: true }) })
          .getByRole('img');
        const box = (await element.boundingBox())!;
        const png = await save(page, `Export ${title} as PNG`);
        expect(Math.abs(png.width - 2 * box.width)).toBeLessThanOrEqual(2);
        expect(Math.abs(png.height - 2 * box.height)).toBeLessThanOrEqual(2);
        const seen = colorsOf(png);
        const ofPalette = BRAND.filter((color) => (seen.get(color) ?? 0) > 200);
        expect(ofPalette.length, `${title} shows ${ofPalette}`).toBeGreaterThanOrEqual(3);
        expect(isOpaque(png)).toBe(true);
      }
    });
  }
});

test('VISUAL-25: a browser that cannot encode a picture says so', async ({ page }) => {
  // The behavior of browsers with a canvas that is too large for them.
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,';
  });
  await openVisualizer(page, `${PATH}${QUERY}&tab=logos`);
  await page.getByRole('button', { name: 'Export Text logo as PNG' }).click();
  await expect(toasts(page)).toContainText('Export Error', { timeout: 30_000 });
  await expect(toasts(page)).toContainText('Failed to export visual. Please try again.');
});

/** Clicks an export button and decodes the saved file. */
async function save(page: Page, button: string): Promise<PNG> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const path = await (await download).path();
  await expect(toasts(page)).toContainText('Downloaded!');
  return PNG.sync.read(await readFile(path));
}

function pixel({ data, width }: PNG, x: number, y: number): string {
  const at = (y * width + x) * 4;
  return `#${data
    .subarray(at, at + 3)
    .toString('hex')
    .toUpperCase()}`;
}

/** How many pixels each color has. */
function colorsOf(png: PNG): Map<string, number> {
  const counts = new Map<string, number>();
  for (let y = 0; y < png.height; y += 1) {
    for (let x = 0; x < png.width; x += 1) {
      const color = pixel(png, x, y);
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
  }
  return counts;
}

function isOpaque({ data }: PNG): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}
