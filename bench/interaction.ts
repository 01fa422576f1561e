// The longest event of a person who drags every slider and the wheel, at a quarter of the
// processor's speed, as the browser's own event timing tells it. `npm run bench:interaction`, or
// `npm run bench:interaction -- /interactive-color-wheel` for some pages.
//
// The length of an event runs to the next picture on the screen, in steps of 8 ms. The first line
// is a bare slider that changes a bare number: less than that no page can reach on this machine.
import type { Browser, Locator, Page } from '@playwright/test';

import { launchBrowser } from './lib/browser.ts';
import { startProduct } from './lib/product.ts';

const TARGET_MS = 50;
const SLOWDOWN = 4;
const STEPS = 24;

const BARE = 'a bare slider';

const PAGES = [
  BARE,
  '/create-palette?v=1&colors=F472B6-FB923C-FBBF24-10B981-3B82F6&selected=2',
  '/color-tools/color-converter',
  '/color-tools/color-harmonies',
  '/color-tools/color-variations',
  '/color-tools/color-accessibility',
  '/color-tools/color-contrast',
  '/interactive-color-wheel',
];

async function reportPage(browser: Browser, path: string, url: string) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  await page.addInitScript(watchEvents);
  if (path === BARE) await showBareSlider(page, url);
  else await page.goto(url + path, { waitUntil: 'networkidle' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

  const sliders = await page.locator('input[type=range]:visible').all();
  for (const slider of sliders) await drag(page, slider, alongTrack);
  const wheels = await page.locator('div:has(> [role=slider]):visible').all();
  for (const wheel of wheels) await drag(page, wheel, aroundWheel);

  const { ms, name, waiting, handling } = await page.evaluate(readLongest);
  console.log(
    path.split('?')[0]!.padEnd(36),
    String(sliders.length + wheels.length).padStart(8),
    `${ms} ms`.padStart(9),
    ` ${ms < TARGET_MS ? 'reached' : 'MISSED'}`,
    `by ${name}: ${waiting} ms waiting, ${handling} handling, the rest until the next picture`,
  );
  await page.close();
}

type Longest = { ms: number; name: string; waiting: number; handling: number };

/** A place in an element, from 0 to 1 in both directions, by how far the hand has come. */
type Way = (share: number) => [x: number, y: number];

const alongTrack: Way = (share) => [0.1 + 0.8 * share, 0.5];
const aroundWheel: Way = (share) => [
  0.5 + 0.42 * Math.cos(5 * share),
  0.5 + 0.42 * Math.sin(5 * share),
];

async function drag(page: Page, element: Locator, way: Way) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('An element to drag is not to be seen');
  const move = async (share: number) => {
    const [x, y] = way(share);
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y);
  };
  await move(0);
  await page.mouse.down();
  for (let i = 1; i <= STEPS; i++) await move(i / STEPS);
  await page.mouse.up();
}

async function showBareSlider(page: Page, url: string) {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    const [slider, value] = [document.createElement('input'), document.createElement('output')];
    slider.type = 'range';
    slider.addEventListener('input', () => value.replaceChildren(slider.value));
    document.body.replaceChildren(slider, value);
  });
}

/** Runs in the page: remembers the longest event, 16 ms being the least that browsers tell. */
function watchEvents() {
  const longest = { ms: 0, name: 'nothing', waiting: 0, handling: 0 };
  Object.assign(window, { longest });
  new PerformanceObserver((list) => {
    for (const event of list.getEntries() as PerformanceEventTiming[]) {
      if (event.duration <= longest.ms) continue;
      longest.ms = event.duration;
      longest.name = event.name;
      longest.waiting = Math.round(event.processingStart - event.startTime);
      longest.handling = Math.round(event.processingEnd - event.processingStart);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Runs in the page, once its last events have been told. */
async function readLongest(): Promise<Longest> {
  await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve)));
  return Reflect.get(window, 'longest');
}

const product = await startProduct();
const browser = await launchBrowser();
try {
  console.log('page                                 dragged   longest  target');
  const chosen = process.argv.slice(3);
  for (const path of chosen.length > 0 ? chosen : PAGES)
    await reportPage(browser, path, product.url);
} finally {
  await browser.close();
  await product.stop();
}
