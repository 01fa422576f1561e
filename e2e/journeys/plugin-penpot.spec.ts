import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

import type { Frame, Page } from '@playwright/test';
import type Axe from 'axe-core';

import { bundle } from '../../scripts/lib/bundle.ts';
import { expectTakenAlong } from '../support/take-along.ts';
import { expect, test } from '../support/test.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What axe finds, in both schemes of Penpot. */
async function expectAccessible(frame: Frame) {
  await frame.evaluate(AXE);
  for (const scheme of ['light', 'dark']) {
    const found = await frame.evaluate(async (name) => {
      document.documentElement.dataset.theme = name;
      const { axe } = window as typeof window & { axe: typeof Axe };
      return (await axe.run()).violations.map(({ id, nodes }) => [id, nodes.length]);
    }, scheme);
    expect(found, scheme).toEqual([]);
  }
}

/** Presses a button, and the milliseconds until the plugin has answered. */
function timeToAnswer(frame: Frame, button: string): Promise<number> {
  return frame.evaluate((id) => {
    const start = performance.now();
    document.getElementById(id)!.click();
    return new Promise<number>((resolve) => {
      addEventListener('message', ({ data }) => {
        if (data?.pluginMessage) resolve(performance.now() - start);
      });
    });
  }, button);
}

/** A page of another origin with Penpot's own runtime, and a stand-in of a file behind it. */
async function startPenpot() {
  const runtime = await bundle({
    entryPoints: ['plugins/penpot/testing/in-runtime.ts'],
    format: 'iife',
    conditions: ['browser'],
  });
  const server = createServer(({ url }, response) => {
    const isScript = url === '/runtime.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript ? runtime : '<!doctype html><title>File</title><script src="/runtime.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Installs and opens the plugin, with its own rights or with others. */
async function loadPlugin(page: Page, baseURL: string, rights: { permissions?: string[] } = {}) {
  await page.evaluate(
    async ([site, given]) => {
      const manifest = await (await fetch(`${site}/plugins/penpot/manifest.json`)).json();
      // What Penpot itself adds: an id, and the folder of the manifest.
      const added = { pluginId: 'swatchwork', host: `${site}/plugins/penpot/` };
      await Reflect.get(globalThis, 'ɵloadPlugin')({ ...manifest, ...added, ...given });
    },
    [baseURL, rights] as const,
  );
}

/** Said in the report, as a figure to compare with those of decision 0068. */
function note(what: string, milliseconds: number) {
  const description = `${what}: ${milliseconds.toFixed(0)} ms`;
  test.info().annotations.push({ type: 'time', description });
}

test.use({ viewport: { width: 1366, height: 900 } });

test("Penpot's plugin, installed by its address in Penpot's own runtime, with a stand-in of the file", {
  tag: '@system',
}, async ({ page, baseURL }) => {
  const penpot = await startPenpot();
  await page.goto(penpot.url);

  await test.step('the manifest can be read from another site, and opens a window', async () => {
    await loadPlugin(page, baseURL!);
  });
  const plugin = page.locator('plugin-modal').frameLocator('iframe');
  await expect(plugin.getByRole('heading', { name: 'Swatchwork' })).toBeVisible();
  const frame = page.frames().find((one) => one.url().includes('/plugins/penpot/ui.html'))!;
  await expect(plugin.locator('html')).toHaveAttribute('data-theme', 'dark');
  const content = (): Promise<string> =>
    page.evaluate(() => Reflect.get(globalThis, 'penpotFile').content());
  const empty = await content();

  await test.step('input that holds no color is refused in words', async () => {
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('alert')).toHaveText('Paste a link or colors, or choose a file.');
    await expectAccessible(frame);
  });

  await test.step('the list comes before the tokens, whose references resolve, and can be taken back', async () => {
    await plugin.getByLabel('Link, colors').fill('#0A66C2, #F59E0B');
    await expect(plugin.getByLabel(/collection for each mode/)).toHaveCount(0);
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('heading', { name: /^\d+ changes$/ })).toBeFocused();
    await expect(
      plugin.getByText('Create token set “Swatchwork” (light, dark, high-contrast)'),
    ).toBeAttached();
    expect(await content()).toBe(empty);
    await expectAccessible(frame);
    const milliseconds = await timeToAnswer(frame, 'apply');
    await expect(plugin.getByRole('heading', { name: /^Made \d+ changes$/ })).toBeFocused();
    note('a theme of three modes', milliseconds);
    const solid = await page.evaluate(() =>
      Reflect.get(globalThis, 'penpotFile').resolve('swatchwork.role.brand-solid'),
    );
    expect(solid).toBe('#0A66C2');
    await plugin.getByRole('button', { name: 'Undo' }).click();
    await expect(plugin.getByRole('heading', { name: /^Undid \d+ changes$/ })).toBeFocused();
    expect(await content()).toBe(empty);
  });

  await test.step('1,000 colors of a file become library colors, and a second time nothing changes', async () => {
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByLabel('Link, colors').fill('');
    const lines = Array.from({ length: 1000 }, (_, i) => `${i % 256} ${i >> 8} 194 Color ${i}`);
    await plugin.getByLabel('Or a file').setInputFiles({
      name: 'many.gpl',
      mimeType: 'text/plain',
      buffer: Buffer.from(`GIMP Palette\n${lines.join('\n')}\n`),
    });
    await plugin.getByLabel('Library colors').check();
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('heading', { name: '1,000 changes' })).toBeFocused();
    const milliseconds = await timeToAnswer(frame, 'apply');
    await expect(plugin.getByRole('heading', { name: 'Made 1,000 changes' })).toBeFocused();
    note('1,000 colors', milliseconds);
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByRole('button', { name: 'Show changes' }).click();
    await expect(plugin.getByRole('heading', { name: /^Nothing to change/ })).toBeFocused();
  });

  await test.step('a selection has its colors, which open on the site, its contrast and its picture', async () => {
    await page.evaluate(() =>
      Reflect.get(globalThis, 'penpotFile').draw({
        type: 'board',
        name: 'Card',
        fills: [{ fillColor: '#FFFFFF', fillOpacity: 1 }],
        children: [
          {
            type: 'text',
            name: 'Quiet',
            fontSize: '16',
            fills: [{ fillColor: '#999999', fillOpacity: 1 }],
            box: [5, 5, 50, 20],
          },
          { name: 'Photo', fills: [Reflect.get(globalThis, 'penpotFile').picture] },
        ],
      }),
    );
    const before = await content();
    await plugin.getByRole('button', { name: 'Back' }).click();
    await plugin.getByRole('button', { name: 'Selection', exact: true }).click();
    await expect(plugin.getByRole('heading', { name: '3 layers, 2 colors' })).toBeFocused();
    await expectAccessible(frame);
    await expect(plugin.getByRole('link', { name: 'Open on the site' })).toHaveAttribute(
      'href',
      `${baseURL}/create-palette?colors=FFFFFF-999999&name=Selection`,
    );
    await expectTakenAlong(page, plugin, 'selection.css', /--color-1: #FFFFFF;/);
    await plugin.getByRole('button', { name: 'Show the nearest fixes' }).click();
    await plugin.getByRole('button', { name: 'Apply' }).click();
    await expect(plugin.getByRole('heading', { name: 'Made 1 change' })).toBeFocused();
    expect(await content()).toContain('#767676');
    await plugin.getByRole('button', { name: 'Undo' }).click();
    await expect(plugin.getByRole('heading', { name: 'Undid 1 change' })).toBeFocused();
    expect(await content()).toBe(before);
    await plugin.getByRole('button', { name: 'Start over' }).click();
    await plugin.getByRole('button', { name: 'Colors of “Photo”' }).click();
    await expect(plugin.getByRole('list', { name: 'Colors of “Photo”' })).toHaveText(
      '#0A66C2 50%#F59E0B 50%',
    );
  });

  const width = await frame.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await test.step('without the right to read content there is a sentence', async () => {
    await page.goto(penpot.url);
    await loadPlugin(page, baseURL!, { permissions: ['library:read'] });
    await plugin.getByRole('button', { name: 'Selection', exact: true }).click();
    await expect(plugin.getByRole('alert')).toHaveText(
      /^Penpot did not let the plugin read the selection\. Install the plugin again with/,
    );
  });
  penpot.close();
});
