import type { APIRequestContext, Page } from '@playwright/test';

import { type Account, as, signInWith, signUp, toasts } from '../support/account.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openPage } from '../support/open-page.ts';
import { DESKTOP, showOnPhone } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const items = (page: Page) => page.getByRole('list', { name: 'Items' }).getByRole('heading');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();

async function make(request: APIRequestContext, account: Account, path: string, data: object) {
  const answer = await request.post(`/api/${path}`, { ...as(account), data });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const makePalette = (request: APIRequestContext, account: Account, name: string, more = {}) =>
  make(request, account, 'palettes', { name, colors: ['#0F172A', '#38BDF8', '#E0F2FE'], ...more });

/** A public project of an account, with two public palettes, a private one and a theme. */
async function makeProject(request: APIRequestContext, account: Account) {
  const data = { name: 'Sea', description: 'For the harbor museum', isPublic: true };
  const { id } = await make(request, account, 'projects', data);
  const held = [
    await makePalette(request, account, 'Deep'),
    await makePalette(request, account, 'Shore'),
    await makePalette(request, account, 'Draft', { isPublic: false }),
    await make(request, account, 'themes/saved', { name: 'Harbor', input: { brands: ['teal'] } }),
  ];
  for (const item of held) {
    const put = await request.put(`/api/projects/${id}/items/${item.id}`, as(account));
    expect(put.status()).toBe(200);
  }
  return { path: `/projects/${id}` };
}

test('a palette is collected from its page, and the project named, shared, deleted and brought back', {
  tag: '@core',
}, async ({ page, request }) => {
  const account = await signUp(request);
  const { slug } = await makePalette(request, account, 'Deep');
  await signInWith(page, account);

  await test.step('collect from the page of a palette', async () => {
    await openPage(page, `/palettes/${slug}`);
    await press(page, 'Add to Project: Deep');
    const dialog = page.getByRole('dialog', { name: 'Add to a project' });
    await expect(dialog).toContainText('You have no projects yet.');
    await dialog.getByRole('textbox', { name: 'New project' }).fill('Sea');
    await page.keyboard.press('Enter');
    await expect(toasts(page)).toContainText('Deep is in Sea, which only you can see.');
    const sea = dialog.getByRole('checkbox', { name: /Sea/ });
    await expect(sea).toBeChecked();
    await sea.press('Space');
    await expect(toasts(page)).toContainText('Deep is no longer in Sea.');
    await expect(dialog).toContainText('0 items');
    await sea.press('Space');
    await expect(dialog).toContainText('1 item');
    await expectNoViolations(page, { include: ['dialog[open]'] });
    await page.keyboard.press('Escape');
  });

  await test.step('rename it, and make it public', async () => {
    await openPage(page, '/profile?tab=projects');
    const list = page.getByRole('list', { name: 'Projects' });
    await expect(list).toContainText('1 item');
    await press(page, 'Edit Sea');
    await page.getByRole('textbox', { name: 'Name' }).fill('Sea and sky');
    await page.getByRole('textbox', { name: 'Description' }).fill('For the museum');
    await page.keyboard.press('Tab');
    await press(page, 'Save');
    await expect(list).toContainText('For the museum');
    await press(page, /^Private: only you can see Sea and sky/);
    await expect(toasts(page)).toContainText('Sea and sky is public now');
    // It is pale while it waits for the server, and the list comes anew after the message.
    await expect(page.getByTitle('Make it private')).not.toHaveAttribute('aria-busy', 'true');
    await expectNoViolations(page);
    await showOnPhone(page);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('delete it, and undo that', async () => {
    await press(page, 'Delete Sea and sky');
    await press(page, 'Delete Project');
    await expect(page.getByRole('heading', { name: 'No projects yet' })).toBeVisible();
    await press(page, 'Undo deleting Sea and sky');
    await page.getByRole('link', { name: 'Sea and sky' }).click();
    await expect(title(page)).toHaveText('Sea and sky');
    await expect(items(page)).toHaveText(['Deep']);
  });
});

test('its owner arranges a project by keyboard and pointer, and takes back what was taken out', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { path } = await makeProject(request, account);
  const stored = async () => {
    const { items } = await (await request.get(`/api${path}`, as(account))).json();
    return items.map((item: Record<'palette' | 'theme', { name: string } | undefined>) =>
      [item.palette ?? item.theme].map((thing) => thing?.name).join(''),
    );
  };
  await signInWith(page, account);
  await openPage(page, path);
  await expect(items(page)).toHaveText(['Deep', 'Shore', 'Draft', 'Harbor']);

  await test.step('by keyboard, on the button that was pressed', async () => {
    const on = page.getByRole('button', { name: 'Move Deep on' });
    await on.focus();
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveText(['Shore', 'Deep', 'Draft', 'Harbor']);
    await expect(on).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(items(page)).toHaveText(['Shore', 'Draft', 'Harbor', 'Deep']);
    await expect(on).toBeFocused();
    await expect(page.getByText('Deep is now 4 of 4.')).toBeAttached();
    await expect.poll(stored).toEqual(['Shore', 'Draft', 'Harbor', 'Deep']);
  });

  await test.step('by pointer, and out of it', async () => {
    await press(page, 'Move Harbor back');
    await press(page, 'Remove Draft');
    await expect(items(page)).toHaveText(['Shore', 'Harbor', 'Deep']);
    await expect(toasts(page)).toContainText('Draft was removed.');
    await expect.poll(stored).toEqual(['Shore', 'Harbor', 'Deep']);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await expect(items(page)).toHaveText(['Shore', 'Harbor', 'Draft', 'Deep']);
    await expect.poll(stored).toEqual(['Shore', 'Harbor', 'Draft', 'Deep']);
  });

  await test.step('on a phone, in each surround', async () => {
    await expectNoViolations(page);
    await showOnPhone(page);
    await expectNoViolations(page);
  });

  await test.step('a saved theme is collected from the Theme Builder', async () => {
    await page.setViewportSize(DESKTOP);
    await page.getByRole('link', { name: 'Harbor' }).click();
    await press(page, 'Add to Project: Harbor');
    await expect(page.getByRole('checkbox', { name: /Sea/ })).toBeChecked();
  });
});

test('what is made from a project is saved into it, until the project is closed', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { path } = await makeProject(request, account);
  await signInWith(page, account);
  await openPage(page, path);
  await page.getByRole('link', { name: 'New Theme' }).click();
  await expect(page).toHaveURL(/\/theme\?c=/); // the colors of the first item
  await expect(page.getByText('Project: Sea')).toBeVisible();
  await press(page, 'Save');
  await page.getByRole('textbox', { name: 'Theme name' }).fill('Quay');
  await press(page, 'Save Theme');
  await expect(toasts(page)).toContainText('It is in the project Sea.');

  await page.getByRole('link', { name: 'Sea' }).click();
  await expect(items(page)).toHaveText(['Deep', 'Shore', 'Draft', 'Harbor', 'Quay']);
  await page.getByRole('link', { name: 'New Palette' }).click();
  await press(page, 'Close project Sea: save outside of it');
  await expect(page.getByText('Project: Sea')).toHaveCount(0);
});

test('a shared project is read by everybody, with what is public of it @no-js', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { path } = await makeProject(request, account);
  await page.goto(path);
  await expect(title(page)).toHaveText('Sea');
  await expect(page.getByText('For the harbor museum')).toBeVisible();
  await expect(items(page)).toHaveText(['Deep', 'Shore', 'Harbor']);
  const theme = page.getByRole('listitem').filter({ hasText: 'Harbor' }).locator('img');
  await theme.scrollIntoViewIfNeeded();
  await expect(theme).toHaveJSProperty('naturalWidth', 1200);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(path));
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', /\/pictures\/palette\/0F172A-38BDF8-/);
  await page.getByRole('link', { name: 'Shore' }).click();
  await expect(title(page)).toHaveText('Shore');

  const changed = await request.patch(`/api${path}`, { ...as(account), data: { isPublic: false } });
  expect(changed.status()).toBe(200);
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(title(page)).toHaveText('404 Page Not Found');
});

test('one link of a project opens everything in it, once all is public, and pulls its theme', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { path } = await makeProject(request, account);
  await request.patch(`/api${path}`, { ...as(account), data: { isPublic: false } });
  await signInWith(page, account);
  await openPage(page, path);
  await press(page, 'Share');
  const dialog = page.getByRole('dialog', { name: 'Share project' });
  await expect(dialog).toContainText('Only you can open this link');
  await expect(dialog.locator('code').last()).toHaveText(
    new RegExp(`^swatchwork pull 'http\\S+${path}' --format tailwind --output theme.css$`),
  );
  await expectNoViolations(page, { include: ['dialog[open]'] });
  await press(page, 'Make everything in it public');
  await expect(dialog).toContainText('open the project and everything in it.');
  await expect(dialog.getByRole('button', { name: 'Make everything in it public' })).toHaveCount(0);
  const { items: shown } = await (await request.get(`/api${path}`)).json();
  expect(shown).toHaveLength(4);
});

test('a visitor who collects from a card is led to the login; an owner opens a private project', async ({
  page,
  request,
}) => {
  await test.step('a card of Explore', async () => {
    await openPage(page, '/explore-palettes');
    const more = page.getByRole('button', { name: /^Add .* to a project$/ }).first();
    await page.getByRole('list', { name: 'Palettes' }).getByRole('listitem').first().hover();
    await more.click();
    const dialog = page.getByRole('dialog', { name: 'Add to a project' });
    await expect(dialog.getByRole('link', { name: 'Log In' })).toHaveAttribute(
      'href',
      '/login?next=%2Fexplore-palettes',
    );
    await expectNoViolations(page, { include: ['dialog[open]'] });
  });
  await test.step('the addresses of projects in general, and of earlier ones', async () => {
    await page.goto('/projects');
    await expect(page).toHaveURL('/login?next=%2Fprofile%3Ftab%3Dprojects');
  });
  const account = await signUp(request);
  const { id } = await make(request, account, 'projects', { name: 'Mine' });
  await signInWith(page, account);
  await page.goto('/projects');
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible();
  await page.goto(`/collections/${id}`);
  await expect(page).toHaveURL(`/projects/${id}`);
  await expect(title(page)).toHaveText('Mine');
  await expect(page.getByText('No items yet.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('while projects cannot be loaded, Try Again leaves the focus in the dialog', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const { slug } = await makePalette(request, account, 'Deep');
  await signInWith(page, account);
  let isDown = true;
  const lists = (url: URL) => url.pathname.endsWith('/projects') && url.searchParams.has('item');
  await page.route(lists, (route) => (isDown ? route.abort() : route.continue()));

  await openPage(page, `/palettes/${slug}`);
  await press(page, 'Add to Project: Deep');
  const dialog = page.getByRole('dialog', { name: 'Add to a project' });
  const holder = dialog.locator('[tabindex="-1"]');
  for (const next of ['could not be loaded', 'You have no projects yet.']) {
    await dialog.getByRole('button', { name: 'Try Again' }).press('Enter');
    await expect(holder).toBeFocused();
    await expect(holder).toContainText(next);
    await expect(holder).toBeFocused();
    isDown = false;
  }
});
