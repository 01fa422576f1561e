import type { Page } from '@playwright/test';

/** A style sheet, and what is set on the root of its page, one after the other. */
export interface SheetToPaint {
  readonly css: string;
  /** Sets of classes and attributes, such as `.dark` and `[data-theme=dark]`. */
  readonly states: readonly (readonly string[])[];
}

/** What the page paints for each token over white, over black and over gray; none for no color. */
export type PaintedToken = readonly (readonly [number, number, number])[] | null;

/** The opaque colors below the tokens. */
export const GROUNDS = ['#ffffff', '#000000', '#808080'] as const;

/**
 * Paints the tokens `--t0`, `--t1` and so on of style sheets as a browser computes them, for one wish of
 * the device.
 *
 * @returns By sheet, by set of states and by token.
 */
export async function paintSheets(
  page: Page,
  sheets: readonly SheetToPaint[],
  tokens: number,
  wish: { colorScheme: 'light' | 'dark'; contrast: 'no-preference' | 'more' },
): Promise<PaintedToken[][][]> {
  await page.emulateMedia(wish);
  return await page.evaluate(paintAll, { sheets, tokens, grounds: [...GROUNDS] });
}

/** Runs in the page, so it uses nothing from outside of itself. */
function paintAll({
  sheets,
  tokens,
  grounds,
}: {
  sheets: readonly SheetToPaint[];
  tokens: number;
  grounds: readonly string[];
}): PaintedToken[][][] {
  const root = document.documentElement;
  // Each has the color of the text where its own value is none.
  const properties = [
    ...['border-top-color', 'border-right-color', 'border-bottom-color', 'border-left-color'],
    ...['outline-color', 'column-rule-color', 'text-decoration-color', 'text-emphasis-color'],
    ...['-webkit-text-fill-color', '-webkit-text-stroke-color'],
  ].slice(0, tokens);
  const fallback = 'rgb(1, 2, 3)';
  const style = [
    `color: ${fallback} !important`,
    ...properties.map((property, i) => `${property}: var(--t${i}) !important`),
  ];
  /** Mixtures may be lighter than white; read again, as text, they would be cut, which pages do not. */
  const isCutByCanvas = (color: string) => {
    const [, space = '', lightness] = /^(oklab|oklch|lab|lch)\(([\d.]+)/.exec(color) ?? [];
    return Number(lightness) > (space.startsWith('ok') ? 1 : 100);
  };
  const canvas = new OffscreenCanvas(tokens, grounds.length);
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  return sheets.map(({ css, states }) => {
    sheet.replaceSync(css);
    return states.map((set) => {
      for (const { name } of [...root.attributes]) root.removeAttribute(name);
      root.setAttribute('style', style.join(';'));
      for (const state of set) {
        const [name = '', value = ''] = state.slice(1, -1).split('=');
        if (state.startsWith('.')) root.classList.add(state.slice(1));
        else root.setAttribute(name, value);
      }
      const computed = getComputedStyle(root);
      const read = (property: string) => computed.getPropertyValue(property);
      const colors = properties.map((property, i) => {
        const color = read(property);
        if (!isCutByCanvas(color)) return color;
        root.style.setProperty(property, `color(from var(--t${i}) xyz x y z / alpha)`, 'important');
        return read(property);
      });
      for (const [y, ground] of grounds.entries()) {
        context.fillStyle = ground;
        context.fillRect(0, y, tokens, 1);
        for (const [x, color] of colors.entries()) {
          context.fillStyle = color;
          context.fillRect(x, y, 1, 1);
        }
      }
      const { data } = context.getImageData(0, 0, tokens, grounds.length);
      return colors.map((color, x) => {
        if (color === fallback) return null;
        return grounds.map((_, y): [number, number, number] => {
          const at = 4 * (y * tokens + x);
          return [data[at]!, data[at + 1]!, data[at + 2]!];
        });
      });
    });
  });
}
