// The journeys of persons.spec.ts without mouse or finger; that of the visitor is there.
import type { Page } from '@playwright/test';

import { POSTER, poster } from '../../testing/pictures/picture-files.ts';
import { ADMIN } from '../support/account.ts';
import { deleteArticle, editor } from '../support/admin-page.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { hexesIn } from '../support/person.ts';
import { personWithKeys } from '../support/person-with-keys.ts';
import { expect, test } from '../support/test.ts';
import { content } from '../support/tool-page.ts';

const BRAND = '#0A66C2';

const link = (page: Page, name: string | RegExp) =>
  content(page).getByRole('link', { name, exact: typeof name === 'string' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export palette' });

/** Takes a file in one of the formats that the dialog offers, by its label. */
async function exportAs(page: Page, person: ReturnType<typeof personWithKeys>, format: string) {
  await person.press('e');
  await person.enter(button(page, 'More formats'));
  await person.select(exportDialog(page).getByRole('combobox', { name: 'Format' }), format);
  return person.save(() =>
    person.enter(exportDialog(page).getByRole('button', { name: /^Download/ })),
  );
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a brand designer, by keyboard alone', { tag: '@system' }, async ({ page }) => {
    const designer = personWithKeys(page);
    await openPage(page, '/');
    await page.evaluate((hex) => navigator.clipboard.writeText(hex), BRAND); // from the guideline
    await designer.enter(link(page, 'Color Picker'));
    await designer.choose(page.locator('input[name=image]'), await poster());
    await designer.enter(link(page, 'Open in creator'));
    const creator = creatorOn(page);
    await creator.expectColors(Object.keys(POSTER));
    await designer.press('ControlOrMeta+v');
    const colors = [...Object.keys(POSTER), BRAND];
    await creator.expectColors(colors);
    const file = await exportAs(page, designer, 'Design tokens');
    expect(hexesIn(file.text)).toEqual(colors);
    designer.expectAtMost(8);
  });
});

test('a front-end developer, by keyboard alone', { tag: '@system' }, async ({ page }) => {
  const developer = personWithKeys(page);
  await openPage(page, '/');
  await developer.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await developer.type(search.getByRole('combobox'), BRAND);
  const option = search.getByRole('option', { name: /Open in creator/ });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 1 });
  }).toPass({ intervals: [0] });
  await developer.press('Enter');
  const creator = creatorOn(page);
  await expect(creator.hex(1)).toHaveValue(BRAND);
  const colors = await creator.colors();
  const file = await exportAs(page, developer, 'Tailwind 4');
  expect(file.text).toContain('@theme');
  expect(hexesIn(file.text)).toEqual(colors);
  developer.expectAtMost(7);
});

test('an accessibility auditor, by keyboard alone', { tag: '@system' }, async ({ page }) => {
  const auditor = personWithKeys(page);
  await openPage(page, '/create-palette?colors=D00000-00A000-FFFFFF&name=Signs');
  await auditor.chooseTab(creatorOn(page).tab('Check'));
  await auditor.enter(link(page, 'Open Palette Contrast'));
  await auditor.enter(link(page, /^Change #D00000 to #C10000/));
  await expect(content(page)).toContainText('No two colors are too similar');
  const file = await auditor.save(() => auditor.enter(button(page, 'CSV')));
  expect(file.name).toMatch(/^signs-contrast.*\.csv$/i);
  expect(hexesIn(file.text)).toContain('#C10000');
  auditor.expectAtMost(4);
});

test('a person keeps one color and lets the others change, by keyboard alone', {
  tag: '@system',
}, async ({ page }) => {
  const person = personWithKeys(page);
  const creator = creatorOn(page);
  await openPage(page, '/');
  await person.enter(link(page, 'Create Palette'));
  await expect(creator.hex(1)).toBeVisible();
  await person.press('Space');
  await creator.expectUndoCount(1);
  const [kept = ''] = await creator.colors();
  await person.moveTo(creator.swatch(1));
  await person.moveTo(creator.lock(1), 'ArrowDown');
  await person.press('Space');
  await expect(creator.lock(1)).toHaveAttribute('aria-pressed', 'true');
  await person.enter(creator.random);
  await creator.expectUndoCount(2);
  await person.press('e');
  const file = await person.save(() => person.enter(button(page, 'Export CSS')));
  const colors = await creator.colors();
  expect(colors[0]).toBe(kept);
  expect(hexesIn(file.text)).toEqual(colors);
  person.expectAtMost(6);
});

test('a teacher, by keyboard alone', { tag: '@system' }, async ({ page }) => {
  const teacher = personWithKeys(page);
  await openPage(page, '/learn-colors');
  await teacher.enter(link(page, 'Make one color look like two'));
  const result = page.getByRole('status', { name: 'Result' });
  await expect(result).toContainText('Not yet.');
  await teacher.moveTo(
    page.getByRole('group', { name: 'Left background' }).getByLabel('Lightness'),
  );
  await teacher.press('Home');
  await expect(result).toContainText('Done.');
  await teacher.check(page.getByRole('checkbox', { name: /^Join the patches/ }));
  await expect(page).toHaveURL(/leftL=\d+&.*join=1/);
  teacher.expectAtMost(3);
});

test('an admin, by keyboard alone', { tag: '@system' }, async ({ page, request }) => {
  const admin = personWithKeys(page);
  const title = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  const banner = page.getByRole('banner');
  await openPage(page, '/');
  await admin.enter(banner.getByRole('link', { name: 'Sign In' }));
  await admin.type(page.getByLabel('Email', { exact: true }), ADMIN.email);
  await admin.type(page.getByLabel('Password', { exact: true }), ADMIN.password);
  await admin.press('Enter');
  await admin.enter(banner.getByRole('button', { name: 'admin' }));
  await admin.enter(page.getByRole('link', { name: 'Admin', exact: true }));
  await admin.enter(button(page, 'New Article'));
  const create = editor(page, 'Create Article');
  await admin.type(create.getByRole('textbox', { name: 'Title' }), title);
  await admin.type(create.getByRole('textbox', { name: 'Content' }), 'Two words.\n\n');
  await admin.enter(create.getByRole('button', { name: 'Contrast' }));
  await admin.check(create.getByRole('checkbox', { name: 'Publish' }));
  await admin.enter(create.getByRole('button', { name: 'Create Article' }));
  await expect(create).toBeHidden();
  admin.expectAtMost(12);

  const articles = await (await request.get('/api/blog')).json();
  const saved = articles.find((one: { title: string }) => one.title === title);
  try {
    expect(saved).toMatchObject({ isPublished: true });
    expect(saved.content).toContain('contrast');
  } finally {
    if (saved) await deleteArticle(request, saved);
  }
});
