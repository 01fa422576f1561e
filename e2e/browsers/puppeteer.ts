import { type ElementHandle, launch, type LaunchOptions as PuppeteerOptions } from 'puppeteer-core';

import type { LaunchOptions, Window } from './window.ts';

const START_MS = 60_000;
const PATIENCE_MS = 20_000;

/** Firefox over WebDriver BiDi. */
export const openFirefox = (executablePath: string, { pageCache }: LaunchOptions) =>
  openWindow({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: pageCache ? {} : { 'browser.sessionhistory.max_total_viewers': 0 },
  });

/** Chromium over its own protocol. */
export const openChromium = (executablePath: string, { pageCache }: LaunchOptions) =>
  openWindow({
    browser: 'chrome',
    executablePath,
    args: ['--no-sandbox', ...(pageCache ? [] : ['--disable-features=BackForwardCache'])],
  });

async function openWindow(options: PuppeteerOptions): Promise<Window> {
  const browser = await launch({ ...options, timeout: START_MS });
  const page = (await browser.pages())[0] ?? (await browser.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
  await page.setViewport({ width: 1366, height: 768 });
  const locator = (xpath: string) => page.locator(`::-p-xpath(${xpath})`);

  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    async back() {
      // `page.goBack` waits for a load event, which a kept page has not.
      await page.evaluate('void setTimeout(() => history.back())');
    },
    evaluate: (expression) => page.evaluate(expression),
    click: (selector) => locator(selector).click(),
    type: (selector, text) => locator(selector).fill(text),
    async choose(selector, path) {
      const field = await page.waitForSelector(`::-p-xpath(${selector})`);
      await (field as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    close: () => browser.close(),
  };
}
