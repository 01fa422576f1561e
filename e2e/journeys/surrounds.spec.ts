import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

import { SURROUNDS } from '../../apps/web/app/shell/surround.ts';
import { openPage } from '../support/open-page.ts';
import { expect, test } from '../support/test.ts';

const show = (page: Page, surround: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, surround);

/** The largest difference between two channels of a pixel, 0 to 255: 0 where all is neutral. */
async function spreadOf(target: Locator): Promise<number> {
  const picture = sharp(await target.screenshot())
    .removeAlpha()
    .raw();
  const { data } = await picture.toBuffer({ resolveWithObject: true });
  let most = 0;
  for (let at = 0; at < data.length; at += 3) {
    const channels = [...data.subarray(at, at + 3)];
    most = Math.max(most, Math.max(...channels) - Math.min(...channels));
  }
  return most;
}

/** Pixels of the right end of a field that differ from its ground. */
async function inkAtEnd(target: Locator): Promise<number> {
  const picture = sharp(await target.screenshot()).grayscale();
  const { width = 0, height = 0 } = await sharp(await target.screenshot()).metadata();
  const end = { left: width - 40, top: 4, width: 36, height: height - 8 };
  const { data } = await picture.extract(end).raw().toBuffer({ resolveWithObject: true });
  const ground = data[0] ?? 0;
  return data.filter((value) => Math.abs(value - ground) > 60).length;
}

test('the cross of a search field is ours: neutral in every surround, and it clears the field', {
  tag: '@system',
}, async ({ page }) => {
  await openPage(page, '/learn-colors');
  const field = page.getByRole('searchbox', { name: 'Search articles' });
  const empty = await inkAtEnd(field);
  await field.fill('i');
  for (const surround of SURROUNDS) {
    await show(page, surround);
    expect(await spreadOf(field), surround).toBe(0);
    expect(await inkAtEnd(field), surround).toBeGreaterThan(empty + 10);
  }
  const box = (await field.boundingBox())!;
  await page.mouse.click(box.x + box.width - 24, box.y + box.height / 2);
  await expect(field).toHaveValue('');
});

test('every select has the same chevron, none the one of the browser', async ({ page }) => {
  for (const path of ['/palette-visualizer', '/explore-palettes', '/web-safe-colors']) {
    await openPage(page, path);
    const selects = page.locator('select');
    expect(await selects.count()).toBeGreaterThan(0);
    for (const select of await selects.all()) {
      await expect(select).toHaveCSS('appearance', 'none');
      await expect(select.locator('xpath=following-sibling::*[1]')).toHaveClass(/chevron-down/);
    }
  }
});

test('in the gray surround muted text is told from other text', async ({ page }) => {
  await openPage(page, '/learn-colors');
  await show(page, 'grey');
  const look = (target: Locator) =>
    target.evaluate((element) => {
      const { color, fontWeight } = getComputedStyle(element);
      return { color, weight: Number(fontWeight) };
    });
  const card = page.getByRole('list', { name: 'Articles' }).getByRole('listitem').first();
  const title = await look(card.getByRole('heading'));
  const excerpt = await look(card.getByRole('paragraph').first());
  expect(excerpt.weight).toBeLessThan(400);
  expect(title.weight - excerpt.weight).toBeGreaterThanOrEqual(200);
  expect(excerpt.color).not.toBe(title.color);
});

test('the visualizer says which cones a color vision is about', async ({ page }) => {
  await openPage(page, '/palette-visualizer');
  const vision = page.getByRole('combobox', { name: 'Color vision' });
  await vision.selectOption('Deutan: green cones missing or shifted');
  await expect(page).toHaveURL(/vision=deutan/);
});
