import type { Locator, Page } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';

import { mailTo, newPerson } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const list = (page: Page) => page.getByRole('list', { name: 'All articles' });
const cards = (page: Page) => list(page).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const newsletter = (page: Page) => page.getByRole('region', { name: 'Newsletter' });

test('ROUTE-14, BLOG-04, BLOG-05, BLOG-08, BLOG-01, BLOG-02: articles, found and read @no-js', {
  tag: '@core',
}, async ({ page, request }) => {
  await test.step('ROUTE-14, BLOG-04, BLOG-05, BLOG-08: featured articles and all articles, each with its reading time', async () => {
    await page.goto('/blog');
    const featured = page.getByRole('region', { name: 'Featured articles' }).getByRole('listitem');
    await expect(featured).toHaveCount(3);
    const time = (card: Locator) => card.getByText('5 min read', { exact: true });
    for (const card of await featured.all()) await expect(time(card)).toHaveCount(1);

    const published: { title: string }[] = await (await request.get('/api/blog')).json();
    expect(published.length).toBeGreaterThanOrEqual(8);
    for (const { title } of published.filter(({ title }) => !title.startsWith('e2e'))) {
      const card = cards(page).filter({
        has: page.getByRole('heading', { name: title, exact: true }),
      });
      await expect(time(card)).toHaveCount(1);
    }
    await featured.getByRole('link', { name: 'Color is relative' }).click();
    await expect(page).toHaveURL('/blog/colour-is-relative');
    await expect(page.getByText(/ · \d+ min read$/)).toBeVisible();
  });
  await test.step('BLOG-01, BLOG-02: search finds title and excerpt, and the address keeps it', async () => {
    await page.goto('/blog');
    await search(page).fill('GEOMETRY');
    await search(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Harmony is geometry');
    await expect(page).toHaveURL(/[?&]q=GEOMETRY/);
    await page.reload();
    await expect(search(page)).toHaveValue('GEOMETRY');

    await search(page).fill('simultaneous contrast');
    await search(page).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page)).toContainText('Color is relative');
  });
  await test.step('an article has headings to link to, a computed reading time and neighbors', async () => {
    await page.goto('/blog/a-scale-from-one-colour');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A scale from one color');
    await expect(page.getByText(/^March 9, 2026 · [3-7] min read$/)).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/blog\/a-scale-from-one-colour$/,
    );
    await page.getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/blog\/a-scale-from-one-colour#[a-z0-9-]+$/);

    const more = page.getByRole('navigation', { name: 'More articles' });
    await more.getByRole('link', { name: /^Next article/ }).click();
    await expect(page).toHaveURL('/blog/designing-for-colour-vision');
    await page.getByRole('link', { name: /^Previous article/ }).click();
    await expect(page).toHaveURL('/blog/a-scale-from-one-colour');
    await page.getByRole('link', { name: 'Back to Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });
});

test('BLOG-03: searching, reading and the feed', async ({ page }) => {
  await test.step('BLOG-03: searching makes no call', async () => {
    await openPage(page, '/blog');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['document', 'fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    await search(page).fill('gradients');
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/[?&]q=gradients/);
    expect(calls).toEqual([]);
  });
  await test.step('a tutorial of the learning hub is the same article, with one canonical address', async () => {
    await page.goto('/learn-colors/colour-is-relative');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/blog\/colour-is-relative$/,
    );
  });
  await test.step('the feed that the page names can be read by another program', async () => {
    await page.goto('/blog');
    const address = await page
      .locator('link[rel=alternate][type="application/rss+xml"]')
      .getAttribute('href');
    const answer = await page.request.get(address ?? '');
    expect(answer.headers()['content-type']).toContain('application/rss+xml');
    const feed = parseRssFeed(await answer.text());
    expect(feed.items?.length).toBeGreaterThanOrEqual(8);
    for (const { link = '' } of feed.items?.slice(-8) ?? []) {
      expect((await page.request.get(new URL(link).pathname)).status()).toBe(200);
    }
  });
  await test.step('by keyboard alone: search, read, come back', async () => {
    await openPage(page, '/blog');
    await search(page).focus();
    await page.keyboard.type('geometry');
    await expect(cards(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/blog/harmony-is-geometry');
  });
});

test('BLOG-12: what the page says by itself @html', async ({ page }) => {
  await test.step('a search without a hit says so', async () => {
    await page.goto('/blog?q=zzzz');
    await expect(page.getByText('No articles found matching your search.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
  await test.step('an unknown article is not found', async () => {
    const answer = await page.goto('/blog/no-such-article');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  });
});

test('BLOG-09: three skeletons while the articles are loading', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/blog.data*', async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  const skeleton = page.getByRole('list', { name: 'Loading articles' });
  await expect(skeleton.getByRole('listitem')).toHaveCount(3);
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);
});

test.describe('without articles', () => {
  test.use({ allowedErrors: [/^Error: Failed to fetch articles/] });

  test('BLOG-10, BLOG-14: where the articles cannot be loaded, the page says so', async ({
    page,
  }) => {
    await page.route('**/blog.data*', (route) => route.abort());
    await openPage(page, '/about');
    const logged = page.waitForEvent('console', (one) => one.text().includes('Failed to fetch'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText("Sorry, we couldn't load the articles.");
    await expect(alert).toContainText('Please try again later.');
    expect((await logged).text()).toContain('Failed to fetch articles');
  });
});

test.describe('newsletter', () => {
  test('BLOG-06, BLOG-07: subscribe, confirm by the link in the mail, end by the link in the mail @no-js', async ({
    page,
    request,
  }) => {
    const { email } = newPerson();
    await page.goto('/blog');
    await newsletter(page).getByRole('textbox', { name: 'Email' }).fill(email);
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter(page).getByRole('status')).toContainText('a mail with a link');

    const { text } = await mailTo(request, email);
    const links = text.match(/http\S+/g) ?? [];
    expect(links).toHaveLength(2);
    const [confirm = '', end = ''] = links;
    const status = page.getByRole('main').getByRole('status');
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(status).toHaveText('Thank you! Your subscription is confirmed.');
    await page.goto(confirm);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(status).toContainText('has already been used');

    await page.goto(end);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(status).toContainText('Your subscription has ended.');
  });

  test('an address that is none is not sent', async ({ page }) => {
    await openPage(page, '/blog');
    const email = newsletter(page).getByRole('textbox', { name: 'Email' });
    await email.fill('nonsense');
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toBeFocused();
    expect(await email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(
      true,
    );
  });

  test('without a connection the page stays and says so', async ({ page }) => {
    await openPage(page, '/blog');
    await page.route('**/newsletter.data*', (route) => route.abort());
    const email = newsletter(page).getByRole('textbox', { name: 'Email' });
    await email.fill('ada@example.org');
    await newsletter(page).getByRole('button', { name: 'Subscribe' }).click();
    await expect(newsletter(page).getByRole('status')).toContainText('could not be reached');
    await expect(email).toHaveValue('ada@example.org');
  });
});
