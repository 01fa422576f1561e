import type { Locator, Page } from '@playwright/test';

import { as, signInWith, signUp } from '../support/account.ts';
import { creatorOn } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

const RED = 'color(display-p3 1 0 0)';
const HALF_BLUE = 'rgb(59 130 246 / 0.5)';
const WIDE = `?${new URLSearchParams({ colors: 'FF0B0C-112233-3B82F6', css: `${RED}__${HALF_BLUE}` })}`;

const cssOf = (page: Page) => new URL(page.url()).searchParams.get('css');

const background = (element: Locator) =>
  element.evaluate((shown) => getComputedStyle(shown).backgroundColor);

/** The page as on a screen that shows Display P3. */
async function onWideScreen(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'color-gamut', value: 'p3' }],
  });
}

test('wide colors of a link are marked, and shown as what they are where the screen can', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open(WIDE);
  await expect(creator.slots.nth(0)).toContainText('P3');
  await expect(creator.slots.nth(0)).toContainText(
    /outside sRGB\. ΔE_OK of #FF0B0C to it: 0\.0\d+/,
  );
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

test('css that is no color shows the hex and a sentence', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('?colors=112233-445566&css=tomatoes');
  await creator.expectColors(['#112233', '#445566']);
  await expect(page.getByText('What the link says in css of color 1')).toBeVisible();
});

test('the converter shows three ways into sRGB', async ({ page }) => {
  await page.goto(`/color-tools/color-converter?color=${encodeURIComponent(RED)}`);
  const ways = page.getByRole('region', { name: 'Three ways into sRGB' }).getByRole('listitem');
  await expect(ways).toHaveText([
    /CSS, binary search.*#FF0B0C.*ΔE_OK 0\.\d{4}/,
    /CSS, ray trace.*#FF.*ΔE_OK 0\.\d{4}/,
    /Clip.*#FF0000.*ΔE_OK 0\.\d{4}/,
  ]);
});

test('saving keeps them, and the profile and the palette’s page lead back to all', async ({
  page,
  request,
}) => {
  const account = await signUp(request);
  await signInWith(page, account);
  const creator = creatorOn(page);
  await creator.open(`${WIDE}&name=Wide+sea`);
  await page.getByRole('button', { name: 'Save Palette' }).click();
  await expect(creator.toasts).toContainText('Palette Saved!');

  const list = await request.get(`/api/palettes?userId=${account.id}`, as(account));
  const [saved] = await list.json();
  expect(saved.colors).toMatchObject([
    { hex: '#FF0B0C', css: RED },
    { hex: '#112233' },
    { hex: '#3B82F6', alpha: 0.5 },
  ]);
  expect(saved.colors[1]).not.toHaveProperty('css');

  await onWideScreen(page);
  await page.goto(`/palettes/${saved.slug}`);
  const colors = page.getByRole('main').getByRole('list', { name: 'Colors' });
  const first = colors.getByRole('link').first();
  expect(await background(first)).toBe(RED);
  await page.getByRole('link', { name: 'Open in creator: Wide sea' }).click();
  await expect.poll(() => cssOf(page)).toBe(`${RED}__${HALF_BLUE}`);

  await page.goto('/profile');
  const mine = page.getByRole('listitem').filter({ hasText: 'Wide sea' });
  expect(await background(mine.getByRole('button', { name: 'Copy #FF0B0C' }))).toBe(RED);
  await mine.getByRole('link', { name: 'Open Wide sea in the creator' }).click();
  await expect.poll(() => cssOf(page)).toBe(`${RED}__${HALF_BLUE}`);
});
