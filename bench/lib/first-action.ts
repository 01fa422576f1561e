import type { Browser } from '@playwright/test';

import { openSlowLine } from './slow-line.ts';

/** Lighthouse's mobile setting: the processor at a quarter of its speed, a phone's screen. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };

/** Milliseconds after which an action counts as lost. */
const PATIENCE_MS = 20_000;

/**
 * Presses the menu button, which every page has, as soon as the page is first painted.
 *
 * @param url Of the product; the connection to it is as slow as a phone's.
 * @returns Milliseconds from the first paint until the menu is open; infinity where it never opens.
 */
export async function timeFirstAction(browser: Browser, url: string, path: string) {
  const line = await openSlowLine(Number(new URL(url).port));
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const painted = Promise.withResolvers<{ x: number; y: number }>();
    await page.exposeFunction('onPainted', painted.resolve);
    await page.addInitScript(watch);
    await page.goto(`http://localhost:${line.port}${path}`, { waitUntil: 'commit' });

    const { x, y } = await painted.promise;
    await page.mouse.click(x, y);
    const opened = page.waitForFunction(() => Reflect.get(window, 'openedAt'), null, {
      timeout: PATIENCE_MS,
    });
    const openedAt = await opened.then(
      (handle) => handle.jsonValue(),
      () => Number.POSITIVE_INFINITY,
    );
    const paintedAt = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    return openedAt - paintedAt;
  } finally {
    await context.close();
    line.close();
  }
}

/**
 * Runs in the page: reports the position of the menu button once it is visible, and when it worked.
 */
function watch() {
  const onPainted: (place: { x: number; y: number }) => void = Reflect.get(window, 'onPainted');
  new PerformanceObserver((_, observer) => {
    const button = document.querySelector('[aria-label="Open menu"]');
    if (!button) return;
    observer.disconnect();
    const { x, y, width, height } = button.getBoundingClientRect();
    onPainted({ x: x + width / 2, y: y + height / 2 });
  }).observe({ type: 'paint', buffered: true });

  document.addEventListener('DOMContentLoaded', () => {
    const menu = document.querySelector('dialog[aria-label=Menu]');
    const noteOpening = () => {
      if (menu?.hasAttribute('open')) Object.assign(window, { openedAt: performance.now() });
    };
    if (menu) new MutationObserver(noteOpening).observe(menu, { attributes: true });
  });
}
