import type { Page } from '@playwright/test';

import { contrastRatio, parseColor } from '../packages/color/src/index.ts';

/**
 * What words of a page look like: their color, what is behind them, and the contrast of the two.
 *
 * @throws {TypeError} If there is no background behind some.
 */
export async function wordsOn(page: Page, selector: string) {
  const words = await page.evaluate((selected) => {
    const transparent = 'rgba(0, 0, 0, 0)';
    return [...document.querySelectorAll(selected)].map((element) => {
      const backgrounds = [];
      for (let one: Element | null = element; one; one = one.parentElement) {
        backgrounds.push(getComputedStyle(one).backgroundColor);
      }
      const background = backgrounds.find((color) => color !== transparent) ?? '';
      const { localName, textContent } = element;
      return { localName, textContent, color: getComputedStyle(element).color, background };
    });
  }, selector);
  return words.map((one) => ({
    ...one,
    ratio: contrastRatio(seen(one.color), seen(one.background)),
  }));
}

const seen = (text: string) => parseColor(text)!.color;
