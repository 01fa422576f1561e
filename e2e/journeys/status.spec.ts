import type { Page } from '@playwright/test';

import { as, signInWith, signUp } from '../support/account.ts';
import { adminToken, openAdmin } from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

const isStatus = (one: { url: () => string }) => one.url().endsWith('/api/admin/status');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('an ordinary user reads that the status is for administrators', async ({ page, request }) => {
  await signInWith(page, await signUp(request));
  await page.goto('/admin/status');
  await expect(page.getByText('Only administrators can use this page')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
});

test('an admin sees how the site is, which follows until it is paused', { tag: '@core' }, async ({
  page,
  request,
}) => {
  await page.clock.install();
  await openAdmin(page, request);
  await page.getByRole('link', { name: 'Site status' }).click();
  await expect(page).toHaveURL('/admin/status');
  const answer = await request.get('/api/admin/status', as(await adminToken(request)));
  const status = await answer.json();
  // The site of the tests has no limits, and the page says so.
  await expect(page.getByRole('status').filter({ hasText: 'Problems found' })).toContainText(
    'API rate limits are off.',
  );
  await expect(group(page, 'Database')).toContainText('Running');
  await expect(group(page, 'Database')).toContainText(status.database.version);
  await expect(group(page, 'Process')).toContainText(status.instance.name);
  await expect(group(page, 'Versions and services')).toContainText(status.instance.commit);

  let asked = 0;
  page.on('request', (one) => {
    if (isStatus(one)) asked++;
  });
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused.')).toBeVisible();
  const before = asked;
  await page.clock.runFor(60_000);
  expect(asked).toBe(before);
  await page.getByRole('button', { name: 'Resume' }).click();
  await Promise.all([page.waitForRequest(isStatus), page.clock.runFor(10_000)]);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.route('**/api/admin/status', (route) =>
    route.fulfill({ status: 503, json: { error: 'The database cannot be reached' } }),
  );
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('alert')).toContainText('The status could not be read.');
  await expect(group(page, 'Database')).toBeVisible();
});

test('a late answer of an earlier look does not hide that a newer one failed', {
  tag: '@system',
}, async ({ page, request }) => {
  await openAdmin(page, request);
  await page.goto('/admin/status');
  await expect(group(page, 'Database')).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  const late = Promise.withResolvers<void>();
  await page.route(
    '**/api/admin/status',
    async (route) => {
      await late.promise;
      await route.continue().catch(() => undefined); // the page has canceled it
    },
    { times: 1 },
  );
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await Promise.all([page.waitForRequest(isStatus), refresh.click()]);
  await page.route('**/api/admin/status', (route) => route.abort(), { times: 1 });
  await refresh.click();
  const alert = page.getByRole('alert').filter({ hasText: 'The status could not be read.' });
  await expect(alert).toBeVisible();
  late.resolve();
  await page.waitForLoadState('networkidle');
  await expect(alert).toBeVisible();
});

test('the status passes axe in any surround, and fits 360 px', { tag: '@system' }, async ({
  page,
  request,
}) => {
  await openAdmin(page, request);
  await page.goto('/admin/status');
  await expect(group(page, 'Database')).toBeVisible();
  await expectNoViolations(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
