import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { Page } from '@playwright/test';

import { signInWith, signUp, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { DESKTOP, showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const run = promisify(execFile);

/** Checks the page in its current state, and restores the size of the window. */
async function checkPage(page: Page) {
  await expectNoViolations(page);
  await showOnPhone(page);
  await page.setViewportSize(DESKTOP);
}

test('a key: created, shown once, used with curl, revoked, refused', { tag: '@core' }, async ({
  page,
  request,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const account = await signUp(request);
  await signInWith(page, account);
  await page.goto('/profile?tab=keys');
  const panel = page.getByRole('tabpanel');
  await expect(panel).toContainText('No API keys yet');
  await expect(panel).toContainText('Your plan is free: 100 requests an hour');
  await checkPage(page);

  const name = panel.getByLabel('Name of the new key');
  const password = panel.getByLabel('Your password', { exact: true });
  await password.fill(account.password);
  await name.fill('   ');
  await name.press('Enter');
  await expect(panel).toContainText('must not be empty');
  await expect(name).toHaveValue('   ');
  await name.fill('Build <b>server</b>');
  await password.fill('wrong one');
  await name.press('Enter');
  await expect(panel).toContainText('is not the password of this account');
  await expect(name).toHaveValue('Build <b>server</b>');
  await password.fill(account.password);
  await name.press('Enter');
  await expect(panel.getByRole('heading', { name: 'Your new key' })).toBeFocused();
  await checkPage(page);
  await panel.getByRole('button', { name: 'Copy API Key' }).click();
  await expect(toasts(page)).toContainText('The API key is on your clipboard.');
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^sw_[\w-]{43}$/);

  const curl = async () => {
    const { stdout } = await run('curl', [
      '--silent',
      '--write-out',
      '\n%{http_code}',
      '--header',
      `Authorization: Bearer ${key}`,
      '--json',
      '{"hex":"#3B82F6"}',
      `${baseURL}/api/v1/colors/convert`,
    ]);
    const [body = '', status] = stdout.split('\n');
    return { status, body: JSON.parse(body) };
  };
  expect(await curl()).toMatchObject({ status: '200', body: { hex: '#3B82F6' } });

  await page.reload();
  const row = panel.getByRole('listitem').filter({ hasText: 'Build <b>server</b>' });
  await expect(row).toContainText(`${key.slice(0, 11)}…`);
  await expect(row).toContainText('Read only');
  await expect(row).toContainText('Last used');
  await expect(panel).not.toContainText(key);
  await checkPage(page);

  await row.getByRole('button', { name: 'Revoke' }).click();
  const dialog = page.getByRole('dialog', { name: 'Revoke this key?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await dialog.getByRole('button', { name: 'Revoke Key' }).click();
  await expect(toasts(page)).toContainText('API Key Revoked');
  await expect(panel).toContainText('No API keys yet');
  expect(await curl()).toMatchObject({
    status: '401',
    body: { error: 'This API key is revoked', code: 'unauthorized' },
  });
});
