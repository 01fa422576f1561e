import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';

export type Account = {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
};

/** The administrator that playwright.config.ts makes the site create. */
export const ADMIN = { email: 'admin@example.org', password: 'the admin of the tests' };

/** Input of a new visitor. */
export function newPerson() {
  const username = `e2e-${crypto.randomUUID().slice(0, 12)}`;
  return { username, email: `${username}@example.org`, password: 'correct horse' };
}

/** Registers an account over HTTP. */
export async function signUp(
  request: APIRequestContext,
  names: { firstName?: string; lastName?: string } = {},
): Promise<Account> {
  const person = newPerson();
  const answer = await request.post('/api/auth/register', { data: { ...person, ...names } });
  expect(answer.status()).toBe(201);
  const { token, user } = await answer.json();
  return { ...person, id: user.id, token };
}

/** Makes the next page of this browser open with the account signed in; signing out still works. */
export async function signInWith(page: Page, { token }: Pick<Account, 'token'>) {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('was-signed-in')) return;
    sessionStorage.setItem('was-signed-in', 'yes');
    localStorage.setItem('authToken', value);
  }, token);
}

/** Calls the API as an account. */
export const as = ({ token }: Pick<Account, 'token'>) => ({
  headers: { authorization: `Bearer ${token}` },
});

/** Waits for the newest mail to an address with these words in its subject. */
export async function mailTo(request: APIRequestContext, address: string, subject = '') {
  const { mailbox } = test.info().config.metadata;
  const answer = await request.get(`${mailbox}/?${new URLSearchParams({ to: address, subject })}`);
  return (await answer.json()) as { subject: string; text: string };
}

/** The address at which a visitor signs in, to come back to a place afterwards. */
export const loginFor = (place: string) => `/login?${new URLSearchParams({ next: place })}`;

/** Signs in on the page that is open. */
export async function fillInLogin(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
) {
  // The page for signing up has fields of the same names, and the address changes before the page.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign In' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
}

/** Signs up on the page that is open. */
export async function fillInSignUp(page: Page, person = newPerson()) {
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
}

export const toasts = (page: Page) => page.getByRole('status', { name: 'Notifications' });

/** Takes the notification away, so that the next one is a new one. */
export async function dismissToast(notifications: Locator) {
  await notifications.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(notifications).toBeEmpty();
}

/** What the browser stores of a session. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('authToken'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null'),
  }));
