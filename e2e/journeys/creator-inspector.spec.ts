import { readFile } from 'node:fs/promises';

import { dismissToast } from '../support/account.ts';
import { creatorOn, DEFAULT_COLORS } from '../support/creator-page.ts';
import { expect, test } from '../support/test.ts';

test('CREATOR-10, CREATOR-32, CREATOR-33, CREATOR-34, CREATOR-35, CREATOR-03, CREATOR-04, CREATOR-36, CREATOR-37, CREATOR-38, CREATOR-39: variations, sliders and the check', async ({
  page,
}) => {
  await test.step('CREATOR-10: ten variations of the selected color show; a click takes one', async () => {
    const creator = creatorOn(page);
    await creator.open();
    const variations = page.getByRole('region', { name: 'Variations' }).getByRole('button');
    await expect(variations).toHaveCount(0);
    await creator.swatch(5).click();
    await expect(variations).toHaveCount(10);

    await page.getByRole('button', { name: 'Use #031E49, lightness 15%' }).click();
    await expect(creator.hex(5)).toHaveValue('#031E49');
    await creator.expectUndoCount(1);
  });
  await test.step('CREATOR-32, CREATOR-33, CREATOR-34, CREATOR-35: the sliders show the selected HSL', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.swatch(5).click();
    await creator.sliderSpace('HSL').click();
    for (const [name, max, value, text] of [
      ['Hue', '360', '217', '217°'],
      ['Saturation', '100', '91', '91%'],
      ['Lightness', '100', '60', '60%'],
    ] as const) {
      await expect(creator.slider(name)).toHaveAttribute('min', '0');
      await expect(creator.slider(name)).toHaveAttribute('max', max);
      await expect(creator.slider(name)).toHaveValue(value);
      await expect(creator.slider(name)).toHaveAttribute('aria-valuetext', text);
    }
  });
  await test.step('CREATOR-03, CREATOR-04, CREATOR-32, CREATOR-33, CREATOR-34: tools and sliders stand there before a color is selected', async () => {
    const creator = creatorOn(page);
    await creator.open();
    for (const tool of [creator.lock(3), creator.star(3), creator.handle(3)]) {
      // They are dimmed, but must be visible.
      const opacity = await tool.evaluate((element) => getComputedStyle(element).opacity);
      expect(Number(opacity)).toBeGreaterThanOrEqual(0.7);
    }
    const whole = page.getByRole('region', { name: 'Whole palette' }).getByRole('slider');
    await expect(whole).toHaveCount(4);
    const save = page.getByRole('region', { name: 'Save', exact: true });
    const place = () => save.evaluate((one) => (one as HTMLElement).offsetTop);
    const before = await place();
    await creator.swatch(3).click();
    for (const name of ['Hue', 'Chroma', 'Lightness'] as const) {
      await expect(creator.slider(name)).toBeEnabled();
    }
    await expect(whole).toHaveCount(0);
    expect(await place()).toBe(before);
  });
  await test.step('CREATOR-36: a drag changes the selected color only, and is one undo step', async () => {
    const creator = creatorOn(page);
    await creator.open();
    await creator.swatch(5).click();
    const box = (await creator.slider('Lightness').boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.6, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, y, { steps: 5 });
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 5 });
    await page.mouse.up();

    const colors = await creator.colors();
    expect(colors.slice(0, 4)).toEqual(DEFAULT_COLORS.slice(0, 4));
    expect(colors[4]).not.toBe('#3B82F6');
    await creator.expectUndoCount(1);
    await expect(page).toHaveURL(new RegExp(`colors=.*${colors[4]?.slice(1)}`));
    await creator.undo.click();
    await creator.expectColors(DEFAULT_COLORS);
  });
  await test.step('a color dragged to gray and back keeps its hue; nothing drifts', async () => {
    const creator = creatorOn(page);
    await creator.open('?selected=5');
    await creator.sliderSpace('HSL').click();
    const saturation = creator.slider('Saturation');
    await saturation.focus();
    await page.keyboard.press('Home');
    await expect(creator.hex(5)).toHaveValue('#999999');
    await expect(creator.slider('Hue')).toHaveAttribute('aria-valuetext', '217°');
    await page.keyboard.press('End');
    await expect(creator.slider('Hue')).toHaveAttribute('aria-valuetext', '217°');
    await creator.expectUndoCount(2);
  });
  await test.step('CREATOR-37, CREATOR-38: the accessibility check opens, lists all pairs and closes', async () => {
    const creator = creatorOn(page);
    await creator.open();
    const pairs = page.getByRole('table', { name: 'Pairs' });
    await expect(pairs).toBeHidden();
    await creator.tab('Check').click();
    await expect(pairs.getByRole('rowheader')).toHaveCount(10);
    await expect(
      page.getByRole('row', { name: '#FFFFFF on #3B82F6 3.67 Large text only' }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: '#000000 on #FBBF24 12.57 AAA' })).toBeVisible();

    await page.getByRole('button', { name: 'Hide accessibility check' }).click();
    await expect(pairs).toBeHidden();
    await page.getByRole('button', { name: 'Show accessibility check' }).click();
    await expect(pairs.getByRole('rowheader')).toHaveCount(10);
    await creator.tab('Tune').click();
    await expect(pairs).toBeHidden();
    await expect(page).not.toHaveURL(/check=1/);
  });
  await test.step('CREATOR-39: auto-fix brings a pair to 4.5 by changing the color that is not locked', async () => {
    const creator = creatorOn(page);
    await creator.open('?check=1&locked=2');
    await page.getByRole('button', { name: 'Auto-fix #FB923C on #F472B6' }).click();
    await expect(creator.toasts).toContainText('Color Improved');
    await expect(creator.hex(2)).toHaveValue('#FB923C');
    const fixed = await creator.hex(1).inputValue();
    const row = page.getByRole('row', { name: `#FB923C on ${fixed}` });
    await expect(row).toHaveAccessibleName(/ 4\.5\d AA$/);
    await creator.expectUndoCount(1);
  });
});

const COLORS_TEXT = DEFAULT_COLORS.map((color, i) => `--color-${i + 1}: ${color};`);

test('CREATOR-63, CREATOR-64, CREATOR-65, CREATOR-66, TOAST-02: exports as CSS, JSON and SVG', {
  tag: '@core',
}, async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('?name=Fruit', 'Export');
  for (const [id, format, holds] of [
    ['CREATOR-64', 'CSS', COLORS_TEXT],
    ['CREATOR-65', 'JSON', ['"name": "Fruit"', '"colors"', '"createdAt"', ...DEFAULT_COLORS]],
    ['CREATOR-66', 'SVG', ['width="400" height="80"', ...DEFAULT_COLORS]],
  ] as const) {
    await test.step(`${id}: ${format}`, async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: `Export ${format}` }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe(`fruit.${format.toLowerCase()}`);
      const text = await readFile(await file.path(), 'utf8');
      for (const part of holds) expect(text).toContain(part);
      await expect(creator.toasts).toContainText('Downloaded!');
      await dismissToast(creator.toasts);
    });
  }
});

test('CREATOR-63, CREATOR-67, TOAST-02: PNG export has 100 px per swatch', async ({ page }) => {
  const creator = creatorOn(page);
  await creator.open('', 'Export');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export PNG' }).click();
  const png = await readFile(await (await download).path());
  const pixels = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d')!;
    context.drawImage(image, 0, 0);
    const at = (x: number) => [...context.getImageData(x, 50, 1, 1).data.slice(0, 3)];
    return { width: image.width, height: image.height, ends: [at(0), at(99), at(100), at(499)] };
  }, png.toString('base64'));
  expect(pixels).toEqual({
    width: 500,
    height: 100,
    ends: [
      [0xf4, 0x72, 0xb6],
      [0xf4, 0x72, 0xb6],
      [0xfb, 0x92, 0x3c],
      [0x3b, 0x82, 0xf6],
    ],
  });
  await expect(creator.toasts).toContainText('Downloaded!');
});

test('without a selection the whole palette is tuned, but for what is locked, in one undo step', async ({
  page,
}) => {
  const creator = creatorOn(page);
  await creator.open('?locked=2');
  const whole = page.getByRole('region', { name: 'Whole palette' });
  await whole.getByRole('slider', { name: 'Hue' }).press('PageUp');
  await expect.poll(async () => (await creator.colors())[0]).not.toBe(DEFAULT_COLORS[0]);
  const turned = await creator.colors();
  expect(turned[1]).toBe(DEFAULT_COLORS[1]);
  for (const slot of [0, 2, 3, 4]) expect(turned[slot]).not.toBe(DEFAULT_COLORS[slot]);
  await creator.expectUndoCount(1);
  await whole.getByRole('slider', { name: 'Lightness' }).press('ArrowRight');
  await creator.expectUndoCount(2);
  await page.reload();
  await expect(whole.getByRole('slider', { name: 'Hue' })).toHaveAttribute('aria-valuetext', '0°');

  await whole.getByRole('slider', { name: 'Strength' }).press('Home');
  await expect.poll(() => creator.colors()).not.toContain(turned[0]);
  await whole.getByRole('button', { name: 'Reset' }).click();
  await expect(whole.getByRole('slider', { name: 'Strength' })).toHaveValue('0');
  await creator.lock(1).click();
  for (const slot of [3, 4, 5]) await creator.lock(slot).click();
  await expect(whole).toContainText('All colors are locked.');
});
