// The longest event of a person who drags every slider and the wheel, at a quarter of the
// processor's speed, as the browser's own event timing tells it. `npm run bench:interaction`, or
// `npm run bench:interaction -- /interactive-color-wheel` for some pages.
import type { Locator, Page } from '@playwright/test';

import { launchBrowser } from './lib/browser.ts';
import { startProduct } from './lib/product.ts';

const TARGET_MS = 50;
const SLOWDOWN = 4;
const STEPS = 24;

const PAGES = [
  '/create-palette?v=1&colors=F472B6-FB923C-FBBF24-10B981-3B82F6&selected=2',
  '/color-tools/color-converter',
  '/color-tools/color-harmonies',
  '/color-tools/color-variations',
  '/color-tools/color-accessibility',
  '/color-tools/color-contrast',
  '/interactive-color-wheel',
];

const product = await startProduct();
const browser = await launchBrowser();
try {
  console.log('page                                 dragged   longest  target');
  const chosen = process.argv.slice(3);
  for (const path of chosen.length > 0 ? chosen : PAGES) await reportPage(path);
} finally {
  await browser.close();
  await product.stop();
}

async function reportPage(path: string) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.addInitScript(watchEvents);
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const handles = [
    ...(await page.locator('input[type=range]:visible').all()),
    ...(await page.locator('[data-drag-surface]:visible').all()),
  ];
  for (const handle of handles) await drag(page, handle);

  const { ms, name } = await page.evaluate(readLongest);
  console.log(
    path.split('?')[0]!.padEnd(36),
    String(handles.length).padStart(8),
    `${ms} ms`.padStart(9),
    ` ${ms < TARGET_MS ? 'reached' : `MISSED, by ${name}`}`,
  );
  await page.close();
}

/** From one end to the other, as the hand goes. */
async function drag(page: Page, handle: Locator) {
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) return;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.1, y);
  await page.mouse.down();
  for (let i = 1; i <= STEPS; i++) {
    await page.mouse.move(box.x + box.width * (0.1 + (0.8 * i) / STEPS), y);
  }
  await page.mouse.up();
}

/** Runs in the page: remembers the longest event, 16 ms being the least that browsers tell. */
function watchEvents() {
  const longest = { ms: 0, name: 'nothing' };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries()) {
      if (duration > longest.ms) Object.assign(longest, { ms: duration, name });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page, once its last events have been told. */
async function readLongest(): Promise<{ ms: number; name: string }> {
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  return (window as unknown as { longest: { ms: number; name: string } }).longest;
}
