import type { Page } from '@playwright/test';

import { POSTER, poster } from '../../testing/pictures/picture-files.ts';
import { newPerson } from '../support/account.ts';
import { startOwnServer } from '../support/own-server.ts';
import { extracted, hexes } from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

let server: Awaited<ReturnType<typeof startOwnServer>>;
let palette: string;
test.beforeAll(async () => {
  // Nobody opens the site at the address that it has in public.
  server = await startOwnServer({ PUBLIC_URL: 'https://colors.test', RATE_LIMIT: 'off' });
  const list = await fetch(`${server.url}/api/palettes?limit=1`);
  palette = (await list.json())[0].slug;
});
test.afterAll(() => server.stop());

const addresses = () => [server.url, server.url.replace('127.0.0.1', 'localhost')];

async function fillMessage(page: Page) {
  const main = page.getByRole('main');
  for (const name of ['Name', 'Subject', 'Message']) {
    await main.getByRole('textbox', { name, exact: true }).fill(`My ${name}`);
  }
  await main.getByRole('textbox', { name: 'Email', exact: true }).fill(newPerson().email);
}

test('every form can be sent at an address that is not PUBLIC_URL @no-js', {
  tag: '@system',
}, async ({ page, javaScriptEnabled }) => {
  page.on('dialog', (dialog) => dialog.accept());
  const main = page.getByRole('main');
  for (const address of addresses()) {
    await test.step(`contact at ${address}`, async () => {
      await page.goto(`${address}/contact`);
      await fillMessage(page);
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(main.getByRole('status')).toContainText('Thank you for your message');
    });
    await test.step(`newsletter at ${address}`, async () => {
      await page.goto(`${address}/blog`);
      await main.getByRole('textbox', { name: /email/i }).fill(newPerson().email);
      await main.getByRole('button', { name: 'Subscribe' }).click();
      await expect(main.getByText('Thank you! Your address is saved.')).toBeVisible();
    });
    await test.step(`a report at ${address}`, async () => {
      await page.goto(`${address}/palettes/${palette}`);
      await page.getByText('Report this palette').click();
      await page.getByRole('button', { name: 'Spam or advertising' }).click();
      await expect(page.getByText(/A moderator will look at/)).toBeVisible();
    });
    if (javaScriptEnabled === false) {
      await test.step(`a picture at ${address}`, async () => {
        await page.goto(`${address}/color-picker`);
        await page.locator('input[name=image]').setInputFiles(await poster());
        await page.getByRole('button', { name: 'Extract Dominant Colors' }).click();
        expect(await hexes(extracted(page))).toEqual(Object.keys(POSTER));
      });
      await test.step(`signing up at ${address} says that it needs scripts`, async () => {
        await page.goto(`${address}/register`);
        await expect(main.getByText(/JavaScript/)).toBeVisible();
      });
    }
  }
});

test('a form of another site is refused, and what was typed can be sent from here @no-js', {
  tag: '@system',
}, async ({ page }) => {
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${server.url}/contact">
        <input name="name" value="Ada"><input name="email" value="${newPerson().email}">
        <input name="subject" value="Which white?"><textarea name="message">One
two</textarea><button>Go</button></form>`,
    }),
  );
  await page.goto('http://elsewhere.test/');
  await page.getByRole('button', { name: 'Go' }).click();
  await expect(page.getByRole('heading')).toHaveText('This form was not sent');
  await expect(page.getByRole('textbox', { name: 'message' })).toHaveValue('One\ntwo');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Thank you');
});
