import type { Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/interactive-color-wheel';

const hue = (page: Page) => page.getByRole('slider', { name: 'Hue' });
const degrees = (page: Page) => page.getByRole('textbox', { name: 'Hue, degrees' });
const hex = (page: Page) => page.getByRole('textbox', { name: 'Color, hex' });
const harmony = (page: Page, name: string) => page.getByRole('radio', { name });
const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The hexes of a row, in their order. */
const row = (page: Page, name: string) =>
  page.getByRole('region', { name }).getByRole('list', { name: 'Colors' }).getByRole('listitem');

const expectRow = (page: Page, name: string, hexes: string[]) =>
  expect(row(page, name)).toHaveText(hexes.map((text) => new RegExp(text)));

/** The position of a hue on the page; `radius` 1 is the edge of the wheel. */
async function place(page: Page, angle: number, radius = 0.77): Promise<[number, number]> {
  const box = await hue(page).locator('..').boundingBox();
  if (!box) throw new Error('The wheel does not show');
  const radians = ((angle - 90) * Math.PI) / 180;
  return [
    box.x + (box.width / 2) * (1 + radius * Math.cos(radians)),
    box.y + (box.height / 2) * (1 + radius * Math.sin(radians)),
  ];
}

test('ROUTE-24, WHEEL-01, WHEEL-06, WHEEL-19: the wheel, and where it leads @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('ROUTE-24, WHEEL-01, WHEEL-06: a round wheel and four harmonies show', async () => {
    await page.goto(PATH);
    await expect(page).toHaveTitle('Interactive Color Wheel – Swatchwork');
    const box = await hue(page).locator('..').boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
    await expect(hue(page)).toHaveAttribute('aria-valuetext', '217 degrees, vivid blue, #266BD9');
    for (const name of ['complementary', 'triadic', 'analogous', 'tetradic']) {
      await expect(harmony(page, name)).toBeAttached();
    }
    await expect(harmony(page, 'complementary')).toBeChecked();
  });
  await test.step('WHEEL-19: it leads on to the tools, to learning and to the creator', async () => {
    await page.goto(`${PATH}?color=D92626&harmony=triadic`);
    const main = page.getByRole('main');
    for (const [name, path] of [
      ['All color tools', '/color-tools'],
      ['Learn about color', '/learn-colors'],
      ['Create a palette', '/create-palette'],
    ] as const) {
      await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
    }
    await main.getByRole('link', { name: 'Open in creator' }).first().click();
    await expect(page).toHaveURL(/create-palette\?.*colors=D92626-26D926-2626D9-/);
    await expect(page).toHaveURL(/harmony=triadic/);
  });
});

test('WHEEL-05, WHEEL-14, WHEEL-15: a link opens its hue and harmony @html', async ({ page }) => {
  await page.goto(`${PATH}?color=FF0000&harmony=triadic`);
  await expect(hue(page)).toHaveAttribute('aria-valuenow', '0');
  await expect(harmony(page, 'triadic')).toBeChecked();
  await expectRow(page, 'triadic, HSL', ['#D92626', '#26D926', '#2626D9']);
});

test('WHEEL-16, WHEEL-17: what is no hue or harmony is ignored @no-js', async ({ page }) => {
  for (const [id, query] of [
    ['WHEEL-16', 'color=%23FF0000'],
    ['WHEEL-16', 'color=F00'],
    ['WHEEL-16', 'color=FF00000'],
    ['WHEEL-17', 'harmony=square'],
    ['WHEEL-17', 'harmony=__proto__'],
  ]) {
    await test.step(`${id}: ?${query} is ignored`, async () => {
      await page.goto(`${PATH}?${query}`);
      await expect(hue(page)).toHaveAttribute('aria-valuenow', '217');
      await expect(harmony(page, 'complementary')).toBeChecked();
    });
  }
});

test('WHEEL-07, WHEEL-08, WHEEL-09, WHEEL-10: each harmony shows its colors, and the choice is in the address', async ({
  page,
}) => {
  await openPage(page, `${PATH}?color=D92626`);
  // The one chosen at first comes last, so that each choice changes something.
  for (const [id, type, hexes] of [
    ['WHEEL-08', 'triadic', ['#D92626', '#26D926', '#2626D9']],
    ['WHEEL-09', 'analogous', ['#D926D9', '#D92680', '#D92626', '#D98026', '#D9D926']],
    ['WHEEL-10', 'tetradic', ['#D92626', '#80D926', '#26D9D9', '#8026D9']],
    ['WHEEL-07', 'complementary', ['#D92626', '#26D9D9']],
  ] as const) {
    await test.step(`${id}: ${type}`, async () => {
      await harmony(page, type).click();
      await expectRow(page, `${type}, HSL`, [...hexes]);
      await expect(row(page, `${type}, OKLCH`)).toHaveCount(hexes.length);
      await expect(page).toHaveURL(new RegExp(`harmony=${type}`));
    });
  }
});

test('WHEEL-02, WHEEL-03, WHEEL-04: mouse and fields turn the wheel', async ({ page }) => {
  await test.step('WHEEL-02: a click takes the hue there, and back undoes it', async () => {
    await openPage(page, PATH);
    await page.mouse.click(...(await place(page, 90)));
    await expect(degrees(page)).toHaveValue('90');
    await expect(page).toHaveURL(/color=80D926/);
    await page.goBack();
    await expect(degrees(page)).toHaveValue('217');
  });
  await test.step('WHEEL-03: a drag follows the pointer until the release', async () => {
    await openPage(page, PATH);
    await page.mouse.move(...(await place(page, 100)));
    await page.mouse.down();
    for (const angle of [120, 150, 180]) {
      await page.mouse.move(...(await place(page, angle)));
      await expect(hue(page)).toHaveAttribute('aria-valuenow', String(angle));
    }
    expect(new URL(page.url()).search).toBe('');
    await page.mouse.up();
    await expect(page).toHaveURL(/color=26D9D9/);
    await page.mouse.move(...(await place(page, 300)));
    await expect(degrees(page)).toHaveValue('180');
  });
  await test.step('WHEEL-04: leaving the wheel ends the drag', async () => {
    await openPage(page, PATH);
    await page.mouse.move(...(await place(page, 100)));
    await page.mouse.down();
    await page.mouse.move(...(await place(page, 120)));
    await page.mouse.move(...(await place(page, 135, 1.2)));
    await page.mouse.move(...(await place(page, 300)));
    await expect(page).toHaveURL(/color=26D926/);
    await expect(degrees(page)).toHaveValue('120');
    await page.mouse.up();
    await expect(degrees(page)).toHaveValue('120');
  });
  await test.step('a point of the harmony turns all of it; a click on it makes it the base', async () => {
    await openPage(page, `${PATH}?color=D92626&harmony=triadic`);
    await page.mouse.move(...(await place(page, 120)));
    await page.mouse.down();
    await page.mouse.move(...(await place(page, 150)));
    await page.mouse.up();
    await expect(degrees(page)).toHaveValue('30');
    await page.mouse.click(...(await place(page, 150)));
    await expect(degrees(page)).toHaveValue('150');
  });
  await test.step('a typed color gives its hue; what is no color is marked and changes nothing', async () => {
    await openPage(page, PATH);
    await hex(page).fill('#FFFF00');
    await expect(hex(page)).toHaveValue('D9D926');
    await expect(degrees(page)).toHaveValue('60');
    await degrees(page).fill('400');
    await expect(degrees(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('A number from 0 to 360.')).toBeVisible();
    await expect(hue(page)).toHaveAttribute('aria-valuenow', '60');
    await degrees(page).blur();
    await expect(degrees(page)).toHaveValue('60');
  });
});

test('the wheel turns by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', hasTouch: true });
  const page = await context.newPage();
  await openPage(page, PATH);
  await page.touchscreen.tap(...(await place(page, 60)));
  await expect(degrees(page)).toHaveValue('60');
  await context.close();
});

test('by keyboard alone: turn, choose a harmony, type a hue, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PATH}?color=D92626`);
  await hue(page).focus();
  for (const [key, value] of [
    ['ArrowRight', '1'],
    ['ArrowUp', '2'],
    ['PageUp', '17'],
    ['ArrowLeft', '16'],
    ['PageDown', '1'],
    ['Home', '0'],
    ['ArrowDown', '359'],
    ['PageUp', '14'],
    ['End', '359'],
    ['ArrowRight', '0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(hue(page)).toHaveAttribute('aria-valuenow', value);
  }
  await expect(hue(page)).toHaveAttribute('aria-valuetext', /^0 degrees, [a-z ]*red, #D92626$/);

  await page.keyboard.press('Tab');
  await expect(degrees(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('120');
  await expect(hue(page)).toHaveAttribute('aria-valuenow', '120');

  await page.keyboard.press('Tab');
  await expect(hex(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(harmony(page, 'complementary')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(harmony(page, 'triadic')).toBeChecked();

  await page.keyboard.press('Tab'); // Open in creator
  await page.keyboard.press('Tab'); // Copy palette
  await page.keyboard.press('Tab');
  // The row follows the wheel once there is time; a person reads what is copied.
  await expect(page.locator(':focus')).toHaveAccessibleName(/#26D926/);
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText('Color #26D926 copied to clipboard.');
});

test('WHEEL-11, WHEEL-12: the color and the palette can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PATH}?color=D92626&harmony=triadic`);
  await page.getByRole('button', { name: 'Copy Color' }).click();
  await expect(notices(page)).toContainText('Copied! Color #D92626 copied to clipboard.');
  expect(await clipboard(page)).toBe('#D92626');
  await page.getByRole('button', { name: 'Copy Palette', exact: true }).click();
  await expect(notices(page)).toContainText('Palette copied!');
  expect(await clipboard(page)).toBe('#D92626, #26D926, #2626D9');
});

test('WHEEL-13, WHEEL-18: the shared link reproduces the state', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PATH);
  await degrees(page).fill('33');
  await harmony(page, 'tetradic').click();
  await page.getByRole('button', { name: 'Share Link' }).click();
  await expect(notices(page)).toContainText('Link Copied!');
  const link = await clipboard(page);
  expect(link).toMatch(/\/interactive-color-wheel\?color=[0-9A-F]{6}&harmony=tetradic$/);
  const shown = await row(page, 'tetradic, HSL').allInnerTexts();

  await page.goto('/about');
  await openPage(page, link);
  await expect(degrees(page)).toHaveValue('33');
  await expect(harmony(page, 'tetradic')).toBeChecked();
  expect(await row(page, 'tetradic, HSL').allInnerTexts()).toEqual(shown);
});

test('without JavaScript the form still turns the wheel @no-js', async ({ page }) => {
  await page.goto(PATH);
  await hex(page).fill('FFFF00');
  const send = page.getByRole('button', { name: 'Show on the wheel' });
  if (await send.isVisible()) {
    await harmony(page, 'triadic').check();
    await send.click();
    await expectRow(page, 'triadic, HSL', ['#D9D926', '#26D9D9', '#D926D9']);
  } else {
    await expectRow(page, 'complementary, HSL', ['#D9D926', '#2626D9']);
  }
});

test('a brought color outlasts another harmony, also without JavaScript @no-js', async ({
  page,
}) => {
  const css = 'color(display-p3 1 0.2 0.1)';
  await page.goto(`${PATH}?${new URLSearchParams({ color: css })}`);
  await harmony(page, 'triadic').check();
  const send = page.getByRole('button', { name: 'Show on the wheel' });
  if (await send.isVisible()) await send.click();
  await expect(page).toHaveURL(/harmony=triadic/);
  await expect(page.getByRole('region', { name: 'Your color' })).toContainText(`${css} is kept`);
  await expect(page.getByRole('link', { name: 'Make a palette' })).toHaveAttribute(
    'href',
    /css=color%28display-p3\+1\+0\.2\+0\.1%29/,
  );
});
