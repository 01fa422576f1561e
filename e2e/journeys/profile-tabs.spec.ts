import type { Page } from '@playwright/test';

import { as, signInWith, signUp, storedSession, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { DESKTOP, showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const open = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
const panel = (page: Page) => page.getByRole('tabpanel');

test('PROFILE-26, PROFILE-27, PROFILE-28, PROFILE-29, PROFILE-30, PROFILE-32, PROFILE-34: saved colors', {
  tag: '@core',
}, async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await signUp(request);
  await request.post('/api/user/colors', {
    ...as(account),
    data: { hexCode: '#3B82F6', name: 'Sky' },
  });
  await signInWith(page, account);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/user/colors', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/user/colors');
  await page.goto('/profile?tab=colors');
  expect((await asked).headers().authorization).toBe(`Bearer ${account.token}`);
  await expect(panel(page)).toContainText('Loading colors...');
  release();
  const sky = panel(page).getByRole('listitem').filter({ hasText: 'Sky' });
  await expect(sky).toContainText('#3B82F6');
  await sky.getByRole('button', { name: 'Copy #3B82F6' }).click();
  await expect(toasts(page)).toContainText('Color #3B82F6 copied to clipboard.');

  await page.route('**/api/user/colors/*', (route) => route.abort());
  await sky.getByRole('button', { name: 'Delete Sky' }).click();
  await expect(toasts(page)).toContainText('Delete Failed');
  await expect(toasts(page)).toContainText('Failed to delete color.');
  await page.unroute('**/api/user/colors/*');
  await sky.getByRole('button', { name: 'Delete Sky' }).click();
  await expect(toasts(page)).toContainText('Color Deleted');
  await expect(toasts(page)).toContainText('Color removed from your favorites.');
  await panel(page).getByRole('link', { name: 'Explore Color Tools' }).click();
  await expect(page).toHaveURL('/color-tools');
});

test('PROFILE-28: deleted colors come back with a click, the latest first', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  for (const data of [
    { hexCode: '#3B82F6', name: 'Sky', tags: ['favorite'] },
    { hexCode: '#F472B6', name: 'Rose' },
  ]) {
    await request.post('/api/user/colors', { ...as(account), data });
  }
  await signInWith(page, account);
  await page.setViewportSize({ width: 360, height: 420 });
  await page.goto('/profile?tab=colors');
  const cards = panel(page).getByRole('listitem');
  await expect(cards).toHaveText([/^Rose/, /^Sky/]);
  for (const name of ['Sky', 'Rose']) {
    await panel(page)
      .getByRole('button', { name: `Delete ${name}`, exact: true })
      .click();
    await expect(panel(page).getByRole('status')).toContainText(`${name} was deleted.`);
    await expect(panel(page).getByRole('button', { name: /^Undo/ })).toBeInViewport({ ratio: 1 });
  }
  await expect(cards).toHaveCount(0);

  // The focus was not lost with the bin.
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Undo deleting Rose' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cards).toHaveText([/^Rose/]);
  await expect(toasts(page)).toContainText('Color Saved!');

  const undo = panel(page).getByRole('button', { name: 'Undo deleting Sky' });
  await page.route('**/api/user/colors', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await undo.click();
  await expect(toasts(page)).toContainText('Could not save color. Please try again.');
  await page.unrouteAll();
  await undo.click();
  await expect(cards).toHaveText([/^Sky/, /^Rose/]);
  await expect(undo).toHaveCount(0);
  const kept = await (await request.get('/api/user/colors', as(account))).json();
  expect(kept).toMatchObject([{ hexCode: '#3B82F6', name: 'Sky', tags: ['favorite'] }, {}]);
});

test('PROFILE-31: activity tells what happened, and says so while there is nothing', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/profile');
  await open(page, 'Activity');
  await expect(panel(page).getByRole('heading')).toHaveText('Nothing has happened yet');
  await expect(panel(page)).toContainText(
    'Activity Feed Coming Soon: it begins with the first palette',
  );
  await expect(panel(page).getByRole('link', { name: 'Create a Palette' })).toBeVisible();

  const saved = await request.post('/api/palettes', {
    ...as(account),
    data: { name: 'Dunes', colors: ['#112233', '#AABBCC'] },
  });
  const { id } = await saved.json();
  const other = await signUp(request);
  await request.post(`/api/palettes/${id}/like`, as(other));
  await page.reload();
  await expect(panel(page).getByRole('listitem')).toHaveText([
    /^Someone liked Dunes/,
    /^You saved the palette Dunes/,
  ]);
  await expect(panel(page)).not.toContainText('Coming Soon');
});

test('the address keeps the tab', async ({ page, request }) => {
  await signInWith(page, await signUp(request));
  await page.goto('/profile');
  await open(page, 'Saved Colors');
  await expect(page).toHaveURL('/profile?tab=colors');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Saved Colors' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('names with markup are text, wherever they show', async ({ page, request }) => {
  const evil = '<img src=x onerror="document.title=1"><script>document.title=1</script>';
  const account = await signUp(request, { firstName: evil, lastName: 'עדה' });
  const link = 'javascript:document.title=1';
  for (const name of [evil, link]) {
    await request.post('/api/palettes', {
      ...as(account),
      data: { name, description: evil, colors: ['#112233', '#AABBCC'], tags: [evil.slice(0, 40)] },
    });
  }
  await request.post('/api/user/colors', {
    ...as(account),
    data: { hexCode: '#3B82F6', name: evil },
  });
  await signInWith(page, account);
  for (const tab of ['palettes', 'colors', 'activity']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByText('<img src=x').first()).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('<img src=x');
    await expect(page).toHaveTitle('Profile – Swatchwork');
    await expect(page.locator('main img[src=x], main script, a[href^=javascript]')).toHaveCount(0);
  }
});

test('the password is changed, the email is changed, the data is exported', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/profile?tab=settings');
  const form = (name: string) => page.getByRole('region', { name });

  const password = form('Password');
  await password.getByLabel('Current password', { exact: true }).fill('wrong one');
  await password.getByLabel('New password', { exact: true }).fill('battery staple');
  await password.getByLabel('Confirm password', { exact: true }).fill('battery staple');
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(password).toContainText('is not the password of this account');
  await expect(password.getByLabel('New password', { exact: true })).toHaveValue('battery staple');
  await password.getByLabel('Current password', { exact: true }).fill(account.password);
  await password.getByRole('button', { name: 'Change Password' }).click();
  await expect(toasts(page)).toContainText('Password Changed');

  const email = form('Email');
  await email.getByLabel('New email', { exact: true }).fill(`new-${account.email}`);
  await email.getByLabel('Password', { exact: true }).fill('battery staple');
  await email.getByRole('button', { name: 'Change Email' }).click();
  await expect(toasts(page)).toContainText('Email Changed');
  await expect(page.getByRole('main')).toContainText(`new-${account.email}`);

  const download = page.waitForEvent('download');
  await form('Your data').getByRole('button', { name: 'Export Data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`swatchwork-${account.username}.json`);
  const stream = await file.createReadStream();
  const data = JSON.parse((await stream.toArray()).join(''));
  expect(data.user).toMatchObject({ id: account.id, email: `new-${account.email}` });
});

test('axe finds nothing on any tab in three surrounds, and a phone shows all of it', {
  tag: '@system',
}, async ({ page, request }) => {
  const account = await signUp(request, { firstName: 'Ada' });
  const data = { name: 'A rather long name of a palette', colors: ['#112233', '#AABBCC'] };
  await request.post('/api/palettes', { ...as(account), data });
  await request.post('/api/user/colors', { ...as(account), data: { hexCode: '#3B82F6' } });
  await signInWith(page, account);
  for (const tab of ['palettes', 'colors', 'activity', 'settings']) {
    await test.step(tab, async () => {
      await page.setViewportSize(DESKTOP);
      await page.goto(`/profile?tab=${tab}`);
      await expect(page.getByRole('tabpanel')).not.toContainText('Loading');
      await expectNoViolations(page);
      await showOnPhone(page);
    });
  }
  expect((await storedSession(page)).token).toBe(account.token);
});

test('where somebody is signed in is listed, and ended one by one or all', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { email, password } = account;
  const signInAs = async (agent: string) => {
    const headers = { 'user-agent': agent };
    const answer = await request.post('/api/auth/login', { data: { email, password }, headers });
    return as(await answer.json());
  };
  const laptop = await signInAs('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0');
  const program = await signInAs('curl/8.14.1');
  const status = async (who: ReturnType<typeof as>) =>
    (await request.get('/api/auth/me', who)).status();

  await signInWith(page, account);
  await page.goto('/profile?tab=settings');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(3);
  await expect(devices.getByText('This device')).toHaveCount(1);

  await devices.getByRole('button', { name: 'Sign out curl' }).click();
  await expect(toasts(page)).toContainText('Signed Out');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  expect([await status(laptop), await status(program)]).toEqual([200, 401]);

  await devices.getByRole('button', { name: 'Sign Out Everywhere Else' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect(await status(laptop)).toBe(401);
  await page.reload();
  await expect(devices.getByText('This device')).toBeVisible();
});
