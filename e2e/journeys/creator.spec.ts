import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const BASE = '?colors=112233-445566-778899-AABBCC-DDEEFF';
const BASE_COLORS = ['#112233', '#445566', '#778899', '#AABBCC', '#DDEEFF'];

test('CREATOR-01, CREATOR-05: what the page says by itself @html', async ({ page }) => {
  await test.step('a first visit shows the default palette, each with its name', async () => {
    await page.goto('/create-palette');
    await expect(page.getByRole('heading', { level: 1, name: 'Palette Creator' })).toBeVisible();
    const creator = creatorOn(page);
    await expect(creator.slots).toHaveCount(5);
    await creator.expectColors(DEFAULT_COLORS);
    await expect(creator.slots.first()).toContainText('pink');
  });
  await test.step('a shared link shows its palette before any script runs', async () => {
    const answer = await page.goto(`/create-palette${BASE}&locked=2&name=Steel`);
    const html = (await answer?.text()) ?? '';
    for (const color of BASE_COLORS) expect(html).toContain(`value="${color}"`);
    expect(html).not.toContain(DEFAULT_COLORS[0]);
    await creatorOn(page).expectColors(BASE_COLORS);
    await expect(page.getByRole('textbox', { name: 'Palette name' })).toHaveValue('Steel');
  });
});

test('CREATOR-02, CREATOR-03, CREATOR-04, CREATOR-06, CREATOR-07, CREATOR-08, TOAST-01, CREATOR-09, CREATOR-21, CREATOR-23, CREATOR-24, CREATOR-25, CREATOR-22, CREATOR-26, CREATOR-27: slots, swatches and Undo', {
  tag: '@core',
}, async ({ page }) => {
  await test.step('CREATOR-02, CREATOR-03, CREATOR-04: each slot has a hex input, a lock and a star', async () => {
    const creator = creatorOn(page);
    await creator.open();
    for (const slot of [1, 2, 3, 4, 5]) {
      await expect(creator.hex(slot)).toHaveValue(DEFAULT_COLORS[slot - 1]!);
      await expect(creator.lock(slot)).toHaveAttribute('aria-pressed', 'false');
      await expect(creator.star(slot)).toBeAttached();
    }
  });
  await test.step('CREATOR-06, CREATOR-07, CREATOR-08, TOAST-01: a click selects, a second one copies', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.swatch(2).click();
    await expect(creator.swatch(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(creator.toasts).not.toContainText('Copied!');

    await creator.swatch(2).click();
    await expect(creator.toasts).toContainText('Copied!');
    await expect(creator.toasts).toContainText('Color #FB923C copied to clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#FB923C');
    await expect(creator.swatch(2)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('CREATOR-09: another swatch takes the selection; Escape and a button end it', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.swatch(1).click();
    await creator.swatch(4).click();
    await expect(creator.swatch(1)).toHaveAttribute('aria-pressed', 'false');
    await expect(creator.swatch(4)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(creator.swatch(4)).toHaveAttribute('aria-pressed', 'false');

    await creator.swatch(4).click();
    await page.getByRole('button', { name: 'Deselect' }).click();
    await expect(creator.swatch(4)).toHaveAttribute('aria-pressed', 'false');
    await expect(creator.swatch(4)).toBeFocused();
  });
  await test.step('CREATOR-21, CREATOR-23, CREATOR-24, CREATOR-25: Undo counts, restores and says so', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.expectUndoCount(0);
    await creator.setHex(1, '#000001');
    await creator.setHex(2, '#000002');
    await creator.expectUndoCount(2);

    await creator.undo.click();
    await expect(creator.toasts).toContainText('Undone!');
    await creator.expectUndoCount(1);
    await creator.expectColors(DEFAULT_COLORS.with(0, '#000001'));

    await creator.redo.click();
    await creator.expectColors(DEFAULT_COLORS.with(0, '#000001').with(1, '#000002'));
    await creator.expectUndoCount(2);
  });
  await test.step('CREATOR-22: Undo with an empty history does nothing', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.undo.click();
    await creator.expectColors(DEFAULT_COLORS);
    await expect(creator.toasts).toBeEmpty();
  });
  await test.step('a text that is no color does not come back with Undo', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.setHex(3, '#12345G');
    await creator.random.click();
    await expect(creator.hex(3)).not.toHaveValue('#12345G');
    await creator.undo.click();
    await creator.expectColors(DEFAULT_COLORS);
  });
  await test.step('CREATOR-26, CREATOR-27: after 12 changes ten Undos lead to the set before the tenth-last', async () => {
    const creator = creatorOn(page);
    await creator.open();
    for (let i = 1; i <= 12; i++) await creator.setHex(1, `#0000${String(i).padStart(2, '0')}`);
    await creator.expectUndoCount(10);
    for (let i = 0; i < 11; i++) await creator.undo.click();
    await creator.expectUndoCount(0);
    await creator.expectColors(DEFAULT_COLORS.with(0, '#000002'));
  });
});

test('CREATOR-71, CLIP-03: a copy that fails says so', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  });
  const creator = creatorOn(page);
  await creator.open();
  await creator.swatch(1).click();
  await creator.swatch(1).click();
  await expect(creator.toasts).toContainText('Copy Failed');
  await expect(creator.toasts).toContainText('Could not copy color to clipboard.');
});

test('CREATOR-28, CREATOR-29, CREATOR-30, CREATOR-31: six hex digits in a slot are applied; others stay, with what is wrong', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  for (const [id, typed] of [
    ['CREATOR-28', '#12345G'],
    ['CREATOR-31', '#123'],
    ['CREATOR-31', '#11223344'],
  ] as const) {
    await test.step(`${id}: ${typed} is not applied`, async () => {
      await creator.setHex(3, typed);
      await creator.hex(3).blur();
      await expect(creator.hex(3)).toHaveValue(typed);
      await expect(creator.hex(3)).toHaveAccessibleDescription('Six hex digits, such as #1A2B3C');
      await expect(creator.slots.nth(2)).toHaveAccessibleName(/#FBBF24/);
      await creator.expectUndoCount(0);

      await creator.hex(3).press('Escape');
      await expect(creator.hex(3)).toHaveValue('#FBBF24');
    });
  }
  for (const [id, typed, applied, changes] of [
    ['CREATOR-29', '#12aBcD', '#12ABCD', 1],
    ['CREATOR-30', 'fedcba', '#FEDCBA', 2],
  ] as const) {
    await test.step(`${id}: ${typed} is applied`, async () => {
      await creator.setHex(3, typed);
      await creator.expectColors(DEFAULT_COLORS.with(2, applied));
      await creator.expectUndoCount(changes);
    });
  }
});

test('reload, back and Undo', async ({ page }) => {
  await test.step('the whole state survives a reload, and back goes to the palette that was opened', async () => {
    const creator = creatorOn(page);
    await creator.open(BASE);
    await creator.setHex(1, '#000001');
    await creator.setHex(1, '#000002');
    await creator.lock(2).click();
    await creator.swatch(3).click();
    await page.getByRole('textbox', { name: 'Palette name' }).fill('Sea & sand');
    await creator.tab('Check').click();
    await expect(page).toHaveURL(/colors=000002-.*locked=2.*selected=3.*name=Sea.*check=1/);

    await page.reload();
    await creator.expectColors(BASE_COLORS.with(0, '#000002'));
    await expect(creator.lock(2)).toHaveAttribute('aria-pressed', 'true');
    await expect(creator.swatch(3)).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('textbox', { name: 'Palette name' })).toHaveValue('Sea & sand');
    await expect(page.getByRole('table', { name: 'Pairs' })).toBeVisible();

    await page.goBack();
    await creator.expectColors(BASE_COLORS);
    await page.goForward();
    await creator.expectColors(BASE_COLORS.with(0, '#000002'));
  });
  await test.step('back leaves the creator at the second step, however many palettes were made', async () => {
    const creator = creatorOn(page);
    await page.goto('/about');
    await creator.open(BASE);
    for (let i = 1; i <= 5; i++) {
      await page.getByRole('button', { name: 'Random Colors' }).click();
      await creator.expectUndoCount(i);
    }
    await expect(page).not.toHaveURL(new RegExp(BASE_COLORS.join('-').replaceAll('#', '')));
    await page.goBack();
    await creator.expectColors(BASE_COLORS);
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
  await test.step("the browser's back and Undo agree", async () => {
    const creator = creatorOn(page);
    await creator.open(BASE);
    await creator.setHex(1, '#000001');
    await expect(page).toHaveURL(/000001/);
    await page.goBack();
    await creator.expectColors(BASE_COLORS);
    await creator.expectUndoCount(0);
    await creator.redo.click();
    await creator.expectColors(BASE_COLORS.with(0, '#000001'));
  });
});

test('CREATOR-68: Visualize Palette stores the palette and goes to the visualizer', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open(`${BASE}&name=Steel`, 'Export');
  await page.getByRole('button', { name: 'Visualize Palette' }).click();
  await expect(page).toHaveURL('/palette-visualizer');
  const stored = await page.evaluate(() => localStorage.getItem('currentPalette'));
  expect(JSON.parse(stored ?? '')).toEqual({ colors: BASE_COLORS, name: 'Steel' });
});
