import type { Locator, Page } from '@playwright/test';
import type { PictureFile } from '../../testing/pictures/picture-files.ts';
import { openPage } from './open-page.ts';
import { expect } from './test.ts';

export const PICKER = '/color-picker';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const preview = (page: Page) => page.getByRole('img', { name: /^Chosen: / });
export const layer = (page: Page) => page.getByRole('application');
export const magnifier = (page: Page) => page.getByRole('img', { name: /^Magnifier/ });
export const pickMark = (page: Page) => page.getByRole('img', { name: /^Picked here/ });
export const notices = (page: Page) => page.getByRole('status', { name: 'Notifications' });
export const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('tab', { name, exact: true });

const list = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem');
export const extracted = (page: Page) => list(page, 'Extracted colors');
export const picked = (page: Page) => list(page, 'Picked colors');

/** The hexes of a list of colors. */
export const hexes = async (items: Locator) =>
  (await items.allInnerTexts()).map((text) => /#[0-9A-F]{6}/.exec(text)?.[0]);

/** Chooses a file, as the browser's dialog does, and waits until the page has read it. */
export async function choose(page: Page, file: PictureFile) {
  await page.locator('input[name=image]').setInputFiles(file);
  await expect(page.getByText(/^\d+ × \d+ pixels/)).toBeVisible();
}

/** Opens the picker with a picture. */
export async function openWith(page: Page, file: PictureFile) {
  await openPage(page, PICKER);
  await choose(page, file);
}

export async function extractColors(page: Page) {
  await button(page, 'Extract Dominant Colors').click();
  await expect(notices(page)).toContainText('Colors Extracted!');
}

/** A data transfer with a file, created in the page, for drops. */
export const transferOf = (page: Page, { name, mimeType, buffer }: PictureFile) =>
  page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type }));
      return transfer;
    },
    { name, type: mimeType, base64: buffer.toString('base64') },
  );

/**
 * A place on the displayed picture, and its pixel.
 *
 * @param x 0…1 from the left, as `y` from the top.
 */
export async function placeOn(page: Page, x: number, y: number, width: number, height: number) {
  const box = await preview(page).boundingBox();
  if (!box) throw new Error('The picture does not show');
  const place = { x: Math.round(box.x + x * box.width), y: Math.round(box.y + y * box.height) };
  const pixel = {
    x: Math.floor(((place.x - box.x) / box.width) * width),
    y: Math.floor(((place.y - box.y) / box.height) * height),
  };
  return { place, pixel };
}
