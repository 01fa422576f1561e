import { newPerson, toasts } from '../support/account.ts';
import { openPage } from '../support/open-page.ts';
import { startOwnServer } from '../support/own-server.ts';
import { runSample } from '../support/run-sample.ts';
import { expect, test } from '../support/test.ts';

test('sign up, create a key, copy the sample, run it with curl, exceed the limit, read the 429', {
  tag: '@system',
}, async ({ page, context }) => {
  test.setTimeout(900_000);
  const { url, stop } = await startOwnServer({ RATE_LIMIT: 'on' });
  try {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

    await openPage(page, `${url}/api-access`);
    await page.getByRole('main').getByRole('link', { name: 'Get API Key' }).click();
    await expect(page).toHaveURL(`${url}/register?next=keys`);
    const { username, email, password } = newPerson();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(`${url}/profile?tab=keys`);

    await page.getByLabel('Name of the new key').fill('Journey');
    await page.getByLabel('Your password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create API Key' }).click();
    await page.getByRole('button', { name: 'Copy API Key' }).click();
    await expect(toasts(page)).toContainText('The API key is on your clipboard.');
    const key = await clipboard();

    await page.getByRole('banner').getByRole('link', { name: 'API' }).click();
    await page.getByRole('tab', { name: 'cURL' }).click();
    await page.getByRole('button', { name: 'Copy the cURL example' }).click();
    const header = `-H 'Authorization: Bearer ${key}'`;
    const sample = `${await clipboard()} \\\n  ${header}`;
    const first = JSON.parse(await runSample('cURL', sample));
    expect(first).toMatchObject({ hex: '#3B82F6', rgb: 'rgb(59, 130, 246)' });

    // 99 more are allowed; curl asks for a list of addresses in one go.
    const addresses = `'${url}/api/v1/palettes/generate?count=[1-9]&seed=[1-11]'`;
    const silent = '--output /dev/null --write-out "%{http_code} "';
    const answered = await runSample('cURL', `curl ${header} ${silent} ${addresses}`);
    expect(answered.trim().split(' ')).toEqual(Array(99).fill('200'));

    const refused = await runSample('cURL', `${sample} --include`);
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/^retry-after: \d+\r$/m);
    expect(refused).toMatch(/^ratelimit: "free";r=0;t=\d+\r$/m);
    expect(refused).toContain('Too many requests: 100 an hour are allowed.');

    await page.getByRole('tab', { name: 'Try It' }).click();
    await page.getByLabel('Your API key (optional)').fill(key);
    await page.getByRole('button', { name: 'Send Request' }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('status')).toContainText('429');
    await expect(article.getByRole('region', { name: 'Code: answer' })).toContainText(
      'Too many requests: 100 an hour are allowed. Please try again in',
    );
    await expect(article).toContainText(/retry-after: *\d+/i);

    // Pages have an allowance of their own.
    await page.getByLabel('Your API key (optional)').fill('');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(article.getByRole('status')).toContainText('200');
  } finally {
    await stop();
  }
});
