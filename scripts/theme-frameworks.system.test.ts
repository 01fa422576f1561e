import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { compileString } from 'sass';
import { compile } from 'tailwindcss';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ThemeFormatId, writeTheme } from '../packages/formats/src/themes/index.ts';
import { createTheme, type Theme } from '../packages/theme/src/index.ts';
import { installApart, runIn } from '../testing/consumer-project.ts';
import { wordsOn } from '../testing/words-on-page.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';
import { fromRoot } from './lib/root.ts';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await installApart('frameworks');
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium to open pages in');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
}, 600_000);
afterAll(async () => {
  await browser?.close();
  if (folder) rmSync(dirname(folder), { recursive: true, force: true });
});

const inFolder = (path: string) => readFileSync(join(folder, path), 'utf8');

/** The page of a framework with components as it draws them, with the file of a theme. */
async function pageOf(framework: ThemeFormatId, theme: Theme): Promise<string> {
  const [file] = writeTheme(framework, theme, { name: 'Sea' }).files;
  if (framework === 'bootstrap' || framework === 'daisyui') {
    const { html }: { html: string } = await import(join(folder, `pages/${framework}.mjs`));
    const compiled = 'node_modules/bootstrap/dist/css/bootstrap.css';
    const css =
      framework === 'daisyui'
        ? await compileDaisyui(file!.text, html)
        : inFolder(compiled) + file!.text;
    return `<style>${css}</style>${html}`;
  }
  writeFileSync(join(folder, file!.path), file!.text);
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: [`pages/${framework}.jsx`],
    bundle: true,
    write: false,
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  const styles = framework === 'mantine' ? inFolder('node_modules/@mantine/core/styles.css') : '';
  const script = outputFiles[0]!.text.replaceAll('</script', '<\\/script');
  return `<style>${styles}</style><body><script type="module">${script}</script>`;
}

async function compileDaisyui(theme: string, html: string): Promise<string> {
  const require = createRequire(join(folder, 'package.json'));
  const compiled = await compile(`@import "tailwindcss";\n${theme}`, {
    base: folder,
    loadStylesheet: async (_, base) => {
      const path = require.resolve('tailwindcss/index.css');
      return { path, base, content: readFileSync(path, 'utf8') };
    },
    loadModule: async (id, base) => {
      const path = require.resolve(id);
      return { path, base, module: (await import(path)).default };
    },
  });
  return compiled.build([...new Set(html.match(/[\w()-]+/g))]);
}

const MODES = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['high-contrast', { colorScheme: 'light', contrast: 'more' }],
] as const;

/** Frameworks, how each is told to be dark, and whether its file has high contrast. */
const FRAMEWORKS = [
  ['mui', undefined, false],
  ['bootstrap', 'data-bs-theme', true],
  ['daisyui', undefined, true],
  ['mantine', undefined, false],
  ['chakra', 'class', false],
] as const;

/** The filled button of the primary color on each page. */
const PRIMARY = /^(contained primary|btn primary|filled brand|solid brand)$/;

const BRANDS = [['#0A66C2'], ['#FFCC00', '#D6006C', '#00A0B0'], ['#4A154B'], ['#000000']];

test.each(FRAMEWORKS)(
  '%s: all words can be read, also under the pointer, in each mode',
  async (framework, attribute, hasHigh) => {
    for (const brands of BRANDS) {
      const theme = createTheme({ brands });
      const html = await pageOf(framework, theme);
      for (const [mode, media] of MODES.slice(0, hasHigh ? 3 : 2)) {
        const page = await browser.newPage({ ...media, reducedMotion: 'reduce' });
        await page.setContent(html, { waitUntil: 'load' });
        if (attribute && mode !== 'high-contrast') {
          await page.evaluate(
            ([name, value]) => document.documentElement.setAttribute(name!, value!),
            [attribute, mode],
          );
        }
        await page.addStyleTag({
          content: '* { transition: none !important; animation: none !important }',
        });
        await page.locator('main button').first().waitFor();
        const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
        const words = [...(await wordsOn(page, 'body, body *')), ...(await hovered(page))];
        expect(words.length).toBeGreaterThan(80);
        if (framework !== 'daisyui') {
          const button = words.find(({ textContent }) => PRIMARY.test(textContent ?? ''));
          expect(button?.background).toBe(theme.modes[mode].roles['brand-solid'].hex);
        }
        const failing = words.flatMap(({ textContent, color, background, ratio }) =>
          ratio < minimum ? `${textContent}: ${color} on ${background}, ${ratio.toFixed(2)}` : [],
        );
        expect(failing, `${framework} ${mode} ${brands}`).toEqual([]);
        await page.close();
      }
    }
  },
  600_000,
);

const ANGULAR = `@use '@angular/material' as mat;
html { @include mat.theme((color: mat.$azure-palette, typography: Roboto, density: 0)); }`;

test('Angular Material: every color that its mixin computes is replaced, and words can be read on theirs', async () => {
  const { css } = compileString(ANGULAR, { loadPaths: [join(folder, 'node_modules')] });
  const names = [...css.matchAll(/--mat-sys-([\w-]+): light-dark/g)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(40);
  for (const brands of BRANDS) {
    const theme = createTheme({ brands });
    const { text } = writeTheme('angular-material', theme).files[0]!;
    expect(names.filter((name) => !text.includes(`--mat-sys-${name}: `))).toEqual([]);
    for (const [mode, media] of MODES) {
      const page = await browser.newPage(media);
      const pairs = names.filter((name) => name.startsWith('on-') && !name.includes('fixed'));
      const boxes = pairs.map((name) => {
        const background = `var(--mat-sys-${name.slice('on-'.length)})`;
        return `<p style="color: var(--mat-sys-${name}); background: ${background}">${name}</p>`;
      });
      await page.setContent(`<style>${css}</style><style>${text}</style>${boxes.join('')}`);
      const words = await wordsOn(page, 'p');
      expect(words).toHaveLength(pairs.length);
      const minimum = theme.modes[mode].target === 'AA' ? 4.5 : 7;
      expect(
        words.filter(({ ratio }) => ratio < minimum),
        `${mode} ${brands}`,
      ).toEqual([]);
      await page.close();
    }
  }
});

test('TypeScript accepts the files in strict mode', async () => {
  const theme = createTheme({ brands: ['#FFCC00', { color: '#D6006C', name: 'text' }] });
  for (const framework of ['mui', 'mantine', 'chakra'] as const) {
    const { path, text } = writeTheme(framework, theme).files[0]!;
    writeFileSync(join(folder, path), text);
  }
  const compiler = fromRoot('node_modules/.bin/tsc');
  expect(await runIn(folder, compiler, '--project', 'tsconfig.json')).toBe('');
});

/** The words of buttons and links while the pointer is over them. */
async function hovered(page: Page) {
  const found = [];
  for (const [i, one] of (await page.locator('button, main a').all()).entries()) {
    await one.evaluate((element, id) => element.setAttribute('data-hovered', `${id}`), i);
    await one.hover({ force: true });
    found.push(...(await wordsOn(page, `[data-hovered="${i}"], [data-hovered="${i}"] *`)));
  }
  return found;
}
