import type { Page } from '@playwright/test';

import { poster, turned } from '../../testing/pictures/picture-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import { button, choose, extracted, hexes, openWith, placeOn } from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

/** Of the poster: 96 pixels of dark blue, 60 of red, 48 of white, 24 of teal, 12 of orange. */
const [BLUE, RED, WHITE, TEAL, ORANGE] = ['#1D3557', '#E63946', '#F1FAEE', '#2A9D8F', '#F4A261'];
const [WIDTH, HEIGHT] = [240, 160];

const corner = (page: Page, name: string) => button(page, `Corner of the region, ${name}`);
const frame = (page: Page) => page.locator('[data-region]');
const region = async (page: Page) =>
  (await frame(page).getAttribute('data-region'))!.split(' ').map(Number);

const expectColors = (page: Page, colors: readonly (string | undefined)[]) =>
  expect.poll(async () => (await hexes(extracted(page))).toSorted()).toEqual(colors.toSorted());

async function drag(page: Page, from: [x: number, y: number], to: [x: number, y: number]) {
  const [start, end] = [
    await placeOn(page, ...from, WIDTH, HEIGHT),
    await placeOn(page, ...to, WIDTH, HEIGHT),
  ];
  await page.mouse.move(start.place.x, start.place.y);
  await page.mouse.down();
  await page.mouse.move(end.place.x, end.place.y, { steps: 4 });
  await page.mouse.up();
}

test('the colors of a region, by mouse and by keyboard, on the device and on the server', {
  tag: '@core',
}, async ({ page }) => {
  await openWith(page, await poster());
  await expectColors(page, [BLUE, RED, WHITE, TEAL, ORANGE]);
  await test.step('the middle is proposed, with the focus on its first corner', async () => {
    await button(page, 'Limit to a Region').click();
    await expect(corner(page, 'top left')).toBeFocused();
    expect(await region(page)).toEqual([60, 40, 120, 80]);
    await expect(page.getByText('region 120 × 80')).toBeVisible();
    await expectColors(page, [BLUE, RED, WHITE]);
    await expectNoViolations(page);
  });
  await test.step('the arrow keys move a corner, by one pixel or with Shift by more', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    expect(await region(page)).toEqual([61, 39, 119, 81]);
    for (let i = 0; i < 6; i++) await page.keyboard.press('Shift+ArrowRight');
    expect(await region(page)).toEqual([97, 39, 83, 81]);
    await expectColors(page, [RED, WHITE]);
    await expect(page.getByText('Region from 97, 39: 83 × 81 pixels')).toBeAttached();
    await corner(page, 'bottom right').focus();
    for (let i = 0; i < 30; i++) await page.keyboard.press('Shift+ArrowRight');
    expect(await region(page)).toEqual([97, 39, 143, 81]);
    await expectColors(page, [RED, WHITE, TEAL, ORANGE]);
  });
  await test.step('a drag beside it draws another one, which a drag inside moves', async () => {
    await drag(page, [0.05, 0.9], [0.25, 0.1]);
    const [left, top, width, height] = await region(page);
    expect(Math.abs(left! - 12) + Math.abs(top! - 16)).toBeLessThan(3);
    expect(Math.abs(width! - 48) + Math.abs(height! - 128)).toBeLessThan(3);
    await expectColors(page, [BLUE]);
    await drag(page, [0.15, 0.5], [0.95, 0.5]);
    const moved = await region(page);
    expect(moved.slice(1)).toEqual([top, width, height]);
    expect(moved[0]).toBe(WIDTH - width!);
    await expectColors(page, [WHITE, TEAL, ORANGE]);
  });
  await test.step('pins and shares are those of the region', async () => {
    const pin = page.getByRole('button', { name: /^Pin of #F4A261/ });
    const box = (await frame(page).boundingBox())!;
    const at = (await pin.boundingBox())!;
    expect(at.x + at.width / 2).toBeGreaterThan(box.x);
    expect(at.y + at.height / 2).toBeGreaterThan(box.y);
    await expect(extracted(page).filter({ hasText: ORANGE! })).toContainText(/2[3-7]%/);
  });
  await test.step('the server finds the same', async () => {
    const here = await hexes(extracted(page));
    await page.getByRole('radio', { name: 'On the server' }).click();
    const answered = page.waitForResponse('**/api/colors/extract');
    await button(page, 'Extract Dominant Colors').click();
    expect((await (await answered).json()).colors).toEqual(here);
    await page.getByRole('radio', { name: 'On this device' }).click();
  });
  await test.step('picking pixels hides it; clearing takes the whole image again', async () => {
    await button(page, 'Enable Pixel Picker').click();
    await expect(frame(page)).toBeHidden();
    await expect(button(page, 'Clear Region')).toBeDisabled();
    await button(page, 'Exit Picker Mode').click();
    await expect(frame(page)).toBeVisible();
    await button(page, 'Clear Region').click();
    await expect(frame(page)).toHaveCount(0);
    await expectColors(page, [BLUE, RED, WHITE, TEAL, ORANGE]);
  });
  await test.step('a photograph that was turned is cut as it is shown; another one has no region', async () => {
    await choose(page, await turned());
    await expect(extracted(page)).toHaveCount(2);
    await button(page, 'Limit to a Region').click();
    for (let i = 0; i < 20; i++) await page.keyboard.press('Shift+ArrowDown');
    await expect(extracted(page)).toHaveCount(1);
    await choose(page, await poster());
    await expect(frame(page)).toHaveCount(0);
  });
});

test('a region is drawn by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openWith(page, await poster());
  await button(page, 'Limit to a Region').click();
  await expectColors(page, [BLUE, RED, WHITE]);
  await frame(page).scrollIntoViewIfNeeded();
  const touch = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  const box = (await corner(page, 'bottom right').boundingBox())!;
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { place } = await placeOn(page, 0.3, 0.6, WIDTH, HEIGHT);
  await send('touchStart', from);
  await send('touchMove', { x: (from.x + place.x) / 2, y: from.y });
  await send('touchMove', place);
  await send('touchEnd');
  await expectColors(page, [BLUE]);
  const [left, top, width] = await region(page);
  expect([left, top]).toEqual([60, 40]);
  expect(Math.abs(width! - 12)).toBeLessThan(3);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  await context.close();
});
