import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { openPage } from '../support/open-page.ts';
import { showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { field } from '../support/tool-page.ts';

const SHEET = `:root {
  --background: #ffffff;
  --foreground: #111111;
  --muted: #f4f4f5;
  --muted-foreground: #8a8a8a; /* hints */
  --sea: #7fb3d5;
}
.dark { --background: #000; --foreground: #eee; --muted: #222; --muted-foreground: #aaa }
`;

const own = (page: Page) => page.getByRole('region', { name: 'Fix an existing theme' });
const changes = (page: Page) => own(page).getByRole('list', { name: 'Changes' });
const select = (page: Page, name: string) => own(page).getByRole('combobox', { name });
const press = (page: Page, name: string) =>
  own(page).getByRole('button', { name, exact: true }).click();

test('a theme that exists comes in, is repaired and goes back, by keyboard', {
  tag: '@core',
}, async ({ page }) => {
  await openPage(page, '/theme?tab=repair');

  await test.step('the readers come with the first key, and the focus goes to them', async () => {
    await own(page).getByRole('button', { name: 'Open your theme' }).focus();
    await page.keyboard.press('Enter');
    await expect(own(page).getByRole('button', { name: 'Choose files' })).toBeFocused();
  });

  await test.step('a pasted style sheet: what fails in which mode, and what mends it', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(field(page, 'Or paste a style sheet')).toBeFocused();
    await page.keyboard.insertText(SHEET);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(own(page)).toContainText('4 of 5 colors checked in 2 modes.');
    await expect(own(page).getByRole('status')).toContainText(
      /^\d of \d pairs fail in light and dark\. This change fixes everything \(the fewest possible\)\. Not checked: 1 variable\.$/,
    );
    await expect(changes(page).getByRole('listitem')).toHaveCount(1);
    await expect(changes(page)).toContainText('theme.css, line 5');
    const table = own(page).getByRole('table', { name: /^Failing pairs/ });
    await expect(table.getByRole('row', { name: /--muted-foreground on --muted/ })).toContainText(
      'repaired',
    );
  });

  await test.step('a color is kept as it is, and others change for it, until it is let go', async () => {
    const kept = own(page).getByRole('list', { name: 'Kept unchanged' });
    await press(page, 'Keep --muted-foreground unchanged');
    await expect(kept).toContainText('--muted-foreground is kept');
    await expect(
      own(page).getByRole('button', { name: 'Let --muted-foreground change' }),
    ).toBeFocused();
    await expect(
      own(page).getByRole('button', { name: 'Keep --muted-foreground unchanged' }),
    ).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(kept).toBeHidden();
    await expect(own(page).getByRole('status')).toBeFocused();
    await expect(changes(page)).toContainText('--muted-foreground');
  });

  await test.step('the file comes back with that value changed and nothing else', async () => {
    const saved = page.waitForEvent('download');
    await press(page, 'Download theme.css');
    const text = await readFile(await (await saved).path(), 'utf8');
    const now = /--muted-foreground: (#\w{6}); \/\* hints/.exec(text)![1]!;
    expect(text).toBe(SHEET.replace('#8a8a8a', now));
    await expect(changes(page)).toContainText(now);
  });

  await test.step('two colors that no name pairs are paired by hand', async () => {
    await expect(own(page)).toContainText('We don’t know what these are for: --sea.');
    await select(page, 'This color').selectOption('--sea');
    await select(page, 'is text on').selectOption('--foreground');
    await press(page, 'Add the pair');
    await expect(own(page)).not.toContainText('We don’t know');
    await select(page, 'is text on').selectOption('--background');
    await press(page, 'Add the pair');
    await expect(changes(page)).toContainText('--sea');
  });

  await test.step('where parts are not read, the verdict is not that all pass', async () => {
    const sheet = ':root { --bg: #fff; --text: #111; } .card { --text: #ccc; }';
    await field(page, 'Or paste a style sheet').fill(sheet);
    await press(page, 'Check it');
    await expect(own(page).getByRole('status')).toHaveText(
      '1 pair found; it passes in light. Not checked: 1 rule with 1 color.',
    );
    const unread = own(page).getByRole('list', { name: 'What was not read or checked' });
    await expect(unread).toContainText('theme.css, line 1: .card was not read');
  });

  await test.step('what cannot be read says why', async () => {
    await field(page, 'Or paste a style sheet').fill('{ "no": ');
    await press(page, 'Check it');
    await expect(own(page).getByRole('alert')).toContainText('theme.css');
    await expect(changes(page)).toBeHidden();
    await expect(field(page, 'Or paste a style sheet')).toHaveValue('{ "no": ');
  });

  await test.step('files that are too large or no text are refused, and the page stays', async () => {
    const choose = own(page).getByLabel('Files of your theme');
    const buffer = Buffer.alloc(3_000_001, ' ');
    await choose.setInputFiles({ name: 'long.css', mimeType: 'text/css', buffer });
    await expect(own(page).getByRole('alert')).toContainText('3000001 bytes were given');
    const bytes = Buffer.from([0xff, 0xfe, 0x00]);
    await choose.setInputFiles({ name: 'odd.css', mimeType: 'text/css', buffer: bytes });
    await expect(own(page).getByRole('alert')).toContainText(
      'odd.css was not read, because it is not UTF-8 text.',
    );
  });
});

test('reading ends where it takes too long, and what was typed stays', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/read-worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {};' }),
  );
  await openPage(page, '/theme?tab=repair');
  await press(page, 'Open your theme');
  await field(page, 'Or paste a style sheet').fill(SHEET);
  await press(page, 'Check it');
  await expect(own(page).getByRole('status')).toHaveText('Reading…');
  await page.clock.fastForward(10_000);
  await expect(own(page).getByRole('alert')).toContainText('Reading was stopped after 10 seconds.');
  await expect(field(page, 'Or paste a style sheet')).toHaveValue(SHEET);
});

test('a click says that its part is on the way, and brings it', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/own-theme-panel-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await openPage(page, '/theme?tab=repair');
  await press(page, 'Open your theme');
  await expect(page.getByRole('button', { name: 'Open your theme' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  held.resolve();
  await expect(field(page, 'Or paste a style sheet')).toBeVisible();
});

test('on a phone nothing of it is wider than the screen', async ({ page }) => {
  await openPage(page, '/theme?tab=repair');
  await press(page, 'Open your theme');
  await field(page, 'Or paste a style sheet').fill(SHEET);
  await press(page, 'Check it');
  await expect(changes(page)).toBeVisible();
  await showOnPhone(page);
});
