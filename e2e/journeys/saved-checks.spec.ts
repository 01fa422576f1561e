import type { Page } from '@playwright/test';

import { fillInSignUp, signInWith, signUp, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { DESKTOP, showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const CHECK = '/contrast-check?colors=D00000-00A000-FFFFFF&target=7&locked=3&pair=1-2&view=list';
const PAIR = '/color-tools/color-contrast?text=%23767676&background=%23FFFFFF';
const CSS = ':root { --background: #ffffff; --foreground: #111111; --muted-foreground: #8a8a8a }';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const nameField = (page: Page) => dialog(page).getByRole('textbox', { name: 'Name' });

/** Ctrl S, a name, Enter. */
async function saveAs(page: Page, name: string) {
  await page.keyboard.press('ControlOrMeta+s');
  await nameField(page).fill(name);
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText(`${name} is in your profile. Only you see it.`);
  await expect(dialog(page)).toBeHidden();
}

async function audit(page: Page) {
  await openPage(page, '/audit');
  await page.getByRole('textbox', { name: 'Or paste a style sheet' }).fill(CSS);
  await press(page, 'Check it');
  await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
}

test('a palette is saved with the roles of its colors, and opens with them', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await openPage(page, '/create-palette?colors=0B2545-EEF4ED-E4572E&primary=3&name=Harbor');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toasts(page)).toContainText('Harbor is in your profile.');
  await openPage(page, '/');
  await page.getByRole('region', { name: 'Go on' }).getByRole('link', { name: 'Harbor' }).click();
  await expect(page).toHaveURL(/\/create-palette\?.*primary=3/);

  const headers = { authorization: `Bearer ${account.token}` };
  const list = await request.get('/api/palettes?sort=newest&limit=50', { headers });
  const { slug } = (await list.json()).find(({ name }: { name: string }) => name === 'Harbor');
  await openPage(page, `/palettes/${slug}`);
  await expect(page.getByRole('link', { name: 'Open palette', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Open in creator: Harbor' }).click();
  await expect(page).toHaveURL(/\/create-palette\?.*primary=3/);
});

test('checks are saved into the open project, listed, and open as they were', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await signUp(request);
  const headers = { authorization: `Bearer ${account.token}` };
  const made = await request.post('/api/projects', { headers, data: { name: 'Signs' } });
  const { id } = await made.json();
  await signInWith(page, account);

  await test.step('a palette, a pair and an audit, by keyboard', async () => {
    await openPage(page, `/projects/${id}`);
    await page.getByRole('link', { name: 'Check Contrast' }).click();
    await expect(page.getByText('Project: Signs')).toBeVisible();
    await openPage(page, CHECK);
    await saveAs(page, 'Signs at night');
    await openPage(page, PAIR);
    await saveAs(page, 'Hints');
    await audit(page);
    await page.keyboard.press('ControlOrMeta+s');
    await expect(nameField(page)).toHaveValue('Audit of theme.css');
    await expect(dialog(page)).toContainText('Your files are stored in your account');
    await expectNoViolations(page, { include: ['dialog[open]'] });
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText('It is in the project Signs.');
  });
  await test.step('the project lists them, and each opens with all that it was', async () => {
    await page.getByRole('link', { name: 'Signs', exact: true }).click();
    const items = page.getByRole('list', { name: 'Items' });
    await expect(items.getByRole('listitem')).toHaveText([
      /Signs at nightcontrast check, 3 colors/,
      /Hintscolor contrast, 2 colors/,
      /Audit of theme\.cssaudit, \d colors/,
    ]);
    await press(page, 'Share');
    await expect(dialog(page)).toContainText('A public audit shows its files too.');
    await page.keyboard.press('Escape');
    await items.getByRole('link', { name: 'Signs at night' }).click();
    await expect(page).toHaveURL(`${CHECK}&name=Signs+at+night`);
    await page.goBack();
    await items.getByRole('link', { name: 'Audit of theme.css' }).click();
    await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
    await expect(page).toHaveURL(/\/audit$/);
  });
  await test.step('renamed in the profile, opened from Go on, deleted and restored', async () => {
    await openPage(page, '/profile?tab=palettes');
    await press(page, 'Edit Hints');
    await page.getByRole('textbox', { name: 'Name' }).fill('Small hints');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page)).toContainText('Small hints is saved.');
    await press(page, 'Delete Signs at night');
    await press(page, 'Delete Palette');
    await press(page, 'Undo deleting Signs at night');
    await expect(toasts(page)).toContainText('Signs at night is restored');
    await openPage(page, '/');
    const goOn = page.getByRole('region', { name: 'Go on' });
    await expect(goOn.getByRole('link', { name: 'Signs at night contrast check' })).toBeVisible();
    await goOn.getByRole('link', { name: 'Small hints color contrast' }).click();
    await expect(page).toHaveURL(new RegExp(`${PAIR.replaceAll('?', '\\?')}&.*name=Small\\+hints`));
  });
});

test('a check is saved after signing up, as it was', async ({ page }) => {
  await audit(page);
  await press(page, 'Save');
  await nameField(page).fill('Harbor audit');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Please log in to save audits.');
  const notice = 'After you sign in, the audit Harbor audit is saved. Only you can see it.';
  await expect(page.getByText(notice)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await fillInSignUp(page);
  await expect(toasts(page)).toContainText('Harbor audit is in your profile. Only you see it.');
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
});

test('a link of an audit opens it; nothing to save, too much and a cut link are said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, '/audit');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toasts(page)).toContainText('Nothing to Save');
  await audit(page);
  await press(page, 'Share');
  await expect(toasts(page)).toContainText('Link Copied!');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/audit#work=/);
  await showOnPhone(page);
  await expectNoViolations(page);
  await page.setViewportSize(DESKTOP);

  const other = await context.newPage();
  await openPage(other, link);
  await expect(other.getByRole('heading', { name: 'Findings' })).toBeVisible();
  await expect(other).toHaveURL(/\/audit$/);
  await openPage(other, `${link.slice(0, -20)}`);
  await expect(toasts(other)).toContainText('Link Damaged');
  await expect(other.getByRole('heading', { name: 'Findings' })).toBeVisible();

  const tokens = Array.from({ length: 3000 }, (_, i) => {
    const hex = ((i * 2654435761) >>> 8).toString(16).padStart(6, '0').slice(0, 6);
    return `--color-${hex}: #${hex};`;
  });
  await other
    .getByRole('textbox', { name: 'Or paste a style sheet' })
    .fill(`${CSS}\n:root { ${tokens.join('\n')} }`);
  await press(other, 'Check it');
  await expect(other.getByRole('button', { name: 'Check it' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await press(other, 'Share');
  await expect(toasts(other)).toContainText('The HTML report of Contrast Audit holds all of them');
});
