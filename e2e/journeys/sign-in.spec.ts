import type { Page } from '@playwright/test';

import { newPerson, signInWith, signUp, storedSession, toasts } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function fillIn(page: Page, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

test.describe('signing in', () => {
  const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

  test('LOGIN-01, LOGIN-02, LOGIN-05: email and password, both required, and a way to register', async ({
    page,
  }) => {
    await openPage(page, '/login');
    await submit(page).click();
    await expect(page).toHaveURL('/login');
    for (const [label, autoComplete] of [
      ['Email', 'username'],
      ['Password', 'current-password'],
    ] as const) {
      await expect(field(page, label)).toHaveAttribute('required');
      await expect(field(page, label)).toHaveAttribute('autocomplete', autoComplete);
    }
    await expect(toasts(page)).toBeEmpty();
    await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
    await expect(page).toHaveURL('/register');
  });

  test('LOGIN-03, LOGIN-04, LOGIN-06, LOGIN-07, LOGIN-08, SESSION-14: busy, a welcome, home, and kept over a reload', {
    tag: '@core',
  }, async ({ page, request }) => {
    const account = await signUp(request, { firstName: 'Ada' });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/auth/login', async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, '/login');
    await fillIn(page, { Email: account.email, Password: account.password });
    await submit(page).click();
    const busy = page.getByRole('button', { name: 'Signing In...' });
    await expect(busy).toBeDisabled();
    release();
    await expect(toasts(page)).toContainText('Welcome back!');
    await expect(toasts(page)).toContainText('You have been successfully logged in.');
    await expect(page).toHaveURL('/');
    const { token, user } = await storedSession(page);
    expect(token).toEqual(expect.any(String));
    expect(user).toMatchObject({ id: account.id, username: account.username });

    await page.reload();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Ada' })).toBeVisible();
    expect((await storedSession(page)).token).toBe(token);
  });

  test('LOGIN-09, LOGIN-10, SESSION-16: a failure says so, keeps what was typed, and can be tried again', async ({
    page,
    request,
  }) => {
    const account = await signUp(request);
    await openPage(page, '/login');
    await fillIn(page, { Email: account.email, Password: 'wrong one' });
    await submit(page).click();
    await expect(toasts(page)).toContainText('Login Failed');
    await expect(toasts(page)).toContainText('Invalid email or password. Please try again.');
    await expect(field(page, 'Email')).toHaveValue(account.email);
    await expect(field(page, 'Password')).toHaveValue('wrong one');
    expect((await storedSession(page)).token).toBeNull();

    await page.route('**/api/auth/login', (route) => route.abort());
    await submit(page).click();
    await expect(page.getByRole('main')).toContainText('Login failed. The server cannot');
    await page.unroute('**/api/auth/login');

    await field(page, 'Password').fill(account.password);
    await submit(page).click();
    await expect(page).toHaveURL('/');
  });

  test('the password can be shown', async ({ page }) => {
    await openPage(page, '/login');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(field(page, 'Password')).toHaveAttribute('type', 'password');
  });
});

test.describe('signing up', () => {
  const submit = (page: Page) => page.getByRole('button', { name: 'Create Account' });
  const valuesOf = ({ username, email, password }: ReturnType<typeof newPerson>) => ({
    Username: username,
    Email: email,
    Password: password,
    'Confirm password': password,
  });

  test('REGISTER-01, REGISTER-02, REGISTER-08, REGISTER-09, REGISTER-10, REGISTER-11, REGISTER-12, REGISTER-13', async ({
    page,
  }) => {
    const person = newPerson();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/auth/register', async (route) => {
      await released;
      await route.continue();
    });
    await openPage(page, '/register');
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    await fillIn(page, { ...valuesOf(person), 'First name (optional)': 'Ada' });
    await expect(field(page, 'Last name (optional)')).not.toHaveAttribute('required');
    const sent = page.waitForRequest('**/api/auth/register');
    await submit(page).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    const { username, email, password } = person;
    expect((await sent).postDataJSON()).toEqual({ username, email, password, firstName: 'Ada' });
    release();
    await expect(toasts(page)).toContainText('Welcome to Swatchwork');
    await expect(toasts(page)).toContainText('Your account has been created successfully.');
    await expect(page).toHaveURL('/');
    const { token, user } = await storedSession(page);
    expect(token).toEqual(expect.any(String));
    expect(user).toMatchObject({ username, email, firstName: 'Ada', lastName: null });
  });

  test('REGISTER-03, REGISTER-04, REGISTER-05, REGISTER-06, REGISTER-07: what is missing or wrong is not sent', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (one) => {
      if (one.method() === 'POST') sent.push(one.url());
    });
    await openPage(page, '/register');
    for (const [id, label, value] of [
      ['REGISTER-03', 'Username', ''],
      ['REGISTER-04', 'Username', 'ab'],
      ['REGISTER-05', 'Email', 'nobody'],
    ] as const) {
      await test.step(`${id}: ${label} ${JSON.stringify(value)}`, async () => {
        await fillIn(page, valuesOf(newPerson()));
        await field(page, label).clear();
        await field(page, label).pressSequentially(value);
        await submit(page).click();
        await expect(field(page, label)).toBeFocused();
        const isValid = await field(page, label).evaluate((input) =>
          (input as HTMLInputElement).checkValidity(),
        );
        expect(isValid).toBe(false);
        await expect(page).toHaveURL('/register');
      });
    }
    for (const [id, values, title, text] of [
      [
        'REGISTER-06',
        { 'Confirm password': 'other' },
        'Password Mismatch',
        'Passwords do not match. Please try again.',
      ],
      [
        'REGISTER-07',
        { Password: '12345', 'Confirm password': '12345' },
        'Password Too Short',
        'Password must be at least 6 characters long.',
      ],
    ] as const) {
      await test.step(`${id}: ${title}`, async () => {
        const person = newPerson();
        await fillIn(page, { ...valuesOf(person), ...values });
        await submit(page).click();
        await expect(toasts(page)).toContainText(title);
        await expect(toasts(page)).toContainText(text);
        await expect(page.getByRole('main')).toContainText(text);
        await expect(page).toHaveURL('/register');
        await expect(field(page, 'Username')).toHaveValue(person.username);
      });
    }
    expect(sent.filter((url) => url.includes('/register'))).toEqual([]);
  });

  test('REGISTER-14, REGISTER-15: what only the server refuses is said once, in a sentence, at its field', async ({
    page,
  }) => {
    await openPage(page, '/register');
    await fillIn(page, { ...valuesOf(newPerson()), Email: 'a@b' });
    await submit(page).click();
    await expect(toasts(page)).toContainText('Registration Failed');
    await expect(toasts(page)).toContainText('Unable to create account. Please try again.');
    const sentence = 'Email must be an email address such as ada@example.org.';
    await expect(field(page, 'Email')).toHaveAccessibleDescription(sentence);
    await expect(page.getByText('must be an email address')).toHaveCount(1);
    await expect(page.getByText('received')).toHaveCount(0);
    await expect(field(page, 'Email')).toHaveValue('a@b');
  });

  test('REGISTER-14, REGISTER-15, SESSION-16: a taken name says which, and stays', async ({
    page,
    request,
  }) => {
    const { username } = await signUp(request);
    await openPage(page, '/register');
    await fillIn(page, { ...valuesOf(newPerson()), Username: username });
    await submit(page).click();
    await expect(toasts(page)).toContainText('Registration Failed');
    await expect(toasts(page)).toContainText('This username is already taken.');
    await expect(page).toHaveURL('/register');

    await page.route('**/api/auth/register', (route) => route.abort());
    await submit(page).click();
    await expect(toasts(page)).toContainText('Unable to create account. Please try again.');
    await expect(page.getByRole('main')).toContainText('Registration failed. The server cannot');
  });
});

for (const path of ['/login', '/register']) {
  test(`${path} with a session leads to the profile`, async ({ page, request }) => {
    await signInWith(page, await signUp(request));
    await page.goto(path);
    await expect(page).toHaveURL('/profile');
  });
}
