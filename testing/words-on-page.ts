import type { Page } from '@playwright/test';

import {
  type AlphaColor,
  contrastRatio,
  formatHex,
  layerOver,
  parseColor,
  seenOn,
} from '../packages/color/src/index.ts';

/**
 * What words of a page look like: their color, what is behind them, and the contrast of the two, in
 * 8 bits. Translucent colors are laid over what is behind them.
 *
 * @param selector Of these elements, those that have words of their own.
 * @throws {TypeError} If there is no background behind some.
 */
export async function wordsOn(page: Page, selector: string) {
  const words = await page.evaluate((selected) => {
    const hasWords = (element: Element) =>
      element.getClientRects().length > 0 &&
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    return [...document.querySelectorAll(selected)].filter(hasWords).map((element) => {
      const backgrounds = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        backgrounds.push(getComputedStyle(one).backgroundColor);
      }
      const { localName, textContent } = element;
      return { localName, textContent, color: getComputedStyle(element).color, backgrounds };
    });
  }, selector);
  return words.map(({ color, backgrounds, ...one }) => {
    const layers = backgrounds.map(read);
    const opaque = layers.findIndex(({ alpha }) => alpha === 1);
    const behind = layers.slice(0, opaque + 1).reduceRight((under, top) => layerOver(top, under));
    const background = seenOn(behind, behind.color);
    return {
      ...one,
      color,
      background: formatHex(background),
      ratio: contrastRatio(seenOn(read(color), background), background),
    };
  });
}

/** @throws {TypeError} If it is no color. */
function read(text: string): AlphaColor {
  const { color, alpha } = parseColor(text)!;
  return { color, alpha };
}
