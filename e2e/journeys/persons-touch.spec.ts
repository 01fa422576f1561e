// The journeys of persons.spec.ts by touch at 360 px; those of the visitor and of the person who
// keeps one color are there.
import type { Page } from '@playwright/test';

import { POSTER, poster } from '../../testing/pictures/picture-files.ts';
import { ADMIN } from '../support/account.ts';
import { deleteArticle, editor } from '../support/admin-page.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { hexesIn, personAt } from '../support/person.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';
import { content } from '../support/tool-page.ts';

const BRAND = '#0A66C2';

const link = (page: Page, name: string | RegExp) =>
  content(page).getByRole('link', { name, exact: typeof name === 'string' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test.use({ viewport: PHONE, hasTouch: true });

test('a brand designer, by touch', { tag: '@system' }, async ({ page }) => {
  const designer = personAt(page);
  await openPage(page, '/');
  await designer.tap(link(page, 'Color Picker'));
  await designer.choose(page.locator('input[name=image]'), await poster());
  await designer.tap(link(page, 'Open in creator'));
  const creator = creatorOn(page);
  const colors = Object.keys(POSTER);
  await creator.expectColors(colors);
  await designer.tap(button(page, 'Add color'));
  const added = creator.hex(colors.length + 1);
  await designer.fill(added, BRAND);
  await designer.press('Enter');
  await creator.expectColors([...colors, BRAND]);
  await designer.tap(button(page, 'Export'));
  const file = await designer.save(() => designer.tap(button(page, 'Export CSS')));
  expect(hexesIn(file.text)).toEqual([...colors, BRAND]);
  designer.expectAtMost(8);
});

test('a front-end developer, by touch', { tag: '@system' }, async ({ page }) => {
  const developer = personAt(page);
  await openPage(page, '/');
  await developer.tap(button(page, 'Open menu'));
  await developer.tap(menu(page).getByRole('button', { name: 'Search' }));
  const search = page.getByRole('dialog', { name: 'Search' });
  await developer.fill(search.getByRole('combobox'), BRAND);
  await developer.tap(search.getByRole('option', { name: /Open in creator/ }));
  const creator = creatorOn(page);
  await expect(creator.hex(1)).toHaveValue(BRAND);
  const colors = await creator.colors();
  await developer.tap(button(page, 'Export'));
  await developer.tap(button(page, 'More formats'));
  const dialog = page.getByRole('dialog', { name: 'Export palette' });
  await developer.select(dialog.getByRole('combobox', { name: 'Format' }), 'tailwind');
  const file = await developer.save(() =>
    developer.tap(dialog.getByRole('button', { name: /^Download/ })),
  );
  expect(file.text).toContain('@theme');
  expect(hexesIn(file.text)).toEqual(colors);
  // One more than with keys: the search is in the menu.
  developer.expectAtMost(8);
});

test('an accessibility auditor, by touch', { tag: '@system' }, async ({ page }) => {
  const auditor = personAt(page);
  await openPage(page, '/create-palette?colors=D00000-00A000-FFFFFF&name=Signs');
  await auditor.tap(creatorOn(page).tab('Check'));
  await auditor.tap(link(page, 'Open Palette Contrast'));
  await auditor.tap(link(page, /^Change #D00000 to #C10000/));
  await expect(content(page)).toContainText('No two colors are too similar');
  const file = await auditor.save(() => auditor.tap(button(page, 'CSV')));
  expect(hexesIn(file.text)).toContain('#C10000');
  auditor.expectAtMost(4);
});

test('a teacher, by touch', { tag: '@system' }, async ({ page }) => {
  const teacher = personAt(page);
  await openPage(page, '/learn-colors');
  await teacher.tap(link(page, 'Make one color look like two'));
  const result = page.getByRole('status', { name: 'Result' });
  await expect(result).toContainText('Not yet.');
  const box = page.getByRole('checkbox', { name: /^Join the patches/ });
  await teacher.tap(box);
  await expect(box).toBeChecked();
  const lightness = page.getByRole('group', { name: 'Left background' }).getByLabel('Lightness');
  await teacher.tapAt(lightness, { x: 20, y: 14 });
  await expect(result).toContainText('Done.');
  await expect(page).toHaveURL(/leftL=\d+&.*join=1/);
  teacher.expectAtMost(3);
});

test('an admin, by touch', { tag: '@system' }, async ({ page, request }) => {
  const admin = personAt(page);
  const title = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  await openPage(page, '/');
  await admin.tap(button(page, 'Open menu'));
  await admin.tap(menu(page).getByRole('link', { name: 'Sign In' }));
  await admin.fill(page.getByLabel('Email', { exact: true }), ADMIN.email);
  await admin.fill(page.getByLabel('Password', { exact: true }), ADMIN.password);
  await admin.press('Enter');
  await expect(page).toHaveURL('/');
  await admin.tap(button(page, 'Open menu'));
  await admin.tap(menu(page).getByRole('link', { name: 'Admin', exact: true }));
  await admin.tap(button(page, 'New Article'));
  const create = editor(page, 'Create Article');
  await admin.fill(create.getByRole('textbox', { name: 'Title' }), title);
  await admin.fill(create.getByRole('textbox', { name: 'Content' }), 'Two words.\n\n');
  await admin.tap(create.getByRole('button', { name: 'Contrast' }));
  await admin.tap(create.getByRole('checkbox', { name: 'Publish' }));
  await admin.tap(create.getByRole('button', { name: 'Create Article' }));
  await expect(create).toBeHidden();
  // One more than with a mouse: signing in is in the menu.
  admin.expectAtMost(13);

  const articles = await (await request.get('/api/blog')).json();
  const saved = articles.find((one: { title: string }) => one.title === title);
  try {
    expect(saved).toMatchObject({ isPublished: true });
  } finally {
    if (saved) await deleteArticle(request, saved);
  }
});
