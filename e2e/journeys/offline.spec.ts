import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { POSTER, poster } from '../../testing/pictures/picture-files.ts';
import { signInWith, signUp, storedSession, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { standBefore } from '../support/new-version.ts';
import { choose, extractColors, extracted, hexes } from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';
import { enter, value } from '../support/tool-page.ts';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** Opens a page and waits until the service worker has cached the site and controls the page. */
async function visit(page: Page, url = '/about') {
  await page.goto(url);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready; // it is ready when all files are cached
    if (serviceWorker.controller) return;
    await new Promise((done) => serviceWorker.addEventListener('controllerchange', done));
  });
}

/** Opens a page that the worker answers: the offline page is shown until React navigates to it. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => {
    const isTaken = Object.keys(document.querySelector('main') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    const isThere = location.pathname !== '/offline';
    return isTaken && isThere && document.documentElement.dataset.opening === undefined;
  });
}

test('nothing is kept before three seconds without a touch', async ({ page }) => {
  const isKeeping = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await page.clock.install();
  await open(page, '/about');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));

  for (let i = 0; i < 3; i++) {
    await page.mouse.move(200, 200 + i);
    await page.clock.runFor(2900);
  }
  await page.waitForLoadState('networkidle');
  expect(await isKeeping()).toBe(false);

  await page.clock.runFor(3100);
  await expect.poll(isKeeping).toBe(true);
});

test('after one visit the creator opens and works without a connection, with its generator', {
  tag: '@core',
}, async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  const creator = creatorOn(page);
  await open(page, '/create-palette');
  await creator.expectColors(DEFAULT_COLORS);
  await creator.lock(2).click();
  await creator.random.click();
  await expect(toasts(page)).toContainText('Palette Generated!');
  const colors = await creator.colors();
  expect(colors[1]).toBe(DEFAULT_COLORS[1]);
  expect(colors[0]).not.toBe(DEFAULT_COLORS[0]);
});

test('after one visit every other tool opens and works without a connection', {
  tag: '@system',
}, async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);

  await test.step('contrast', async () => {
    await open(page, '/color-tools/color-contrast?text=%23767676');
    const ratio = page.getByRole('status', { name: 'Contrast ratio' });
    await expect(ratio).toHaveText('4.54:1'); // as the address says
    await enter(page, 'Foreground', '#595959');
    await expect(ratio).toHaveText('7.00:1');
    await expect(page).toHaveURL(/text=%23595959/);
  });
  await test.step('converter', async () => {
    await open(page, '/color-tools/color-converter?color=tomato');
    await expect(value(page, 'HEX')).toContainText('#FF6347');
    await enter(page, 'Color', '#ff8800');
    await expect(value(page, 'RGB')).toContainText('rgb(255, 136, 0)');
    await expect(page.getByRole('status', { name: 'Color' })).toContainText('close to');
  });
  await test.step('harmonies', async () => {
    await open(page, '/color-tools/color-harmonies');
    await page.getByRole('textbox', { name: 'Base color', exact: true }).fill('#ff0000');
    await expect(page.getByRole('region', { name: 'Complementary, HSL' })).toContainText('#00FFFF');
  });
  await test.step('variations', async () => {
    await open(page, '/color-tools/color-variations');
    await page.getByRole('textbox', { name: 'Color', exact: true }).fill('#663399');
    await expect(page.getByRole('button', { name: /Original #663399/ })).toBeVisible();
  });
  await test.step('simulator', async () => {
    await open(page, '/color-tools/color-accessibility');
    await page.getByRole('slider', { name: 'Font size' }).fill('30');
    await expect(page.getByRole('region', { name: 'Preview' })).toHaveCSS('font-size', '30px');
  });
  await test.step('wheel', async () => {
    await open(page, '/interactive-color-wheel?color=ff0000');
    const hue = page.getByRole('slider', { name: 'Hue' });
    await expect(hue).toHaveAttribute('aria-valuetext', /^0 degrees/);
    await hue.press('ArrowRight');
    await expect(hue).toHaveAttribute('aria-valuetext', /^1 degrees?/);
  });
  await test.step('web safe colors', async () => {
    await open(page, '/web-safe-colors');
    await page.getByRole('searchbox', { name: 'Search' }).fill('#FF6633');
    await expect(page.getByText('Showing 1 of 216 web safe colors')).toBeVisible();
  });
  await test.step('moods, whose palettes the API makes when it can be reached', async () => {
    await open(page, '/mood-generator');
    await page.getByRole('list', { name: 'Moods' }).getByRole('button', { name: 'Calm' }).click();
    await expect(heading(page, 'Calm palette')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Names' }).getByRole('link')).toHaveCount(5);
  });
  await test.step('visualizer', async () => {
    await open(page, '/palette-visualizer?colors=0B2545,13315C,E4572E,8DA9C4,EEF4ED&name=Harbor');
    await expect(heading(page, 'Harbor')).toBeVisible();
    await page.getByRole('tab', { name: 'Dashboard' }).click();
    await expect(page.getByRole('tabpanel').getByRole('img').first()).toBeVisible();
  });
  await test.step('image picker, with its worker', async () => {
    await open(page, '/color-picker');
    await choose(page, await poster());
    await extractColors(page);
    expect(await hexes(extracted(page))).toEqual(Object.keys(POSTER));
  });
  await test.step('any color, with its names', async () => {
    await open(page, '/color/ff6347?tab=values');
    await expect(title(page)).toHaveText('Color #FF6347');
    await expect(page.getByRole('tabpanel')).toContainText('rgb(255, 99, 71)');
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Sweet Pimento');
  });
});

test('what needs the server says so, names what works, and opens when the connection is back', {
  tag: '@system',
}, async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  for (const path of ['/explore-palettes?tab=recent', '/blog', '/profile', '/login', '/nowhere']) {
    await open(page, path);
    await expect(title(page)).toHaveText('You are offline');
    await expect(page).toHaveURL(path); // so that a reload requests it again
  }
  await expectNoViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('main').getByRole('link', { name: 'Color Converter' }).click();
  await expect(title(page)).toHaveText('Color Converter');
  await page.getByRole('contentinfo').getByRole('link', { name: 'API Documentation' }).click();
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/API/);
});

test('the home page opens without a connection, and says what it lacks', {
  tag: '@system',
}, async ({ page, context }) => {
  await visit(page);
  await context.setOffline(true);
  await open(page, '/');
  await expect(page.getByText('The palettes could not be loaded.')).toBeVisible();
  await page.getByRole('link', { name: 'Contrast Checker' }).first().click();
  await expect(title(page)).toHaveText('Contrast Checker');
});

test('a new version is offered, and taken when one says so, in one tab', {
  tag: '@system',
}, async ({ page, context, baseURL }) => {
  const site = await standBefore(baseURL ?? '');
  try {
    await visit(page, `${site.url}/color-tools/color-converter`);
    const other = await context.newPage();
    await visit(other, `${site.url}/about`);
    site.build();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    for (const tab of [page, other]) {
      await expect(toasts(tab)).toContainText('A new version is ready', { timeout: 60_000 });
    }
    await enter(page, 'Color', '#ff8800'); // continues to work
    await expect(page).toHaveURL(/color=%23ff8800/);
    expect(await isWaiting(page)).toBe(true);
    await other.evaluate(() => document.body.setAttribute('data-as-before', ''));

    const loaded = page.waitForEvent('load');
    await toasts(page).getByRole('button', { name: 'Reload' }).click();
    await loaded;
    await expect.poll(() => isWaiting(page), { timeout: 60_000 }).toBe(false);
    await expect(value(page, 'RGB')).toContainText('rgb(255, 136, 0)');
    await expect(other.locator('body')).toHaveAttribute('data-as-before');
    await expect(toasts(other)).toContainText('A new version is ready');
  } finally {
    site.stop();
  }
});

test('an operator can take the worker and all that it keeps out of browsers', {
  tag: '@system',
}, async ({ page, baseURL }) => {
  const site = await standBefore(baseURL ?? '');
  try {
    await visit(page, `${site.url}/about`);
    site.switchOff(await readFile('deploy/no-service-worker.js', 'utf8'));
    const left = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      while (await navigator.serviceWorker.getRegistration()) {
        await new Promise((later) => setTimeout(later, 20));
      }
      return caches.keys();
    });
    expect(left).toEqual([]);
  } finally {
    site.stop();
  }
});

const isWaiting = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return Boolean(registration?.waiting);
  });

test('who is signed in stays so without a connection, and Sign Out leaves nothing personal', {
  tag: '@system',
}, async ({ page, context, request }) => {
  const account = await signUp(request, { firstName: 'Gracetta' });
  await signInWith(page, account);
  await visit(page, '/profile');
  await expect(page.getByText(account.email).first()).toBeVisible();
  const header = page.getByRole('banner');

  await context.setOffline(true);
  await open(page, '/color-tools/color-contrast');
  await expect(header.getByRole('button', { name: 'Gracetta' })).toBeVisible();
  const asked = page.waitForResponse('**/api/auth/me');
  await context.setOffline(false);
  expect((await asked).status()).toBe(200);

  await header.getByRole('button', { name: 'Gracetta' }).click();
  await header.getByRole('button', { name: 'Sign Out' }).click();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  const kept = await everythingKept(page);
  expect(kept.files).toBeGreaterThan(100); // or the test found nothing to check
  for (const own of [account.token, account.email, account.username, account.id, 'Gracetta']) {
    expect(kept.found.filter(({ text }) => text.includes(own)).map(({ at }) => at)).toEqual([]);
  }
  expect(
    kept.addresses.filter((address) => !/^\/(assets\/|favicon|site-map|offline)/.test(address)),
  ).toEqual([]);

  await context.setOffline(true);
  await open(page, '/profile');
  await expect(title(page)).toHaveText('You are offline');
  await expect(header.getByRole('button', { name: 'Gracetta' })).toBeHidden();
});

/** All that this browser stores of the site: caches, storage, databases, the HTTP cache. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const found: { at: string; text: string }[] = [];
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const text = (await (await cache.match(url))?.text()) ?? '';
        found.push({ at: url, text });
        addresses.push(new URL(url).pathname);
      }
    }
    for (const storage of [localStorage, sessionStorage]) {
      for (const [at, text] of Object.entries(storage)) found.push({ at, text: at + text });
    }
    for (const { name = '' } of await indexedDB.databases()) addresses.push(`database ${name}`);
    for (const path of ['/api/auth/me', '/api/palettes/mine', '/profile']) {
      const answer = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(
        () => undefined,
      );
      found.push({ at: path, text: (await answer?.text()) ?? '' });
    }
    return { found, addresses, files: addresses.length };
  });

test('Chromium reads the manifest without a complaint, and would install the site', {
  tag: '@system',
}, async ({ page, context }) => {
  await visit(page, '/');
  const devTools = await context.newCDPSession(page);
  const manifest = await devTools.send('Page.getAppManifest');
  expect(manifest.errors).toEqual([]);
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({
    name: 'Swatchwork',
    display: 'standalone',
  });
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // The test's own window is private, and private windows install nothing.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
