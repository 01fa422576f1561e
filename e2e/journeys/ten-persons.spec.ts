// Ten persons, from where each of them begins to what each of them wanted, with their actions
// counted. The first of them, who takes a palette along as a file, is in persons.spec.ts.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

import { expect, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';

import { fromRoot } from '../../scripts/lib/root.ts';
import { logo, poster, starfish } from '../../testing/pictures/picture-files.ts';
import { as, signInWith, signUp } from '../support/account.ts';
import { adminToken } from '../support/admin-page.ts';
import { creatorOn } from '../support/creator-page.ts';
import { openPage } from '../support/open-page.ts';
import { hexesIn, personAt } from '../support/person.ts';
import { personWithKeys } from '../support/person-with-keys.ts';
import { PHONE } from '../support/phone.ts';
import { test } from '../support/test.ts';
import { content } from '../support/tool-page.ts';

const BRAND = '#0A66C2';

const link = (page: Page, name: string | RegExp) =>
  content(page).getByRole('link', { name, exact: typeof name === 'string' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const resultsFor = (page: Page, hex: string) =>
  page.getByRole('region', { name: `With ${hex} you get` });
const source = (page: Page) => content(page).getByRole('textbox', { name: /^Paste a color/ });

test('a brand designer drops a logo and a photo, and hands over all files of the theme', {
  tag: '@core',
}, async ({ page }) => {
  const designer = personAt(page);
  await openPage(page, '/');
  await expect(button(page, 'Choose a file')).toBeVisible(); // the page takes files from now on
  await designer.drop(await logo(BRAND));
  await designer.click(resultsFor(page, BRAND).getByRole('link', { name: 'Theme Builder' }));
  await expect(button(page, 'From a logo, photo or file')).toBeVisible();
  await designer.drop(await poster());
  await expect(page).toHaveURL(`/theme?c=${BRAND.slice(1)},E63946,2A9D8F,F4A261`);
  await expect(page.getByRole('radio', { name: 'Brand color 1 leads' })).toBeChecked();
  await designer.click(button(page, 'Export'));
  const files = unzipSync(await designer.saveBytes(button(page, 'Everything (.zip)')));
  const textOf = (path: string) => new TextDecoder().decode(files[path]);
  expect(textOf('css/theme.css')).toContain(`--color-brand-solid: ${BRAND}`);
  expect(textOf('README.md')).toContain(`swatchwork pull '${page.url()}'`);
  designer.expectAtMost(5);
});

test('a developer turns a brand color into a theme for Tailwind, and a later change into one command', {
  tag: '@core',
}, async ({ page, request, baseURL }) => {
  await test.step('four actions to the file', async () => {
    const developer = personAt(page);
    await openPage(page, '/');
    await developer.fill(source(page), BRAND);
    await developer.click(resultsFor(page, BRAND).getByRole('link', { name: 'Theme Builder' }));
    await developer.click(button(page, 'Export'));
    const files = unzipSync(await developer.saveBytes(button(page, 'Everything (.zip)')));
    const css = new TextDecoder().decode(files['tailwind/theme.css']);
    expect(css).toContain('@theme');
    expect(hexesIn(css)).toContain(BRAND);
    developer.expectAtMost(4);
  });
  await test.step('the designer changes the saved theme; the developer runs one command', async () => {
    const designer = as(await signUp(request));
    const theme = (hex: string) => ({ name: 'Harbor', isPublic: true, input: { brands: [hex] } });
    const saved = await request.post('/api/themes/saved', { ...designer, data: theme(BRAND) });
    const { id } = await saved.json();
    const file = test.info().outputPath('theme.css');
    mkdirSync(dirname(file), { recursive: true });
    const command = () => pull(`${baseURL}/theme?saved=${id}`, dirname(file));
    await command();
    expect(hexesIn(readFileSync(file, 'utf8'))).toContain(BRAND);
    const changed = await request.patch(`/api/themes/saved/${id}`, {
      ...designer,
      data: theme('#C2410C'),
    });
    expect(changed.ok()).toBe(true);
    await command();
    expect(hexesIn(readFileSync(file, 'utf8'))).toContain('#C2410C');
  });
});

const run = promisify(execFile);

/** Writes theme.css in a folder, as the export dialog says it. */
const pull = (link: string, cwd: string) => {
  const program = fromRoot('packages/cli/src/swatchwork.ts');
  const args = ['pull', link, '--format', 'tailwind', '--output', 'theme.css'];
  return run(process.execPath, [program, ...args], { cwd });
};

test('an auditor checks a style sheet and takes a report', { tag: '@core' }, async ({ page }) => {
  const auditor = personAt(page);
  await openPage(page, '/');
  await auditor.click(page.getByRole('banner').getByRole('button', { name: 'Create' }));
  const create = page.getByRole('navigation', { name: 'Create', exact: true });
  await auditor.click(create.getByRole('link', { name: 'Contrast audit' }));
  await expect(button(page, 'Choose files')).toBeVisible();
  const css = ':root { --background: #ffffff; --foreground: #8a8a8a }';
  await auditor.drop({ name: 'shop.css', mimeType: 'text/css', buffer: Buffer.from(css) });
  await expect(content(page).getByRole('status').filter({ hasText: 'pair' })).toBeVisible();
  await auditor.fill(content(page).getByRole('textbox', { name: 'Author' }), 'Ada Lindgren');
  const report = await auditor.save(() => auditor.click(button(page, 'Download HTML')));
  expect(report.text).toContain('Ada Lindgren');
  expect(report.text).toContain('--foreground');
  auditor.expectAtMost(5);
});

test.describe('on a phone', () => {
  test.use({
    viewport: PHONE,
    hasTouch: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('a person takes a photo, and sends its colors as a link', { tag: '@core' }, async ({
    page,
    context,
  }) => {
    const person = personAt(page);
    await openPage(page, '/');
    await person.tap(link(page, 'Color Picker'));
    await person.chooseAfter(() => person.tap(page.locator('input[name=image]')), starfish());
    const open = link(page, 'Open in creator');
    await expect(open).toBeVisible();
    await person.tap(button(page, 'Share'));
    person.expectAtMost(4);

    const sent = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(sent).pathname + new URL(sent).search).toBe(await open.getAttribute('href'));
    const reader = await context.newPage();
    await reader.goto(sent);
    expect(await creatorOn(reader).colors()).toHaveLength(5);
    await reader.close();
  });
});

test('a teacher hands out a lesson', { tag: '@core' }, async ({ page }) => {
  const teacher = personAt(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
    };
  });
  await openPage(page, '/');
  await teacher.click(page.getByRole('banner').getByRole('link', { name: 'Learn & Resources' }));
  const card = content(page).getByRole('listitem').filter({ hasText: 'Color is relative' });
  await teacher.click(card.getByRole('link', { name: 'Print as a lesson' }));
  await teacher.click(button(page, 'Print'));
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await expect(content(page).getByRole('heading', { name: 'Questions' })).toBeVisible();
  await expect(content(page).getByRole('img', { name: /^QR code of / })).toBeVisible();
  teacher.expectAtMost(3);
});

test('an admin hides what was reported, for the reason that was reported', {
  tag: '@core',
}, async ({ page, request }) => {
  const author = as(await signUp(request));
  const name = `e2e ${crypto.randomUUID().slice(0, 13)}`;
  const data = { name, colors: ['#0A66C2', '#F8FAFC'] };
  const { id, slug } = await (await request.post('/api/palettes', { ...author, data })).json();
  const reported = await request.post(`/api/palettes/${id}/report`, { data: { reason: 'spam' } });
  expect(reported.ok()).toBe(true);

  const admin = personAt(page);
  await signInWith(page, await adminToken(request));
  await openPage(page, '/');
  await admin.click(page.getByRole('banner').getByRole('button', { name: 'admin' }));
  await admin.click(
    page.getByRole('banner').getByRole('link', { name: /^Moderation \d+ waiting/ }),
  );
  const card = page.getByRole('article', { name });
  await admin.click(card.getByRole('button', { name: 'Hide', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Hide' });
  await expect(dialog.getByRole('textbox')).toHaveValue('Spam or advertising.');
  await admin.click(dialog.getByRole('button', { name: 'Hide', exact: true }));
  await expect(card).toHaveCount(0);
  admin.expectAtMost(4);
  expect((await request.get(`/palettes/${slug}`)).status()).toBe(404);
});

test('a data journalist takes colors for a chart program, the color of the house first', {
  tag: '@core',
}, async ({ page }) => {
  const journalist = personAt(page);
  await openPage(page, '/');
  await journalist.fill(source(page), '#E3120B');
  await journalist.click(resultsFor(page, '#E3120B').getByRole('link', { name: 'Data Palettes' }));
  await expect(content(page).getByRole('status', { name: 'Result' })).toContainText('distinct');
  await journalist.select(content(page).getByRole('combobox', { name: 'For' }), 'datawrapper');
  const file = await journalist.save(() => journalist.click(button(page, 'Download')));
  expect(hexesIn(file.text)[0]).toBe('#E3120B');
  expect(new Set(hexesIn(file.text)).size).toBeGreaterThanOrEqual(6);
  journalist.expectAtMost(4);
});

test('a person without a mouse keeps a color, hears the others, and saves', {
  tag: '@core',
}, async ({ page }) => {
  const person = personWithKeys(page);
  const creator = creatorOn(page);
  const said = page.getByRole('status', { name: 'Palette changes' });
  await openPage(page, '/');
  await person.enter(link(page, 'Create Palette'));
  await person.moveTo(creator.swatch(1));
  const [kept = ''] = await creator.colors();
  await person.press('l');
  await expect(said).toHaveText('Color 1 locked');
  await person.press('Space');
  await expect(said).toHaveText(/^(?:[a-z -]+, ){5}[a-z -]+$/);
  expect((await creator.colors())[0]).toBe(kept);
  await person.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/^[^?]*\/login/);
  person.expectAtMost(4);
});

test('a person who speaks to the browser can say what stands on each control', {
  tag: '@core',
}, async ({ page }) => {
  for (const path of [
    '/',
    '/create-palette',
    '/theme',
    '/data-palettes',
    '/audit',
    '/learn-colors',
  ]) {
    await openPage(page, path);
    expect(await page.evaluate(misnamed), path).toEqual([]);
  }
});

/** The controls whose accessible name lacks their visible text (WCAG 2.5.3). */
function misnamed(): string[] {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [...document.querySelectorAll<HTMLElement>(':is(a[href], button)[aria-label]')]
    .filter((control) => control.checkVisibility())
    .filter(({ ariaLabel, innerText }) => !plain(ariaLabel ?? '').includes(plain(innerText)))
    .map(({ ariaLabel, innerText }) => `${innerText} is named ${ariaLabel}`);
}

test('a member is back in the project on the second day', { tag: '@core' }, async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const made = await request.post('/api/projects', {
    ...as(account),
    data: { name: 'Harbor rebrand', isPublic: false },
  });
  expect(made.status()).toBe(201);
  const member = personAt(page);
  await signInWith(page, account);
  await openPage(page, '/');
  const strip = page.getByRole('region', { name: 'Go on' });
  await member.click(strip.getByRole('link', { name: /^Harbor rebrand/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor rebrand');
  member.expectAtMost(1);
});
