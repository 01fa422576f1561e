import type { Page } from '@playwright/test';

/** A style sheet, and what is set on the root and the body of its page, one after the other. */
export interface SheetToPaint {
  readonly css: string;
  /** Sets of classes and attributes, such as `.dark`, `[data-theme=dark]` and `body.dark`. */
  readonly states: readonly (readonly string[])[];
}

type Rgb = readonly [r: number, g: number, b: number];

/** A token that is a color; null for one that is none. */
export type PaintedToken = {
  /** The pixels of 8 bits over white, over black and over gray. */
  readonly pixels: readonly Rgb[];
  /** The color before it is cut, laid on a ground and rounded: sRGB, 1 for full light. */
  readonly computed: { readonly rgb: Rgb; readonly alpha: number };
} | null;

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
  const { documentElement: root, body } = document;
  // Each has the color of the text where its own value is none. They stand in the order in which
  // Chromium computes them, as a token in a circle depends on which one is asked for first.
  const properties = [
    ...['border-bottom-color', 'border-left-color', 'border-right-color', 'border-top-color'],
    ...['column-rule-color', 'outline-color', 'text-decoration-color', 'text-emphasis-color'],
    ...['-webkit-text-fill-color', '-webkit-text-stroke-color'],
  ].slice(0, tokens);
  // No token has it by chance, as the 8 bits of an older notation may.
  const fallback = 'color(srgb 0.012345 0.023456 0.034567)';
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
  // 16 bits in place of 8; TypeScript does not know these options yet.
  const fine = { willReadFrequently: true, colorType: 'float16' };
  const exact = new OffscreenCanvas(tokens, 1).getContext('2d', fine)!;
  const asFloats: ImageDataSettings & { pixelFormat: string } = { pixelFormat: 'rgba-float16' };
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [sheet];
  return sheets.map(({ css, states }) => {
    sheet.replaceSync(css);
    return states.map((set) => {
      for (const element of [root, body]) {
        for (const { name } of [...element.attributes]) element.removeAttribute(name);
      }
      body.setAttribute('style', style.join(';'));
      for (const placed of set) {
        const [element, state] = placed.startsWith('body')
          ? [body, placed.slice(4)]
          : [root, placed];
        const [name = '', value = ''] = state.slice(1, -1).split('=');
        if (state.startsWith('.')) element.classList.add(state.slice(1));
        else element.setAttribute(name, value);
      }
      const computed = getComputedStyle(body);
      const read = (property: string) => computed.getPropertyValue(property);
      const colors = properties.map((property, i) => {
        const color = read(property);
        if (!isCutByCanvas(color)) return color;
        body.style.setProperty(property, `color(from var(--t${i}) xyz x y z / alpha)`, 'important');
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
      exact.clearRect(0, 0, tokens, 1);
      for (const [x, color] of colors.entries()) {
        exact.fillStyle = color;
        exact.fillRect(x, 0, 1, 1);
      }
      const { data: floats } = exact.getImageData(0, 0, tokens, 1, asFloats);
      return colors.map((color, x) => {
        if (color === fallback) return null;
        const pixels = grounds.map((_, y): Rgb => {
          const at = 4 * (y * tokens + x);
          return [data[at]!, data[at + 1]!, data[at + 2]!];
        });
        const [r = 0, g = 0, b = 0, alpha = 0] = floats.subarray(4 * x, 4 * x + 4);
        return { pixels, computed: { rgb: [r, g, b], alpha } };
      });
    });
  });
}
