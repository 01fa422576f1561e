import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { deltaEOK, parseColor } from '../packages/color/src/index.ts';
import { writeTheme } from '../packages/formats/src/themes/index.ts';
import { createTheme } from '../packages/theme/src/index.ts';
import { colorFor } from '../packages/theme/src/products/index.ts';
import { createConsumerProject, installApart, runIn } from '../testing/consumer-project.ts';
import { wordsOn } from '../testing/words-on-page.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';
import { fromRoot } from './lib/root.ts';

const PORT = 4471;

let installed: Awaited<ReturnType<typeof createConsumerProject>>;
let examples: string;
let browser: Browser;
const servers: ChildProcess[] = [];

/** Pages of one shop: where each is, and how many elements of it have words. */
const PAGES = [
  ['Express', `http://127.0.0.1:${PORT}/?brand=%23E3120B`, 4],
  ['plain HTML', `http://127.0.0.1:${PORT + 1}/`, 3],
  ['React Router', `http://127.0.0.1:${PORT + 2}/?brand=%23E3120B`, 4],
  ['Vue', `http://127.0.0.1:${PORT + 3}/?brand=%23E3120B`, 4],
  ['Svelte', `http://127.0.0.1:${PORT + 4}/?brand=%23E3120B`, 4],
] as const;
const ON_SERVERS = PAGES.filter(([, url]) => url.includes('?'));
const HYDRATED = PAGES.slice(2);

beforeAll(async () => {
  installed = await createConsumerProject();
  const { tools, project } = installed;
  examples = await installApart('products');
  symlinkSync(
    join(project, 'node_modules/@swatchwork'),
    join(examples, 'node_modules/@swatchwork'),
  );
  symlinkSync(join(tools, 'node_modules/express'), join(project, 'node_modules/express'));
  writeFileSync(join(project, 'server.js'), sample('js'));
  mkdirSync(join(project, 'plain'));
  writeFileSync(join(project, 'plain/index.html'), sample('html'));
  start(project, 'server.js');
  const vite = join(tools, 'node_modules/vite/bin/vite.js');
  await runIn(project, process.execPath, vite, 'build', 'plain');
  const at = ['--port', `${PORT + 1}`, '--strictPort', '--host', '127.0.0.1'];
  start(project, vite, 'preview', 'plain', ...at);
  await startExamples();
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium to open pages in');
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  for (const [, url] of PAGES) {
    await vi.waitFor(() => fetch(url), { timeout: 20_000, interval: 100 });
  }
}, 600_000);
afterAll(async () => {
  await browser?.close();
  for (const server of servers) server.kill();
  installed?.remove();
  if (examples) rmSync(dirname(examples), { recursive: true, force: true });
});

/** Builds the folders of `testing/products` and starts their servers. */
async function startExamples(): Promise<void> {
  const bin = (name: string) => join(examples, 'node_modules', name);
  const router = join(examples, 'react-router');
  await runIn(router, process.execPath, bin('@react-router/dev/bin.cjs'), 'build');
  const serve = [bin('@react-router/serve/bin.cjs'), 'build/server/index.js'];
  start(router, ...serve);
  for (const name of ['vue', 'svelte']) {
    const folder = join(examples, name);
    const build = [bin('vite/bin/vite.js'), 'build', '--outDir'];
    await runIn(folder, process.execPath, ...build, 'dist/client');
    await runIn(folder, process.execPath, ...build, 'dist/server', '--ssr', 'server.js');
    start(folder, 'dist/server/server.js');
  }
}

/** Starts a program of Node; the first has {@link PORT}, each next one the port after it. */
function start(cwd: string, ...args: string[]): void {
  const env = { ...process.env, NODE_ENV: 'production', PORT: `${PORT + servers.length}` };
  servers.push(spawn(process.execPath, args, { cwd, env, stdio: 'ignore' }));
}

/** A sample of the README, as it is written there. */
function sample(language: string): string {
  const text = readFileSync(fromRoot('packages/theme/README.md'), 'utf8');
  return new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)![1]!;
}

/** A page, its words, a fill and the words on it. */
const MATERIAL = ['surface', 'on-surface', 'primary', 'on-primary'];
const DAISYUI = ['base-100', 'base-content', 'primary', 'primary-content'];

const DARK = 'data-bs-theme="dark" data-theme="dark"';

const colorOf = (text: string) => parseColor(text)!.color;

const MODES = [
  ['light', { colorScheme: 'light' }, 4.5],
  ['dark', { colorScheme: 'dark' }, 4.5],
  ['high-contrast', { contrast: 'more' }, 7],
] as const;

test.each(PAGES)(
  '%s shows the theme in each mode, with words that can be read',
  async (_, url, count) => {
    const { modes } = createTheme({ brands: ['#E3120B'] });
    for (const [mode, media, minimum] of MODES) {
      const page = await browser.newPage(media);
      await page.goto(url);
      const words = await wordsOn(page, 'h1, a, button, b');
      expect(words).toHaveLength(count);
      for (const { localName, ratio } of words) {
        const least = localName === 'b' ? 4.5 : minimum; // an avatar has one color in all modes
        expect(ratio, localName).toBeGreaterThanOrEqual(least);
      }
      const button = words.find(({ localName }) => localName === 'button')!;
      const { roles } = modes[mode];
      expect(deltaEOK(colorOf(button.background), colorOf(roles['brand-solid'].hex))).toBeCloseTo(
        0,
      );
      const title = words.find(({ localName }) => localName === 'h1')!;
      expect(deltaEOK(colorOf(title.background), colorOf(roles.ground.hex))).toBeCloseTo(0);
      await page.close();
    }
  },
);

test.each(PAGES)('%s follows forced colors', async (_, url) => {
  const page = await browser.newPage({ forcedColors: 'active' });
  await page.goto(url);
  const element = page.locator('h1');
  const [canvas, forced] = await element.evaluate((own) => {
    const paint = (color: string) => {
      own.setAttribute('style', `forced-color-adjust: none; color: ${color}`);
      return getComputedStyle(own).color;
    };
    return [paint('Canvas'), paint('var(--color-ground)')];
  });
  expect(forced).toBe(canvas);
  await page.close();
});

test.each([
  ['css', '--color-ground', '--color-text', '--color-brand-solid', '--color-brand-on-solid'],
  ['shadcn', '--background', '--foreground', '--primary', '--primary-foreground'],
  ['radix', '--brand-1', '--brand-12', '--brand-9', '--brand-contrast'],
  ['material', ...MATERIAL.map((name) => `--md-sys-color-${name}`)],
  ['angular-material', ...MATERIAL.map((name) => `--mat-sys-${name}`)],
  ['bootstrap', '--bs-body-bg', '--bs-body-color', '--bs-primary', '--bs-primary-on'],
  ['daisyui', ...DAISYUI.map((name) => `--color-${name}`)],
] as const)('forced colors win in the file %s', async (id, ...names) => {
  const { text } = writeTheme(id, createTheme({ brands: ['#E3120B'] })).files[0]!;
  for (const media of [{}, { colorScheme: 'dark' }, { contrast: 'more' }] as const) {
    const page = await browser.newPage({ ...media, forcedColors: 'active' });
    await page.setContent(`<style>${text}</style><p class="dark" ${DARK}>Words</p>`);
    const colors = ['Canvas', 'CanvasText', ...names.map((name) => `var(${name})`)];
    const [canvas, words, ...found] = await page.locator('p').evaluate(
      (own, colors) =>
        colors.map((color) => {
          own.setAttribute('style', `forced-color-adjust: none; color: ${color}`);
          return getComputedStyle(own).color;
        }),
      colors,
    );
    expect(words).not.toBe(canvas);
    expect(found).toEqual([canvas, words, words, canvas]);
    await page.close();
  }
});

test.each(ON_SERVERS)(
  '%s answers a wrong color with a sentence, and text in it is no markup',
  async (_, url) => {
    const answer = await fetch(url.replace('%23E3120B', encodeURIComponent('<b>')));
    expect(answer.status).toBe(400);
    const page = await browser.newPage();
    await page.goto(answer.url);
    expect(await page.locator('body').innerText()).toBe(
      'color must be an opaque CSS color; got "<b>"',
    );
    await page.close();
  },
);

test.each(ON_SERVERS)(
  '%s sends its colors in the page, where a style applies before anything is drawn',
  async (_, url) => {
    const html = await (await fetch(url)).text();
    const [head] = html.split('<h1');
    expect(head).toMatch(/<style>\s*:root\{[^}]*--color-brand-solid:#E3120B/);
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(url);
    expect(await wordsOn(page, 'h1, a, button, b')).toHaveLength(4);
    await page.close();
  },
);

test.each(ON_SERVERS)(
  '%s has the mode that the page keeps before anything is drawn',
  async (_, url) => {
    const page = await browser.newPage({ colorScheme: 'light' });
    await page.goto(url);
    await page.evaluate(() => localStorage.setItem('color-mode', 'dark'));
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        document.documentElement.dataset.first = getComputedStyle(
          document.documentElement,
        ).colorScheme;
      });
    });
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.first))
      .toBe('dark');
    await page.close();
  },
);

test.each(HYDRATED)('%s takes the page over as the server wrote it', async (_, url) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  const before = await wordsOn(page, 'h1, a, b');
  const button = page.getByRole('button');
  await expect
    .poll(async () => {
      await button.click();
      return button.innerText();
    })
    .toBe('Bought');
  expect(await wordsOn(page, 'h1, a, b')).toEqual(before);
  expect(errors).toEqual([]);
  await page.close();
});

test('the element changes with its attribute, reports a wrong one, and leaves no style behind', async () => {
  const page = await browser.newPage();
  await page.goto(PAGES[1][1]);
  const seen = await page.evaluate(() => {
    const element = document.querySelector('swatchwork-theme')!;
    const solid = () => getComputedStyle(element).getPropertyValue('--color-brand-solid');
    const errors: unknown[] = [];
    element.addEventListener('theme-error', (event) => {
      const { code, field, arrived } = (event as CustomEvent).detail;
      errors.push({ code, field, arrived });
    });
    const colors = [solid()];
    for (const brand of ['#0A66C2', 'nothing', '#7C3AED']) {
      element.setAttribute('brand', brand);
      colors.push(solid());
    }
    const sheets = [document.adoptedStyleSheets.length];
    element.remove();
    return { colors, errors, sheets: [...sheets, document.adoptedStyleSheets.length] };
  });
  expect(seen).toEqual({
    colors: ['#E3120B', '#0A66C2', '#0A66C2', '#7C3AED'],
    errors: [{ code: 'invalid_argument', field: 'brands[0]', arrived: '"nothing"' }],
    sheets: [1, 0],
  });
  await page.close();
});

test('names keep their colors in the page', async () => {
  const { background } = colorFor('Ada Lovelace');
  expect(await (await fetch(PAGES[0][1])).text()).toContain(`background: ${background}`);
});
