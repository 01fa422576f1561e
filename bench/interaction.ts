// The longest event while a person drags every slider and the wheel, or types colors into the field
// of a list of colors, at a quarter of the processor's speed, by the browser's own event timing.
// `npm run bench:interaction`, or `npm run bench:interaction -- /interactive-color-wheel` for some
// pages.
//
// The duration of an event lasts until the next frame, in steps of 8 ms. A page is loaded several
// times, since results vary; the median counts. The first line is a plain slider that changes a
// plain number: the lower bound on this machine. The last line, of `/theme` alone, says when the first
// of its designs follows a brand color that is typed while the page is at rest.
import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { startProduct } from '../testing/product.ts';
import { launchBrowser } from './lib/browser.ts';
import { followTimes } from './lib/follow-times.ts';

const TARGET_MS = 50;
const SLOWDOWN = 4;
const LOADS = 5;
const STEPS = 24;
/** The drag begins after a pause: the paint that scrolling caused is not part of it. */
const REST_MS = 300;

const BARE = 'a bare slider';
const THEME = '/theme';

const PAGES = [
  BARE,
  '/?color=%23E3120B',
  '/color-picker',
  '/create-palette?colors=F472B6-FB923C-FBBF24-10B981-3B82F6&selected=2',
  '/color-tools/color-accessibility',
  '/interactive-color-wheel',
  THEME,
];

async function reportPage(browser: Browser, path: string, url: string) {
  const loads: Load[] = [];
  while (loads.length < LOADS) loads.push(await moveAll(browser, path, url));
  loads.sort((a, b) => a.ms - b.ms);
  const { moved, ms, name, waiting, handling } = loads[Math.floor(LOADS / 2)]!;
  console.log(
    path.split('?')[0]!.padEnd(36),
    String(moved).padStart(8),
    `${ms} ms`.padStart(9),
    `${loads[0]!.ms} to ${loads.at(-1)!.ms}`.padStart(11),
    ` ${ms < TARGET_MS ? 'reached' : 'MISSED'}`,
    `by ${name}: ${waiting} ms waiting, ${handling} handling, the rest until the next picture`,
  );
}

type Load = Longest & { moved: number };

/** Loads a page and moves every slider, wheel and color on it. */
async function moveAll(browser: Browser, path: string, url: string): Promise<Load> {
  const { page, cdp } = await openSlowed(browser, path, url);

  const sliders = await page.locator('input[type=range]:visible').all();
  for (const slider of sliders) await drag(page, cdp, slider, alongTrack);
  const wheels = await page.locator('div:has(> [role=slider]):visible').all();
  for (const wheel of wheels) await drag(page, cdp, wheel, aroundWheel);

  const fields = await page.locator('input[name=c]:visible, form[action="/"] input:visible').all();
  for (const field of fields) await typeColors(page, cdp, field);

  const longest = await page.evaluate(readLongest);
  await page.close();
  const moved = sliders.length + wheels.length + fields.length;
  if (moved === 0) throw new Error(`Nothing can be moved on ${path}`);
  return { ...longest, moved };
}

async function openSlowed(browser: Browser, path: string, url: string) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
  if (path === BARE) await showBareSlider(page, url);
  else await page.goto(url + path, { waitUntil: 'networkidle' });
  await page.evaluate(watchEvents);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, cdp };
}

type Longest = { ms: number; name: string; waiting: number; handling: number };

/** A place in an element, from 0 to 1 in both directions, by the progress of the drag. */
type Way = (share: number) => [x: number, y: number];

const alongTrack: Way = (share) => [0.1 + 0.8 * share, 0.5];
const aroundWheel: Way = (share) => [
  0.5 + 0.42 * Math.cos(5 * share),
  0.5 + 0.42 * Math.sin(5 * share),
];

async function reportDesign(browser: Browser, url: string) {
  const { page } = await openSlowed(browser, THEME, url);
  const field = page.locator('input[name=c]:visible').first();
  await field.focus();
  await field.press('End');
  const times = await followTimes(page, STEPS, async (n) => {
    await field.press('Backspace');
    await page.waitForTimeout(REST_MS);
    await field.press(digitOf(n));
  });
  await page.close();
  times.sort((a, b) => a - b);
  const [median, lowest, highest] = [times[STEPS / 2]!, times[0]!, times.at(-1)!].map(Math.round);
  console.log(
    'the first design of /theme'.padEnd(36),
    String(STEPS).padStart(8),
    `${median} ms`.padStart(9),
    `${lowest} to ${highest}`.padStart(11),
    ` ${median! < TARGET_MS ? 'reached' : 'MISSED'}`,
    'from the input to its picture, median of the changes',
  );
}

/** With the browser's own mouse: Playwright's runs a script in the page with each move. */
async function drag(page: Page, cdp: CDPSession, element: Locator, way: Way) {
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const box = await element.boundingBox();
  if (!box) throw new Error('An element to drag is not to be seen');
  type Kind = 'mouseMoved' | 'mousePressed' | 'mouseReleased';
  const hand = (type: Kind, share: number, button: 'left' | 'none' = 'left') => {
    const [x, y] = way(share);
    const at = { x: box.x + box.width * x, y: box.y + box.height * y };
    return cdp.send('Input.dispatchMouseEvent', { type, ...at, button, clickCount: 1 });
  };
  await hand('mouseMoved', 0, 'none');
  await hand('mousePressed', 0);
  for (let i = 1; i <= STEPS; i++) await hand('mouseMoved', i / STEPS);
  await hand('mouseReleased', 1);
}

/** Replaces the last digit of a hex color again and again, so that every second key changes it. */
async function typeColors(page: Page, cdp: CDPSession, field: Locator) {
  const press = async (key: string, text?: string) => {
    const code = key === 'Backspace' ? { windowsVirtualKeyCode: 8 } : {};
    await cdp.send('Input.dispatchKeyEvent', {
      type: 'keyDown',
      key,
      ...code,
      ...(text && { text }),
    });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', key, ...code });
  };
  await field.focus();
  await field.press('End');
  await page.waitForTimeout(REST_MS);
  for (let i = 0; i < STEPS; i++) {
    await press('Backspace');
    await press(digitOf(i), digitOf(i));
  }
}

/** The last digit of a color that is changed for the nth time. */
const digitOf = (n: number) => ((n * 5 + 1) % 16).toString(16);

async function showBareSlider(page: Page, url: string) {
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(() => {
    const [slider, value] = [document.createElement('input'), document.createElement('output')];
    slider.type = 'range';
    slider.addEventListener('input', () => value.replaceChildren(slider.value));
    document.body.replaceChildren(slider, value);
  });
}

/**
 * Runs in the page once it is loaded, since a browser makes an event for a resting mouse while it
 * loads: records the longest event from then on; browsers report events from 16 ms.
 */
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
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Runs in the page after its last events are reported: the browser reports them when idle. */
async function readLongest(): Promise<Longest> {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return Reflect.get(window, 'longest');
}

const product = await startProduct();
const browser = await launchBrowser();
try {
  console.log('page                                    moved   longest   of loads  target');
  const chosen = process.argv.slice(3);
  const paths = chosen.length > 0 ? chosen : PAGES;
  for (const path of paths) await reportPage(browser, path, product.url);
  if (paths.includes(THEME)) await reportDesign(browser, product.url);
} finally {
  await browser.close();
  await product.stop();
}
