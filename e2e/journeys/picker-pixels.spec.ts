import type { Page } from '@playwright/test';
import {
  colorAt,
  coordinates,
  halves,
  POSTER,
  photograph,
  poster,
} from '../../testing/pictures/picture-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
  button,
  choose,
  extractColors,
  extracted,
  hexes,
  layer,
  magnifier,
  notices,
  openWith,
  picked,
  pickMark,
  placeOn,
  preview,
  tab,
} from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

const [WIDTH, HEIGHT] = [1600, 900];
const EMPTY =
  'No colors picked yet. Enable pixel picker and click on the image to pick specific colors.';

const values = (page: Page) => page.getByRole('list', { name: 'Values' });

async function pickerMode(page: Page) {
  await button(page, 'Enable Pixel Picker').click();
  await expect(layer(page)).toBeFocused();
}

test('PICKER-15, PICKER-16, PICKER-17, PICKER-18, PICKER-26, PICKER-27, PICKER-36, PICKER-28, PICKER-29, PICKER-30, PICKER-33, PICKER-34, PICKER-37, PICKER-32: pixels picked by mouse and by keyboard', {
  tag: '@system',
}, async ({ page }) => {
  await test.step('PICKER-15, PICKER-16, PICKER-17, PICKER-18, PICKER-26, PICKER-27, PICKER-36: the mouse picks the pixel under it', async () => {
    await openWith(page, await coordinates(WIDTH, HEIGHT));
    expect((await preview(page).boundingBox())!.width).toBeLessThan(WIDTH);
    await pickerMode(page);
    await expect(notices(page)).toContainText('Picker Mode Enabled Click on the image');
    await expect(button(page, 'Exit Picker Mode')).toBeVisible();

    const seen: string[] = [];
    for (const [x, y] of [
      [0.2, 0.3],
      [0.77, 0.91],
      [0.999, 0.004],
    ] as const) {
      const { place, pixel } = await placeOn(page, x, y, WIDTH, HEIGHT);
      const hex = colorAt(pixel.x, pixel.y);
      await page.mouse.move(place.x, place.y);
      await expect(magnifier(page)).toHaveAccessibleName(`Magnifier: ${hex}`);
      const circle = (await magnifier(page).locator('div').boundingBox())!;
      expect(Math.abs(circle.x + circle.width / 2 - place.x)).toBeLessThan(2);
      expect(Math.abs(circle.y + circle.height / 2 - place.y)).toBeLessThan(2);
      await page.mouse.down();
      await page.mouse.up();
      await expect(notices(page)).toContainText(`Color Picked! Added ${hex} to picked colors.`);
      await expect(values(page)).toContainText(hex);
      seen.push(hex);
    }
    await expect(tab(page, 'Picked Colors (3)')).toBeVisible();
    expect(await hexes(picked(page))).toEqual(seen);
  });
  await test.step('by keyboard: arrows, Shift, Enter and Escape', async () => {
    await openWith(page, await coordinates(WIDTH, HEIGHT));
    await pickerMode(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(values(page)).toContainText(colorAt(801, 452));
    await page.keyboard.press('Shift+ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(values(page)).toContainText(colorAt(761, 452));
    await page.keyboard.press('Escape');
    await expect(button(page, 'Enable Pixel Picker')).toBeVisible();
    expect(await hexes(picked(page))).toEqual([colorAt(801, 452), colorAt(761, 452)]);
  });
  await test.step('the average over 1, 3 × 3 and 5 × 5 pixels', async () => {
    await openWith(page, await halves());
    await pickerMode(page);
    for (const [label, hex] of [
      ['1 pixel', '#000000'],
      ['3 × 3', '#555555'],
      ['5 × 5', '#666666'],
    ] as const) {
      await page.getByText(label, { exact: true }).click();
      await layer(page).focus(); // the circle starts in the middle, the first column of white
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Enter');
      await expect(values(page)).toContainText(hex);
    }
  });
  await test.step('PICKER-28, PICKER-29, PICKER-30: unique, cleared, and brought back', async () => {
    await openWith(page, await poster());
    await tab(page, 'Picked Colors (0)').click();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await pickerMode(page);
    for (const x of [0.1, 0.2, 0.5]) {
      const { place } = await placeOn(page, x, 0.5, 240, 160);
      await page.mouse.click(place.x, place.y);
    }
    await expect(tab(page, 'Picked Colors (2)')).toBeVisible();
    await button(page, 'Clear All').click();
    await expect(page.getByText(EMPTY)).toBeVisible();
    await expect(tab(page, 'Picked Colors (0)')).toBeVisible();
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await hexes(picked(page))).toEqual(Object.keys(POSTER).slice(0, 2));
  });
  await test.step('PICKER-33, PICKER-34, PICKER-37: leaving the mode, and a new picture', async () => {
    await openWith(page, await poster());
    await extractColors(page);
    await pickerMode(page);
    const { place } = await placeOn(page, 0.5, 0.5, 240, 160);
    await page.mouse.click(place.x, place.y);
    await expect(page.getByRole('heading', { name: 'Picked color', exact: true })).toBeVisible();
    await expect(magnifier(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Picked color', exact: true })).toHaveCount(0);
    await expect(magnifier(page)).toHaveCount(0);
    await expect(tab(page, 'Picked Colors (1)')).toBeVisible();

    const before = Object.keys(POSTER);
    await choose(page, await coordinates(80, 60));
    await expect(tab(page, 'Picked Colors (0)')).toBeVisible();
    await expect(tab(page, /^Extracted Colors/)).toHaveAttribute('aria-selected', 'true');
    // Those of the new picture follow at once.
    await expect
      .poll(async () => (await hexes(extracted(page))).some((hex = '') => before.includes(hex)))
      .toBe(false);
  });
  await test.step('PICKER-32: the preview is at most 16rem high, upright pictures too', async () => {
    await openWith(page, await photograph(600, 1200));
    const { width, height } = (await preview(page).boundingBox())!;
    expect(height).toBeCloseTo(256, 0);
    expect(width).toBeCloseTo(128, 0);
  });
  await test.step('axe finds nothing after extracting and picking in any surround', async () => {
    await openWith(page, await photograph(800, 600));
    await extractColors(page);
    await pickerMode(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(picked(page)).toHaveCount(1);
    await expectNoViolations(page);
    await tab(page, 'Extracted Colors (5)').click();
    await expectNoViolations(page);
  });
});

test('by touch: a tap picks, a drag moves the circle and picks where it ends', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWith(page, await coordinates(WIDTH, HEIGHT));
  await expect(page.getByText('Take a photo')).toBeVisible();
  await pickerMode(page);
  const from = await placeOn(page, 0.3, 0.6, WIDTH, HEIGHT);
  await page.touchscreen.tap(from.place.x, from.place.y);
  await expect(tab(page, 'Picked Colors (1)')).toBeVisible();

  const to = await placeOn(page, 0.8, 0.4, WIDTH, HEIGHT);
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await send('touchStart', from.place);
  await send('touchMove', to.place);
  const hex = colorAt(to.pixel.x, to.pixel.y);
  await expect(magnifier(page)).toHaveAccessibleName(`Magnifier: ${hex}`);
  await send('touchEnd');
  await expect(tab(page, 'Picked Colors (2)')).toBeVisible();
  expect(await hexes(picked(page))).toEqual([colorAt(from.pixel.x, from.pixel.y), hex]);
  await context.close();
});

test('PICKER-19, PICKER-20, PICKER-21, PICKER-25: what a pick is, and its variations', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWith(page, await poster());
  await pickerMode(page);
  const { place } = await placeOn(page, 0.5, 0.5, 240, 160); // #E63946
  await page.mouse.click(place.x, place.y);
  await expect(values(page)).toContainText(/#E63946.*rgb\(230, 57, 70\).*hsl\(355, 78%, 56%\)/s);
  for (const fact of [/Brightness\s*Light/, /Saturation\s*Vivid/, /Temperature\s*Warm/]) {
    await expect(page.getByRole('definition').locator('..').filter({ hasText: fact })).toHaveCount(
      1,
    );
  }
  for (const [row, count] of [
    ['Lightness', 6],
    ['Saturation', 6],
    ['Hue', 7],
  ] as const) {
    await expect(page.getByRole('region', { name: row }).getByRole('button')).toHaveCount(count);
  }
  const dark = page.getByRole('region', { name: 'Lightness' }).getByRole('button').first();
  const hex = /#[0-9A-F]{6}/.exec((await dark.getAttribute('aria-label')) ?? '')?.[0];
  await dark.click();
  await expect(notices(page)).toContainText(`Copied! Color ${hex} copied to clipboard.`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
});

test('PICKER-35, PICKER-40, PICKER-41: the mark lies where was clicked, for 2000 ms', async ({
  page,
}) => {
  await page.clock.install();
  await openWith(page, await coordinates(WIDTH, HEIGHT));
  await pickerMode(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const { place } = await placeOn(page, 0.4, 0.7, WIDTH, HEIGHT);
  await page.mouse.click(place.x, place.y);
  await expect(pickMark(page)).toBeAttached();
  const ring = (await pickMark(page).locator('span').first().boundingBox())!;
  expect(Math.abs(ring.x + ring.width / 2 - place.x)).toBeLessThan(1.5);
  expect(Math.abs(ring.y + ring.height / 2 - place.y)).toBeLessThan(1.5);
  await page.clock.runFor(1999);
  await expect(pickMark(page)).toBeAttached();
  await page.clock.runFor(1);
  await expect(pickMark(page)).toHaveCount(0);
  await expect(picked(page)).toHaveCount(1);
});

test('on a phone nothing scrolls sideways, the magnifier at the edge included', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWith(page, await coordinates(WIDTH, HEIGHT));
  await extractColors(page);
  await pickerMode(page);
  const { place } = await placeOn(page, 0.99, 0.5, WIDTH, HEIGHT);
  await page.mouse.click(place.x, place.y);
  await expect(magnifier(page)).toBeVisible();
  await expect(picked(page)).toHaveCount(1);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
