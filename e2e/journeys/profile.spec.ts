import type { APIRequestContext, Page } from '@playwright/test';

import {
  type Account,
  as,
  loginFor,
  signInWith,
  signUp,
  storedSession,
  toasts,
} from '../support/account.ts';
import { expect, test } from '../support/test.ts';

const COLORS = ['#112233', '#AABBCC', '#DDEEFF'];

const savePalette = (request: APIRequestContext, account: Account, more = {}) =>
  request.post('/api/palettes', {
    ...as(account),
    data: { name: 'Dunes', colors: COLORS, ...more },
  });

const saveColor = (request: APIRequestContext, account: Account) =>
  request.post('/api/user/colors', { ...as(account), data: { hexCode: '#3B82F6', name: 'Sky' } });

async function openProfile(page: Page, account: Account, query = '') {
  await signInWith(page, account);
  await page.goto(`/profile${query}`);
  await expect(page.getByRole('tab', { name: 'My Palettes' })).toBeVisible();
}

const card = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'My palettes' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });

/** Delays a call until the returned function is called. */
async function hold(page: Page, url: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test.describe('who may see it', () => {
  test('PROFILE-01: without a token it leads to /login', async ({ page }) => {
    await page.goto('/profile?tab=colors');
    await expect(page).toHaveURL(loginFor('/profile?tab=colors'));
  });

  test('PROFILE-02: so does a token that is not accepted', async ({ page }) => {
    await signInWith(page, { token: 'no such token' });
    await page.goto('/profile');
    await expect(page).toHaveURL(loginFor('/profile'));
    expect((await storedSession(page)).token).toBeNull();
  });

  test('it opens at its top', async ({ page, request }) => {
    await openProfile(page, await signUp(request));
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('PROFILE-03: while the account loads it says so', async ({ page, request }) => {
    await signInWith(page, await signUp(request));
    const release = await hold(page, '**/api/auth/me');
    await page.goto('/profile');
    await expect(page.getByRole('main')).toContainText('Loading profile...');
    release();
    await expect(page.getByRole('tab', { name: 'My Palettes' })).toBeVisible();
  });
});

test.describe('the header', () => {
  test('PROFILE-04, PROFILE-05, PROFILE-06, PROFILE-07, PROFILE-08, PROFILE-09, PROFILE-10, PROFILE-17', {
    tag: '@core',
  }, async ({ page, request }) => {
    const account = await signUp(request, { firstName: 'Ada', lastName: 'Lovelace' });
    await savePalette(request, account);
    await savePalette(request, account, { isPublic: false });
    await saveColor(request, account);
    await openProfile(page, account);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace');
    await expect(main.getByText('A', { exact: true })).toBeVisible();
    await expect(main).toContainText(`@${account.username}`);
    await expect(main).toContainText(account.email);
    const year = String(new Date().getFullYear());
    await expect(main.getByText('Joined').locator('..')).toContainText(year);
    await expect(main.getByText('Palettes', { exact: true }).locator('..')).toContainText('2');
    await expect(main.getByText('Saved colors', { exact: true }).locator('..')).toContainText('1');
    await expect(page.getByRole('tab')).toHaveText([
      'My Palettes',
      'My Themes',
      'Projects',
      'Saved Colors',
      'Activity',
      'API Keys',
      'Settings',
    ]);
  });

  test('PROFILE-11, PROFILE-12, PROFILE-13, PROFILE-14, PROFILE-15: names are edited, discarded, saved', async ({
    page,
    request,
  }) => {
    const account = await signUp(request, { firstName: 'Ada' });
    await openProfile(page, account);
    const form = page.getByRole('form', { name: 'Edit profile' });
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(form.getByLabel('First name')).toHaveValue('Ada');
    await expect(form.getByLabel('Last name')).toHaveValue('');
    await expect(form.getByLabel('Username')).toHaveValue(account.username);
    await form.getByLabel('First name').fill('Nobody');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada');

    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await form.getByLabel('First name').fill('Augusta');
    await form.getByLabel('Last name').fill('King');
    const sent = page.waitForRequest(
      (call) => call.method() === 'PUT' && call.url().endsWith('/api/auth/me'),
    );
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Augusta', lastName: 'King' });
    await expect(toasts(page)).toContainText('Profile Updated');
    await expect(toasts(page)).toContainText('Your profile has been updated successfully.');
    await expect(form).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Augusta King');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Augusta' })).toBeVisible();
  });

  test('PROFILE-15: a saved profile stays signed in where nothing more can be asked', async ({
    page,
    request,
  }) => {
    await openProfile(page, await signUp(request));
    await page.route('**/api/auth/me', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.fallback(),
    );
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await form.getByLabel('First name').fill('Augusta');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page)).toContainText('Profile Updated');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Augusta' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Augusta' })).toBeVisible();
    await expect(page).toHaveURL('/profile');
  });

  test('PROFILE-16: a taken username says so and keeps what was typed', async ({
    page,
    request,
  }) => {
    const other = await signUp(request);
    await openProfile(page, await signUp(request));
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const form = page.getByRole('form', { name: 'Edit profile' });
    await form.getByLabel('Username').fill(other.username);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toasts(page)).toContainText('Update Failed');
    await expect(toasts(page)).toContainText('Failed to update profile. Please try again.');
    await expect(form).toContainText('This username is already taken.');
    await expect(form.getByLabel('Username')).toHaveValue(other.username);
  });
});

test.describe('palettes', () => {
  test('PROFILE-18, PROFILE-19, PROFILE-20, PROFILE-21, PROFILE-22, PROFILE-33', async ({
    page,
    request,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const account = await signUp(request);
    await savePalette(request, account, { name: 'Open', description: 'Warm sand' });
    await savePalette(request, account, { name: 'Hidden', isPublic: false });
    await signInWith(page, account);
    const asked = page.waitForRequest(`**/api/palettes?userId=${account.id}*`);
    await page.goto('/profile');
    expect((await asked).headers().authorization).toBe(`Bearer ${account.token}`);

    await expect(card(page, 'Open')).toContainText('Warm sand');
    await expect(card(page, 'Open').getByText('Public', { exact: true })).toBeVisible();
    await expect(card(page, 'Hidden').getByText('Private', { exact: true })).toBeVisible();
    await expect(card(page, 'Open')).toContainText('0likes');
    await expect(card(page, 'Open').locator('time')).toBeVisible();
    await card(page, 'Open').getByRole('button', { name: 'Copy #AABBCC' }).click();
    await expect(toasts(page)).toContainText('Color #AABBCC copied to clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#AABBCC');
    await card(page, 'Open').getByRole('link', { name: 'Visualize Open' }).click();
    await expect(page).toHaveURL('/palette-visualizer?colors=112233-AABBCC-DDEEFF&name=Open');
  });

  test('PROFILE-23, PROFILE-25, PROFILE-32: the last palette is deleted; the empty list leads on', async ({
    page,
    request,
  }) => {
    const account = await signUp(request);
    await savePalette(request, account);
    const release = await hold(page, '**/api/palettes?*');
    await openProfile(page, account);
    await expect(page.getByRole('tabpanel')).toContainText('Loading palettes...');
    release();
    const bin = card(page, 'Dunes').getByRole('button', { name: 'Delete Dunes' });
    await bin.click();
    const question = page.getByRole('dialog', { name: 'Delete this palette?' });
    await expect(question).toContainText('Dunes leaves your profile, and Explore for everyone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(bin).toBeFocused();
    await bin.click();
    await question.getByRole('button', { name: 'Delete Palette' }).click();
    await expect(toasts(page)).toContainText('Palette Deleted');
    await expect(toasts(page)).toContainText('Palette deleted successfully.');
    await expect(question).toBeHidden();
    // The bin is gone, and the keyboard focus stays in the list.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo deleting Dunes' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Create Your First Palette' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/create-palette/);
  });

  test('PROFILE-24: a deletion that fails says so, and the question stays', async ({
    page,
    request,
  }) => {
    const account = await signUp(request);
    await savePalette(request, account);
    await openProfile(page, account);
    await page.route('**/api/palettes/*', (route) => route.abort());
    await card(page, 'Dunes').getByRole('button', { name: 'Delete Dunes' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this palette?' });
    await question.getByRole('button', { name: 'Delete Palette' }).click();
    await expect(toasts(page)).toContainText('Delete Failed');
    await expect(toasts(page)).toContainText('Failed to delete palette.');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(card(page, 'Dunes')).toBeVisible();
  });

  test('PROFILE-19, PROFILE-23, D17: a palette is renamed, described, tagged, hidden, shown, opened, deleted and restored, by keyboard', {
    tag: '@core',
  }, async ({ page, request }) => {
    const account = await signUp(request);
    const saved = await savePalette(request, account, { description: 'Sand', tags: ['warm'] });
    const { id, createdAt } = await saved.json();
    await request.post(`/api/palettes/${id}/like`, as(await signUp(request)));
    const stored = async () =>
      (await request.get(`/api/palettes/${id}`, as(account))).json() as Promise<object>;
    await page.setViewportSize({ width: 360, height: 740 });
    await openProfile(page, account);
    const dialog = page.getByRole('dialog', { name: 'Edit palette' });
    const field = (name: string) => dialog.getByRole('textbox', { name });

    await test.step('what is typed is not lost, and errors stand at their fields', async () => {
      const edit = card(page, 'Dunes').getByRole('button', { name: 'Edit Dunes' });
      await edit.press('Enter');
      await expect(field('Name')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('Late dunes');
      await field('Tags').fill(`warm, late, ${'x'.repeat(51)}`);
      await page.keyboard.press('Enter');
      await expect(field('Tags')).toHaveAccessibleDescription(/longer than 50 characters/);
      await field('Description').fill('\u202e');
      await field('Tags').fill('warm, late');
      await page.keyboard.press('Enter');
      await expect(field('Description')).toHaveAccessibleDescription(/direction overrides/);
      await page.keyboard.press('Escape');
      await expect(edit).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(field('Name')).toHaveValue('Late dunes');
      await expect(field('Tags')).toHaveValue('warm, late');
      await field('Description').fill('Sand at night');
      await field('Name').press('Enter');
      await expect(dialog).toBeHidden();
      await expect(toasts(page)).toContainText('Late dunes is saved.');
      await expect(card(page, 'Late dunes')).toContainText('Sand at nightwarmlate');
      const changed = { name: 'Late dunes', description: 'Sand at night', tags: ['warm', 'late'] };
      expect(await stored()).toMatchObject({ ...changed, isPublic: true, likes: 1 });
    });

    await test.step('it is hidden and shown', async () => {
      const own = card(page, 'Late dunes');
      await own.getByRole('button', { name: /^Public: .* Make it private$/ }).press('Enter');
      await expect(toasts(page)).toContainText('Late dunes is private now: only you can see it.');
      const isPrivate = own.getByRole('button', { name: /^Private: .* Make it public$/ });
      await expect(isPrivate).toBeFocused();
      expect(await stored()).toMatchObject({ isPublic: false });
      const creator = own.getByRole('link', { name: 'Open Late dunes in the creator' });
      await expect(creator).toHaveAttribute('href', /colors=112233.*name=Late.*&visible=me$/);
    });

    await test.step('it is deleted, and undone as it was', async () => {
      const before = await stored();
      await page.getByRole('button', { name: 'Delete Late dunes' }).press('Enter');
      await page.getByRole('button', { name: 'Delete Palette' }).press('Enter');
      await expect(page.getByRole('status').filter({ hasText: 'was deleted' })).toBeVisible();
      await expect(page.getByRole('dialog', { name: 'Delete this palette?' })).toBeHidden();
      expect(await stored()).toMatchObject({ code: 'not_found' });
      await page.keyboard.press('Tab');
      const undo = page.getByRole('button', { name: 'Undo deleting Late dunes' });
      await expect(undo).toBeFocused();
      await page.reload(); // the offer lasts as long as the server's hour
      await undo.focus();
      await page.keyboard.press('Enter');
      await expect(toasts(page)).toContainText('Palette Restored');
      await expect(card(page, 'Late dunes')).toContainText('Sand at night');
      expect(await stored()).toEqual(before);
      expect(before).toMatchObject({ createdAt, isPublic: false, likes: 1 });
      await page.reload();
      await expect(card(page, 'Late dunes')).toBeVisible();
      await expect(undo).toBeHidden();
    });
  });

  test('a palette is exported, with the names of its colors', async ({ page, request }) => {
    const account = await signUp(request);
    const colors = [{ hex: '#112233', name: 'Night' }, '#AABBCC', '#DDEEFF'];
    await savePalette(request, account, { name: 'Named', colors });
    await openProfile(page, account);
    await card(page, 'Named').getByRole('button', { name: 'Export Named' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export palette' });
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption('gpl');
    await expect(dialog).toContainText(/17\s+34\s+51\s+Night/);
  });

  test('more than a page is loaded on', async ({ page, request }) => {
    const account = await signUp(request);
    for (let number = 1; number <= 25; number += 1) {
      await savePalette(request, account, { name: `No. ${number}.` });
    }
    await openProfile(page, account);
    await expect(card(page, 'No. 25.')).toBeVisible();
    await expect(card(page, 'No. 1.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(card(page, 'No. 1.')).toBeVisible();
  });
});
