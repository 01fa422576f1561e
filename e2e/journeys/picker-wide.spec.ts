import type { Page } from '@playwright/test';
import type { Swatch } from '@swatchwork/extract';

import { main } from '../../packages/cli/src/main.ts';
import { displayP3 } from '../../testing/pictures/picture-files.ts';
import { expectNoViolations } from '../support/axe.ts';
import {
  button,
  extracted,
  hexes,
  layer,
  magnifier,
  notices,
  openWith,
  picked,
  placeOn,
} from '../support/picker-page.ts';
import { expect, test } from '../support/test.ts';
import { onWideScreen } from '../support/wide-screen.ts';

/** Red and green of Display P3; sRGB has the others: its own red, a gray, a brown. */
const COLORS = [
  [255, 0, 0],
  [0, 255, 0],
  [234, 51, 35],
  [128, 128, 128],
  [100, 40, 30],
] as const;

/** Red and green of Display P3 among colors of sRGB that are far from both. */
const APART = [
  [255, 0, 0],
  [0, 255, 0],
  [60, 70, 180],
  [128, 128, 128],
  [100, 40, 30],
] as const;

async function pickAt(page: Page, index: number) {
  const x = (index + 0.5) / COLORS.length;
  const { place } = await placeOn(page, x, 0.5, 20 * COLORS.length, 20);
  await page.mouse.click(place.x, place.y);
}

/** The channels of the color of Display P3 in a text, 0…255. */
function bytesOf(text: string): number[] {
  const [, channels = ''] = /color\(display-p3 ([^)]+)\)/.exec(text) ?? [];
  return channels.split(' ').map((channel) => Number(channel) * 255);
}

for (const format of ['png', 'webp', 'jpeg'] as const) {
  test(`a pixel outside sRGB of a ${format} of Display P3 is picked as what it is`, async ({
    page,
  }) => {
    await openWith(page, await displayP3(COLORS, format));
    await button(page, 'Enable Pixel Picker').click();
    await expect(layer(page)).toBeFocused();
    for (const [i, wanted] of COLORS.slice(0, 2).entries()) {
      await pickAt(page, i);
      await expect(picked(page)).toHaveCount(i + 1);
      await expect(magnifier(page)).toHaveAccessibleName(/: color\(display-p3 /);
      const read = bytesOf(await picked(page).nth(i).innerText());
      expect(read).toHaveLength(3);
      // The profile has eight bits of a channel, a JPEG loses one more.
      for (const [at, channel] of read.entries()) {
        expect(Math.abs(channel - wanted[at]!)).toBeLessThan(5);
      }
    }
    for (let i = 2; i < COLORS.length; i++) await pickAt(page, i);
    await expect(picked(page)).toHaveCount(COLORS.length);
    expect((await hexes(picked(page))).slice(2)).toEqual([
      expect.stringMatching(/^#FF000[0-4]$/),
      '#808080',
      '#6C231A',
    ]);
  });
}

const KINDS = ['png', 'webp', 'jpeg', 'avif'] as const;

test('colors outside sRGB are the same in the page, from the API and from the command line', async ({
  page,
  request,
}) => {
  const wide = (colors: readonly { css?: string | undefined }[]) =>
    colors.flatMap(({ css }) => (css ? [bytesOf(css)] : []));
  for (const format of KINDS) {
    await test.step(format, async () => {
      const file = await displayP3(APART, format);
      await openWith(page, file);
      await expect(page.getByText('40% of this image is outside sRGB.')).toBeVisible();
      const shown = extracted(page).filter({ hasText: 'display-p3' });
      await expect(shown).toHaveCount(2);
      const inPage = (await shown.allInnerTexts()).map(bytesOf);
      const answer = await request.post('/api/v1/colors/extract', {
        multipart: { image: file, preset: 'balanced' },
      });
      const { swatches } = await answer.json();
      const written: string[] = [];
      const code = await main(['extract', '-', '--json', '--preset', 'balanced'], {
        stdout: {},
        env: {},
        write: (text) => written.push(String(text)),
        note: () => undefined,
        readInput: async () => file.buffer,
      });
      expect(code).toBe(0);
      expect(JSON.parse(written.join('')).swatches).toEqual(swatches);
      expect(wide(swatches)).toHaveLength(2);
      for (const [i, wanted] of APART.slice(0, 2).entries()) {
        for (const found of [inPage, wide(swatches)]) {
          const far = (channels: number[]) =>
            Math.max(...channels.map((channel, at) => Math.abs(channel - wanted[at]!)));
          expect(Math.min(...found.map(far)), `${format} ${i}`).toBeLessThan(5);
        }
      }
      const fallbacks = swatches.flatMap(({ hex, css }: Swatch) => (css ? [hex] : []));
      expect((await hexes(shown)).toSorted()).toEqual(fallbacks.toSorted());
    });
  }
});

test('what is done with a color outside sRGB keeps it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await onWideScreen(page);
  await openWith(page, await displayP3(APART, 'png'));
  await test.step('the extracted ones are marked, and the creator gets them', async () => {
    await expect(page.getByText('40% of this image is outside sRGB.')).toBeVisible();
    await expect(extracted(page).filter({ hasText: 'Display P3' })).toHaveCount(2);
    expect(await hexes(extracted(page))).toContain('#808080');
    const link = page.getByRole('link', { name: /^Open in creator/ });
    expect(await link.getAttribute('href')).toContain('display-p3');
    await expectNoViolations(page);
  });
  await test.step('it shows, copies and exports as what it is', async () => {
    await button(page, 'Enable Pixel Picker').click();
    await expect(layer(page)).toBeFocused();
    await pickAt(page, 3);
    await pickAt(page, 0);
    await expect(picked(page)).toHaveCount(2);
    const swatch = picked(page).nth(1).getByRole('button');
    const css = /color\(display-p3 1 0 0\S*\)/.exec(await swatch.innerText())![0];
    expect(
      await swatch
        .locator('span')
        .first()
        .evaluate((span) => getComputedStyle(span).backgroundColor),
    ).toBe(css);
    await expect(page.getByRole('list', { name: 'Value outside sRGB' })).toContainText(css);
    await swatch.click();
    await expect(notices(page)).toContainText(`Color ${css} copied to clipboard.`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(css);
    await expectNoViolations(page);
    const link = page.getByRole('link', { name: 'Open in creator', exact: true });
    const query = new URL((await link.getAttribute('href'))!, page.url()).searchParams;
    expect(query.get('css')).toBe(`_${css}`);
    await button(page, 'Export').click();
    await expect(page.getByRole('dialog', { name: 'Export palette' })).toContainText(css);
  });
});

test('a picture in sRGB has no note', async ({ page }) => {
  await openWith(page, await displayP3(COLORS.slice(2), 'png'));
  await expect(extracted(page)).toHaveCount(3);
  await button(page, 'Enable Pixel Picker').click();
  await pickAt(page, 1);
  await expect(picked(page)).toHaveCount(1);
  await expect(page.getByText('outside sRGB.')).toHaveCount(0);
});
