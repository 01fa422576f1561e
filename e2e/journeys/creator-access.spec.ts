import { expectNoViolations } from '../support/axe.ts';
import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('CREATOR-69: keys and fields', async ({ page }) => {
  await test.step('axe finds nothing in any surround', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=2&locked=1&check=1');
    await creator.setHex(3, '#12');
    await creator.random.focus();
    await expectNoViolations(page);
  });
  await test.step('CREATOR-69: signed out, a palette can be made by keyboard alone', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(creator.swatch(2)).toBeFocused();
    await expect(creator.swatch(2)).toHaveAttribute('aria-pressed', 'true');

    await page.keyboard.press('l');
    await expect(creator.lock(2)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('c');
    await expect(creator.toasts).toContainText('Color #FB923C copied to clipboard.');

    await page.keyboard.press('Space');
    await creator.expectUndoCount(1);
    await expect(creator.hex(2)).toHaveValue('#FB923C');
    await page.keyboard.press('Control+z');
    await creator.expectColors(DEFAULT_COLORS);
    await page.keyboard.press('Control+Shift+z');
    await expect(creator.hex(1)).not.toHaveValue('#F472B6');
    await page.keyboard.press('Control+z');

    await page.keyboard.press('Shift+ArrowRight');
    await creator.expectColors(['#F472B6', '#FBBF24', '#FB923C', '#10B981', '#3B82F6']);
    await expect(creator.lock(3)).toHaveAttribute('aria-pressed', 'true');
    await expect(creator.swatch(3)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(creator.swatch(3)).toHaveAttribute('aria-pressed', 'false');
  });
  await test.step('? lists the shortcuts, Escape closes the list', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=1');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toContainText('Space');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(creator.swatch(1)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('typing in a field is typing, and Space presses the button that has the focus', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=1');
    const name = page.getByRole('textbox', { name: 'Palette name' });
    await name.pressSequentially('cl ?');
    await expect(name).toHaveValue('cl ?');
    await creator.lock(1).focus();
    await page.keyboard.press('Space');
    await expect(creator.lock(1)).toHaveAttribute('aria-pressed', 'true');
    await creator.expectColors(DEFAULT_COLORS);
  });
  await test.step('after a click on a button Space generates', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.lock(1).click();
    await page.keyboard.press('Space');
    await creator.expectUndoCount(1);
    await expect(creator.lock(1)).toHaveAttribute('aria-pressed', 'true');
  });
});

test('slots are reordered by dragging, by the keys of the handle and by buttons', async ({
  page,
}) => {
  const [a, b, c, d, e] = DEFAULT_COLORS as [string, string, string, string, string];
  const creator = creatorOn(page);
  await creator.open();
  await creator.handle(1).hover();
  await page.mouse.down();
  await creator.slots.nth(1).hover();
  await creator.slots.nth(2).hover();
  await page.mouse.up();
  await creator.expectColors([b, c, a, d, e]);
  await creator.expectUndoCount(1);

  await creator.handle(3).focus();
  await page.keyboard.press('ArrowLeft');
  await creator.expectColors([b, a, c, d, e]);
  await expect(creator.handle(2)).toBeFocused();

  await creator.swatch(5).click();
  await page.getByRole('button', { name: 'Move left' }).click();
  await creator.expectColors([b, a, c, e, d]);
  await expect(creator.swatch(4)).toHaveAttribute('aria-pressed', 'true');

  await creator.swatch(1).click();
  const moveLeft = page.getByRole('button', { name: 'Move left' });
  await moveLeft.press('Enter');
  await creator.expectColors([b, a, c, e, d]);
  await expect(moveLeft).toBeFocused();
});

test('nothing scrolls sideways at 360 px, and every tool of a slot is there to touch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const creator = creatorOn(page);
  await creator.open('?selected=2&check=1');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(creator.star(4)).toHaveCSS('opacity', '1');
  await creator.lock(4).click();
  await expect(creator.lock(4)).toHaveAttribute('aria-pressed', 'true');
});

test('each color is one stop of Tab, its tools are reached by arrows, and what keys do is told', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open();
  const said = page.getByRole('status', { name: 'Palette changes' });
  await test.step('five stops for five colors', async () => {
    await creator.swatch(1).focus();
    for (const slot of [2, 3, 4, 5]) {
      await page.keyboard.press('Tab');
      await expect(creator.swatch(slot)).toBeFocused();
    }
  });
  await test.step('arrows go round through the tools and the hex', async () => {
    await page.keyboard.press('ArrowDown');
    await expect(creator.lock(5)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(creator.hex(5)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(creator.swatch(5)).toBeFocused();
  });
  await test.step('L tells what it does, Space tells the names of the colors', async () => {
    await page.keyboard.press('l');
    await expect(said).toHaveText('Color 5 locked');
    await page.keyboard.press('l');
    await expect(said).toHaveText('Color 5 unlocked');
    await page.keyboard.press('ArrowLeft');
    await expect(creator.swatch(4)).toBeFocused();
    await page.keyboard.press('l');
    await expect(said).toHaveText('Color 4 locked');
    await page.keyboard.press('Space');
    await expect(said).toHaveText(/^(?:[a-z -]+, ){4}[a-z -]+$/);
  });
  await test.step('Ctrl S saves, also from the field of the name', async () => {
    await page.getByRole('textbox', { name: 'Palette name' }).press('Control+s');
    await expect(page).toHaveURL(/^[^?]*\/login/);
  });
});
