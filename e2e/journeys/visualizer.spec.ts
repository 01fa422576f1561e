import type { Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';
import {
  BRAND,
  DEFAULT,
  design,
  name,
  openVisualizer,
  PATH,
  palette,
  QUERY,
  tab,
  toasts,
} from '../support/visualizer-page.ts';

/**
 * Opens the page with a palette in the browser's storage, as the creator or the profile leave it.
 */
async function openStored(page: Page, stored: string | undefined) {
  await page.addInitScript((value) => {
    if (value === undefined) localStorage.removeItem('currentPalette');
    else localStorage.setItem('currentPalette', value);
  }, stored);
  await openVisualizer(page, PATH);
}

async function expectPalette(page: Page, title: string, colors: readonly string[]) {
  await expect(name(page)).toHaveText(title);
  const swatches = palette(page).getByRole('list', { name: 'Colors' }).getByRole('button');
  await expect(swatches).toHaveCount(colors.length);
  for (const [i, color] of colors.entries()) await expect(swatches.nth(i)).toContainText(color);
}

test('VISUAL-01, VISUAL-07, VISUAL-27: the stored palette shows', async ({ page }) => {
  await openStored(page, JSON.stringify({ colors: BRAND, name: 'Harbor' }));
  await expectPalette(page, 'Harbor', BRAND);
});

test('VISUAL-01: colors with names show, and so does a palette without one', async ({ page }) => {
  const colors = BRAND.map((hex) => ({ hex, name: 'Named' }));
  await openStored(page, JSON.stringify({ colors: [...colors, 'nonsense'] }));
  await expectPalette(page, 'Custom Palette', BRAND);
});

test('CREATOR-68, ROUTE-08, VISUAL-06: from the creator and back', { tag: '@core' }, async ({
  page,
}) => {
  // This step is first: the palette of the next step stays in the storage.
  await test.step('VISUAL-06: Back to Palette Creator goes there, with the palette', async () => {
    await openVisualizer(page, PATH);
    await page.getByRole('button', { name: 'Back to Palette Creator' }).click();
    await expect(page).toHaveURL('/create-palette');
    await openVisualizer(page, `${PATH}${QUERY}`);
    await page.getByRole('button', { name: 'Back to Palette Creator' }).click();
    await expect(page).toHaveURL(/\/create-palette\?.*0B2545/);
  });
  await test.step('CREATOR-68, ROUTE-08: what the creator hands over shows', async () => {
    await openPage(page, '/create-palette?colors=0B2545-13315C-E4572E-8DA9C4-EEF4ED&name=Steel');
    await page.getByRole('tab', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Visualize Palette' }).click();
    await expectPalette(page, 'Steel', BRAND);
  });
});

for (const [id, stored] of [
  ['VISUAL-02', undefined],
  ['VISUAL-03', '{"colors":["#0B25'],
  ['VISUAL-04', '{"colors":"#0B2545","name":"Text"}'],
  ['VISUAL-04', '["#0B2545"]'],
  ['VISUAL-04', '{"colors":["red","#12345"],"name":"No color"}'],
] as const) {
  test(`${id}: ${stored ?? 'nothing'} in storage shows the default palette`, async ({ page }) => {
    await openStored(page, stored);
    await expectPalette(page, 'Default Palette', DEFAULT);
    await expect(design(page, /^Business card/)).toHaveCount(2);
  });
}

test('ROUTE-09: colors and name of the link win over storage; bad ones are dropped', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('currentPalette', '{"colors":["#000000"],"name":"Stored"}'),
  );
  await openVisualizer(page, `${PATH}?colors=%230b2545,nonsense,E4572E,,12345&name=Two`);
  await expectPalette(page, 'Two', ['#0B2545', '#E4572E']);
  await openVisualizer(page, `${PATH}?colors=nonsense&name=Two`);
  await expectPalette(page, 'Default Palette', DEFAULT);
});

test('ROUTE-09, VISUAL-26: a link shows its designs @no-js', async ({ page }) => {
  await page.goto(`${PATH}${QUERY}`);
  await expect(name(page)).toHaveText('Harbor');
  await expect(design(page, /^Business card/).first()).toBeVisible();
  await tab(page, 'Dashboard').click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 3 })).toBeVisible();
  await expect(tab(page, 'Dashboard')).toHaveAttribute('aria-selected', 'true');
});

test('VISUAL-08: any number of colors leaves each hex its room', { tag: '@system' }, async ({
  page,
}) => {
  for (const width of [360, 768, 1366, 1920]) {
    await test.step(`any number of colors leaves each hex its room at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      for (const count of [2, 6, 7, 9, 10]) {
        const colors = Array(count).fill('C030C0').join(',');
        await page.goto(`${PATH}?colors=${colors}&name=${'A long name '.repeat(8)}&tab=swatches`);
        const swatches = palette(page).getByRole('list', { name: 'Colors' }).getByRole('button');
        await expect(swatches).toHaveCount(count);
        const edges = await swatches.evaluateAll((buttons) =>
          buttons.map((button) => {
            const hex = document.createRange();
            hex.selectNodeContents(button.lastElementChild!);
            const { top, right } = button.getBoundingClientRect();
            return { top, right, room: right - hex.getBoundingClientRect().right };
          }),
        );
        for (const { room } of edges) expect(room).toBeGreaterThanOrEqual(4);
        // Two rows at most, and the last is filled like the first.
        expect(new Set(edges.map(({ top }) => top)).size).toBeLessThanOrEqual(2);
        const list = await palette(page).getByRole('list', { name: 'Colors' }).boundingBox();
        expect(edges.at(-1)!.right).toBeCloseTo(list!.x + list!.width - 1, 0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  }
});

test('VISUAL-05: it says that it is loading until the storage is read', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(PATH, { waitUntil: 'commit' });
  await expect(page.getByText('Loading palette...')).toBeVisible();
  release();
  await expectPalette(page, 'Default Palette', DEFAULT);
  await expect(page.getByText('Loading palette...')).toHaveCount(0);
});

test('VISUAL-08, VISUAL-21, VISUAL-28: swatches, Copy buttons and the palette copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openVisualizer(page, `${PATH}${QUERY}&tab=swatches`);
  await palette(page).getByRole('button', { name: '#E4572E' }).click();
  await expect(toasts(page)).toContainText('Color #E4572E copied to clipboard.');
  expect(await clipboard()).toBe('#E4572E');

  const list = page.getByRole('region', { name: 'Colors to copy' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await list.getByRole('button', { name: 'Copy #8DA9C4' }).click();
  await expect(toasts(page)).toContainText('Color #8DA9C4 copied to clipboard.');
  expect(await clipboard()).toBe('#8DA9C4');
  await list.getByRole('button', { name: 'Copy palette' }).click();
  await expect(toasts(page)).toContainText('Palette Copied!');
  expect(await clipboard()).toBe(BRAND.join(', '));
});
