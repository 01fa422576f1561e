import { readFile } from 'node:fs/promises';

import type { Locator, Page } from '@playwright/test';
import { contrastRatio, exactSrgb, formatRatio, parseHex, toCssColor } from '@swatchwork/color';

import { as, signInWith, signUp } from '../support/account.ts';
import { creatorOn } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';
import { onWideScreen } from '../support/wide-screen.ts';

const RED = 'color(display-p3 1 0 0)';
const HALF_BLUE = 'rgb(59 130 246 / 0.5)';
const WIDE = `?${new URLSearchParams({ colors: 'FF0B0C-112233-3B82F6', css: `${RED}__${HALF_BLUE}` })}`;

const cssOf = (page: Page) => new URL(page.url()).searchParams.get('css');

const background = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

test('wide colors of a link are marked, and shown as what they are where the screen can', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open(WIDE);
  await expect(creator.slots.nth(0)).toContainText('P3');
  await expect(creator.slots.nth(0)).toContainText(/outside sRGB\. ΔE_OK to #FF0B0C: 0\.0\d+/);
  await expect(creator.slots.nth(2)).toContainText('Opacity 50%.');
  await expect(creator.slots.nth(1)).not.toContainText(/P3|Opacity/);
  expect(await background(creator.slots.nth(0))).toBe('rgb(255, 11, 12)');

  await onWideScreen(page);
  await expect.poll(() => background(creator.slots.nth(0))).toBe(RED);
  expect(await background(creator.slots.nth(1))).toBe('rgb(17, 34, 51)');
});

test('wide colors outlast what is done with a palette, until one is edited', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open(WIDE);

  await test.step('locked while others are generated, moved and duplicated', async () => {
    await creator.lock(1).click();
    await creator.random.click();
    await creator.expectUndoCount(1);
    await expect.poll(() => cssOf(page)).toBe(RED);
    await creator.undo.click();
    await expect.poll(() => cssOf(page)).toBe(`${RED}__${HALF_BLUE}`);
    await creator.swatch(1).click();
    await page.getByRole('button', { name: 'Move right' }).click();
    await expect.poll(() => cssOf(page)).toBe(`_${RED}_${HALF_BLUE}`);
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => cssOf(page)).toBe(`_${RED}_${RED}_${HALF_BLUE}`);
  });

  await test.step('an edit makes one color sRGB and says so; the others stay', async () => {
    await creator.setHex(2, '#FF0000');
    await expect(creator.toasts).toContainText('Color 2 Is in sRGB Now');
    await expect.poll(() => cssOf(page)).toBe(`__${RED}_${HALF_BLUE}`);
    await creator.undo.click();
    await expect.poll(() => cssOf(page)).toBe(`_${RED}_${RED}_${HALF_BLUE}`);
  });

  await test.step('a reload keeps all', async () => {
    await page.reload();
    await expect(creator.slots.nth(1)).toContainText('P3');
  });
});

test('names, harmonies and contrast are those of the colors, not of their fallbacks', async ({
  page,
}) => {
  const creator = creatorOn(page);
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  await creator.open(WIDE);

  await test.step('two colors with one hex have two names', async () => {
    await expect(creator.slots.nth(0)).toContainText('vivid red');
    await creator.open(WIDE.replace('112233', 'FF0B0C'));
    await expect(creator.slots.nth(0)).toContainText('vivid red');
    await expect(creator.slots.nth(1)).toContainText('vivid red 2');
    await creator.open(WIDE, 'Harmony');
  });

  await test.step('OKLCH turns the color itself, and its partners are wide as well', async () => {
    await expect(panel.getByRole('textbox', { name: 'Base color', exact: true })).toHaveValue(RED);
    await panel.getByRole('radio', { name: 'HSL', exact: true }).check();
    await expect(panel.getByText('HSL is limited to sRGB and uses #FF0B0C')).toBeVisible();
    await panel.getByRole('radio', { name: 'Equally light' }).check();
    await expect(panel.getByText('HSL is limited to sRGB')).toBeHidden();
    await panel.getByRole('radio', { name: 'triadic' }).check();
    await panel.getByRole('button', { name: 'Generate Harmony' }).click();
    await expect(creator.toasts).toContainText('Harmony Created!');
    await expect
      .poll(() => cssOf(page))
      .toMatch(/^color\(display-p3 1 0 0\)_oklch\(0\.64\S+ 0\.\S+ \S+\)_oklch\(/);
    await expect(creator.slots.nth(1)).toContainText('P3');
  });

  await test.step('HSL turns the hex; the base stays what it is', async () => {
    await creator.undo.click();
    await creator.swatch(1).click();
    await panel.getByRole('radio', { name: 'HSL', exact: true }).check();
    await panel.getByRole('button', { name: 'Generate Harmony' }).click();
    await expect.poll(() => cssOf(page)).toBe(RED);
  });

  await test.step('the check measures the color, and hands it on', async () => {
    await creator.open(`${WIDE}&check=1`, 'Check');
    const ratio = contrastRatio(exactSrgb(toCssColor(RED)!), parseHex('#FFFFFF')!);
    const onRed = panel.getByRole('row').filter({ hasText: '#FFFFFF' }).first();
    await expect(onRed).toContainText(formatRatio(ratio));
    expect(formatRatio(ratio)).not.toBe(
      formatRatio(contrastRatio(parseHex('#FF0B0C')!, parseHex('#FFFFFF')!)),
    );
    await panel.getByRole('link', { name: 'Open Palette Contrast' }).click();
    await expect.poll(() => cssOf(page)).toBe(`${RED}__${HALF_BLUE}`);
  });
});

test('the star takes the color of its slot, whatever has the same hex', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  const creator = creatorOn(page);
  const favorites = async () =>
    (await (await request.get('/api/user/colors', as(account))).json()).map(
      ({ hexCode, css }: { hexCode: string; css?: string }) => [hexCode, css],
    );
  await signInWith(page, account);
  await creator.open(`?${new URLSearchParams({ colors: 'FF0B0C-FF0B0C', css: `_${RED}` })}`);
  await creator.star(2).click();
  await expect(creator.toasts).toContainText(`${RED} is in your favorites.`);
  expect(await favorites()).toEqual([['#FF0B0C', RED]]);
  await creator.star(1).click();
  await expect(creator.toasts).toContainText('#FF0B0C is in your favorites.');
  expect(await favorites()).toEqual([['#FF0B0C', undefined]]);
});

test('css that is no color shows the hex and a sentence', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('?colors=112233-445566&css=tomatoes');
  await creator.expectColors(['#112233', '#445566']);
  await expect(page.getByText('The css value of color 1 in the link')).toBeVisible();
});

test('the converter shows three ways into sRGB', async ({ page }) => {
  await page.goto(`/color-tools/color-converter?color=${encodeURIComponent(RED)}`);
  const ways = page
    .getByRole('region', { name: 'Three gamut mappings to sRGB' })
    .getByRole('listitem');
  await expect(ways).toHaveText([
    /CSS, binary search.*#FF0B0C.*ΔE_OK 0\.\d{4}/,
    /CSS, ray trace.*#FF.*ΔE_OK 0\.\d{4}/,
    /Clip.*#FF0000.*ΔE_OK 0\.\d{4}/,
  ]);
});

/** The color as a browser computes it, to its own number of digits. */
const SHOWN = /^oklch\(0\.6\d+ 0\.275 29\.\d+\)$/;

test('a person makes a color of Display P3, saves it, opens it again and exports it', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  await onWideScreen(page);
  const creator = creatorOn(page);
  const hex = `${new URLSearchParams({ colors: 'FF0000-112233-3B82F6', css: `__${HALF_BLUE}` })}`;
  await creator.open(`?${hex}&name=Wide+sea&selected=1`);
  let made = '';

  await test.step('the slider of chroma leads over the line where sRGB ends', async () => {
    await expect(page.getByText('in Display P3')).toBeHidden();
    const track = () =>
      creator
        .slider('Chroma')
        .evaluate((input) => getComputedStyle(input).getPropertyValue('--slider-track'));
    expect(await track()).toMatch(/oklch\(62\.\d+% 0\.37 29\.\d+\)\)$/);
    for (let i = 0; i < 3; i++) await creator.slider('Chroma').press('ArrowRight');
    await expect(page.getByText('beyond sRGB, in Display P3')).toBeVisible();
    await expect(creator.slots.nth(0)).toContainText('P3');
    await expect.poll(() => cssOf(page)).toMatch(/^oklch\(0\.6\d+ 0\.275 29\.\d+\)__rgb/);
    made = cssOf(page)!.split('_')[0]!;
    expect(await background(creator.slots.nth(0))).toMatch(SHOWN);
  });

  await test.step('an opacity outlasts the sliders', async () => {
    await creator.swatch(3).click();
    await creator.slider('Lightness').press('ArrowRight');
    await expect.poll(() => cssOf(page)).toMatch(/__rgb\(\d+ \d+ \d+ \/ 0\.5\)$/);
    await creator.undo.click();
    await expect.poll(() => cssOf(page)).toBe(`${made}__${HALF_BLUE}`);
  });

  await test.step('it is saved, and starred', async () => {
    await page.getByRole('button', { name: 'Save Palette' }).click();
    await expect(creator.toasts).toContainText('Palette Saved!');
    await creator.star(1).click();
    await expect(creator.toasts).toContainText(`${made} is in your favorites.`);
  });

  const list = await request.get(`/api/palettes?userId=${account.id}`, as(account));
  const [saved] = await list.json();
  expect(saved.colors).toMatchObject([{ css: made }, { hex: '#112233' }, { alpha: 0.5 }]);
  expect(saved.colors[1]).not.toHaveProperty('css');

  await test.step('its page and the profile show it, and lead back to it', async () => {
    await page.goto(`/palettes/${saved.slug}`);
    const colors = page.getByRole('main').getByRole('list', { name: 'Colors' });
    expect(await background(colors.getByRole('link').first())).toMatch(SHOWN);
    await page.getByRole('link', { name: 'Open in creator: Wide sea' }).click();
    await expect.poll(() => cssOf(page)).toBe(`${made}__${HALF_BLUE}`);

    await page.goto('/profile?tab=colors');
    await expect(page.getByRole('list', { name: 'Saved colors' })).toContainText(made);
    await page.goto('/profile');
    const mine = page.getByRole('listitem').filter({ hasText: 'Wide sea' });
    const copy = mine.getByRole('button', { name: `Copy ${saved.colors[0].hex}` });
    expect(await background(copy)).toMatch(SHOWN);
    await mine.getByRole('link', { name: 'Open Wide sea in the creator' }).click();
    await expect.poll(() => cssOf(page)).toBe(`${made}__${HALF_BLUE}`);
  });

  await test.step('a file holds it', async () => {
    await creator.tab('Export').click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSS' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(made);
  });

  await test.step('so does the picture of one click', async () => {
    await page.getByRole('button', { name: 'Export PNG' }).click();
    await expect(creator.toasts).toContainText(
      /\.png: 1 color is written as the nearest hex: number 1 as/,
    );
  });

  await test.step('a format that cannot hold it says so', async () => {
    const loss = `1 color is written as the nearest hex: number 1 as ${saved.colors[0].hex} (dE_OK 0.`;
    await page.getByRole('button', { name: 'More formats' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export palette' });
    const losses = dialog.getByRole('list', { name: 'What this format cannot store' });
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption('gpl');
    await expect(losses.getByRole('listitem').first()).toContainText(loss);
    await expect(losses).toContainText('1 translucent color became opaque.');
    await dialog.getByRole('combobox', { name: 'Format' }).selectOption('json');
    await expect(losses).toBeHidden();
  });
});
