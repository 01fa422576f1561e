import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import type { Page } from '@playwright/test';

import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

/** A small shop: a theme in two modes, and colors written out in every way. */
const SHOP: Record<string, string> = {
  'package.json': '{ "name": "shop" }\n',
  '.gitignore': 'generated/\n',
  'logo.png': '\x89PNG',
  'README.md': '# Shop\n',
  'generated/all.css': '.x { color: #0a66c2 }\n',
  'node_modules/other/a.css': '.x { color: #0a66c2 }\n',
  'src/theme.css': `@import "tailwindcss";
@custom-variant dark (&:is(.dark *));
:root { --background: #ffffff; --foreground: #0b1220; --brand: #0a66c2; --violet: #7c3aed; --chart: #7c3aed }
.dark { --background: #0b1220; --foreground: #ffffff; --brand: #0a66c2; --violet: #7c3aed; --chart: #7c3aed }
@theme inline { --color-brand: var(--brand) }
`,
  'src/card.tsx': `export const Card = () => (
  <a className="bg-[#0a66c2]/50 text-slate-500" style={{ color: '#0A66C2' }}>
    Buy
  </a>
);
`,
  'src/list.vue':
    '<template><p>A</p></template>\r\n<style>\r\np { color: rgb(10 102 194); border-color: #7C3AED }\r\nb { color: #fff; fill: #0a66c3 }\r\n</style>\r\n',
  'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="#0a66c2"/></svg>',
  'src/broken.css': 'a { color: "',
};

const root = mkdtempSync(join(tmpdir(), 'swatchwork-strays-'));
test.afterAll(() => rmSync(root, { recursive: true }));

function shop(name: string): string {
  const folder = join(root, name);
  for (const [path, text] of Object.entries(SHOP)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  execFileSync('git', ['init', '-q'], { cwd: folder });
  return folder;
}

const part = (page: Page) => page.getByRole('region', { name: 'Stray colors', exact: true });
const verdict = (page: Page) => part(page).getByRole('status');
const token = (page: Page, name: string) => page.getByRole('combobox', { name });
const FOLDER = 'Folder of your project';

async function savedBy(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const one = await download;
  return { name: one.suggestedFilename(), path: await one.path() };
}

test('a folder becomes a patch that Git carries out, and no color is guessed', {
  tag: '@core',
}, async ({ page }) => {
  const folder = shop('shop');
  let html = '';

  await test.step('choose the folder: how many stray colors, and what was not searched', async () => {
    await openPage(page, '/audit');
    await page.getByLabel(FOLDER).setInputFiles(folder);
    await expect(verdict(page)).toHaveText(
      '7 stray colors are written out. 3 of them can become tokens, and no color changes. One choice is yours.',
    );
    await expect(page.getByRole('list', { name: /^What was not searched/ })).toContainText(
      'src/broken.css: it does not parse',
    );
    await expect(page.getByRole('list', { name: /^What was not searched/ })).toContainText(
      'other files, such as pictures and texts',
    );
    await expect(page.getByRole('region', { name: 'Contrast' })).toContainText('pairs');
    await expectNoViolations(page);
  });

  await test.step('a color has its places, its token in each mode, and what is near it', async () => {
    const colors = page.getByRole('list', { name: /^\d stray colors, the most/ });
    const brand = colors.getByRole('listitem').filter({ hasText: '3 places in 2 files' });
    await expect(brand).toContainText('--brand in every mode');
    await expect(brand).toContainText('#0a66c3 one step off');
    await brand.getByRole('button', { name: '3 places in 2 files: #0a66c2' }).click();
    await expect(brand.getByRole('list')).toContainText('src/card.tsx:2');
    await expect(colors.getByRole('listitem').filter({ hasText: '#ffffff' }).first()).toContainText(
      '--background in light alone',
    );
  });

  await test.step('the patch of what is certain', async () => {
    const { name, path } = await savedBy(page, 'Download patch');
    expect(name).toBe('stray-colors-of-shop.patch');
    execFileSync('git', ['apply', path], { cwd: folder });
    const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
    expect(textOf('src/card.tsx')).toBe(
      SHOP['src/card.tsx']!.replace('bg-[#0a66c2]/50', 'bg-brand/50').replace(
        "'#0A66C2'",
        "'var(--brand)'",
      ),
    );
    expect(textOf('src/list.vue')).toBe(
      SHOP['src/list.vue']!.replace('rgb(10 102 194)', 'var(--brand)'),
    );
    execFileSync('git', ['apply', '--reverse', path], { cwd: folder });
  });

  await test.step('a choice by keyboard, Undo and Redo', async () => {
    const choice = token(page, 'Token for #7c3aed as border');
    await expect(choice).toHaveValue('');
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await expect(choice).toHaveValue('--violet');
    await expect(verdict(page)).toContainText('4 of them can become tokens');
    await page.getByRole('button', { name: 'Undo (2)' }).click();
    await expect(choice).toHaveValue('');
    await page.getByRole('button', { name: 'Redo (1)' }).click();
    await expect(choice).toHaveValue('--violet');
    await token(page, 'Token for #0a66c2 as background').selectOption('');
    await page.reload();
    await expect(choice).toHaveValue('--violet');
    const { path } = await savedBy(page, 'Download patch');
    const patch = readFileSync(path, 'utf8');
    expect(patch).toContain('+p { color: var(--brand); border-color: var(--violet) }\r\n');
    expect(patch).toContain('bg-[#0a66c2]/50');
    execFileSync('git', ['apply', '--check', path], { cwd: folder });
  });

  await test.step('the report has both parts, and brings the work back', async () => {
    const { name, path } = await savedBy(page, 'Download HTML');
    expect(name).toBe('contrast-audit-of-shop.html');
    html = path;
    const text = readFileSync(path, 'utf8');
    expect(text).toContain('7 stray colors, 5 of them distinct');
    expect(text).toContain('src/card.tsx:2:');
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect(part(page)).toBeHidden();
    await page.getByLabel('Files of your theme').setInputFiles({
      name: 'report.html',
      mimeType: 'text/html',
      buffer: readFileSync(html),
    });
    await expect(token(page, 'Token for #7c3aed as border')).toHaveValue('--violet');
    await showOnPhone(page);
  });

  await test.step('on paper', async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('7 stray colors, 5 of them distinct')).toBeVisible();
  });
});

test('scripts alone, a folder that is dropped, and one too large for a link', async ({ page }) => {
  await openPage(page, '/audit');
  await test.step('without style sheets, both parts say what is missing', async () => {
    const file = (name: string, text: string) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    });
    await page
      .getByLabel('Files of your theme')
      .setInputFiles([file('card.tsx', SHOP['src/card.tsx']!)]);
    await expect(verdict(page)).toContainText('No tokens were found');
    await expect(page.getByRole('region', { name: 'Contrast' })).toContainText('Nothing to check');
    await expect(page.getByRole('button', { name: 'Download patch' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden();
    await page
      .getByLabel('Files of your theme')
      .setInputFiles([file('theme.css', SHOP['src/theme.css']!)]);
    await expect(verdict(page)).toHaveText(/^No stray colors/);
  });
  await test.step('a folder that is dropped is read with all that is in it', async () => {
    const browser = await page.context().newCDPSession(page);
    const data = { items: [], files: [shop('dropped')], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await browser.send('Input.dispatchDragEvent', { type, x: 300, y: 300, data });
    }
    await expect(verdict(page)).toHaveText(/^7 stray colors/);
    await expect(page.getByText('Drop files or a folder to check them')).toBeHidden();
    await expect(page.getByText(/git apply stray-colors-of-dropped\.patch/)).toBeVisible();
  });
  await test.step('a link that cannot hold it offers the file', async () => {
    const folder = shop('large');
    const random = Array.from({ length: 9000 }, (_, i) => ((i * 2654435761) >>> 8).toString(36));
    writeFileSync(join(folder, 'src/long.ts'), `// ${random.join('')}`);
    await page.getByLabel(FOLDER).setInputFiles(folder);
    await expect(verdict(page)).toHaveText(/^7 stray colors/);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(
      page.getByText(/The HTML report of Contrast Audit holds all of them/),
    ).toBeVisible();
  });
});
