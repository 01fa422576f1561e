import type { APIRequestContext, Page } from '@playwright/test';

import {
  type Account,
  as,
  fillInLogin,
  fillInSignUp,
  signInWith,
  signUp,
  storedSession,
  toasts,
} from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/tool-page.ts';

const BLUE = '/theme?c=0A66C2';
const INPUT = { brands: ['#0A66C2', '#F59E0B'] };

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save theme' });
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Theme name' });
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function saveTheme(request: APIRequestContext, account: Account, more = {}): Promise<string> {
  const data = { name: 'Ocean', input: INPUT, ...more };
  const answer = await request.post('/api/themes/saved', { ...as(account), data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}

const themesOf = async (request: APIRequestContext, account: Pick<Account, 'token'>) =>
  (await request.get('/api/themes/saved', as(account))).json();

/** Counts the calls that save something. */
function watchSaves(page: Page) {
  const saves: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/themes/saved') && request.method() !== 'GET') {
      saves.push(`${request.method()} ${pathname.replace(/[0-9a-f-]{36}/, 'ID')}`);
    }
  });
  return saves;
}

test('D16, D17: Login to Save ends with the theme saved once, by keyboard on a phone', {
  tag: '@system',
}, async ({ page, request }) => {
  const saves = watchSaves(page);
  await page.setViewportSize(PHONE);
  await openPage(page, BLUE);

  await test.step('name and who sees it are asked before', async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toBeFocused();
    await page.keyboard.type('Ocean');
    await expect(dialog(page)).toContainText('Everyone with its link can open it.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page)).toContainText('Only you can open it.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Login to Save Theme' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText('Login Required');
  });
  await test.step('before signing in it says what will be saved, and for whom', async () => {
    const notice = 'The theme Ocean will be saved after you sign in, only for you.';
    await expect(page.getByText(notice)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).press('Enter');
    await expect(page.getByText(notice)).toBeVisible();
  });
  await test.step('signing up leads back, and saves', async () => {
    await fillInSignUp(page);
    await expect(toasts(page)).toContainText('Theme Saved!');
    await expect(toasts(page)).toContainText('Ocean is in your profile. Only you can open it.');
    await expect(page).toHaveURL(/\/theme\?saved=[0-9a-f-]{36}$/);
    await expect(page.getByText('Ocean is saved in your profile.')).toBeVisible();
  });
  await test.step('it is saved once, and its address opens it again for its owner', async () => {
    await page.reload();
    await expect(page.getByText('Ocean is saved in your profile.')).toBeVisible();
    await expect(field(page, 'Brand color 1')).toHaveValue('#0A66C2');
    expect(saves).toEqual(['POST /api/themes/saved']);
    const { token } = await storedSession(page);
    expect(await themesOf(request, { token: token ?? '' })).toMatchObject([
      { name: 'Ocean', isPublic: false, input: { brands: [{ color: '#0A66C2' }] } },
    ]);
  });
});

test('a saved theme is opened, changed, undone, updated, and saved as a new one', {
  tag: '@core',
}, async ({ page, request }) => {
  const owner = await signUp(request);
  const id = await saveTheme(request, owner);
  await signInWith(page, owner);
  await openPage(page, `/theme?saved=${id}`);

  await test.step('what is changed stands in the link, and Undo goes back to what is saved', async () => {
    await expect(field(page, 'Brand color 2')).toHaveValue('#F59E0B');
    await expect(page.getByText('Your changes are not saved.')).toBeHidden();
    await field(page, 'Brand color 1').fill('#B00020');
    await expect(page.getByText('Your changes are not saved.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`c=B00020,F59E0B&saved=${id}$`));
    await page.reload();
    await expect(field(page, 'Brand color 1')).toHaveValue('#B00020');
    await expect(page.getByText('Your changes are not saved.')).toBeVisible();
    await page.goBack();
    await expect(field(page, 'Brand color 1')).toHaveValue('#0A66C2');
    await expect(page).toHaveURL(`/theme?saved=${id}`);
    await field(page, 'Brand color 1').fill('#B00020');
    await field(page, 'Brand color 1').blur();
    await press(page, 'Undo (1)');
    await expect(page).toHaveURL(`/theme?saved=${id}`);
    await press(page, 'Redo (1)');
    await expect(page).toHaveURL(/c=B00020/);
  });
  await test.step('Update replaces it', async () => {
    await press(page, 'Save');
    await nameField(page).fill('Ember');
    await dialog(page).getByRole('button', { name: 'Update Theme' }).click();
    await expect(toasts(page)).toContainText('Ember is in your profile.');
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(`/theme?saved=${id}`);
    await expect(page.getByText('Ember is saved in your profile.')).toBeVisible();
    expect(await themesOf(request, owner)).toMatchObject([{ id, name: 'Ember' }]);
  });
  await test.step('a new one stands beside it, and is the one that is open', async () => {
    await page.getByRole('radio', { name: 'Pure gray' }).check();
    await press(page, 'Save');
    await nameField(page).fill('');
    await dialog(page).getByRole('button', { name: 'Save as New' }).click();
    await expect(toasts(page)).toContainText('Name Required');
    await nameField(page).fill('Ash');
    await dialog(page).getByRole('radio', { name: 'Only me' }).check();
    await dialog(page).getByRole('button', { name: 'Save as New' }).click();
    await expect(
      page.getByText('Ash is saved in your profile. Only you can open it.'),
    ).toBeVisible();
    const saved = await themesOf(request, owner);
    expect(saved).toMatchObject([
      { name: 'Ash', isPublic: false, input: { neutral: 'pure' } },
      { id, name: 'Ember', isPublic: true, input: { neutral: 'brand' } },
    ]);
    await expect(page).toHaveURL(`/theme?saved=${saved[0].id}`);
  });
});

test('everyone opens a public theme by its address, and nobody else a private one @no-js', async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  const open = await saveTheme(request, owner, { name: 'Shared <b>' });
  const hidden = await saveTheme(request, owner, { isPublic: false });

  await page.goto(`/theme?saved=${open}`);
  await expect(page).toHaveTitle('Shared <b> in the Theme Builder – Swatchwork');
  await expect(page.getByText('Shared <b> was shared by its owner.')).toBeVisible();
  await expect(field(page, 'Brand color 2')).toHaveValue('#F59E0B');
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(meta('url')).toHaveAttribute('content', new RegExp(`/theme\\?saved=${open}$`));
  await expect(meta('image')).toHaveAttribute(
    'content',
    /\/pictures\/theme\.png\?c=0A66C2,F59E0B&name=Shared/,
  );

  expect((await page.goto(`/theme?saved=${hidden}`))?.status()).toBe(404);
  await expect(title(page)).toHaveText('404 Page Not Found');
  await page.goto(`/theme?saved=${hidden}&c=008080`);
  await expect(title(page)).toHaveText('Theme Builder');
  await expect(field(page, 'Brand color 1')).toHaveValue('#008080');

  await request.patch(`/api/themes/saved/${open}`, { ...as(owner), data: { isPublic: false } });
  expect((await page.goto(`/theme?saved=${open}`))?.status()).toBe(404);
});

test('somebody else saves a shared theme as their own', async ({ page, request }) => {
  const id = await saveTheme(request, await signUp(request));
  const other = await signUp(request);
  await signInWith(page, other);
  await openPage(page, `/theme?saved=${id}`);
  await press(page, 'Save');
  await expect(nameField(page)).toHaveValue('Ocean');
  await expect(dialog(page).getByRole('button', { name: 'Save as New' })).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Save Theme' }).click();
  await expect(page.getByText('Ocean is saved in your profile.')).toBeVisible();
  expect(await themesOf(request, other)).toMatchObject([{ name: 'Ocean' }]);
});

test('a session that has ended leads over the login, and what was to be replaced is', async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  const id = await saveTheme(request, owner, { isPublic: false });
  await signInWith(page, owner);
  await openPage(page, `/theme?saved=${id}`);
  await page.getByRole('radio', { name: 'Pure gray' }).check();
  await press(page, 'Save');
  await request.post('/api/auth/logout', as(owner));
  await dialog(page).getByRole('button', { name: 'Update Theme' }).click();
  await expect(
    page.getByText('The theme Ocean will be saved after you sign in, only for you'),
  ).toBeVisible();
  await fillInLogin(page, owner);
  await expect(toasts(page)).toContainText('Theme Saved!');
  const { token } = await storedSession(page);
  expect(await themesOf(request, { token: token ?? '' })).toMatchObject([
    { id, isPublic: false, input: { neutral: 'pure' } },
  ]);
});

test('the profile opens, renames, hides, deletes and restores themes', async ({
  page,
  request,
}) => {
  const owner = await signUp(request);
  await saveTheme(request, owner);
  await signInWith(page, owner);
  await page.goto('/profile?tab=themes');
  const list = page.getByRole('list', { name: 'My themes' });
  const card = (name: string) =>
    list.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

  await expect(card('Ocean')).toContainText('2 brand colors');
  await press(page, 'Rename Ocean');
  const rename = page.getByRole('dialog', { name: 'Rename theme' });
  await expect(rename.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await rename.getByRole('textbox', { name: 'Name' }).fill('Sea');
  await page.keyboard.press('Enter');
  await expect(card('Sea')).toBeVisible();
  await press(page, /^Public: everyone can see Sea/);
  await expect(toasts(page)).toContainText('Sea is private now: only you can see it.');
  expect(await themesOf(request, owner)).toMatchObject([{ name: 'Sea', isPublic: false }]);

  await press(page, 'Delete Sea');
  await page.getByRole('button', { name: 'Delete Theme' }).click();
  await expect(page.getByText('Sea was deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Theme' })).toBeVisible();
  await page.reload();
  await press(page, 'Undo deleting Sea');
  await expect(toasts(page)).toContainText('Sea is restored.');
  await card('Sea').getByRole('link', { name: 'Sea' }).click();
  await expect(page.getByText('Sea is saved in your profile. Only you can open it.')).toBeVisible();
  await page.goBack();
  await expect(card('Sea')).toBeVisible();
});

test('Create of the header offers palettes, themes, chart palettes, images and audits, also by keyboard and without scripts @no-js', async ({
  page,
}) => {
  await page.goto('/');
  const create = page.getByRole('banner').getByRole('button', { name: 'Create', exact: true });
  const menu = page.getByRole('navigation', { name: 'Create', exact: true });
  await expect(menu).toBeHidden();
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveText([
    'Palette',
    'Theme',
    'Data palette',
    'From an image',
    'Contrast audit',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(create).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Theme' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/theme');
  await expect(title(page)).toHaveText('Theme Builder');
  await expect(menu).toBeHidden();
});
