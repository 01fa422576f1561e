import type { Page } from '@playwright/test';

import { as, signInWith, signUp } from '../support/account.ts';
import { openAdmin } from '../support/admin-page.ts';
import { faultsOf } from '../support/page-controls.ts';
import { DESKTOP, PHONE } from '../support/phone.ts';
import { button, extractColors, notices } from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';

test.use({
  trace: 'off', // a failure lists everything at once
  contextOptions: { reducedMotion: 'reduce' }, // panels that slide in are in place at once
});

/** Fails with all problems of the controls on a desktop and on a phone. */
async function expectNoFaults(page: Page) {
  const desktop = await faultsOf(page);
  await page.setViewportSize(PHONE);
  const phone = await faultsOf(page);
  await page.setViewportSize(DESKTOP);
  expect({ desktop, phone }).toEqual({ desktop: [], phone: [] });
}

test('every control of a palette and of an article can be found and pressed', async ({
  page,
  request,
}) => {
  const [palette] = await (await request.get('/api/palettes?limit=1')).json();
  const [article] = await (await request.get('/api/blog')).json();
  for (const path of [`/palettes/${palette.slug}`, `/blog/${article.slug}`]) {
    await page.goto(path);
    await expectNoFaults(page);
  }
});

test('every control of the menu of a phone can be found and pressed', { tag: '@system' }, async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/about');
  await button(page, 'Open menu').click();
  await expect(button(page, 'Close menu')).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
});

test('every control of the dialogs of the creator can be found and pressed', {
  tag: '@system',
}, async ({ page }) => {
  await page.goto('/create-palette');
  await page.getByRole('tab', { name: 'Export', exact: true }).click();
  for (const opener of ['Import', 'More formats', 'Keyboard shortcuts']) {
    await button(page, opener).click();
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(1);
    await expectNoFaults(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog').filter({ visible: true })).toHaveCount(0);
  }
});

test('every control of the picker with a picture can be found and pressed', {
  tag: '@system',
}, async ({ page }) => {
  await page.goto('/color-picker');
  await button(page, /sample image/).click();
  await expect(page.getByText(/^\d+ × \d+ pixels/)).toBeVisible();
  await extractColors(page);
  await expect(notices(page)).toBeEmpty(); // covers the page for a moment
  await expectNoFaults(page);
  await button(page, 'Enable Pixel Picker').click();
  await page.getByRole('application').press('Enter');
  await expect(notices(page)).toBeEmpty();
  await expectNoFaults(page);
});

test('every control of a profile can be found and pressed', { tag: '@system' }, async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  for (const name of ['Harbor', 'Dunes']) {
    const data = { name, colors: ['#112233', '#AABBCC'], isPublic: false };
    await request.post('/api/palettes', { ...as(account), data });
    await request.post('/api/user/colors', { ...as(account), data: { hexCode: '#3B82F6', name } });
    await request.post('/api/user/keys', { ...as(account), data: { name } });
  }
  await signInWith(page, account);
  for (const tab of ['palettes', 'colors', 'activity', 'keys', 'settings']) {
    await page.goto(`/profile?tab=${tab}`);
    await expect(page.getByRole('tabpanel').getByText(/^Loading/)).toHaveCount(0);
    await expectNoFaults(page);
  }
});

test('every control of the administration can be found and pressed', { tag: '@system' }, async ({
  page,
  request,
}) => {
  for (const subject of ['One', 'Two']) {
    const data = { name: 'Ada', email: 'ada@example.org', subject, message: 'Text.' };
    await request.post('/api/contact', { data });
    const email = `${crypto.randomUUID()}@example.org`;
    await request.post('/api/newsletter', { data: { email } });
  }
  await openAdmin(page, request);
  for (const [tab, text] of [
    ['Articles', 'Published'],
    ['Messages', 'ada@example.org'],
    ['Subscribers', 'Unsubscribe link'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toContainText(text);
    await expectNoFaults(page);
  }
});
