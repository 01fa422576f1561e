import { type ParsedColor, parseColor } from '@swatchwork/color';

import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { oneLine } from '../text/text.ts';

/** Where a part of a style sheet ends; comments are skipped. */
const END = /\/\*[\s\S]*?(?:\*\/|$)|[{};]/g;

const PROPERTY =
  /^(?:(?:[a-z]{1,20}-){0,4}color|background|border(?:-[a-z]{1,10}){0,2}|outline|fill|stroke|(?:box|text)-shadow)$/;

const COLOR = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,100}\)/gi;

/** The notations in which Adobe Color repeats each of its colors. */
const NOTATION = /-(?:hex|rgba|hsla)$/;

const MOST_REPEATED = 100_000;
const DEEPEST = 64; // blocks in blocks; colors in deeper ones are not looked for

const LONGEST = 400; // characters of a selector or a declaration that are looked at

/** Whether a text has a block with a declaration. */
export const looksLikeRules = (text: string): boolean =>
  /[{;]\s{0,100}[a-z-]{1,40}\s{0,20}:/i.test(text);

/**
 * Reads the colors of the rules of a style sheet, each once: named by its selector, and by its
 * property unless that is `color`.
 *
 * @throws {FormatError} If no declaration has a color.
 * @see https://www.w3.org/TR/css-syntax-3/
 */
export function readRules(text: string): ReadPalette {
  const palette = new PaletteBuilder('CSS');
  const seen = new Set<string>();
  const named = new Map<string, string>();
  const selectors: string[] = [];
  let depth = 0;
  let from = 0;
  let repeated = 0;
  for (const { 0: end, index } of text.matchAll(END)) {
    const part = text.slice(from, Math.min(index, from + LONGEST)).trim();
    if (end.startsWith('/*') && part !== '') continue; // within a part
    const selector = depth > 0 ? selectors[depth - 1] : undefined;
    if (end === '{') {
      if (depth < DEEPEST) selectors[depth] = selectorName(part);
      depth += 1;
    } else if (selector) {
      const [property = '', colors] = declaration(part);
      const notation = NOTATION.exec(selector)?.[0] ?? '';
      const base = selector.slice(0, selector.length - notation.length);
      for (const color of colors) {
        const { r, g, b } = color.color;
        const key = [r, g, b, color.alpha].join();
        const isOtherNotation = notation !== '' && (named.get(base) ?? notation) !== notation;
        if (seen.has(key) || isOtherNotation) {
          repeated += 1;
          if (repeated > MOST_REPEATED) {
            const problem = `more than ${MOST_REPEATED} repeated colors`;
            throw new FormatError('too_large', 'CSS', from, problem);
          }
        } else {
          seen.add(key);
          if (notation) named.set(base, notation);
          const name = property === 'color' ? base : `${base} ${property}`;
          palette.add(color.color, from, { name, alpha: color.alpha, css: color.css });
        }
      }
    }
    if (end === '}') depth = Math.max(0, depth - 1);
    from = index + end.length;
  }
  palette.tally(repeated, 'repeated color was left out.', 'repeated colors were left out.');
  return palette.build();
}

/** A color and the text that it was read from. */
type CssColor = ParsedColor & { css: string };

/** A property that paints, and the colors in its value. */
function declaration(part: string): [property: string, colors: CssColor[]] {
  const colon = part.indexOf(':');
  const property = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
  if (!PROPERTY.test(property)) return ['', []];
  const value = part
    .slice(colon + 1)
    .replace(/!important\s{0,9}$/, '')
    .trim();
  const whole = parseColor(value);
  if (whole) return [property, [{ ...whole, css: value }]];
  const colors = [...value.matchAll(COLOR)].flatMap(([css]) => {
    const color = parseColor(css);
    return color ? [{ ...color, css }] : [];
  });
  return [property, colors];
}

/** `.brand` is named brand. */
const selectorName = (selector: string): string => oneLine(selector).replace(/^[.#]/, '');
