import type { Page } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';

import { expect, test } from '../support/test.ts';

const PATH = '/color-of-the-day';
const CAMEL = `${PATH}?date=2025-11-01`;

const today = () => new Date().toISOString().slice(0, 10);
const name = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const days = (page: Page) => page.getByRole('list', { name: /^Colors of / }).getByRole('link');

test('ROUTE-13, COTD-01, COTD-02: the color of today and all that is told of it @html', async ({
  page,
  request,
}) => {
  const color = await (await request.get('/api/color-of-the-day')).json();
  await page.goto(PATH);
  await expect(page).toHaveTitle('Color of the Day – Swatchwork');
  await expect(name(page)).toHaveText(color.name);
  for (const text of [color.hexCode, color.description, color.meaning, color.usageTips]) {
    await expect(page.getByRole('main')).toContainText(text);
  }
  await expect(page.getByRole('link', { name: 'Next day' })).toBeHidden();
  await expect(days(page)).toHaveCount(Number(today().slice(8)));
});

test('from day to day and on @no-js', { tag: '@core' }, async ({ page }) => {
  await test.step('a day of the archive, the days around it, and its month', async () => {
    await page.goto(CAMEL);
    await expect(page).toHaveTitle('Camel, color of November 1, 2025 – Swatchwork');
    await expect(name(page)).toHaveText('Camel');
    await expect(days(page)).toHaveCount(30);
    await expect(days(page).first()).toHaveAccessibleName('November 1, 2025: Camel #C19A6B');
    await expect(days(page).first()).toHaveAttribute('aria-current', 'date');

    await days(page).nth(29).click();
    await expect(page).toHaveURL(`${PATH}?date=2025-11-30`);
    await page.getByRole('link', { name: 'Next day' }).click();
    await expect(page).toHaveURL(`${PATH}?date=2025-12-01`);
    await expect(days(page)).toHaveCount(31);
    await page.getByRole('link', { name: 'Previous day' }).click();
    await page.getByRole('link', { name: 'October 2025' }).click();
    await expect(page).toHaveURL(`${PATH}?date=2025-10-31`);
    await page.getByRole('link', { name: 'November 2025' }).click();
    await expect(name(page)).toHaveText('Camel');
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page).toHaveURL(PATH);
  });
  await test.step('the color leads to its page and to the creator', async () => {
    await page.goto(CAMEL);
    await page.getByRole('link', { name: 'Details of #C19A6B' }).click();
    await expect(page).toHaveURL('/color/c19a6b');
    await page.goBack();
    await page.getByRole('link', { name: 'Open in creator' }).click();
    await expect(page).toHaveURL(/\/create-palette\?colors=C19A6B-/);
  });
});

test('what is no day of the archive shows today @no-js', async ({ page }) => {
  for (const date of ['2999-01-01', '2025-02-30', 'soon', '', '%00']) {
    await test.step(`?date=${date} is no day of the archive, and shows today`, async () => {
      const answer = await page.goto(`${PATH}?date=${date}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('main').locator('header time')).toHaveAttribute(
        'datetime',
        today(),
      );
    });
  }
});

test('the feed has the days of the last month, and the page names it', async ({
  page,
  request,
}) => {
  await page.goto(PATH);
  const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
  expect(new URL(href ?? '').pathname).toBe('/color-of-the-day/rss.xml');
  const answer = await request.get('/color-of-the-day/rss.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const { items } = parseRssFeed(await answer.text());
  expect(items).toHaveLength(31);
  expect(items?.[0]?.title).toContain((await name(page).textContent()) ?? 'none');
  expect(new URL(items?.[0]?.link ?? '').search).toBe(`?date=${today()}`);
});

test.describe('when the page asks the API itself', () => {
  const open = (page: Page) =>
    page.getByRole('contentinfo').getByRole('link', { name: 'Color of the Day' }).click();

  test('COTD-03, COTD-04, COTD-06: missing texts are replaced', async ({ page }) => {
    await page.goto('/about');
    await page.route(/\/api\/color-of-the-day$/, (route) =>
      route.fulfill({ json: { date: today(), hexCode: '#C19A6B', name: 'Camel' } }),
    );
    await open(page);
    await expect(name(page)).toHaveText('Camel');
    await expect(page.getByText('There is no meaning for this color yet.')).toBeVisible();
    await expect(page.getByText('There are no tips for this color yet.')).toBeVisible();
  });

  test('COTD-05: a failure is said, and the ways on stay', async ({ page }) => {
    await page.goto('/about');
    await page.route('**/api/color-of-the-day*', (route) => route.fulfill({ status: 500 }));
    await open(page);
    await expect(page.getByRole('alert')).toHaveText(
      "Sorry, we couldn't load today's featured color. Please try again later.",
    );
    await page.getByRole('link', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/date=/);
  });
});

test('by keyboard alone: copy the hex, open another day', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CAMEL);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'Notifications' })).toContainText(
    'Color #C19A6B copied to clipboard.',
  );
  const previous = page.getByRole('link', { name: 'Previous day' });
  const isThere = () => previous.evaluate((link) => link === document.activeElement);
  // Past the links that go on with the color.
  for (let i = 0; i < 20 && !(await isThere()); i++) await page.keyboard.press('Tab');
  await expect(previous).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${PATH}?date=2025-10-31`);
});
