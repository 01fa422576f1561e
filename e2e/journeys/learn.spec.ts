import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import decodeQR from 'qr/decode.js';

import { SAMPLE_ARTICLES } from '../../apps/api/src/db/sample/articles/sample-articles.ts';
import { expect, test } from '../support/test.ts';

const articles = (page: Page) => page.getByRole('list', { name: 'Articles' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });

test('ROUTE-25, LEARN-01, LEARN-02, LEARN-04, LEARN-05, LEARN-06, LEARN-07, LEARN-08, LEARN-09: tutorials, wheel and glossary lead on @no-js', {
  tag: '@core',
}, async ({ page, javaScriptEnabled }) => {
  await test.step('ROUTE-25, LEARN-01, LEARN-02: the tutorials, found by a search that the address keeps', async () => {
    await page.goto('/learn-colors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn Colors');
    await expect(page.getByRole('tab', { name: 'Articles & Tutorials' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(await articles(page).count()).toBeGreaterThanOrEqual(8);

    await search(page).fill('OKLCH');
    await search(page).press('Enter');
    await expect(articles(page)).toHaveCount(2);
    await expect(page).toHaveURL(/[?&]q=OKLCH/);
    await page.reload();
    await expect(search(page)).toHaveValue('OKLCH');
    await expect(articles(page)).toHaveCount(2);
  });
  await test.step('LEARN-04: the wheel tab leads to the wheel', async () => {
    await page.goto('/learn-colors');
    await page.getByRole('tab', { name: 'Interactive Color Wheel' }).click();
    await expect(page).toHaveURL(/tab=wheel/);
    if (javaScriptEnabled !== false) {
      await page.getByRole('slider').first().focus();
      await page.keyboard.press('ArrowRight');
      const link = page.getByRole('link', { name: 'Open the color wheel' });
      await expect(link).toHaveAttribute('href', /\?color=[0-9A-F]{6}&harmony=complementary$/);
      await expect(page).toHaveURL(/tab=wheel/);
      await page.keyboard.press('ArrowLeft');
      await expect(link).toHaveAttribute('href', '/interactive-color-wheel');
    }
    await page.getByRole('link', { name: 'Open the color wheel' }).click();
    await expect(page).toHaveURL('/interactive-color-wheel');
  });
  await test.step('LEARN-05, LEARN-06, LEARN-07: the glossary tab shows twelve terms', async () => {
    await page.goto('/learn-colors');
    await page.getByRole('tab', { name: 'Color Glossary' }).click();
    await expect(page).toHaveURL(/tab=glossary/);
    await expect(page.getByRole('term')).toHaveCount(12);
    await expect(page.getByRole('term').last()).toHaveText('Split-complementary');
    await expect(page.getByRole('definition').last()).toContainText('neighbors of its opposite');
    await page.reload();
    await expect(page.getByRole('term')).toHaveCount(12);
    await page.getByRole('link', { name: 'Read about Tint: “A scale from one color”' }).click();
    await expect(page).toHaveURL('/learn-colors/a-scale-from-one-colour');
    await page.getByRole('link', { name: 'Open the glossary' }).click();
    await expect(page.getByRole('term')).toHaveCount(12);
  });
  await test.step('LEARN-08, LEARN-09: it leads on to the creator and to the tools', async () => {
    await page.goto('/learn-colors');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'See all tools' }).click();
    await expect(page).toHaveURL('/color-tools');
    await page.goto('/learn-colors');
    await main.getByRole('link', { name: 'Create a palette' }).click();
    await expect(page).toHaveURL(/\/create-palette/);
  });
  await test.step('a tutorial opens with its figures and leads back', async () => {
    await page.goto('/learn-colors');
    await articles(page)
      .getByRole('link', { name: 'What contrast ratios measure', exact: true })
      .click();
    await expect(page).toHaveURL('/learn-colors/what-contrast-ratios-measure');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What contrast ratios measure',
    );
    const figure = page.getByRole('figure').last();
    await expect(
      figure.getByRole('img', { name: 'Just enough, #767676 on #FFFFFF' }),
    ).toBeVisible();
    await expect(figure).toContainText('4.54:1 AA');
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Learn Colors' }).click();
    await expect(page).toHaveURL('/learn-colors');
  });
});

test('LEARN-03: what the page says by itself @html', async ({ page }) => {
  await test.step('a search without a hit says so, in a link of version 1 too', async () => {
    await page.goto('/learn-colors?q=zzz&tab=articles');
    await expect(page.getByText('No articles found matching your search.')).toBeVisible();
    await expect(articles(page)).toHaveCount(0);
  });
  await test.step('an unknown tutorial is not found', async () => {
    const answer = await page.goto('/learn-colors/no-such-thing');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});

test('every tutorial opens, from its list to its sources', async ({ page }) => {
  for (const { slug, title } of SAMPLE_ARTICLES) {
    await page.goto(`/learn-colors/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await page.getByRole('figure').count()).toBeGreaterThanOrEqual(2);
    await expect(page.getByRole('heading', { name: 'Sources', exact: true })).toBeVisible();
  }
});

test('by keyboard alone: search, tabs, tutorial', async ({ page }) => {
  await page.goto('/learn-colors');
  await page.getByRole('tab', { name: 'Articles & Tutorials' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Interactive Color Wheel' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('tab', { name: 'Articles & Tutorials' })).toBeFocused();
  await expect(search(page)).toBeVisible(); // the panel follows its tab
  await page.keyboard.press('Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('geometry');
  await expect(articles(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learn-colors/harmony-is-geometry');
});

test('an article whose title is one long word does not scroll sideways on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/learn-colors');
  const overflow = await page
    .getByRole('list', { name: 'Articles' })
    .getByRole('link')
    .first()
    .evaluate((link) => {
      link.textContent = 'Color'.repeat(30);
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  expect(overflow).toBe(0);
});

test('a tutorial is printed as a lesson, with its exercise and questions', async ({ page }) => {
  await page.goto('/learn-colors/colour-is-relative');
  await page.getByRole('link', { name: 'Print as a lesson' }).click();
  await expect(page).toHaveURL('/learn-colors/lessons/colour-is-relative');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: /^#8A8A8A on #000000/ })).toBeVisible();
  for (const name of [
    'Exercise: Make one color look like two',
    'Questions',
    'To hand in',
    'Answers',
  ]) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('button', { name: 'Print' })).toBeHidden();
  await test.step('its QR code, read by another program, leads to the exercise, in every surround', async () => {
    const code = main.getByRole('img', { name: /^QR code of / });
    const address = (await code.getAttribute('aria-label'))?.slice('QR code of '.length) ?? '';
    await expect(main.getByRole('link', { name: address, exact: true })).toBeVisible();
    for (const theme of ['light', 'grey', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(decodeQR(PNG.sync.read(await code.screenshot())), theme).toBe(address);
    }
    expect((await page.request.get(new URL(address).pathname)).status()).toBe(200);
  });
  await test.step('the colors of its figures are printed, on white paper', async () => {
    const figure = main.getByRole('figure').first();
    await expect(figure).toHaveCSS('print-color-adjust', 'exact');
    await expect(figure).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
  await test.step('the answers are on a page of their own', async () => {
    const answers = main.getByRole('heading', { name: 'Answers' });
    await expect(answers.locator('xpath=../..')).toHaveCSS('break-before', 'page');
  });
  expect((await page.goto('/learn-colors/lessons/nothing'))?.status()).toBe(404);
});
