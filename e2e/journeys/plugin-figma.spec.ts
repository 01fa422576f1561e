import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, type Frame, test } from '@playwright/test';

import type Axe from 'axe-core';

import { bundle } from '../../scripts/lib/bundle.ts';
import { readFigma } from '../../scripts/lib/pack-plugins.ts';
import { expectTakenAlong } from '../support/take-along.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** A frame that has an origin of its own and no clipboard, as a design tool gives it. */
const FRAME =
  '<iframe title="Plugin" width="320" height="560" sandbox="allow-scripts allow-forms allow-downloads"></iframe>';

/** What axe finds, in the light and the dark of the host. */
async function expectAccessible(frame: Frame) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  for (const scheme of ['figma-light', 'figma-dark']) {
    const found = await frame.evaluate(async (name) => {
      document.documentElement.className = name;
      const { axe } = window as typeof window & { axe: typeof Axe };
      return (await axe.run()).violations.map(({ id, nodes }) => [id, nodes.length]);
    }, scheme);
    expect(found, scheme).toEqual([]);
  }
}

test("Figma's plugin, in a page of ours with a stand-in of the file", { tag: '@system' }, async ({
  page,
}) => {
  const { 'ui.html': ui } = await readFigma();
  const requested: string[] = [];
  page.on('request', ({ url }) => requested.push(url()));
  await page.setContent(FRAME);
  await page.addScriptTag({
    content: await bundle({
      entryPoints: ['plugins/figma/testing/in-page.ts'],
      format: 'iife',
      globalName: 'host',
    }),
  });
  await page.evaluate((html) => {
    const { host } = window as typeof window & {
      host: { answer(data: unknown): Promise<unknown> };
    };
    addEventListener('message', async ({ data, source }) => {
      const pluginMessage = await host.answer(data.pluginMessage);
      source?.postMessage({ pluginMessage }, { targetOrigin: '*' });
    });
    document.querySelector('iframe')!.srcdoc = html;
  }, ui);
  const plugin = page.frameLocator('iframe');
  await expect(plugin.getByRole('heading', { name: 'Swatchwork' })).toBeVisible();
  const frame = page.frames()[1]!;

  await test.step('input that holds no color is refused in words', async () => {
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('alert')).toHaveText('Paste a link or colors, or choose a file.');
    await expectAccessible(frame);
  });

  await test.step('the list comes before the changes, which can be taken back', async () => {
    await plugin.getByLabel('Link, colors').fill('#0A66C2, #F59E0B');
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('heading', { name: /^\d+ changes$/ })).toBeFocused();
    await expect(
      plugin.getByText('Create variable role/brand-solid', { exact: true }),
    ).toBeAttached();
    await expectAccessible(frame);
    const width = await frame.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);

    await plugin.getByRole('button', { name: 'Apply' }).click();
    await expect(plugin.getByRole('heading', { name: /^Made \d+ changes$/ })).toBeFocused();
    await expectAccessible(frame);
    await plugin.getByRole('button', { name: 'Undo' }).click();
    await expect(plugin.getByRole('heading', { name: /^Undid \d+ changes$/ })).toBeFocused();
  });

  await test.step('a file becomes styles, and a second time there is nothing to change', async () => {
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByLabel('Link, colors').fill('');
    await plugin.getByLabel('Or a file').setInputFiles({
      name: 'blue.gpl',
      mimeType: 'text/plain',
      buffer: Buffer.from('GIMP Palette\n10 102 194 Blue\n'),
    });
    await plugin.getByLabel('Color styles').check();
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('listitem')).toHaveText(['Create style Swatchwork/Blue']);
    await plugin.getByRole('button', { name: 'Apply' }).click();
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('heading', { name: /^Nothing to change/ })).toBeFocused();
    await expect(plugin.getByRole('button', { name: 'Apply' })).toBeHidden();
  });

  await test.step('of a selection: colors, contrast with its fix, and a color replaced', async () => {
    await page.evaluate(() => {
      const paint = (r: number, g: number, b: number) => ({ type: 'SOLID', color: { r, g, b } });
      const { host } = window as typeof window & { host: { draw(...given: unknown[]): void } };
      const [quiet, blue] = [paint(0.6, 0.6, 0.6), paint(10 / 255, 102 / 255, 194 / 255)];
      const photo = { type: 'IMAGE', imageHash: 'picture', scaleMode: 'FILL' };
      host.draw({
        type: 'FRAME',
        name: 'Card',
        fills: [paint(1, 1, 1)],
        children: [
          { type: 'TEXT', name: 'Quiet', fontSize: 16, fills: [quiet], box: [5, 5, 50, 20] },
          { name: 'Button', fills: [blue] },
          { name: 'Photo', fills: [photo] },
        ],
      });
    });
    await plugin.getByRole('button', { name: 'Back' }).click();
    await plugin.getByRole('button', { name: 'Selection', exact: true }).click();
    await expect(plugin.getByRole('heading', { name: '4 layers, 3 colors' })).toBeFocused();
    await expectAccessible(frame);
    await expect(plugin.getByLabel('Export', { exact: true })).toHaveValue(/--color-1: #FFFFFF;/);
    await expectTakenAlong(page, plugin, 'selection.css', /--color-1: #FFFFFF;/);

    await expect(plugin.getByText('“Quiet”: 2.84, too low, needs 4.5')).toBeVisible();
    await plugin.getByRole('button', { name: 'Show the nearest fixes' }).click();
    await expect(plugin.getByRole('listitem')).toHaveText([
      'Change the fill of “Quiet” from #999999 to #767676',
    ]);
    await plugin.getByRole('button', { name: 'Apply' }).click();
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await expect(plugin.getByText('“Quiet”: 4.54, passes 4.5')).toBeVisible();

    await plugin.getByLabel('Color', { exact: true }).selectOption('#0A66C2');
    await expect(plugin.getByLabel('Replace with, nearest first')).toContainText('Swatchwork/Blue');
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('listitem')).toHaveText([
      'Change the fill of “Button” from #0A66C2 to Swatchwork/Blue (#0A66C2)',
    ]);
    await plugin.getByRole('button', { name: 'Apply' }).click();
    await plugin.getByRole('button', { name: 'Undo' }).click();
    await expect(plugin.getByRole('heading', { name: 'Undid 1 change' })).toBeFocused();
  });

  await test.step('the colors of a picture become styles', async () => {
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByRole('button', { name: 'Colors of “Photo”' }).click();
    await expect(plugin.getByRole('heading', { name: 'Colors of “Photo”' })).toBeFocused();
    await plugin.getByRole('button', { name: 'Make color styles' }).click();
    await expect(plugin.getByRole('listitem')).toHaveText([
      'Create style Photo/1',
      'Create style Photo/2',
    ]);
    const width = await frame.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });

  expect(requested.filter((url) => !url.startsWith('about:'))).toEqual([]);
});
