import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { PNG } from 'pngjs';

import { formatHex, type Hex } from '../../packages/color/src/index.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The least part of a page that a color covers to be looked for. */
const SEEN = 0.005;

/**
 * The colors that a page must be found to have: those that cover half a percent of its picture, and for
 * pages whose pictures or gradients have no such pixels, those that it names itself.
 */
export async function colorsOf(page: Page): Promise<Hex[]> {
  const named = page.locator('meta[name=colors]');
  if ((await named.count()) > 0) {
    return (await named.getAttribute('content'))!.split(' ') as Hex[];
  }
  const { data, width, height } = PNG.sync.read(await page.screenshot({ fullPage: true }));
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const color = data.readUIntBE(i, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const least = SEEN * width * height;
  return [...counts].filter(([, count]) => count >= least).map(([color]) => hexOf(color));
}

const hexOf = (color: number): Hex =>
  formatHex({ r: (color >> 16) / 255, g: ((color >> 8) & 255) / 255, b: (color & 255) / 255 });

/** The beginnings of the texts whose contrast axe finds too low, in all frames of a page. */
export async function axeFailures(page: Page): Promise<string[]> {
  const found = await Promise.all(page.frames().map(failuresIn));
  return found.flat().toSorted();
}

async function failuresIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  return frame.evaluate(async () => {
    const { axe } = window as typeof window & { axe: typeof Axe };
    const { violations } = await axe.run({
      runOnly: ['color-contrast'],
      elementRef: true,
      iframes: false,
    });
    return violations
      .flatMap(({ nodes }) => nodes)
      .map(({ element }) => {
        const texts = [...element!.childNodes].filter((node) => node instanceof Text);
        const first = texts.find(({ nodeValue }) => nodeValue?.trim());
        return first?.nodeValue?.trim().replaceAll(/\s+/g, ' ') ?? '';
      });
  });
}

/** Fails with what axe finds wrong with a popup, in light and in dark; its samples of failures must fail. */
export async function expectAccessible(popup: Page): Promise<void> {
  if (!(await popup.evaluate(() => 'axe' in window))) await popup.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await popup.emulateMedia({ colorScheme });
    const found = await popup.evaluate(async () => {
      const { axe } = window as typeof window & { axe: typeof Axe };
      return (await axe.run({ exclude: ['.sample'] })).violations.map(({ id, nodes }) => [
        id,
        nodes[0]?.html,
      ]);
    });
    expect(found, colorScheme).toEqual([]);
  }
  await popup.emulateMedia({ colorScheme: 'light' });
}
