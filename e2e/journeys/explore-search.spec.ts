import type { Page } from '@playwright/test';

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

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search palettes' });

test('EXPLORE-07, EXPLORE-08, EXPLORE-09, EXPLORE-10, EXPLORE-04, EXPLORE-05, EXPLORE-06, EXPLORE-33: orders, search and filters', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('EXPLORE-07, EXPLORE-08, EXPLORE-09, EXPLORE-10: three orders, and the address keeps them', async () => {
    await openPage(page, PATH);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort.getByRole('option')).toHaveText([
      'Most Liked',
      'Newest First',
      'Alphabetical',
    ]);
    for (const [label, value] of [
      ['Newest First', 'newest'],
      ['Alphabetical', 'name'],
      ['Most Liked', 'likes'],
    ] as const) {
      await sort.selectOption(label);
      await expect(page).toHaveURL(new RegExp(`sort=${value}`));
      const expected = namesOf(await list(page, `tab=trending&sort=${value}`));
      await expect.poll(() => names(page)).toEqual(expected);
    }
    await page.goBack();
    await expect(page).toHaveURL(PATH);
  });
  await test.step('EXPLORE-04, EXPLORE-05, EXPLORE-06, EXPLORE-33: search, tab and sort combine and survive a reload', async () => {
    await openPage(page, `${PATH}?tab=warm&sort=name`);
    await search(page).fill('LIGHT');
    const expected = await list(page, 'tab=warm&sort=name&q=light');
    expect(expected.total).toBeGreaterThan(1);
    await expect(count(page)).toHaveText(`Showing ${expected.total} palettes`);
    await expect.poll(() => names(page)).toEqual(namesOf(expected));
    await page.reload();
    await expect(search(page)).toHaveValue('LIGHT');
    expect(await names(page)).toEqual(namesOf(expected));
  });
  await test.step('filters combine with the keyboard, count, survive a reload and can be removed', async () => {
    await openPage(page, `${PATH}?q=light`);
    await page.getByText('More filters', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Safe for' }).selectOption('All three');
    await page.getByRole('combobox', { name: 'Pairs for text' }).selectOption('At least 3');
    const expected = await list(page, 'q=light&safe=protan,deutan,tritan&pairs=3');
    const all = await list(page, 'q=light');
    expect(expected.total).toBeGreaterThan(0);
    expect(expected.total).toBeLessThan(all.total);
    await expect(count(page)).toHaveText(new RegExp(`^Showing ${expected.total} palettes?$`));
    await expect(page).toHaveURL(/safe=protan.*pairs=3/); // others may be as many
    await page.reload();
    await expect.poll(() => names(page)).toEqual(namesOf(expected));
    await expect(page.getByText('More filters (2)', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Remove filter: 3 pairs of 4.5:1' }).click();
    await page.getByRole('link', { name: 'Remove filter: Safe for all color vision' }).click();
    await expect(count(page)).toHaveText(`Showing ${all.total} palettes`);
  });
});

test('EXPLORE-23: more palettes, and the way back', async ({ page }) => {
  await test.step('EXPLORE-23: Load More appends the next palettes until there are no more', async () => {
    await openPage(page, `${PATH}?tab=minimal`);
    const { total } = await list(page, 'tab=minimal');
    const more = page.getByRole('button', { name: 'Load More' });
    for (let shown = PAGE_LENGTH; shown < total; shown += PAGE_LENGTH) {
      await expect(cards(page)).toHaveCount(shown);
      await more.focus();
      await page.keyboard.press('Enter');
    }
    await expect(cards(page)).toHaveCount(total);
    await expect(more).toHaveCount(0);
    expect(new Set(await names(page)).size).toBe(total);
  });
  await test.step('Back and Forward show the list as it was left: cards, place and likes', async () => {
    await openPage(page, `${PATH}?tab=all&sort=name`);
    for (let shown = PAGE_LENGTH; shown < 4 * PAGE_LENGTH; shown += PAGE_LENGTH) {
      await expect(cards(page)).toHaveCount(shown);
      await page.getByText('Load More', { exact: true }).click();
    }
    await expect(cards(page)).toHaveCount(4 * PAGE_LENGTH);
    const left = await names(page);
    const card = cards(page).nth(3 * PAGE_LENGTH + 1);
    const heart = card.getByRole('button', { name: /^Like / });
    const likes = Number(await heart.textContent());
    await heart.click();
    await expect(page.getByText('Palette liked!')).toBeVisible();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(1000);

    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      left[3 * PAGE_LENGTH + 1] ?? '',
    );
    await page.goBack();
    await expect(cards(page)).toHaveCount(4 * PAGE_LENGTH);
    expect(await names(page)).toEqual(left);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await expect(heart).toHaveText(`${likes + 1}`);
    await heart.click();
    await expect(heart).toHaveText(likes === 0 ? '' : `${likes}`); // no counter of nothing

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      left[3 * PAGE_LENGTH + 1] ?? '',
    );
    await page.goBack();
    await expect(cards(page)).toHaveCount(4 * PAGE_LENGTH);

    await card.hover();
    await card.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
    await expect(page.getByRole('link', { name: /^Remove filter: Tag: / })).toBeVisible();
    await expect(cards(page)).not.toHaveCount(4 * PAGE_LENGTH);
    await page.goBack();
    await expect(cards(page)).toHaveCount(4 * PAGE_LENGTH);
    expect(await names(page)).toEqual(left);
  });
  await test.step('a reload shows as many palettes as before, at the same place; another filter the usual number', async () => {
    await openPage(page, `${PATH}?tab=all&sort=name`);
    await page.getByText('Load More', { exact: true }).click();
    await expect(cards(page)).toHaveCount(2 * PAGE_LENGTH);
    await expect(page).toHaveURL(/[?&]shown=24$/);
    const before = await names(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    await page.reload();
    expect(await names(page)).toEqual(before);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await page.getByText('Load More', { exact: true }).click();
    await expect(cards(page)).toHaveCount(3 * PAGE_LENGTH);
    expect(new Set(await names(page)).size).toBe(3 * PAGE_LENGTH);
    await tab(page, 'Cool').click();
    await expect(cards(page)).toHaveCount(PAGE_LENGTH);
    await expect(page).not.toHaveURL(/shown/);
  });
});

test('a search looks everywhere, and a color finds the palettes near it', async ({ page }) => {
  await openPage(page, PATH);
  await search(page).fill('ocean');
  const tagged = await list(page, 'tag=ocean&limit=100');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  const found = await list(page, 'q=ocean&limit=100');
  expect(namesOf(found)).toEqual(expect.arrayContaining(namesOf(tagged)));
  await expect(count(page)).toHaveText(`Showing ${found.total} palettes`);

  await search(page).fill('#0A66C2');
  const near = await list(page, 'color=%230A66C2');
  await expect.poll(() => names(page)).toEqual(namesOf(near));
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('nearest');
  await page.getByRole('link', { name: 'Remove filter: Near #0A66C2' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(tab(page, 'Trending')).toHaveAttribute('aria-selected', 'true');

  await tab(page, 'Trending').click(); // it is open already, and now chosen
  await expect(page).toHaveURL(/tab=trending/);
  await search(page).fill('light');
  const trending = await list(page, 'tab=trending&q=light');
  await expect(count(page)).toHaveText(`Showing ${trending.total} palettes`);
  await expect(tab(page, 'Trending')).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Search in all palettes' }).click();
  await search(page).fill('coral');
  await page.getByRole('link', { name: 'Palettes near the color coral' }).click();
  await expect.poll(() => names(page)).toEqual(namesOf(await list(page, 'color=%23FF7F50')));
});

test('a palette is found by two colors, with the keyboard, and a link restores them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, PATH);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await expect(field('And near')).toHaveCount(0);
  await field('Near a color').focus();
  await page.keyboard.type('#0B1D34');
  await field('And near').focus();
  await page.keyboard.type('#F69835');
  const expected = await list(page, 'color=0B1D34,F69835&fold=true');
  expect(expected.total).toBeGreaterThan(0);
  await expect(count(page)).toHaveText(new RegExp(`^Showing ${expected.total} palettes?$`));
  await expect.poll(() => names(page)).toEqual(namesOf(expected));
  await page.reload();
  await expect(field('And near')).toHaveValue('#F69835');
  await expect.poll(() => names(page)).toEqual(namesOf(expected));
  await page.getByRole('link', { name: 'Remove filter: Near #0B1D34' }).click();
  await expect.poll(() => names(page)).toEqual(namesOf(await list(page, 'color=F69835&fold=true')));
});

test('the menu of a card works by touch and keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openPage(page, PATH);
  const card = cards(page).first();
  expect((await card.boundingBox())!.y).toBeLessThan(480);
  const tags = card.getByRole('list', { name: 'Tags' }).getByRole('link');
  const more = card.getByLabel(/^More about /);
  await expect(tags).toHaveCount(0);
  await more.click();
  await page.mouse.move(0, 0);
  await expect(tags.first()).toBeVisible();
  await expect(card.getByRole('button', { name: /^Copy / })).toBeVisible();
  await more.focus();
  await page.keyboard.press('Enter');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(tags).toHaveCount(0);

  await card.getByRole('heading').getByRole('link').focus();
  for (const _ of ['like', 'more', 'first tag']) await page.keyboard.press('Tab');
  await expect(tags.first()).toBeFocused();
});

test('a search works as a form @no-js', async ({ page, javaScriptEnabled }) => {
  await page.goto(`${PATH}?tab=vintage`);
  await search(page).fill('paper');
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Apply' }).click();
  const expected = await list(page, 'tab=vintage&q=paper');
  await expect(count(page)).toHaveText(`Showing ${expected.total} palettes`);
});

test('EXPLORE-21, EXPLORE-22, EXPLORE-24: a search leads on @no-js', async ({ page }) => {
  await test.step('EXPLORE-21, EXPLORE-22, EXPLORE-24: nothing found, and the way back', async () => {
    await page.goto(`${PATH}?tab=cool&q=xyzzy`);
    await expect(page.getByRole('heading', { name: 'No palettes found' })).toBeVisible();
    await expect(count(page)).toHaveText('Showing 0 palettes');
    await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reset Filters' }).click();
    await expect(tab(page, 'Trending')).toHaveAttribute('aria-selected', 'true');
    await expect(search(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(PAGE_LENGTH);
  });
  await test.step('where nothing is found, other ways lead on', async () => {
    await page.goto(`${PATH}?tab=vintage&q=oceans&color=tomato`);
    const ways = page.getByRole('list', { name: 'Other ways' }).getByRole('link');
    await expect(ways).toHaveText([
      'Search in all palettes',
      'All palettes tagged ocean',
      'Only “oceans”',
      'Only near #FF6347',
    ]);
    await ways.filter({ hasText: 'ocean' }).first().click();
    await expect(page.getByRole('link', { name: 'Remove filter: Tag: ocean' })).toBeVisible();
    await expect(count(page)).toHaveText(
      `Showing ${(await list(page, 'tag=ocean')).total} palettes`,
    );
  });
  await test.step('palettes nearest to a color come first, and the chip leaves them', async () => {
    await page.goto(`${PATH}?tab=all&color=tomato`);
    const expected = await list(page, 'color=FF6347');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('nearest');
    expect(await names(page)).toEqual(namesOf(expected));
    await page.getByRole('link', { name: 'Remove filter: Near #FF6347' }).click();
    await expect(page.getByRole('textbox', { name: 'Near a color', exact: true })).toHaveValue('');
    await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  });
  await test.step('a tag leads to the palettes that have it', async () => {
    await page.goto(PATH);
    await cards(page).first().hover();
    const tag = cards(page).first().getByRole('list', { name: 'Tags' }).getByRole('link').first();
    const name = await tag.textContent();
    await tag.click();
    await expect(page.getByRole('link', { name: `Remove filter: Tag: ${name}` })).toBeVisible();
    const expected = await list(page, `tag=${name}`);
    await expect(count(page)).toHaveText(`Showing ${expected.total} palettes`);
  });
});

test('a search finds tags, and counts one palette as one @html', async ({ page }) => {
  await page.goto(`${PATH}?tab=all&q=Pastel`);
  const tagged = await list(page, 'tag=pastel');
  expect(tagged.total).toBeGreaterThan(1);
  const found = await list(page, 'q=pastel');
  expect(found.total).toBeGreaterThanOrEqual(tagged.total);
  await expect(count(page)).toHaveText(`Showing ${found.total} palettes`);

  const [{ name }] = tagged.palettes;
  await page.goto(`${PATH}?tab=all&tag=pastel&q=${encodeURIComponent(name)}`);
  await expect(count(page)).toHaveText('Showing 1 palette');
});

test('EXPLORE-23, EXPLORE-24: Load More leads on without JavaScript; below 12 there is none @no-js', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${PATH}?tab=all&tag=neon`);
  expect(await cards(page).count()).toBeLessThan(PAGE_LENGTH);
  await expect(page.getByRole('button', { name: 'Load More' })).toHaveCount(0);
  if (javaScriptEnabled !== false) return;
  await page.goto(PATH);
  const first = await names(page);
  await page.getByRole('button', { name: 'Load More' }).click();
  // Without scripts nothing waits for the next page to arrive.
  const back = page.getByRole('link', { name: 'Back to the first palettes' });
  await expect(back).toBeVisible();
  const second = await names(page);
  expect(second).toHaveLength(PAGE_LENGTH);
  expect(first.filter((name) => second.includes(name))).toEqual([]);
  await back.click();
  await expect.poll(() => names(page)).toEqual(first);
});
