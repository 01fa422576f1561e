import { type Browser, type ElementHandle, expect, type Page, test } from '@playwright/test';

import { OPEN_PAGES } from '../../apps/web/app/pages.ts';
import { untilAlive } from '../support/until-alive.ts';

/**
 * Delay of the scripts, in ms. EARLY_DELAY sets another, or `slow`: a slow 4G line and the
 * processor at a quarter of its speed.
 */
const DELAY = process.env.EARLY_DELAY ?? '300';
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
};

/** How often a page is looked at before what is expected counts as missing; a minute or more. */
const LOOKS = 400;

const PICTURE = 'apps/web/app/routes/color-picker/picture/harbor.webp';
const CONTROLS = 'button, input:not([type=hidden]), select, textarea, [role=slider]';

const PAGES = [...OPEN_PAGES, '/color/3b82f6', '/create-palette?selected=2'];

// All pages share one header: each page tries one of its controls, the next page the next one.
for (const [place, path] of PAGES.entries()) {
  test(`what is done early on ${path} has the effect that it has later`, {
    tag: '@system',
  }, async ({ browser, page }) => {
    test.setTimeout(600_000);
    await page.goto(path);
    const controls = await page.evaluate(listControls, CONTROLS);
    const ofHeader = controls.filter(({ isInHeader }) => isInHeader);
    expect(ofHeader.length).toBeGreaterThan(2);
    const chosen = ofHeader[place % ofHeader.length];
    const tried = controls.filter((control) => !control.isInHeader || control === chosen);
    const differences: string[] = [];
    for (const { index, name } of tried) {
      differences.push(...(await compare(browser, path, index, name)));
    }
    expect(differences.join('\n')).toBe('');
  });
}

/**
 * Acts on one control early and late. @returns The differences between the results, one per line.
 */
async function compare(browser: Browser, path: string, index: number, name: string) {
  const later = await outcome(browser, path, { index, name });
  const early = await outcome(browser, path, { index, name }, later);
  return Object.entries(later).flatMap(([part, value]) =>
    early[part] === value
      ? []
      : [`${path}, ${name}: ${part} is ${early[part]}\ninstead of ${value}`],
  );
}

type Outcome = Record<string, string | undefined>;

/** A control, by its place among all, and by its name if scripts have added others before it. */
type Control = { index: number; name: string };

/**
 * Opens a page and acts on one of its controls.
 *
 * @param expected The result of the late action. If it is given, the scripts are delayed and the
 * action does not wait for them; without it, the page is hydrated before the action.
 */
async function outcome(
  browser: Browser,
  path: string,
  control: Control,
  expected?: Outcome,
): Promise<Outcome> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await makeReproducible(page);
  if (expected) await holdScriptsBack(page);
  await page.goto(test.info().project.use.baseURL + path, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  if (!expected) await untilAlive(page);
  await act(page, control);
  await untilAlive(page);

  let seen: Outcome = {};
  // Waits for the expected result; without one, until the page has not changed for a while and nothing is being loaded.
  for (let same = 0, looks = 0; looks < LOOKS && (expected || same < 7); looks++) {
    const now = await page.evaluate(describePage).catch(() => seen); // during a navigation
    const isLoading =
      (await page
        .locator('main .animate-pulse')
        .count()
        .catch(() => 0)) > 0;
    same = !isLoading && JSON.stringify(now) === JSON.stringify(seen) ? same + 1 : 0;
    seen = now;
    if (JSON.stringify(now) === JSON.stringify(expected)) break;
    await page.waitForTimeout(150);
  }
  await context.close();
  return seen;
}

async function holdScriptsBack(page: Page) {
  if (DELAY === 'slow') {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return;
  }
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, Number(DELAY)));
    await route.continue().catch(() => {}); // the page may be gone
  });
}

/** Makes what is random or depends on scrolling the same each time. */
async function makeReproducible(page: Page) {
  await page.addInitScript(() => {
    let state = 7;
    Math.random = () => {
      state = (state * 16_807) % 2_147_483_647; // Park and Miller's minimal standard
      return state / 2_147_483_647;
    };
    // Parts that are drawn once they are in view are drawn at once: whether a scroll passes them is chance.
    Object.assign(window, {
      IntersectionObserver: class {
        seen: (entries: unknown[], observer: unknown) => void;
        constructor(seen: (entries: unknown[], observer: unknown) => void) {
          this.seen = seen;
        }
        observe(target: Element) {
          queueMicrotask(() => this.seen([{ isIntersecting: true, target }], this));
        }
        unobserve() {}
        disconnect() {}
      },
    });
  });
  await page.route('**/api/palettes/generate', (route) => {
    const body = { ...route.request().postDataJSON(), seed: 7 };
    return route.continue({ postData: JSON.stringify(body) });
  });
  // The API accepts no seed for a mood: one of its answers is repeated each time.
  await page.route('**/api/palettes/mood/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = moods.get(pathname) ?? (await (await route.fetch()).text());
    moods.set(pathname, body);
    await route.fulfill({ body, contentType: 'application/json' });
  });
}

const moods = new Map<string, string>();

/**
 * The control as one element: scripts add others before it, and what is found by its place becomes
 * another. One whose name scripts change is found by its place.
 */
async function find(
  page: Page,
  control: Control,
): Promise<ElementHandle<HTMLElement | SVGElement>> {
  const named = await page
    .waitForFunction(findNamed, { ...control, selector: CONTROLS }, { timeout: 10_000 })
    .catch(() => page.locator(CONTROLS).nth(control.index).elementHandle({ timeout: 30_000 }));
  const element = named?.asElement();
  if (!element) throw new Error(`${control.name} is not on the page`);
  return element;
}

/** Runs in the page: the control of this name, of several the one in its place, or the last. */
function findNamed({ index, name, selector }: Control & { selector: string }) {
  const isNamed = (element: HTMLInputElement) => {
    const { ariaLabel, labels, localName, textContent } = element;
    return (
      name === `${localName} "${(ariaLabel ?? labels?.[0]?.textContent ?? textContent)?.trim()}"`
    );
  };
  const all = [...document.querySelectorAll<HTMLInputElement>(selector)];
  return [all[index], ...all.toReversed()].find((element) => element && isNamed(element));
}

async function act(page: Page, wanted: Control) {
  const control = await find(page, wanted);
  const { tag, type, options } = await control.evaluate((element) => ({
    tag: element.localName,
    type: element.getAttribute('type') ?? element.getAttribute('role') ?? '',
    options: element instanceof HTMLSelectElement ? element.options.length : 0,
  }));
  if (tag === 'select') await control.selectOption({ index: options - 1 });
  else if (type === 'range' || type === 'slider') await control.press('ArrowRight');
  else if (type === 'file') await control.setInputFiles(PICTURE);
  else if (tag === 'button' || type === 'checkbox' || type === 'radio') {
    await control.dispatchEvent('click'); // without waiting for anything
  } else await control.fill(type === 'number' ? '2' : '#123456');
}

/** Runs in the page: the controls to test, the last of those that look alike in a section. */
function listControls(selector: string) {
  type Listed = { index: number; name: string; isInHeader: boolean };
  const places = new Map<string, Listed>();
  for (const [index, element] of document.querySelectorAll<HTMLInputElement>(selector).entries()) {
    const isSent = element.closest('form[action]') && /submit|image/.test(element.type);
    if (!element.checkVisibility() || element.disabled || isSent) continue;
    const label = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
    if (label?.startsWith('Like ')) continue; // counted for all visitors: early-actions.spec.ts
    const section = element.closest('section, aside, header, footer, li')?.className ?? '';
    const place = [element.localName, element.type, section, element.className].join();
    const isInHeader = element.closest('header:not(main header)') !== null;
    const name = `${element.localName} "${label?.trim()}"`;
    places.set(place, { index, name, isInHeader });
  }
  return [...places.values()];
}

/**
 * Runs in the page: the state for a person, a link and the next visit, except transient messages.
 */
function describePage() {
  const all = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const { visitor: _, ...stored } = localStorage;
  const described = {
    address: location.pathname + location.search,
    entries: history.length,
    stored,
    fields: all('main :is(input, select, textarea)').map((field) =>
      /checkbox|radio/.test(field.type) ? field.checked : field.value,
    ),
    states: all('[aria-pressed], [aria-expanded], [aria-selected]').map(
      ({ ariaPressed, ariaExpanded, ariaSelected }) => ariaPressed ?? ariaExpanded ?? ariaSelected,
    ),
    dialogs: all('dialog[open]').length,
    text: document.querySelector('main')?.innerText,
  };
  return Object.fromEntries(
    Object.entries(described).map(([part, value]) => [part, JSON.stringify(value)]),
  );
}
