import type { Page } from '@playwright/test';

import {
  as,
  fillInLogin,
  fillInSignUp,
  newPerson,
  signUp,
  storedSession,
  toasts,
} from '../support/account.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const DUNES = '/create-palette?colors=FF0000-00FF00-0000FF-112233-445566&name=Dunes';

/** Counts the calls that save something. */
function watchSaves(page: Page) {
  const saves: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isSaving = /^\/api\/(palettes|user\/colors)$/.test(pathname);
    if (isSaving && request.method() === 'POST') saves.push(pathname);
  });
  return saves;
}

test('D16, D17: Login to Save ends with the palette saved once, over signing up and a failed try, by keyboard on a phone', {
  tag: '@core',
}, async ({ page, request }) => {
  const saves = watchSaves(page);
  const person = newPerson();
  await page.setViewportSize(PHONE);
  await openPage(page, DUNES);
  const onlyMe = page.getByRole('radio', { name: 'Only me' });

  await test.step('the palette is to be private', async () => {
    await page.getByRole('radio', { name: 'Everyone' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(onlyMe).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Login to Save Palette' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText('Login Required');
  });

  await test.step('before signing in it says what will be saved, and for whom', async () => {
    const notice = 'The palette Dunes will be saved after you sign in, only for you.';
    await expect(page.getByText(notice)).toBeVisible();
    await fillInLogin(page, person);
    await expect(toasts(page)).toContainText('Login Failed');
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
    await expect(page.getByText(notice)).toBeVisible();
  });

  await test.step('signing up leads back, and saves', async () => {
    await fillInSignUp(page, person);
    await expect(page).toHaveURL(`${DUNES}&visible=me`);
    await expect(toasts(page)).toContainText('Palette Saved!');
    await expect(toasts(page)).toContainText('Dunes is in your profile. Only you can see it.');
    await expect(page.getByRole('textbox', { name: 'Palette name' })).toHaveValue('Dunes');
    await expect(onlyMe).toBeChecked();
  });

  await test.step('it is saved once, also after a reload and Back', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Save Palette' })).toHaveText('Save Palette');
    await page.goBack();
    await expect(page).toHaveURL(/create-palette/);
    expect(saves).toEqual(['/api/palettes']);
    const { token, user } = await storedSession(page);
    const list = await request.get(`/api/palettes?userId=${user.id}`, as({ token: token ?? '' }));
    expect(await list.json()).toMatchObject([{ name: 'Dunes', isPublic: false }]);
  });
});

test('D16: a favorite is saved after signing in; a palette waits for its name; who comes another way saves nothing', {
  tag: '@system',
}, async ({ page, request }) => {
  const saves = watchSaves(page);
  const account = await signUp(request);
  const creator = creatorOn(page);
  const signOut = async () => {
    await page.getByRole('banner').getByRole('button', { name: account.username }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/');
  };

  await test.step('a favorite', async () => {
    await openPage(page, DUNES);
    await creator.star(4).click();
    await expect(page.getByText('#112233 will be saved to your favorites')).toBeVisible();
    await fillInLogin(page, account);
    await expect(page).toHaveURL(DUNES);
    await expect(creator.toasts).toContainText('#112233 is in your favorites.');
    expect(saves.splice(0)).toEqual(['/api/user/colors']);
  });

  await test.step('a palette without a name', async () => {
    await signOut();
    await creator.open();
    await page.getByRole('button', { name: 'Login to Save Palette' }).click();
    await expect(page.getByText('Enter a name to save it.')).toBeVisible();
    await fillInLogin(page, account);
    await expect(creator.toasts).toContainText('Name Required');
    await expect(page).toHaveURL(/create-palette/);
  });

  await test.step('signing in from another page leads back there, and forgets what was to be saved', async () => {
    await signOut();
    await openPage(page, DUNES);
    await page.getByRole('button', { name: 'Login to Save Palette' }).click();
    await expect(page.getByText('The palette Dunes will be saved')).toBeVisible();
    await page.goto('/blog?search=hue');
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
    await fillInLogin(page, account);
    await expect(page).toHaveURL('/blog?search=hue');
    await openPage(page, DUNES);
    await expect(page.getByRole('button', { name: 'Save Palette' })).toHaveText('Save Palette');
    expect(saves).toEqual([]);
  });
});
