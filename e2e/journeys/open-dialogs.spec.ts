// What opens over a page: dialogs, menus, sheets and the tray, each as open as it can be.
import type { Locator, Page } from '@playwright/test';

import { ADMIN, as, signInWith, signUp } from '../support/account.ts';
import { adminToken } from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
import { creatorOn } from '../support/creator-page.ts';
import { cards } from '../support/explore-page.ts';
import { openPage } from '../support/open-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Something that opens: how, and what is then to be seen. */
type Opening = readonly [name: string, open: (page: Page) => Promise<Locator>];

/** Opens a page and presses a button, after which a dialog is to be seen. */
const byButton = (path: string, button: string, title: string) => async (page: Page) => {
  await openPage(page, path);
  await press(page, button);
  return dialog(page, title);
};

async function openTrayMenu(page: Page) {
  await openPage(page, '/color/0a66c2');
  await page.getByRole('button', { name: 'Copy HEX' }).press('t');
  const tray = page.getByRole('region', { name: 'Color tray' });
  await tray.getByRole('button', { name: 'Tray menu' }).click();
  return tray.getByRole('button', { name: 'Hide the tray' });
}

async function openCommands(page: Page) {
  await openPage(page, '/about');
  await page.keyboard.press('Control+k');
  await dialog(page, 'Search').getByRole('combobox').fill('#0A66C2');
  return dialog(page, 'Search').getByRole('option', { name: /Open in creator/ });
}

async function openVisualizerRoles(page: Page) {
  await openPage(page, '/palette-visualizer');
  await page.getByRole('radio', { name: 'Roles, light and dark' }).check();
  await press(page, 'More formats');
  return dialog(page, 'Export roles');
}

async function openCardExport(page: Page) {
  await openPage(page, '/explore-palettes');
  const card = cards(page).first();
  await card.hover();
  await card.getByRole('button', { name: /^Export / }).click();
  return dialog(page, /^Export /);
}

const EVERYWHERE: readonly Opening[] = [
  ['tray and its menu', openTrayMenu],
  ['search', openCommands],
  ['exports of a palette', byButton('/create-palette#export', 'More formats', 'Export palette')],
  ['exports of roles', openVisualizerRoles],
  ['import', byButton('/create-palette', 'Import', 'Import palette')],
  ['saving a theme', byButton('/theme?c=0A66C2', 'Save', 'Save theme')],
  ['exports of a theme', byButton('/theme?c=0A66C2', 'Export', 'Export theme')],
];

const ON_DESKTOPS: readonly Opening[] = [
  [
    'create menu',
    async (page) => {
      await openPage(page, '/about');
      await press(page, 'Create');
      return page.getByRole('navigation', { name: 'Create' });
    },
  ],
  ['shortcuts', byButton('/create-palette', 'Keyboard shortcuts', 'Keyboard shortcuts')],
  ['exports of a card', openCardExport],
];

const ON_PHONES: readonly Opening[] = [
  ['menu', byButton('/about', 'Open menu', 'Menu')],
  [
    'inspector as a sheet',
    async (page) => {
      const creator = creatorOn(page);
      await openPage(page, '/create-palette');
      await creator.swatch(2).click();
      return page.getByRole('button', { name: 'Close inspector' });
    },
  ],
  [
    'saving in the sheet',
    async (page) => {
      await openPage(page, '/create-palette');
      await press(page, 'Save');
      return page.getByRole('radio', { name: 'Only me' });
    },
  ],
];

function expectAccessible(openings: readonly Opening[]) {
  for (const [name, open] of openings) {
    test(`${name}: axe finds nothing in any surround`, { tag: '@system' }, async ({ page }) => {
      await expect(await open(page)).toBeVisible();
      await expectNoViolations(page);
    });
  }
}

test.describe.configure({ mode: 'parallel' });

test.describe('on a desktop', () => expectAccessible([...EVERYWHERE, ...ON_DESKTOPS]));

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });
  expectAccessible([...EVERYWHERE, ...ON_PHONES]);
});

test('the questions and forms of the profile: axe finds nothing in any surround', {
  tag: '@system',
}, async ({ page, request }) => {
  const account = await signUp(request);
  const palette = { name: 'Dunes', colors: ['#E8D5B0', '#7A4E2D'] };
  await request.post('/api/palettes', { ...as(account), data: palette });
  const theme = { name: 'Ocean', input: { brands: ['#0A66C2'] } };
  await request.post('/api/themes/saved', { ...as(account), data: theme });
  await signInWith(page, account);

  for (const [tab, button, title] of [
    ['palettes', 'Edit Dunes', 'Edit palette'],
    ['palettes', 'Delete Dunes', 'Delete this palette?'],
    ['themes', 'Rename Ocean', 'Rename theme'],
    ['settings', 'Delete Account', 'Delete your account?'],
  ] as const) {
    await test.step(title, async () => {
      await page.goto(`/profile?tab=${tab}`);
      await press(page, button);
      await expect(dialog(page, title)).toBeVisible();
      await expectNoViolations(page);
    });
  }
});

test('the menu of a signed-in admin: axe finds nothing in any surround', {
  tag: '@system',
}, async ({ page, request }) => {
  await signInWith(page, await adminToken(request));
  await openPage(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('button', { name: ADMIN.email.split('@')[0]! })
    .click();
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await expectNoViolations(page);
});
