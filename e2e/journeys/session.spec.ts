import type { Route } from '@playwright/test';

import { as, loginFor, signInWith, signUp, storedSession } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

test('SESSION-04: without a token nobody is asked, and the account links show at once', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) asked.push(request.url());
  });
  await openPage(page, '/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('NAV-15, SESSION-01, SESSION-02, SESSION-07, SESSION-08: no account controls while the token is looked at, then the menu', async ({
  page,
  request,
}) => {
  const account = await signUp(request, { firstName: 'Grace' });
  await signInWith(page, account);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/auth/me', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/me');
  await page.goto('/about');
  expect((await asked).headers().authorization).toBe(`Bearer ${account.token}`);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Sign Up' })).toBeHidden();
  await expect(header.getByRole('button', { name: 'Grace' })).toBeHidden();
  release();
  await expect(header.getByRole('button', { name: 'Grace' })).toBeVisible();
});

test('NAV-10, NAV-11, NAV-12, NAV-13, NAV-14: the menu is named for the person and holds Profile and Sign Out', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/about');
  const header = page.getByRole('banner');
  const menu = header.getByRole('button', { name: account.username });
  await menu.press('Enter');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Sign Up' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(header.getByRole('button', { name: 'Sign Out' })).toBeHidden();
  await menu.click();
  await header.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

for (const [id, server] of [
  ['SESSION-05', 'takes'],
  ['SESSION-06', 'does not take'],
] as const) {
  test(`${id}, SESSION-07: signing out clears, leads home, and the server ${server} it`, {
    tag: id === 'SESSION-05' ? '@core' : [],
  }, async ({ page, request }) => {
    const account = await signUp(request);
    await signInWith(page, account);
    await page.goto('/about');
    if (id === 'SESSION-06') await page.route('**/api/auth/logout', (route) => route.abort());
    const sent = page.waitForRequest('**/api/auth/logout');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: account.username }).click();
    await header.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(await storedSession(page)).toEqual({ token: null, user: null });
    expect((await sent).headers().authorization).toBe(`Bearer ${account.token}`);
    const status = async () => (await request.get('/api/auth/me', as(account))).status();
    await expect.poll(status).toBe(id === 'SESSION-05' ? 401 : 200);
  });
}

test('SESSION-03, SESSION-12, SESSION-17: a token that was revoked signs out, and the links show again', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await request.post('/api/auth/logout', as(account));
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('SESSION-03, SESSION-17: no failure changes anything for who is signed in (D16)', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/about');
  const menu = page.getByRole('banner').getByRole('button', { name: account.username });
  await expect(menu).toBeVisible();
  for (const [failure, fail] of [
    ['a call that is broken off', (route: Route) => route.abort()],
    ['a 500', (route: Route) => route.fulfill({ status: 500, json: { error: 'Broken' } })],
    ['a 403', (route: Route) => route.fulfill({ status: 403, json: { error: 'Not this' } })],
    ['an answer that is no JSON', (route: Route) => route.fulfill({ body: '<html>' })],
  ] as const) {
    await test.step(failure, async () => {
      await page.route('**/api/auth/me', fail);
      const asked = page.waitForRequest('**/api/auth/me');
      await page.reload();
      await asked;
      await expect(menu).toBeVisible();
      expect(await storedSession(page)).toMatchObject({
        token: account.token,
        user: { username: account.username },
      });
      await page.unroute('**/api/auth/me');
    });
  }
});

test('SESSION-17: whose token cannot be asked for, and was never known, is kept; the links show', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
  expect((await storedSession(page)).token).toBe(account.token);
  await page.unroute('**/api/auth/me');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(header.getByRole('button', { name: account.username })).toBeVisible();
});

for (const status of [429, 503]) {
  test(`a ${status} is asked again as Retry-After says, and signs nobody out (D16)`, {
    tag: '@system',
  }, async ({ page, request }) => {
    const account = await signUp(request);
    await signInWith(page, account);
    let refusals = 0;
    await page.route('**/api/auth/me', (route) => {
      if (refusals === 2) return route.continue();
      refusals += 1;
      return route.fulfill({ status, headers: { 'retry-after': '1' }, json: { error: 'Later' } });
    });
    await page.goto('/about');
    await expect(
      page.getByRole('banner').getByRole('button', { name: account.username }),
    ).toBeVisible();
    expect(refusals).toBe(2);
    expect((await storedSession(page)).token).toBe(account.token);
  });
}

test('SESSION-13: a token that ends while the page is open leads from the profile to /login', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(account.username);
  // A list that is still on its way would end the session from the first tab.
  await expect(page.getByRole('link', { name: 'Create Your First Palette' })).toBeVisible();
  await request.post('/api/auth/logout', as(account));
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page).toHaveURL(loginFor('/profile?tab=activity'));
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('signing out in one tab signs out the others', async ({ context, request }) => {
  const account = await signUp(request);
  const first = await context.newPage();
  await signInWith(first, account);
  await first.goto('/about');
  const second = await context.newPage();
  await second.goto('/about');
  const menu = second.getByRole('banner').getByRole('button', { name: account.username });
  await expect(menu).toBeVisible();
  await first.getByRole('banner').getByRole('button', { name: account.username }).click();
  await first.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(menu).toHaveCount(0);
  await expect(second.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('NAV-12, NAV-13, NAV-16: the side panel holds Profile and Sign Out', async ({
    page,
    request,
  }) => {
    await signInWith(page, await signUp(request, { firstName: 'Ada' }));
    await page.goto('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog', { name: 'Menu' });
    await expect(panel).toContainText('Ada');
    await panel.getByRole('link', { name: 'Profile' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await panel.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  });
});
