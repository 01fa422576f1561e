import { readdirSync } from 'node:fs';

import { test as base, expect, type Page } from '@playwright/test';

import { deltaEOK, type Hex, parseHex } from '../../packages/color/src/index.ts';
import { judgePage } from '../../plugins/extension/src/judge/judge-page.ts';
import { LIMITS } from '../../plugins/extension/src/limits.ts';
import type * as AddedBy from '../../plugins/extension/src/page/added-by.ts';
import { bundle } from '../../scripts/lib/bundle.ts';
import {
  type Extension,
  PAGES_FOLDER,
  readSamples,
  standInForEyeDropper,
  startExtension,
} from '../support/extension.ts';
import { axeFailures, colorsOf, expectAccessible } from '../support/extension-pages.ts';

/** The extension as it is packed, in a whole Chromium: its headless shell has no extensions. */
const test = base.extend<{ extension: Extension }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern, and nothing is needed
  extension: async ({}, use, info) => {
    const extension = await startExtension(info.outputPath('extension'));
    await use(extension);
    await extension.context.close();
  },
});

/** ΔE_OK at which two colors just look different. */
const JUST_SEEN = 0.02;

/** Read by the page of frames; and a page of its own test. */
const OTHERS = ['frame.html', 'hostile.html'];
const SAVED = readdirSync(PAGES_FOLDER).filter(
  (name) => name.endsWith('.html') && !OTHERS.includes(name),
);

/** Where axe and the extension differ, and why. */
const DIFFERENCES: Record<string, { axe?: string[]; ours?: string[] }> = {
  // Axe takes the canvas for white, which `color-scheme: dark` makes dark.
  'dark.html': { axe: ['All reports'] },
  // Axe leaves text upon a pseudo-element to a person.
  'pseudo.html': { ours: ['Closed in winter.'] },
};

const isNear = (a: Hex, b: Hex) => deltaEOK(parseHex(a)!, parseHex(b)!) < JUST_SEEN;

/** Style sheets, and whether elements of class `a` and of class `b` may have something added by them. */
const ADDING: readonly (readonly [css: string, a: boolean, b: boolean])[] = [
  ['.a { color: red }', false, false],
  ['*, ::before { box-sizing: border-box } .a::before { content: none }', false, false],
  ['.a:before { content: "" }', true, false],
  ['.a::after, p > .b::before { content: counter(x) }', true, true],
  ['main ::after { content: "" }', true, true],
  ['main > p > .a::after { content: "" }', true, false],
  ['@media print { .a::before { content: attr(title) } }', true, false],
  ['@layer x { @supports (color: red) { .b::before { content: "" } } }', false, true],
  ['.a { &::before { content: "" } }', true, false],
  ['main { & .b { @media screen { &::after { content: "" } } } }', false, true],
  ['.x, .a { .y &::before, &.z::after { content: "" } } .b {}', false, false],
  ['main { .a::before { content: "" } }', true, false],
  ['.a::before { @media screen { content: "" } }', true, false],
  // What is not sure counts as all.
  ['[title="::before"]::after { content: "" }', true, true],
  ['.a::before::marker { content: "" }', false, false],
  [`${'.a::before { content: "" }'.repeat(3)}`, true, false],
  [Array.from({ length: 60 }, (_, i) => `.c${i}::before { content: "" }`).join(''), true, true],
  [`${'.a '.repeat(3_000)}::before { content: "" }`, true, true],
];

test('elements are asked for what is added to them where a rule may do so, and no others', async ({
  page,
}) => {
  await page.setContent('<main><p><i class="a"></i><i class="b"></i></p></main>');
  await page.addScriptTag({
    content: await bundle({
      entryPoints: ['plugins/extension/src/page/added-by.ts'],
      format: 'iife',
      globalName: 'added',
    }),
  });
  for (const [css, a, b] of ADDING) {
    const found = await page.evaluate((text) => {
      const { added } = globalThis as typeof globalThis & { added: typeof AddedBy };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const selector = added.elementsWithAdded(() => [sheet]);
      return ['.a', '.b'].map((one) => document.querySelector(one)!.matches(selector));
    }, css);
    expect(found, css.slice(0, 80)).toEqual([a, b]);
  }
  const closed = await page.evaluate(() => {
    const { added } = globalThis as typeof globalThis & { added: typeof AddedBy };
    return added.elementsWithAdded(() => {
      throw new DOMException('', 'SecurityError');
    });
  });
  expect(closed).toBe('*');
});

/** The popup once it has read the page. */
async function press(extension: Extension): Promise<Page> {
  const popup = await extension.press();
  await expect(popup.locator('#palette-summary')).toContainText('color', { timeout: 60_000 });
  return popup;
}

test(`on ${SAVED.length} saved pages, each color of half a percent is found, and contrast fails where axe says`, {
  tag: '@whole-chromium',
}, async ({ extension }) => {
  test.setTimeout(900_000);
  expect(SAVED).toHaveLength(20);
  for (const name of SAVED) {
    await test.step(name, async () => {
      await extension.open(name);
      const wanted = await colorsOf(extension.page);
      const failing = await axeFailures(extension.page);
      const popup = await press(extension);

      const shown = await popup.locator('#palette-colors input').all();
      const found = await Promise.all(shown.map((box) => box.inputValue()));
      const judged = judgePage(await readSamples(popup));
      const folded = judged.colors.flatMap((color) => color.folded);
      const missing = wanted.filter(
        (hex) => ![...found, ...folded].some((one) => isNear(one as Hex, hex)),
      );
      expect(missing).toEqual([]);

      const { axe = [], ours = [] } = DIFFERENCES[name] ?? {};
      const places = judged.failures.flatMap((failure) => failure.places);
      expect(places.map(({ text }) => text.words).toSorted()).toEqual(
        [...failing.filter((words) => !axe.includes(words)), ...ours].toSorted(),
      );
    });
  }
});

test('a person picks, tries what mends the contrast, and takes the colors along', {
  tag: '@whole-chromium',
}, async ({ extension, baseURL }) => {
  const { page, context } = extension;
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await extension.open('tailwind.html');
  let popup = await press(extension);

  await test.step('the palette has names, shares and roles', async () => {
    const indigo = popup.getByRole('listitem').filter({ hasText: '--color-indigo-600' });
    await expect(indigo).toContainText('of the page: control');
    await expect(popup.getByRole('checkbox', { name: /, #4F39F6$/ })).toBeChecked();
    await expectAccessible(popup);
  });

  await test.step('what mends a contrast is tried on the page, and put back', async () => {
    const text = page.getByText('Notes that remember');
    const before = await text.getAttribute('style');
    const color = () => text.evaluate((element) => getComputedStyle(element).color);
    const given = await color();
    await popup.getByRole('tab', { name: 'Palette' }).press('ArrowRight');
    await expect(popup.getByRole('tab', { name: 'Contrast' })).toBeFocused();
    await expect(popup.locator('#contrast-summary')).toHaveText('5 of 18 texts fail WCAG 2.2 AA');
    await expectAccessible(popup);
    const failure = popup.getByRole('listitem').filter({ hasText: 'Notes that remember' });
    await failure.getByRole('button', { name: 'Show' }).click();
    await expect(text).toHaveCSS('outline-style', 'solid');
    await failure.getByRole('button', { name: /^Try #/ }).click();
    await expect.poll(color).not.toBe(given);
    await expect(text).toHaveCSS('outline-style', 'none');
    expect((await axeFailures(page)).join()).not.toContain('Notes that remember');
    await failure.getByRole('button', { name: 'Put back' }).click();
    await expect.poll(color).toBe(given);
    await failure.getByRole('button', { name: /^Try #/ }).click();
    await expect.poll(color).not.toBe(given);
    await popup.close();
    await expect.poll(color).toBe(given);
    expect((await text.getAttribute('style')) || null).toBe(before);
  });

  await test.step('50 colors are picked in a row, with a stand-in of the eyedropper', async () => {
    popup = await press(extension);
    await standInForEyeDropper(popup, 50);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: 'Pick colors' }).click();
    await closed;
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.picked))
      .toBe('50');
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.querySelectorAll('html > div').length))
      .toBe(0);
    popup = await press(extension);
    await popup.getByRole('tab', { name: 'Picked' }).click();
    await expect(popup.locator('#picks-summary')).toContainText('50 colors, the newest first');
    await expect(popup.getByRole('checkbox')).toHaveCount(50);
    await expect(popup.getByRole('checkbox').first()).toHaveAccessibleName(/, #313131$/);
    await expectAccessible(popup);
  });

  await test.step('links and files carry the chosen colors', async () => {
    await popup.getByLabel('Address of the site').fill('nonsense://');
    await popup.getByRole('button', { name: 'Keep' }).click();
    await expect(popup.locator('#site-problem')).toHaveText(/^Enter the address of a site/);
    await popup.getByLabel('Address of the site').fill(`${baseURL}/explore-palettes`);
    await popup.getByRole('button', { name: 'Keep' }).click();
    const links = popup.getByRole('navigation').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    const hexes = Array.from({ length: 10 }, (_, i) =>
      (49 - i).toString(16).padStart(2, '0').repeat(3),
    );
    const list = hexes.map((hex) => hex.toUpperCase());
    expect(addresses).toEqual([
      `${baseURL}/create-palette?colors=${list.join('-')}`,
      `${baseURL}/theme?c=${list.slice(0, 8).join(',')}`,
      `${baseURL}/#tray=${list.join('-')}`,
    ]);
    await popup.getByText('Save as a file').click();
    await expect(popup.getByLabel('Format').locator('option')).toHaveCount(30);
    for (const [label, file] of [
      ['GIMP, Inkscape and Krita', 'page.gpl'],
      ['Procreate swatches', 'page.swatches'],
      ['Xcode asset catalog', 'page.xcassets.zip'],
      ['PNG', 'page.png'],
    ] as const) {
      await popup.getByLabel('Format').selectOption(label);
      const downloading = popup.waitForEvent('download');
      await popup.getByRole('button', { name: 'Save' }).click();
      expect((await downloading).suggestedFilename()).toBe(file);
    }
  });

  const sent = requests.filter(
    (url) => !/^(?:http:\/\/pages\.test|chrome-extension:|blob:)/.test(url),
  );
  expect(sent).toEqual([]);
});

test('a page that means harm is read to a bound, and harms nothing', {
  tag: '@whole-chromium',
}, async ({ extension }) => {
  const { page } = extension;
  await extension.open('hostile.html');
  const popup = await press(extension);
  await expect(popup.locator('#palette-summary')).toContainText('only the beginning is read');
  await expect(popup.getByRole('checkbox', { name: /, #123456$/ })).toBeChecked();
  const [main] = await readSamples(popup);
  const { paints, texts, properties, isCut } = main!.sample;
  expect(isCut).toBe(true);
  expect(paints.length).toBeLessThan(2 * LIMITS.elements);
  expect(texts).toHaveLength(LIMITS.texts);
  expect(properties.length).toBeLessThanOrEqual(LIMITS.properties);
  await popup.getByRole('tab', { name: 'Contrast' }).click();
  await expect(popup.getByRole('listitem')).toHaveCount(1);
  await expect(popup.getByText('<img src=x onerror=', { exact: false })).toBeVisible();
  await expect(popup.locator('img')).toHaveCount(0);
  await popup.getByRole('button', { name: /^Try #/ }).click();
  await expect(popup.getByRole('button', { name: 'Put back' })).toBeVisible();
  expect(await page.title()).toBe('A page that means harm');
});
