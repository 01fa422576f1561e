import type { Page } from '@playwright/test';
import { formatHex, parseHex, rotatePerceptualHue } from '@swatchwork/color';

import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/color-tools/color-harmonies';

const base = (page: Page) => page.getByRole('textbox', { name: 'Base color', exact: true });
const row = (page: Page, name: string) => page.getByRole('region', { name });

const expectRow = (page: Page, name: string, hexes: string[]) =>
  expect(row(page, name).getByRole('list', { name: 'Colors' }).getByRole('listitem')).toHaveText(
    hexes.map((text) => new RegExp(text)),
  );

/** Types a base; with JavaScript off, submits the form as well. */
async function enter(page: Page, text: string) {
  await base(page).fill(text);
  const send = page.getByRole('button', { name: 'Show harmonies' });
  if (await send.isVisible()) await send.click();
}

test('ROUTE-18, HARM-01: what the page says by itself @html', async ({ page }) => {
  await test.step('opens on the default base', async () => {
    await page.goto(PATH);
    await expect(page).toHaveTitle('Color Harmonies – Swatchwork');
    await expect(base(page)).toHaveValue('#3B82F6');
    await expectRow(page, 'Complementary, HSL', ['#3B82F6', '#F6AF3B']);
  });
  await test.step('the OKLCH version is as light everywhere as the base, the HSL version is not', async () => {
    await page.goto(`${PATH}?color=%233B82F6`);
    const lightness = (name: string) => row(page, name).getByRole('img', { name: /^Lightness: / });
    await expect(lightness('Triadic, HSL')).toHaveAccessibleName('Lightness: 62%, 65%, 87%');
    await expect(lightness('Triadic, OKLCH')).toHaveAccessibleName('Lightness: 62%, 62%, 62%');
  });
});

test('HARM-02, HARM-03, HARM-04, HARM-05: the four schemes have 2, 3, 3 and 4 colors @no-js', {
  tag: '@core',
}, async ({ page }) => {
  await page.goto(PATH);
  await enter(page, '#ff0000');
  await expectRow(page, 'Complementary, HSL', ['#FF0000', '#00FFFF']);
  await expectRow(page, 'Triadic, HSL', ['#FF0000', '#00FF00', '#0000FF']);
  await expectRow(page, 'Analogous, HSL', ['#FF0000', '#FF0080', '#FF8000']);
  await expectRow(page, 'Tetradic, HSL', ['#FF0000', '#80FF00', '#00FFFF', '#8000FF']);
  await expect(page).toHaveURL(/[?&]color=%23ff0000/);
});

test('each scheme has five balanced colors to use together, the base among them @html', async ({
  page,
}) => {
  await page.goto(`${PATH}?color=%23E3120B`);
  for (const name of ['Complementary', 'Triadic', 'Analogous', 'Tetradic']) {
    const balanced = row(page, `${name}, Balanced`);
    const colors = balanced.getByRole('list', { name: 'Colors' }).getByRole('listitem');
    await expect(colors).toHaveCount(5);
    await expect(colors.filter({ hasText: 'Base' })).toContainText('#E3120B');
    const link = balanced.getByRole('link', { name: `Open in creator: ${name}, Balanced` });
    await expect(link).toHaveAttribute('href', /colors=.*E3120B/i);
  }
});

test('a color of Display P3 turns in OKLCH as what it is, in HSL as the nearest of sRGB @html', async ({
  page,
}) => {
  await page.goto(`${PATH}?${new URLSearchParams({ color: 'color(display-p3 1 0 0)' })}`);
  await expect(row(page, 'Triadic, HSL')).toContainText('of #FF0B0C');
  await expect(page.getByText('HSL is limited to sRGB and uses #FF0B0C')).toBeVisible();
  await expectRow(page, 'Triadic, HSL', ['#FF0B0C', '#0CFF0B', '#0B0CFF']);
  const oklch = row(page, 'Triadic, OKLCH');
  await expect(oklch).toContainText('equally light');
  const paints = await oklch
    .getByRole('list', { name: 'Colors' })
    .getByRole('button')
    .evaluateAll((swatches) => swatches.map((one) => one.getAttribute('style')));
  expect(paints).toEqual([
    expect.stringContaining('--wide:color(display-p3 1 0 0)'),
    expect.stringMatching(/--wide:oklch\(0\.64\d+ 0\.\d+ 1\d\d/),
    expect.stringMatching(/--wide:oklch\(0\.64\d+ 0\.\d+ 2\d\d/),
  ]);
  const link = oklch.getByRole('link', { name: 'Open in creator: Triadic, OKLCH' });
  await expect(link).toHaveAttribute('href', /css=color%28display-p3\+1\+0\+0%29_oklch%28/);
});

test('HARM-07: what is no color counts as black and does not break the page @no-js', async ({
  page,
}) => {
  for (const text of ['zzz', '', '#12', '<b>']) {
    await test.step(`"${text}" does not break the page and counts as black`, async () => {
      await page.goto(`${PATH}?color=${encodeURIComponent(text)}`);
      await expect(base(page)).toHaveAttribute('aria-invalid', 'true');
      await expectRow(page, 'Triadic, HSL', ['#000000', '#000000', '#000000']);
    });
  }
});

test('by keyboard alone: a color and a palette are copied, a palette is opened', async ({
  page,
  context,
}) => {
  const opposite = formatHex(rotatePerceptualHue(parseHex('#FF0000')!, 180));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${PATH}?color=%23FF0000`);
  const notices = page.getByRole('status', { name: 'Notifications' });
  await base(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notices).toContainText('Palette Copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`#FF0000, ${opposite}`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notices).toContainText(`Color ${opposite} copied to clipboard.`);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const link = `create-palette\\?.*colors=FF0000-${opposite.slice(1)}-.*harmony=complementary`;
  await expect(page).toHaveURL(new RegExp(link));
});
