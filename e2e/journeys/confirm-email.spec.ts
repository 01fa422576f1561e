import type { APIRequestContext } from '@playwright/test';

import { as, mailTo, newPerson, signInWith, signUp, toasts } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const QUESTION = 'confirm your email';

async function mailedLink(request: APIRequestContext, email: string) {
  const { text } = await mailTo(request, email, QUESTION);
  return /http\S+\/confirm-email\?token=\S+/.exec(text)?.[0] ?? '';
}

const isConfirmed = async (request: APIRequestContext, account: { token: string }) =>
  (await (await request.get('/api/auth/me', as(account))).json()).emailConfirmed;

test('PROFILE-01: the profile says whether the address is confirmed, and sends the mail again', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  const main = page.getByRole('main');
  const first = await mailedLink(request, account.email);

  await test.step('not yet, and a new mail takes the place of the first', async () => {
    await openPage(page, '/profile?tab=settings');
    await expect(main.getByText('Not confirmed.')).toBeVisible();
    await page.getByRole('button', { name: 'Send the Mail Again' }).click();
    await expect(toasts(page)).toContainText(`Open the link in the mail to ${account.email}.`);
    await expect.poll(() => mailedLink(request, account.email)).not.toBe(first);
  });

  await test.step('opening the link does nothing yet, its button does, once', async () => {
    const link = await mailedLink(request, account.email);
    await openPage(page, link);
    expect(await isConfirmed(request, account)).toBe(false);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(main.getByRole('status')).toContainText('Your email address is confirmed.');
    expect(await isConfirmed(request, account)).toBe(true);
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expect(main.getByText('Confirmed.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send the Mail Again' })).toBeHidden();

    await openPage(page, link);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(main.getByRole('status')).toContainText('This link has already been used');
  });
});

test('whoever is not signed in confirms an address, or says that an account is not theirs @no-js', async ({
  page,
  request,
}) => {
  const status = page.getByRole('main').getByRole('status');
  const mine = await signUp(request);
  await page.goto(await mailedLink(request, mine.email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(status).toContainText('Your email address is confirmed.');
  expect(await isConfirmed(request, mine)).toBe(true);

  const others = await signUp(request);
  await page.goto(await mailedLink(request, others.email));
  await page.getByRole('button', { name: 'This Was Not Me' }).click();
  await expect(status).toContainText('The account no longer has this address.');
  const data = { ...newPerson(), email: others.email };
  expect((await request.post('/api/auth/register', { data })).status()).toBe(201);
});

test('where no mail can be sent nothing is asked, and nothing is said to be missing', {
  tag: '@system',
}, async ({ page, playwright }) => {
  const server = await startOwnServer({ SEED: 'none', RATE_LIMIT: 'off' });
  const request = await playwright.request.newContext({ baseURL: server.url });
  try {
    const account = await signUp(request);
    await signInWith(page, account);
    await openPage(page, `${server.url}/profile?tab=settings`);
    await expect(page.getByText(`You sign in with ${account.email}.`)).toBeVisible();
    await expect(page.getByText(/confirmed\./i)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send the Mail Again' })).toBeHidden();
  } finally {
    await page.close(); // or the page would ask a server that is gone
    await request.dispose();
    await server.stop();
  }
});
