import type { Locator } from '@playwright/test';

import { countOf } from '../../apps/web/app/ui/text/format-count.ts';
import {
  cards,
  count,
  list,
  names,
  namesOf,
  PAGE_LENGTH,
  PATH,
  tab,
} from '../support/explore-page.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('EXPLORE-01, EXPLORE-02, EXPLORE-03, EXPLORE-11, EXPLORE-12, EXPLORE-20, EXPLORE-31, EXPLORE-25, EXPLORE-26, EXPLORE-27, EXPLORE-28, EXPLORE-29, EXPLORE-30: what the page says by itself @html', async ({
  page,
}) => {
  await test.step('three stat cards count the collection', async () => {
    await page.goto(PATH);
    const stats = await (await page.request.get('/api/palettes/stats')).json();
    for (const [label, value] of [
      ['Total palettes', stats.total],
      ['Trending', stats.trending],
      ['Most popular', stats.popular],
    ]) {
      const card = page.locator('dl > div').filter({ hasText: label });
      await expect(card.locator('dd')).toHaveText(String(value));
    }
  });
  await test.step('seven tabs, trending first', async () => {
    await page.goto(PATH);
    await expect(page.getByRole('tab')).toHaveText([
      'Trending',
      'Popular',
      'Recent',
      'Minimal',
      'Vintage',
      'Warm',
      'Cool',
    ]);
    await expect(tab(page, 'Trending')).toHaveAttribute('aria-selected', 'true');
    const trending = await list(page, 'tab=trending');
    await expect(count(page)).toHaveText(`Showing ${trending.total} palettes`);
    expect(await names(page)).toEqual(namesOf(trending));
  });
  await test.step('what a card shows', async () => {
    await page.goto(PATH);
    const [palette] = (await list(page, 'tab=trending&limit=1')).palettes;
    const card = cards(page).first();
    await card.hover();
    const hexes = palette.colors.map((color: string | { hex: string }) =>
      typeof color === 'string' ? color : color.hex,
    );
    await expect(card.getByRole('img')).toHaveAttribute('aria-label', hexes.slice(0, 5).join(', '));
    await expect(card.getByRole('heading')).toHaveText(palette.name);
    await expect(card).toContainText(palette.description);
    // D22: the house's own, and how many of its likes nobody gave.
    expect(palette.source).toBe('swatchwork');
    expect(palette.startingLikes).toBeGreaterThan(20);
    await expect(card.getByTitle(/^By Swatchwork/)).toContainText(
      `${palette.startingLikes} likes to start with, the others from people`,
    );
    await expect(card.getByTitle('Like', { exact: true })).toHaveText(String(palette.likes));
    await expect(card.getByTitle('Like', { exact: true })).toHaveAccessibleName(
      `Like ${palette.name}, ${countOf(palette.likes, 'like')}`,
    );
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText(
      palette.tags.slice(0, 3),
    );
    await expect(card.locator('time')).toHaveAttribute('datetime', palette.createdAt);
    // A count alone does not invalidate the page, which is cached for ten seconds.
    await expect(async () => {
      const [{ views, copies }] = (await list(page, 'tab=trending&limit=1')).palettes;
      await page.reload();
      const viewed = views === 0 ? [] : [countOf(views, 'view')];
      await expect(card.getByTitle('Views')).toHaveText(viewed, { timeout: 100 });
      const copied = copies === 1 ? '1 copy' : `${copies} copies`;
      const shown = copies === 0 ? [] : [copied];
      await expect(card.getByTitle('Copies')).toHaveText(shown, { timeout: 100 });
    }).toPass({ timeout: 60_000 });
  });
  await test.step('an unknown palette is not found', async () => {
    const answer = await page.goto(`${PATH}/0199f3c0-7a10-7cc2-9f35-1f6d9e0d8a11`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  });
});

test('EXPLORE-13, EXPLORE-14, EXPLORE-15, EXPLORE-16, EXPLORE-17, EXPLORE-18, EXPLORE-19: each tab shows its palettes @no-js', async ({
  page,
}) => {
  for (const [id, name] of [
    ['EXPLORE-13', 'Trending'],
    ['EXPLORE-14', 'Popular'],
    ['EXPLORE-15', 'Recent'],
    ['EXPLORE-16', 'Minimal'],
    ['EXPLORE-17', 'Vintage'],
    ['EXPLORE-18', 'Warm'],
    ['EXPLORE-19', 'Cool'],
  ] as const) {
    await test.step(`${id}: the tab ${name} shows its palettes`, async () => {
      await page.goto(`${PATH}?tab=${name === 'Trending' ? 'cool' : 'trending'}`);
      await tab(page, name).click();
      await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
      const expected = await list(page, `tab=${name.toLowerCase()}&fold=true`);
      await expect(count(page)).toHaveText(`Showing ${expected.total} palettes`);
      expect(await names(page)).toEqual(namesOf(expected));
    });
  }
});

test('EXPLORE-35: a like counts once for this browser, is kept, and can be taken back', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, `${PATH}?tab=vintage&sort=name`);
  const heart = cards(page)
    .nth(2)
    .getByRole('button', { name: /^Like / });
  const before = Number(await heart.textContent());
  const sent = page.waitForRequest(/\/like$/);
  await heart.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Palette liked!')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ liked: true, proof: { solution: {} } });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(heart).toHaveText(String(before + 1));
  await expect(heart).toHaveAccessibleName(new RegExp(`, ${before + 1} likes$`));
  const visitor = await page.evaluate(() => localStorage.getItem('visitor'));
  expect(visitor).toMatch(/^[\w-]{16,64}$/);
  await page.reload();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toHaveText(String(before));
  expect(await page.evaluate(() => localStorage.getItem('visitor'))).toBe(visitor);
});

test('EXPLORE-35: a like that fails says so and shows the truth', async ({ page }) => {
  await openPage(page, PATH);
  await page.route('**/like', (route) => route.abort());
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Like / });
  const before = await heart.textContent();
  await heart.click();
  await expect(page.getByText('Failed to like palette. Please try again.')).toBeVisible();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(heart).toHaveText(before ?? '');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('EXPLORE-30: copying a palette counts', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PATH}?tab=cool&sort=name`);
  const card = cards(page).nth(4);
  await card.hover();
  const hexes = await card.getByRole('img').getAttribute('aria-label');
  const counted = page.waitForResponse('**/copy');
  await card.getByRole('button', { name: /^Copy / }).click();
  await expect(page.getByText('Palette Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(hexes);
  expect((await (await counted).json()).copies).toBeGreaterThan(0);
});

test('by keyboard, and a card exported', async ({ page }) => {
  await test.step('a palette is exported from its card', async () => {
    await openPage(page, PATH);
    const card = cards(page).first();
    const name = await card.getByRole('heading').textContent();
    await card.hover();
    await card.getByRole('button', { name: `Export ${name}` }).click();
    const dialog = page.getByRole('dialog', { name: `Export ${name}` });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export JSON' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('the tabs follow the arrow keys', async () => {
    await openPage(page, PATH);
    await tab(page, 'Trending').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Popular')).toBeFocused();
    await expect(page).toHaveURL(/tab=popular/);
    await page.keyboard.press('End');
    await expect(tab(page, 'Cool')).toHaveAttribute('aria-selected', 'true');
  });
});

test('skeletons stand on the ground of the cards that follow them', async ({ page }) => {
  await openPage(page, PATH);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/palettes?*', async (route) => {
    await released;
    await route.continue();
  });
  await tab(page, 'Warm').click();
  const skeleton = page.getByRole('status', { name: 'Loading palettes' }).locator(':scope > *');
  const ground = (card: Locator) =>
    card.first().evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground(skeleton);
  release();
  await expect(cards(page)).toHaveCount(PAGE_LENGTH);
  expect(before).toBe(await ground(cards(page)));
});

test('EXPLORE-34: a list that fails leaves the page standing', async ({ page }) => {
  await openPage(page, PATH);
  await page.route('**/api/palettes?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'away', code: 'database_unavailable' } }),
  );
  await tab(page, 'Warm').click();
  await expect(page.getByRole('alert')).toContainText('The palettes could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Explore Palettes');
  await page.unroute('**/api/palettes?*');
  await tab(page, 'Cool').click();
  await expect(cards(page)).toHaveCount(PAGE_LENGTH);
});

test('EXPLORE-32: a palette page shows each color, counts the view, and leads to similar ones', {
  tag: '@core',
}, async ({ page }) => {
  const [palette] = (await list(page, 'tab=cool&sort=name&limit=1')).palettes;
  await openPage(page, `${PATH}?tab=cool&sort=name`);
  const viewed = page.waitForResponse(`**/palettes/${palette.id}/view`);
  await cards(page).first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/palettes/${palette.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(palette.name);
  await expect(page).toHaveTitle(new RegExp(palette.name));
  expect((await (await viewed).json()).views).toBeGreaterThan(0);
  const colors = page.getByRole('list', { name: 'Colors' }).getByRole('link');
  await expect(colors).toHaveCount(palette.colors.length);
  const similar = page.getByRole('list', { name: 'Similar palettes' }).locator(':scope > li');
  await expect(similar).toHaveCount(6);
  await similar.first().hover();
  await similar
    .first()
    .getByRole('link', { name: /in the creator$/ })
    .click();
  await expect(page).toHaveURL(/\/create-palette\?colors=/);
});
