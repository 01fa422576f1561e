import type { Locator, Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const tray = (page: Page) => page.getByRole('region', { name: 'Color tray' });
const colors = (page: Page) => tray(page).getByRole('link', { name: /^Use #/ });
const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });

/** The hexes in the tray, in their order. */
const expectColors = (page: Page, hexes: string[]) =>
  expect
    .poll(() =>
      colors(page).evaluateAll((links) => links.map((link) => link.getAttribute('data-color'))),
    )
    .toEqual(hexes);

test('the tray by keyboard alone: add from anywhere, move, remove, undo, use, clear', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('nothing of it is loaded before it is used', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await openPage(page, '/color/0a66c2');
    expect(scripts.filter((url) => /\/tray-/.test(url))).toEqual([]);
    await expect(tray(page)).toBeHidden();
  });
  await test.step('T adds the focused color, and says so', async () => {
    await page.getByRole('button', { name: 'Copy HEX' }).press('t');
    await expect(notices(page)).toContainText('Added to Tray #0A66C2');
    await page.getByRole('list', { name: 'Tints' }).getByRole('link').first().press('t');
    await page.getByRole('list', { name: 'Similar colors' }).getByRole('link').first().press('t');
    await expect(colors(page)).toHaveCount(3);
    await page.getByRole('list', { name: 'Tints' }).getByRole('link').first().press('T');
    await expect(notices(page)).toContainText('Already in the Tray');
  });
  await test.step('in a field T is a letter, and with a modifier it is not ours', async () => {
    const field = page.getByRole('textbox', { name: 'Another color', exact: true });
    await field.fill('');
    await field.press('t');
    await expect(field).toHaveValue('t');
    await page.getByRole('link', { name: 'Find harmonies', exact: true }).press('Alt+t');
    await expect(colors(page)).toHaveCount(3);
  });
  const first = '#0A66C2';
  await test.step('Shift with an arrow moves a color, Delete removes it, Undo restores it', async () => {
    const second = (await colors(page).nth(1).getAttribute('data-color')) ?? '';
    const third = (await colors(page).nth(2).getAttribute('data-color')) ?? '';
    await colors(page).first().press('Shift+ArrowRight');
    await expectColors(page, [second, first, third]);
    await expect(colors(page).nth(1)).toBeFocused();
    await page.keyboard.press('Delete');
    await expectColors(page, [second, third]);
    await expect(colors(page).nth(1)).toBeFocused();
    await tray(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expectColors(page, [second, first, third]);
  });
  await test.step('Enter takes a color into the tool of the page, and keeps its other settings', async () => {
    await page.goto('/interactive-color-wheel?harmony=triadic');
    await page.getByRole('link', { name: `Use ${first}` }).press('Enter');
    await expect(page).toHaveURL(/\?harmony=triadic&color=0A66C2|\?color=0A66C2&harmony=triadic/);
    await expect(page.getByRole('region', { name: 'Your color' })).toContainText(first);
  });
  await test.step('in the creator it goes into the selected slot', async () => {
    await page.goto('/create-palette?selected=2');
    await page.getByRole('link', { name: `Use ${first}` }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Hex of color 2' })).toHaveValue(first);
  });
  await test.step('all of it opens in the creator, and it is cleared and restored', async () => {
    await tray(page).getByRole('button', { name: 'Tray menu' }).press('Enter');
    const hexes = await colors(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('data-color')?.slice(1)),
    );
    await tray(page).getByRole('link', { name: 'Open in the creator' }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`colors=${hexes.join('-')}`));
    await tray(page).getByRole('button', { name: 'Tray menu' }).press('Enter');
    await tray(page).getByRole('button', { name: 'Clear 3 colors' }).press('Enter');
    await expect(colors(page)).toHaveCount(0);
    await tray(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(colors(page)).toHaveCount(3);
  });
});

test('the tray by touch at 360 px: open, collect, arrange, put away', { tag: '@system' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await openPage(page, '/learn-colors?tab=glossary');
  await page.getByRole('button', { name: 'Color tray' }).tap();
  await expect(tray(page)).toContainText('Point at any color');

  await tray(page).getByRole('button', { name: 'Collect colors' }).tap();
  const tones = page.getByRole('list', { name: 'Colors of Tone' }).getByRole('link');
  await tones.nth(0).tap();
  await tones.nth(1).tap();
  await expect(page).toHaveURL(/tab=glossary/);
  await expect(colors(page)).toHaveCount(2);
  await tray(page).getByRole('button', { name: 'Collect colors' }).tap();

  await tray(page).getByRole('button', { name: 'Tray menu' }).tap();
  await tray(page).getByRole('button', { name: 'Arrange and remove' }).tap();
  const hexes = await colors(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('data-color') ?? ''),
  );
  await tray(page)
    .getByRole('button', { name: `Move ${hexes[0]} right` })
    .tap();
  await expectColors(page, hexes.toReversed());
  await tray(page)
    .getByRole('button', { name: `Remove ${hexes[0]}` })
    .tap();
  await expectColors(page, [hexes[1] ?? '']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // The page ends above the strip: nothing at its foot is covered.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const foot = await page.getByRole('contentinfo').boundingBox();
  const strip = await tray(page).boundingBox();
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((strip?.y ?? 0) + 1);

  await tray(page).getByRole('button', { name: 'Tray menu' }).tap();
  await tray(page).getByRole('button', { name: 'Hide the tray' }).tap();
  await expect(tray(page)).toBeHidden();
  await context.close();
});

test('a color beyond sRGB goes through the tray as it is', async ({ page }) => {
  const RED = 'color(display-p3 1 0 0)';
  const of = (url: string, name: string) => new URL(url).searchParams.get(name);
  await openPage(page, `/color-tools/color-converter?color=${encodeURIComponent(RED)}`);
  await page.getByRole('button', { name: 'Add to tray' }).click();
  await expect(notices(page)).toContainText(`Added to Tray ${RED}`);
  await expectColors(page, ['#FF0B0C']);

  await test.step('into a tool that reads it, and into the creator', async () => {
    await page.goto('/color-tools/color-harmonies');
    await colors(page).first().click();
    await expect.poll(() => of(page.url(), 'color')).toBe(RED);
    await page.goto('/create-palette?selected=2');
    await colors(page).first().click();
    await expect.poll(() => of(page.url(), 'css')).toBe(`_${RED}`);
  });
  await test.step('from the creator with a key, and by a link', async () => {
    await tray(page).getByRole('button', { name: 'Tray menu' }).click();
    await tray(page).getByRole('button', { name: 'Clear 1 color' }).click();
    await page.goto(page.url());
    await page.getByRole('button', { name: 'Add to tray' }).click();
    await expect(colors(page).nth(1)).toHaveAttribute('title', RED);
    await page.evaluate(() => localStorage.removeItem('tray'));
    await page.goto(`/about#tray=FF0B0C&css=${encodeURIComponent(RED)}`);
    await page
      .getByRole('region', { name: 'Colors of this link' })
      .getByRole('button')
      .first()
      .click();
    await expect(colors(page).first()).toHaveAttribute('title', RED);
  });
  await test.step('its hex is another color, which stands beside it', async () => {
    await openPage(page, '/color/ff0b0c');
    await page.getByRole('button', { name: 'Add to tray' }).first().click();
    await expectColors(page, ['#FF0B0C', '#FF0B0C']);
    await colors(page).nth(1).press('Shift+ArrowLeft');
    await expect(notices(page)).toContainText('#FF0B0C is number 1 of 2.');
    await expect(colors(page).first()).toBeFocused();
    await expect(colors(page).nth(1)).toHaveAccessibleName(`Use #FF0B0C, vivid red, ${RED}`);
    await page.keyboard.press('Delete');
    await expect(colors(page)).toHaveCount(1);
    await expect(colors(page).first()).toHaveAttribute('title', RED);
    await tray(page).getByRole('button', { name: 'Undo' }).click();
    await expect(colors(page)).toHaveCount(2);
  });
});

/** Drags in small steps, as a hand does: the tray is loaded when the drag begins. */
async function dragByHand(page: Page, from: Locator, to: Locator) {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  const target = { x: end.x + end.width / 4, y: end.y + end.height / 2 };
  await page.mouse.move(start.x + 40, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x + 50, start.y + start.height / 2 + 10, { steps: 3 });
  await page.mouse.move(target.x, target.y, { steps: 8 });
  await page.mouse.move(target.x + 1, target.y);
  await page.mouse.up();
}

test('the tray by mouse: drag, links, several tabs, damaged storage', async ({ page, context }) => {
  await test.step('a damaged tray is an empty one', async () => {
    await page.addInitScript(() => {
      if (!sessionStorage.length) localStorage.setItem('tray', '{"colors":["#12');
      sessionStorage.setItem('begun', '1');
    });
    await openPage(page, '/blog/what-contrast-ratios-measure');
    await expect(tray(page)).toBeHidden();
  });
  await test.step('T adds the color under the pointer: a hex in a text, a calendar day', async () => {
    await page.getByRole('link', { name: '#777777', exact: true }).first().hover();
    await page.keyboard.press('t');
    await expectColors(page, ['#777777']);
    await page.getByRole('heading', { level: 1 }).hover();
    await page.keyboard.press('t');
    await expect(notices(page)).toContainText('No Color Here');
  });
  await test.step('a swatch dragged to the strip is added where it is dropped', async () => {
    await page.goto('/');
    await expect(colors(page)).toHaveCount(1);
    await dragByHand(page, page.getByRole('button', { name: '#' }).first(), colors(page).first());
    await expect(colors(page)).toHaveCount(2);
    await expect(colors(page).nth(1)).toHaveAttribute('data-color', '#777777');
  });
  await test.step('another tab agrees', async () => {
    const other = await context.newPage();
    await openPage(other, '/color/ff0000');
    await other.getByRole('button', { name: 'Add to tray' }).first().click();
    await expect(colors(page)).toHaveCount(3);
    await other.close();
  });
  await test.step('a link asks, and adds to what there is', async () => {
    await page.goto('/about#tray=FF0000-00FF00');
    const asked = page.getByRole('region', { name: 'Colors of this link' });
    await expect(asked).toContainText('This link contains 2 colors. Your own colors stay.');
    await expect(colors(page)).toHaveCount(3);
    await asked.getByRole('button', { name: 'Add to tray' }).click();
    await expect(asked).toBeHidden();
    await expect(colors(page)).toHaveCount(4);
    await expect(page).toHaveURL(/\/about$/);
  });
});
