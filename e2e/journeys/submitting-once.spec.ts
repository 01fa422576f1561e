import type { Locator, Page, Request } from '@playwright/test';

import { ADMIN, as, newPerson, signInWith, signUp, toasts } from '../support/account.ts';
import { openAdmin } from '../support/admin-page.ts';
import { creatorOn } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

/** The calls that a page sends with a method to a path. */
function watch(page: Page, method: string, path: string) {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path)
      calls.push(request);
  });
  return calls;
}

/** Delays the answers to some calls, so that a second click comes before the first answer. */
async function hold(page: Page, pattern: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Presses what has the focus in the moment in which the form of a dialog is taken away, before any
 * event about it, and notes its name.
 */
const whenItsFormGoes = (dialog: Locator) =>
  dialog.evaluate((node) => {
    const observer = new MutationObserver(() => {
      if (node.querySelector('form')) return;
      observer.disconnect();
      const focused = document.activeElement as HTMLElement;
      node.dataset.pressed = focused.ariaLabel ?? focused.tagName;
      focused.click();
    });
    observer.observe(node, { childList: true, subtree: true });
  });

test.describe('with an account', () => {
  test('CREATOR-60, CREATOR-61: two clicks on a star save one color, and stars of two colors two', async ({
    page,
    request,
  }) => {
    const account = await signUp(request);
    await signInWith(page, account);
    const creator = creatorOn(page);
    await creator.open();
    const calls = watch(page, 'POST', '/api/user/colors');
    await creator.star(4).dblclick();
    await creator.star(5).click();
    await expect(creator.toasts).toContainText('#3B82F6 is in your favorites.');
    expect(calls.map((call) => call.postDataJSON().hexCode)).toEqual(['#10B981', '#3B82F6']);
  });

  test('CREATOR-53, CREATOR-55: a double click saves one palette, and the next save one more', async ({
    page,
    request,
  }) => {
    await signInWith(page, await signUp(request));
    const creator = creatorOn(page);
    await creator.open('?name=Fruit');
    const calls = watch(page, 'POST', '/api/palettes');
    const save = page.getByRole('button', { name: 'Save Palette' });
    await save.dblclick();
    await expect(creator.toasts).toContainText('Palette Saved!');
    await expect(save).toBeEnabled();
    expect(calls).toHaveLength(1);
    await save.click();
    await expect(save).toBeEnabled();
    expect(calls).toHaveLength(2);
  });

  test('two Enters change the names once', { tag: '@system' }, async ({ page, request }) => {
    await signInWith(page, await signUp(request));
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    const calls = watch(page, 'PUT', '/api/auth/me');
    const name = page.getByLabel('First name', { exact: true });
    await name.fill('Ada');
    // The answer comes after both: else the second one would find the button that opens the form.
    const release = await hold(page, '**/api/auth/me');
    await name.press('Enter');
    await expect.poll(() => calls.length).toBe(1);
    await page.keyboard.press('Enter');
    release();
    await expect(toasts(page)).toContainText('Profile Updated');
    expect(calls).toHaveLength(1);
    // The button is back, and the focus on it: the next Enter edits again, and again saves.
    await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => calls.length).toBe(2);
  });

  for (const { tab, opens, title, change } of [
    { tab: 'palettes', opens: 'Edit Dunes', title: 'Edit palette', change: '/api/palettes/' },
    { tab: 'themes', opens: 'Rename Ocean', title: 'Rename theme', change: '/api/themes/saved/' },
  ]) {
    test(`${title}: two Enters save once, and one that comes while it closes opens it again`, {
      tag: '@system',
    }, async ({ page, request }) => {
      const account = await signUp(request);
      const palette = { name: 'Dunes', colors: ['#E8D5B0', '#7A4E2D'] };
      await request.post('/api/palettes', { ...as(account), data: palette });
      const theme = { name: 'Ocean', input: { brands: ['#0A66C2'] } };
      await request.post('/api/themes/saved', { ...as(account), data: theme });
      await signInWith(page, account);
      await page.goto(`/profile?tab=${tab}`);
      const calls: string[] = [];
      page.on('request', (call) => {
        const { pathname } = new URL(call.url());
        if (pathname.startsWith(change) && call.method() === 'PATCH') calls.push(pathname);
      });
      const opener = page.getByRole('button', { name: opens });
      const dialog = page.getByRole('dialog', { name: title });
      const name = dialog.getByRole('textbox', { name: 'Name' });

      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      // The answer comes after both: else the second one would find the opener.
      const release = await hold(page, `**${change}*`);
      await page.keyboard.press('Enter');
      await expect.poll(() => calls.length).toBe(1);
      await page.keyboard.press('Enter');
      release();
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(calls).toHaveLength(1);

      // At once, and not only after the time of a double click.
      await page.keyboard.press('Enter');
      await expect(name).toBeFocused();
      await whenItsFormGoes(dialog);
      await page.keyboard.press('Enter');
      await expect.poll(() => calls.length).toBe(2);
      await expect.poll(() => dialog.evaluate((node) => node.dataset.pressed)).toBe(opens);
      await expect(name).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      expect(calls).toHaveLength(3);
    });
  }
});

test('REGISTER-08: a double click makes one account', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  const calls = watch(page, 'POST', '/api/auth/register');
  await page.getByLabel('Username', { exact: true }).fill(person.username);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create Account' }).dblclick();
  await expect(page).toHaveURL('/');
  await expect(toasts(page)).toContainText('Welcome to Swatchwork');
  expect(calls).toHaveLength(1);
});

test('CONTACT-04, CONTACT-05: a double click sends one message', async ({ page, request }) => {
  const { email } = newPerson();
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Ada');
  await main.getByLabel('Email', { exact: true }).fill(email);
  await main.getByLabel('Subject', { exact: true }).fill('Twice?');
  await main.getByLabel('Message', { exact: true }).fill('Once.');
  const calls = watch(page, 'POST', '/contact.data');
  const release = await hold(page, '**/contact.data*');
  const send = main.getByRole('button', { name: /^Send/ });
  await send.click();
  await expect.poll(() => calls.length).toBe(1);
  await send.click();
  release();
  await expect(main.getByRole('status')).toContainText('Thank you for your message!');
  expect(calls).toHaveLength(1);

  const login = await request.post('/api/auth/login', { data: ADMIN });
  const answer = await request.get('/api/admin/messages', as(await login.json()));
  const messages: { email: string }[] = await answer.json();
  expect(messages.filter((message) => message.email === email)).toHaveLength(1);
});

test('a double click subscribes once', { tag: '@system' }, async ({ page }) => {
  await page.goto('/newsletter');
  const calls = watch(page, 'POST', '/newsletter.data');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Email' }).fill(newPerson().email);
  const release = await hold(page, '**/newsletter.data*');
  const subscribe = main.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  await expect.poll(() => calls.length).toBe(1);
  await subscribe.click();
  release();
  await expect(main.getByRole('status')).toContainText('a mail with a link');
  expect(calls).toHaveLength(1);
});

test('a double click on Load More loads one more page of messages', { tag: '@system' }, async ({
  page,
  request,
}) => {
  const entry = (id: number) => ({
    id: `0199d3b2-8a40-7c11-b0a4-${String(id).padStart(12, '0')}`,
    name: 'Ada',
    email: 'ada@example.org',
    subject: `Message ${id}`,
    message: 'Text.',
    createdAt: '2026-01-02T03:04:05.000Z',
  });
  const asked: (string | null)[] = [];
  await page.route('**/api/admin/messages?*', (route) => {
    const cursor = new URL(route.request().url()).searchParams.get('cursor');
    asked.push(cursor);
    const first = Number(cursor ?? 0);
    return route.fulfill({
      json: [entry(first), entry(first + 1)],
      headers: { 'x-total-count': '6', link: `</?cursor=${first + 2}>; rel="next"` },
    });
  });
  await openAdmin(page, request);
  await page.getByRole('tab', { name: 'Messages' }).click();
  const more = page.getByRole('button', { name: 'Load More' });
  await more.dblclick();
  await expect(page.getByRole('tabpanel')).toContainText('Message 3');
  await expect(more).toBeEnabled();
  expect(asked).toEqual([null, '2']);
});
