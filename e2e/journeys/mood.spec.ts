import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { describe, parseHex } from '@swatchwork/color';
import { writeAse } from '@swatchwork/formats';

import { expect, test } from '../support/test.ts';
import { onWideScreen } from '../support/wide-screen.ts';

const PATH = '/mood-generator';
const COLORS = ['#5D84A6', '#8FAE9C', '#B3A6CE', '#98CCE9', '#EAF3F7'] as const;
const CALM = `${PATH}?mood=calm&colors=5D84A6-8FAE9C-B3A6CE-98CCE9-EAF3F7`;

const MOODS = [
  ...['Calm', 'Energetic', 'Romantic', 'Professional', 'Warm', 'Cool', 'Vintage', 'Modern'],
  ...['Playful', 'Luxury', 'Nature', 'Corporate', 'Creative', 'Elegant', 'Tropical', 'Autumn'],
];

const cards = (page: Page) => page.getByRole('list', { name: 'Moods' }).getByRole('button');
const card = (page: Page, name: string) => cards(page).filter({ hasText: name });
const columns = (page: Page) => page.getByRole('list', { name: 'Colors' }).getByRole('listitem');
const names = (page: Page) => page.getByRole('list', { name: 'Names' }).getByRole('link');
const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });

const hexes = async (page: Page) =>
  (await names(page).allInnerTexts()).map((text) => /#[\dA-F]{6}/.exec(text)?.[0]);

/** Waits for the palette of a mood, and returns it. */
async function arrival(page: Page, mood: string) {
  await expect(page.getByRole('heading', { level: 2, name: `${mood} palette` })).toBeVisible();
  await expect(page).toHaveURL(/mood=\w+&colors=\w{6}-\w{6}-\w{6}-\w{6}-\w{6}$/);
  return hexes(page);
}

test('ROUTE-23, MOOD-01, MOOD-02: sixteen moods, each with its words and colors @html', async ({
  page,
}) => {
  await page.goto(PATH);
  await expect(page).toHaveTitle('Mood Generator – Swatchwork');
  await expect(cards(page)).toHaveCount(MOODS.length);
  for (const [i, name] of MOODS.entries()) {
    await expect(cards(page).nth(i)).toHaveText(new RegExp(`^${name}[A-Z].{20,}\\.$`));
    await expect(cards(page).nth(i)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect(page.getByText('Choose a mood to see its palette.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Creative palette' })).toBeVisible();
  await expect(names(page)).toHaveCount(5);
});

test('MOOD-03, MOOD-04, MOOD-06, MOOD-07, MOOD-08, MOOD-17: choosing a mood shows its palette, and another @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(PATH);
  await card(page, 'Luxury').click();
  const first = await arrival(page, 'Luxury');
  expect(new Set(first).size).toBe(5);
  await expect(columns(page)).toHaveCount(5);
  await expect(card(page, 'Luxury')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page).filter({ hasText: 'Selected' })).toHaveText(/^Luxury/);

  await page.getByRole('button', { name: 'Generate New Palette' }).click();
  await expect.poll(() => hexes(page)).not.toEqual(first);
  await arrival(page, 'Luxury');

  await page.goBack();
  await expect.poll(() => hexes(page)).toEqual(first);
});

test('a link shows the same palette to everyone, by name, and leads on @no-js', async ({
  page,
}) => {
  await page.goto(CALM);
  expect(await hexes(page)).toEqual(COLORS);
  await expect(names(page).first()).toHaveText(/^muted blue#5D84A6$/);
  await names(page).first().click();
  await expect(page).toHaveURL('/color/5d84a6');
  await page.goBack();

  await page.getByRole('link', { name: 'Open in creator' }).click();
  await expect(page).toHaveURL(/^[^?]*\/create-palette\?colors=5D84A6-8FAE9C-.*name=Calm/);
});

test('a color outside sRGB of a link is painted, handed on and written to files', async ({
  page,
}) => {
  const css = 'color(display-p3 1 0 0)';
  await onWideScreen(page);
  await page.goto(`${CALM}&${new URLSearchParams({ css: `_${css}` })}`);
  const swatch = columns(page).nth(1).getByRole('button');
  await expect(swatch).toHaveCSS('background-color', css);
  await page.getByRole('button', { name: 'Download TXT' }).click();
  await expect(notices(page)).toContainText('1 color is written as the nearest hex: number 2 as');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download JSON' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(css);
  await page.getByRole('link', { name: 'Open in creator' }).click();
  await expect.poll(() => new URL(page.url()).searchParams.get('css')).toBe(`_${css}`);
});

test('an address without a mood asks for one @no-js', async ({ page }) => {
  for (const query of ['?mood=constructor', '?mood=Calm&colors=x', '?colors=a&mood=%00']) {
    await test.step(`${query} asks for a mood`, async () => {
      const answer = await page.goto(PATH + query);
      expect(answer?.status()).toBe(200);
      await expect(page.getByText('Choose a mood to see its palette.')).toBeVisible();
    });
  }
});

test('MOOD-05, MOOD-06, MOOD-15: the call carries the time; pending, then a notice', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked: URL[] = [];
  await page.route('**/api/palettes/mood/**', async (route) => {
    asked.push(new URL(route.request().url()));
    await held;
    await route.continue();
  });
  await page.goto(PATH);
  const before = Date.now();
  await card(page, 'Autumn').click();
  await expect(page.getByRole('status', { name: 'Palette' })).toHaveText(/^Generating.*autumn/);
  await expect(card(page, 'Autumn')).toContainText('Selected');
  answer();
  await arrival(page, 'Autumn');
  await expect(notices(page)).toContainText('Palette Generated!');
  await expect(page.getByRole('status', { name: 'Palette' })).toBeEmpty();

  expect(asked.map(({ pathname }) => pathname)).toEqual(['/api/palettes/mood/autumn']);
  const time = Number(asked[0]?.searchParams.get('t'));
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

test('of two choices the last one counts', async ({ page }) => {
  let answerFirst = () => {};
  await page.route('**/api/palettes/mood/warm?*', async (route) => {
    await new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await route.fulfill({ json: { mood: 'warm', colors: COLORS } }).catch(() => {}); // called off
  });
  await page.goto(PATH);
  await card(page, 'Warm').click();
  await expect(card(page, 'Warm')).toContainText('Selected');
  await card(page, 'Tropical').click();
  await arrival(page, 'Tropical');
  answerFirst();
  await expect(cards(page).filter({ hasText: 'Selected' })).toHaveText(/^Tropical/);
  await expect(page).toHaveURL(/mood=tropical/);
});

test('MOOD-16: a failure is said, and the palette stays', async ({ page }) => {
  await page.goto(CALM);
  await page.route('**/api/palettes/mood/**', (route) => route.fulfill({ status: 500 }));
  await card(page, 'Warm').click();
  await expect(notices(page)).toContainText('Generation Failed');
  await expect(notices(page)).toContainText('Could not generate mood palette. Please try again.');
  await expect(card(page, 'Calm')).toContainText('Selected');
  expect(await hexes(page)).toEqual(COLORS);
});

test('MOOD-09: all colors, or one, go to the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(CALM);
  await page.getByRole('button', { name: 'Copy All Colors' }).click();
  await expect(notices(page)).toContainText('All Colors Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(COLORS.join(', '));

  await columns(page).first().getByRole('button').click();
  await expect(notices(page)).toContainText('Color #5D84A6 copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#5D84A6');
});

test('MOOD-10, MOOD-11, MOOD-12, MOOD-13, MOOD-14: the four files, named for the mood', async ({
  page,
}) => {
  await page.goto(CALM);
  const save = async (format: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`calm-palette.${format.toLowerCase()}`);
    await expect(notices(page)).toContainText('Downloaded!');
    return readFile(await download.path());
  };

  expect(String(await save('CSS'))).toContain('--color-1: #5D84A6;');
  expect(JSON.parse(String(await save('JSON')))).toMatchObject({
    name: 'Calm palette',
    colors: COLORS,
  });
  expect(String(await save('TXT'))).toBe(`Calm palette\n${COLORS.join('\n')}\n`);
  const colorNames = COLORS.map((hex) => describe(parseHex(hex)!));
  expect([...(await save('ASE'))]).toEqual([
    ...writeAse({ name: 'Calm palette', colors: COLORS, colorNames }),
  ]);
});

test('by keyboard alone: choose a mood, renew it, copy a color', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  const example = page.getByRole('region', { name: 'Mood palette' });
  for (const _ of await example.locator('button, a').all()) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(card(page, 'Calm')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await arrival(page, 'Energetic');
  await expect(card(page, 'Energetic')).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notices(page)).toContainText(/Color #[\dA-F]{6} copied to clipboard\./);
  for (let i = 0; i < 5; i++) await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'Generate New Palette' });
  await expect(button).toBeFocused();
  const before = page.url();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await expect(button).toBeFocused();
});

test('on a phone the palette comes into view above the moods', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await card(page, 'Autumn').click();
  await arrival(page, 'Autumn');
  await expect(columns(page).first()).toBeInViewport({ ratio: 1 });
});
