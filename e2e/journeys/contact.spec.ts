import type { Page } from '@playwright/test';

import { ADMIN, as, mailTo, newPerson } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { startOwnServer } from '../support/own-server.ts';
import { expect, test } from '../support/test.ts';

const THANKS = "Thank you for your message! We'll get back to you soon.";
const FIELDS = ['Name', 'Email', 'Subject', 'Message'] as const;

const field = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

const message = () => ({
  Name: 'Ada',
  Email: newPerson().email,
  Subject: 'Which white?',
  Message: 'First line.\nSecond line.',
});

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

test('ROUTE-31, CONTACT-01, CONTACT-04, CONTACT-05: a message is thanked for with an alert, and the form is empty', {
  tag: '@core',
}, async ({ page, request }) => {
  const sent = message();
  await openPage(page, '/contact');
  await fill(page, sent);
  // Accepted at once: while the dialog is open, the click that caused it may still wait.
  const alert = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept();
    return [dialog.type(), dialog.message()];
  });
  await send(page).click();
  expect(await alert).toEqual(['alert', THANKS]);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
  await expect(status(page)).toHaveText(THANKS);

  const mail = await mailTo(request, ADMIN.email);
  expect(mail.subject).toContain('Contact: ');
  const login = await request.post('/api/auth/login', { data: ADMIN });
  const messages = await request.get('/api/admin/messages', as(await login.json()));
  expect(await messages.json()).toContainEqual(
    expect.objectContaining({ email: sent.Email, subject: sent.Subject, message: sent.Message }),
  );
});

test('without JavaScript the form thanks as well @no-js', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/contact');
  await fill(page, message());
  await send(page).click();
  await expect(status(page)).toHaveText(THANKS);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue('');
});

test('CONTACT-02: each field is required', async ({ page }) => {
  await openPage(page, '/contact');
  for (const name of FIELDS) {
    await test.step(name, async () => {
      await fill(page, { ...message(), [name]: '' });
      await send(page).click();
      await expect(field(page, name)).toBeFocused();
      expect(
        await field(page, name).evaluate((input: HTMLInputElement) => input.validity.valueMissing),
      ).toBe(true);
      await expect(status(page)).toHaveCount(0);
    });
  }
});

test('CONTACT-03: addresses and keys', async ({ page }) => {
  await test.step('CONTACT-03: an email that is none is not sent', async () => {
    await openPage(page, '/contact');
    await fill(page, { ...message(), Email: 'ada at example' });
    await send(page).click();
    await expect(field(page, 'Email')).toBeFocused();
    expect(
      await field(page, 'Email').evaluate((input: HTMLInputElement) => input.validity.typeMismatch),
    ).toBe(true);
  });
  await test.step('by keyboard alone: the hidden field is not on the way', async () => {
    await openPage(page, '/contact');
    await field(page, 'Name').focus();
    for (const name of ['Email', 'Subject', 'Message']) {
      await page.keyboard.press('Tab');
      await expect(field(page, name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(send(page)).toBeFocused();
  });
});

test('what the server refuses stays in the form, marked @no-js', async ({ page }) => {
  await page.goto('/contact');
  // Input that the browser accepts and the server refuses: an address without a domain.
  const sent = { ...message(), Email: 'ada@localhost' };
  await fill(page, sent);
  await send(page).click();
  await expect(status(page)).toContainText('Please look at the marked fields.');
  await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email')).toHaveAccessibleDescription(
    'Email must be an email address such as ada@example.org.',
  );
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(sent[name]);
});

test('where storing fails, the form keeps its text and says so', async ({ page }) => {
  await openPage(page, '/contact');
  await page.route('**/contact.data*', (route) => route.abort());
  const sent = message();
  await fill(page, sent);
  await send(page).click();
  await expect(status(page)).toContainText('could not be sent');
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(sent[name]);
});

test('CONTACT-08, CONTACT-09, CONTACT-10, CONTACT-11, CONTACT-12, CONTACT-13: details and four questions @html', async ({
  page,
}) => {
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(details.getByRole('link', { name: '@' })).toHaveAttribute('href', /^mailto:/);
  await expect(details.getByRole('link', { name: '+1' })).toHaveAttribute('href', /^tel:\+\d+$/);
  await expect(details).toContainText('Street');
  await expect(details).toContainText('placeholders');

  const questions = page.getByRole('region', { name: 'Frequently asked questions' });
  await expect(questions.getByRole('term')).toHaveCount(4);
  for (const text of [
    'All tools are free, with no registration.',
    'Palettes are saved locally',
    'can be exported',
    'Programs can convert colors',
    'free for commercial use',
    'contact us',
  ]) {
    await expect(questions).toContainText(text);
  }
});

test('CONTACT-08: whoever runs the site says how to be reached; what they leave out is not shown', {
  tag: '@system',
}, async ({ page }) => {
  const server = await startOwnServer({
    SEED: 'none',
    CONTACT_EMAIL: 'ada+swatchwork@example.org',
    CONTACT_ADDRESS: 'Swatchwork | 1 Long Lane | London',
  });
  try {
    await page.goto(`${server.url}/contact`);
    const details = page.getByRole('region', { name: 'Other ways to reach us' });
    await expect(details.getByRole('link')).toHaveText('ada+swatchwork@example.org');
    await expect(details.getByRole('link')).toHaveAttribute(
      'href',
      'mailto:ada+swatchwork@example.org',
    );
    await expect(details).toContainText('1 Long Lane');
    await expect(details).not.toContainText(/555|placeholder/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('About');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
    await expect(details.getByRole('link')).toHaveText('ada+swatchwork@example.org');
  } finally {
    await server.stop();
  }
});

for (const path of ['/contact', '/newsletter']) {
  test(`a POST to ${path} without a form, or with a broken one, is its sender's fault`, async ({
    request,
  }) => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x']) {
      const answer = await request.post(path, {
        data: 'no form',
        headers: { 'content-type': type },
      });
      expect(answer.status()).toBe(400);
      expect(await answer.text()).toContain('<form');
    }
    expect((await request.post(path)).status()).toBe(400);
  });
}
