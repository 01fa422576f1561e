import type { Page } from '@playwright/test';

/** Channels of sRGB, which may lie outside of 0…1, and the opacity. */
export type ComputedColor = readonly [r: number, g: number, b: number, alpha: number];

/** What a browser computes of texts; null for one that is no color to it. */
export const computedColors = (
  page: Page,
  texts: readonly string[],
): Promise<(ComputedColor | null)[]> => page.evaluate(computeAll, texts);

/** Runs in the page, so it uses nothing from outside of itself. */
function computeAll(texts: readonly string[]): (ComputedColor | null)[] {
  const { style } = document.documentElement;
  const computed = getComputedStyle(document.documentElement);
  const numbers = () => (computed.color.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  return texts.map((text) => {
    if (!CSS.supports('color', text)) return null;
    style.color = text;
    if (computed.color.startsWith('rgb')) {
      const [r = 0, g = 0, b = 0, alpha = 1] = numbers();
      return [r / 255, g / 255, b / 255, alpha];
    }
    // What the end of a text closes, it does not close within `var()`.
    const open = text.split('(').length - text.split(')').length;
    style.setProperty('--any', text + ')'.repeat(open));
    style.color = 'color(from var(--any) srgb r g b / alpha)';
    const [r = 0, g = 0, b = 0, alpha = 1] = numbers();
    return [r, g, b, alpha];
  });
}
