import type { Page } from '@playwright/test';

import { POSTER, poster } from '../../testing/pictures/picture-files.ts';
import { ADMIN } from '../support/account.ts';
import { deleteArticle, editor } from '../support/admin-page.ts';
import { expectNoViolations } from '../support/axe.ts';
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
/** The colors of the hero, from left to right. */
const heroColors = async (page: Page) =>
  hexesIn((await content(page).getByRole('list').first().allInnerTexts()).join(' '));
const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export palette' });

test.describe('a visitor takes a palette along as a file', () => {
  /** Waits until the hero shows other colors than before. */
  async function expectNewColors(page: Page, before: readonly string[]) {
    await expect.poll(() => heroColors(page)).not.toEqual(before);
    return heroColors(page);
  }

  test('by mouse: new colors, Export, CSS', { tag: '@core' }, async ({ page }) => {
    const visitor = personAt(page);
    await openPage(page, '/');
    const first = await heroColors(page);
    expect(first).toHaveLength(6);
    await visitor.press('Space');
    const chosen = await expectNewColors(page, first);
    await visitor.click(link(page, /^Export/));
    const file = await visitor.save(() => visitor.click(button(page, 'Export CSS')));
    expect(file.name).toMatch(/\.css$/);
    expect(hexesIn(file.text)).toEqual(chosen);
    visitor.expectAtMost(3);
  });

  test('by keyboard alone', async ({ page }) => {
    const visitor = personAt(page);
    await openPage(page, '/');
    const first = await heroColors(page);
    await visitor.press('Space');
    const chosen = await expectNewColors(page, first);
    await visitor.press('e');
    await expect(creatorOn(page).tab('Export')).toBeFocused();
    await visitor.pressUntilFocused('Tab', button(page, 'Export CSS'), 3);
    const file = await visitor.save(() => visitor.press('Enter'));
    expect(hexesIn(file.text)).toEqual(chosen);
    // New colors, the exports, two Tabs from the tab to the button, Enter.
    visitor.expectAtMost(5);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true });

    test('by touch', async ({ page }) => {
      const visitor = personAt(page);
      await openPage(page, '/');
      const first = await heroColors(page);
      await visitor.tap(button(page, 'New colors'));
      const chosen = await expectNewColors(page, first);
      await visitor.tap(link(page, /^Export/));
      const file = await visitor.save(() => visitor.tap(button(page, 'Export CSS')));
      expect(hexesIn(file.text)).toEqual(chosen);
      visitor.expectAtMost(3);
    });
  });
});

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a brand designer hands a photograph and the color of the logo to a developer', async ({
    page,
  }) => {
    const designer = personAt(page);
    await openPage(page, '/');
    await page.evaluate((hex) => navigator.clipboard.writeText(hex), BRAND); // from the guideline
    await designer.click(link(page, 'Color Picker'));
    await designer.choose(page.locator('input[name=image]'), await poster());
    await designer.click(link(page, 'Open in creator'));
    const creator = creatorOn(page);
    await creator.expectColors(Object.keys(POSTER));
    await designer.press('ControlOrMeta+v');
    await creator.expectColors([...Object.keys(POSTER), BRAND]);
    await designer.press('e');
    await designer.click(button(page, 'More formats'));
    const format = exportDialog(page).getByRole('combobox', { name: 'Format' });
    await designer.select(format, 'tokens');
    const file = await designer.save(() =>
      designer.click(exportDialog(page).getByRole('button', { name: 'Download' })),
    );
    expect(file.name).toMatch(/\.tokens\.json$|\.tokens$|\.json$/);
    const exact = hexesIn(file.text);
    expect(exact).toEqual([...Object.keys(POSTER), BRAND]);
    expect(new URL(page.url()).searchParams.get('colors')).toBe(
      exact.map((hex) => hex.slice(1)).join('-'),
    );
    designer.expectAtMost(8);
  });
});

test('a front-end developer turns a hex into a theme for Tailwind', async ({ page }) => {
  const developer = personAt(page);
  await openPage(page, '/');
  await developer.press('/');
  const search = page.getByRole('dialog', { name: 'Search' });
  await developer.fill(search.getByRole('combobox'), BRAND);
  await developer.click(search.getByRole('option', { name: /Open in creator/ }));
  const creator = creatorOn(page);
  await expect(creator.hex(1)).toHaveValue(BRAND);
  const colors = await creator.colors();
  await developer.press('e');
  await developer.click(button(page, 'More formats'));
  await developer.select(exportDialog(page).getByRole('combobox', { name: 'Format' }), 'tailwind');
  const file = await developer.save(() =>
    developer.click(exportDialog(page).getByRole('button', { name: 'Download' })),
  );
  expect(file.text).toContain('@theme');
  expect(file.text).toContain('--color-');
  expect(colors).toHaveLength(5);
  expect(file.text.match(/^\s*--color-[^:]+:/gm)).toHaveLength(colors.length);
  // Three to bring the color, four to take the file.
  developer.expectAtMost(7);
});

test('an accessibility auditor checks a palette that was sent as a link, and files the result', async ({
  page,
  context,
}) => {
  const auditor = personAt(page);
  await openPage(page, '/create-palette?colors=D00000-00A000-FFFFFF&name=Signs');
  await auditor.click(creatorOn(page).tab('Check'));
  await auditor.click(
    page.getByRole('tabpanel').getByRole('link', { name: 'Open Palette Contrast' }),
  );
  await auditor.click(page.getByRole('link', { name: 'Change #D00000 to #C10000' }));
  await expect(page).toHaveURL(/colors=C10000-00A000-FFFFFF/);
  await expect(content(page)).toContainText('No two colors are too similar');
  const file = await auditor.save(() => auditor.click(button(page, 'CSV')));
  expect(file.name).toMatch(/^signs-contrast.*\.csv$/i);
  expect(hexesIn(file.text)).toEqual([
    ...['#C10000', '#00A000', '#C10000', '#FFFFFF', '#00A000', '#FFFFFF'],
  ]);
  // Two to the whole check, one repair, one file.
  auditor.expectAtMost(4);

  const reader = await context.newPage();
  await reader.goto(page.url());
  await expect(content(reader)).toContainText('No two colors are too similar');
  await reader.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a person keeps one color, lets the others change, and takes the file', async ({ page }) => {
    const person = personAt(page);
    const creator = creatorOn(page);
    await openPage(page, '/');
    await person.tap(link(page, 'Create Palette'));
    await person.tap(creator.random);
    await creator.expectUndoCount(1);
    const [kept = ''] = await creator.colors();
    await person.tap(creator.lock(1));
    await person.tap(creator.random);
    await creator.expectUndoCount(2);
    await person.tap(button(page, 'Export'));
    const file = await person.save(() => person.tap(button(page, 'Export CSS')));
    const colors = await creator.colors();
    expect(colors[0]).toBe(kept);
    expect(hexesIn(file.text)).toEqual(colors);
    // The four of a desktop, a lock, and another palette.
    person.expectAtMost(6);
  });
});

test('a teacher finds the exercise, solves it, and hands out the link', async ({
  page,
  context,
}) => {
  const teacher = personAt(page);
  await openPage(page, '/learn-colors');
  await teacher.click(link(page, 'Make one color look like two'));
  const result = page.getByRole('status', { name: 'Result' });
  await expect(result).toContainText('Not yet.');
  const lightness = page.getByRole('group', { name: 'Left background' }).getByLabel('Lightness');
  await teacher.click(page.getByRole('checkbox', { name: /^Join the patches/ }));
  await teacher.click(lightness);
  await teacher.press('Home');
  await expect(result).toContainText('Done.');
  // The click on the slider has set another lightness before.
  await expect(page).toHaveURL(new RegExp(`leftL=${await lightness.inputValue()}&.*join=1`));
  // To the exercise, the band, a slider, its lowest value.
  teacher.expectAtMost(4);

  const pupil = await context.newPage();
  await pupil.goto(page.url());
  await expect(pupil.getByRole('status', { name: 'Result' })).toHaveText(
    (await result.textContent()) ?? '',
  );
  await expect(pupil.getByRole('checkbox', { name: /^Join the patches/ })).toBeChecked();
  await pupil.close();
});

test('an admin writes an article with a figure, and visitors read it', async ({
  page,
  request,
}) => {
  const admin = personAt(page);
  const title = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  await openPage(page, '/');
  await admin.click(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
  await admin.fill(page.getByLabel('Email', { exact: true }), ADMIN.email);
  await admin.fill(page.getByLabel('Password', { exact: true }), ADMIN.password);
  await admin.press('Enter');
  await admin.click(page.getByRole('banner').getByRole('button', { name: 'admin' }));
  await admin.click(page.getByRole('link', { name: 'Admin', exact: true }));
  await admin.click(button(page, 'New Article'));
  const create = editor(page, 'Create Article');
  await admin.fill(create.getByRole('textbox', { name: 'Title' }), title);
  await admin.fill(create.getByRole('textbox', { name: 'Content' }), 'Two words.\n\n');
  await admin.click(create.getByRole('button', { name: 'Contrast' }));
  await admin.check(create.getByRole('checkbox', { name: 'Publish' }));
  await admin.click(create.getByRole('button', { name: 'Create Article' }));
  await expect(create).toBeHidden();
  // Four to sign in, three to the editor, five for the article.
  admin.expectAtMost(12);

  const articles = await (await request.get('/api/blog')).json();
  const saved = articles.find((one: { title: string }) => one.title === title);
  try {
    expect(saved).toMatchObject({ isPublished: true, authorId: 'admin' });
    await page.goto(`/blog/${saved.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('figure').first()).toBeVisible();
  } finally {
    if (saved) await deleteArticle(request, saved);
  }
});

test('the exercise: by touch at 360 px, by keys, and axe finds nothing', {
  tag: '@system',
}, async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
  const page = await context.newPage();
  await openPage(page, '/learn-colors/one-color-as-two');
  const result = page.getByRole('status', { name: 'Result' });
  await test.step('it judges, and says which way and how far when it is asked', async () => {
    await expect(result).toHaveText(/^Not yet\. The backgrounds are 0\.\d\d apart\.$/);
    await page.getByText('Show a next step').tap();
    await expect(
      page.getByText(/^Make the (left|right) background 0\.\d\d (darker|lighter)\.$/),
    ).toBeVisible();
  });
  await test.step('a tap on a track moves a background', async () => {
    const lightness = page.getByRole('group', { name: 'Left background' }).getByLabel('Lightness');
    await lightness.tap({ position: { x: 20, y: 14 } });
    await expect(result).toContainText('Done.');
    const picture = page.getByRole('img', { name: /^#[0-9A-F]{6} on two backgrounds/ });
    const patches = picture.locator('span');
    await expect(patches).toHaveCount(2);
    const painted = await patches.evaluateAll((spans) =>
      spans.map((span) => getComputedStyle(span).backgroundColor),
    );
    expect(new Set(painted).size).toBe(1);
  });
  await test.step('by keys as well, and both patches stay one color', async () => {
    await page.getByRole('group', { name: 'Right background' }).getByLabel('Lightness').focus();
    for (let i = 0; i < 7; i += 1) await page.keyboard.press('PageDown');
    await expect(result).toContainText('Not yet.');
    await expectNoViolations(page);
  });
  await context.close();
});
