import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { PHONE } from '../support/phone.ts';
import { expect, test } from '../support/test.ts';

const NINE = Array.from({ length: 9 }, (_, i) => `#${`${i + 1}`.repeat(6)}`);
const query = (colors: readonly string[]) => `?colors=${colors.join('-').replaceAll('#', '')}`;
const TWELVE = [...NINE, '#FF0000', '#00FF00', '#0000FF'];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('D19: two to ten colors by keyboard alone, and their link', async ({ page }) => {
  const creator = creatorOn(page);
  const duplicated = DEFAULT_COLORS.toSpliced(2, 0, DEFAULT_COLORS[1]!);
  await creator.open();
  await test.step('a color is duplicated, and the copy is selected', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    await creator.expectColors(duplicated);
    await expect(creator.swatch(3)).toBeFocused();
    await expect(creator.swatch(3)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a generated one is added after it; the others stay', async () => {
    await page.keyboard.press('+');
    await expect(creator.slots).toHaveCount(7);
    const colors = await creator.colors();
    expect(colors.toSpliced(3, 1)).toEqual(duplicated);
    expect(duplicated).not.toContain(colors[3]);
    await expect(creator.swatch(4)).toBeFocused();
  });
  await test.step('random colors keep the size, ten is the most', async () => {
    await page.keyboard.press('Space');
    await creator.expectUndoCount(3);
    await expect(creator.slots).toHaveCount(7);
    for (const count of [8, 9, 10]) {
      await page.keyboard.press('+');
      await expect(creator.slots).toHaveCount(count);
    }
    await page.keyboard.press('+');
    await expect(creator.toasts).toContainText('Palette Full');
    await expect(creator.slots).toHaveCount(10);
  });
  await test.step('S shares the link, which opens the same ten', async () => {
    await page.keyboard.press('s');
    await expect(creator.toasts).toContainText('Link Copied!');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(query(await creator.colors()));
    expect(link).not.toContain('selected');
  });
  await test.step('E shows the exports; the arrows lead to the other tabs', async () => {
    await page.keyboard.press('e');
    await expect(creator.tab('Export')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Export CSS' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: 'Generate Harmony' })).toBeVisible();
  });
  await test.step('two is the least; Undo brings colors back', async () => {
    await creator.swatch(1).click();
    for (const count of [9, 8, 7, 6, 5, 4, 3, 2]) {
      await page.keyboard.press('Delete');
      await expect(creator.slots).toHaveCount(count);
    }
    await page.keyboard.press('Delete');
    await expect(creator.toasts).toContainText('Two Colors Left');
    await page.keyboard.press('Control+z');
    await expect(creator.slots).toHaveCount(3);
  });
});

test('D19: a link of nine keeps nine, one of twelve asks which, one of one says so', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open(`${query(NINE)}&locked=9&selected=8`);
  await creator.expectColors(NINE);
  await expect(creator.lock(9)).toHaveAttribute('aria-pressed', 'true');

  await creator.open(query(TWELVE));
  const dialog = page.getByRole('dialog', { name: 'Choose colors' });
  await expect(dialog).toContainText('12 colors from: the link. Choose up to 10.');
  await page.keyboard.press('Escape');
  await creator.expectColors(TWELVE.slice(0, 10));
  await page.getByRole('button', { name: 'Choose which' }).click();
  await dialog.getByRole('checkbox', { name: '#111111' }).uncheck();
  await dialog.getByRole('checkbox', { name: '#0000FF' }).check();
  await dialog.getByRole('button', { name: 'Import 10 colors' }).click();
  await creator.expectColors([...TWELVE.slice(1, 10), '#0000FF']);
  await expect(page.getByText('The link has 12 colors')).toBeHidden();

  await creator.open('?colors=112233');
  await expect(page.getByText('The link has one color')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('D19: a tap opens the inspector below the color; the bar is in reach of the thumb', async ({
    page,
  }) => {
    const creator = creatorOn(page);
    await creator.open(query(NINE));
    const close = page.getByRole('button', { name: 'Close inspector' });
    const inspector = page.getByRole('complementary', { name: 'Inspector' });
    const bar = (name: string) => page.getByRole('button', { name, exact: true });
    for (const name of ['Random Colors', 'Undo (0)', 'Redo (0)', 'Share', 'Save', 'Export']) {
      const box = (await bar(name).boundingBox())!;
      expect(box.y).toBeGreaterThan(PHONE.height * 0.85);
    }

    await creator.swatch(9).tap();
    await expect(inspector).toBeFocused();
    const slot = (await creator.slots.nth(8).boundingBox())!;
    const sheet = (await inspector.boundingBox())!;
    expect(slot.y + slot.height / 2).toBeLessThan(sheet.y);
    await page.getByRole('button', { name: 'Remove', exact: true }).tap();
    await creator.expectColors(NINE.slice(0, 8));

    const handle = close.locator('..');
    const grip = (await handle.boundingBox())!;
    await page.mouse.move(grip.x + 60, grip.y + 20);
    await page.mouse.down();
    await page.mouse.move(grip.x + 60, grip.y + 160, { steps: 4 });
    await page.mouse.up();
    await expect(close).toBeHidden();
    await expect(creator.swatch(8)).toHaveAttribute('aria-pressed', 'false');

    await bar('Export').tap();
    await expect(page.getByRole('button', { name: 'Export CSS' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(bar('Export')).toBeFocused();
    await bar('Save').tap();
    await expect(page.getByRole('textbox', { name: 'Palette name' })).toBeFocused();
    await close.tap();
    await expect(close).toBeHidden();
  });
});

test('the sliders tune in OKLCH, and say what sRGB cannot show', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('?selected=4');
  await expect(creator.slider('Lightness')).toHaveAttribute('aria-valuetext', '70%');
  await expect(creator.slider('Chroma')).toHaveAttribute('aria-valuetext', '0.149');
  await expect(creator.slider('Hue')).toHaveAttribute('aria-valuetext', '162°');
  await creator.slider('Chroma').press('End');
  await expect(page.getByText('beyond Display P3')).toBeVisible();
  await expect(creator.slider('Chroma')).toHaveAttribute('aria-valuetext', '0.370');
  await expect(creator.hex(4)).not.toHaveValue('#10B981');
  await creator.slider('Chroma').press('Home');
  await expect(page.getByText('beyond Display P3')).toBeHidden();
  await expect(creator.slider('Hue')).toHaveAttribute('aria-valuetext', '162°');
});
