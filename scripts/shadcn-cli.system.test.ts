import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../apps/api/testing/app.ts';
import { installApart, runIn } from '../testing/consumer-project.ts';
import { wordsOn } from '../testing/words-on-page.ts';
import { ensureHeadlessShell } from './lib/chromium.ts';

let app: TestApp;
let address: string;
let folder: string; // a fresh Vite app
beforeAll(async () => {
  app = await createTestApp();
  address = await app.listen({ port: 0, host: '127.0.0.1' });
  folder = await installApart('shadcn');
}, 300_000);
afterAll(async () => {
  await app?.close();
  if (folder) rmSync(dirname(folder), { recursive: true, force: true });
});

const css = () => readFileSync(join(folder, 'src/index.css'), 'utf8');

/** The variables of a rule. */
function variablesOf(selector: string): Record<string, string> {
  const rule = css().split(`\n${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name, value]),
  );
}

test('npx shadcn add writes every variable of both modes into a fresh Vite app', async () => {
  const url = `${address}/api/themes/0A66C2-E3120B.json?target=AAA`;
  const { cssVars } = await (await fetch(url)).json();
  await runIn(folder, 'node_modules/.bin/shadcn', 'add', url, '--yes');
  expect(Object.keys(cssVars.light).length).toBeGreaterThan(25);
  expect(variablesOf(':root')).toEqual(cssVars.light);
  expect(variablesOf('.dark')).toEqual(cssVars.dark);
  for (const name of Object.keys(cssVars.light))
    expect(css()).toContain(`--color-${name}: var(--${name});`);

  expect(css()).toMatch(
    /@media \(forced-colors: active\) \{\s+:root,\s+\.light,[^{]+\{\s+--background: Canvas;/,
  );

  // a second theme takes the place of the first
  await runIn(
    folder,
    'node_modules/.bin/shadcn',
    'add',
    url.replace('0A66C2', '7C3AED'),
    '--yes',
    '--overwrite',
  );
  expect(variablesOf(':root').brand).not.toBe(cssVars.light.brand);
  expect(css().match(/--brand:/g)).toHaveLength(4); // two modes, and twice high contrast
});

test('the built app shows it: words can be read in each mode', async () => {
  await runIn(folder, 'node_modules/.bin/vite', 'build', '--base', './');
  const executablePath = await ensureHeadlessShell();
  if (!executablePath) throw new Error('There is no Chromium to open the page in');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  try {
    for (const [mode, contrast] of [
      ['light', null],
      ['dark', null],
      ['light', 'more'],
    ] as const) {
      const page = await browser.newPage({ contrast: contrast ?? 'no-preference' });
      await page.goto(`file://${folder}/dist/index.html`);
      await page.evaluate((name) => document.documentElement.classList.add(name), mode);
      const words = await wordsOn(page, 'h1, p, span, button');
      expect(words).toHaveLength(6);
      for (const { textContent, ratio } of words) {
        expect(ratio, `${textContent} ${mode} ${contrast}`).toBeGreaterThanOrEqual(6.99); // oklch() is not rounded to bytes
      }
      await page.close();
    }
  } finally {
    await browser.close();
  }
});
