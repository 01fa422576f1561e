import { type ParsedColor, parseColor } from '@swatchwork/color';
import { evaluateColor, isColorFunction } from '@swatchwork/color/css';

import type { Component } from '../../contexts/css/components.ts';
import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { scanCode } from '../../text/scan-code.ts';
import { oneLine } from '../../text/text.ts';
import { noteLeftovers, type Span } from '../explicit.ts';
import { NOTATION } from '../names.ts';
import { withoutConditions } from './declarations.ts';
import { sheetFunctions } from './sheet-functions.ts';
import { allParts, readValue } from './sheet-values.ts';

/** Where a part of a style sheet ends. */
const END = /[{};]/g;

const PROPERTY =
  /^(?:(?:[a-z]{1,20}-){0,4}color|background|border(?:-[a-z]{1,10}){0,2}|outline|fill|stroke|(?:box|text)-shadow)$/;

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
  const { code } = scanCode(text, 'css');
  const palette = new PaletteBuilder('CSS');
  const seen = new Set<string>();
  const named = new Map<string, string>();
  const selectors: string[] = [];
  const done: Span[] = [];
  const unread: string[] = [];
  let depth = 0;
  let from = 0;
  let repeated = 0;
  for (const { 0: end, index } of code.matchAll(END)) {
    const part = code.slice(from, Math.min(index, from + LONGEST)).trim();
    const selector = depth > 0 ? selectors[depth - 1] : undefined;
    if (end === '{') {
      if (depth < DEEPEST) selectors[depth] = selectorName(part);
      depth += 1;
    } else if (selector) {
      const [property = '', colors, problem] = declaration(part);
      const notation = NOTATION.exec(selector)?.[0] ?? '';
      const base = selector.slice(0, selector.length - notation.length);
      if (problem !== undefined) unread.push(problem);
      if (problem !== undefined || colors.some(({ css }) => css === undefined)) {
        done.push([from, index]);
      }
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
      if (notation) done.push([from, index]);
    }
    if (end === '}') depth = Math.max(0, depth - 1);
    from = index + end.length;
  }
  palette.tally(repeated, 'repeated {color was|colors were} left out.');
  const such = unread[0]?.slice(0, 100);
  palette.tally(
    unread.length,
    '{declaration was|declarations were} not read in {full|full, such as}: %.',
    such,
  );
  noteLeftovers(withoutConditions(code), palette, done);
  return palette.build();
}

/** A color and the text that it was read from, unless it was computed. */
type CssColor = ParsedColor & { css?: string | undefined };

/** A property that paints, the colors in its value, and why one of them is not read. */
function declaration(
  part: string,
): [property: string, colors: CssColor[], problem?: string | undefined] {
  const colon = part.indexOf(':');
  const property = part.slice(0, Math.max(0, colon)).trim().toLowerCase();
  if (!PROPERTY.test(property)) return ['', []];
  const value = part
    .slice(colon + 1)
    .replace(/!important\s{0,9}$/, '')
    .trim();
  const whole = parseColor(value);
  if (whole) return [property, [{ ...whole, css: value }]];
  if (!/[#(]|\s/.test(value)) return [property, []];
  const colors: CssColor[] = [];
  const problem = collect(readValue(value, 'CSS'), value, colors);
  return [property, colors, problem];
}

const FUNCTIONS = sheetFunctions('SCSS');

/**
 * Adds the colors of a value, such as those of shadows and gradients.
 *
 * @returns Why one of them is not read.
 */
function collect(
  parts: readonly Component[],
  text: string,
  colors: CssColor[],
): string | undefined {
  let problem: string | undefined;
  for (const part of parts) {
    if (part.type === 'function' && /gradient$|^image-set$|^drop-shadow$/.test(part.name)) {
      problem = collect(part.body, text, colors) ?? problem;
    } else if (part.type === 'hash' || part.type === 'function' || part.type === 'ident') {
      const css = text.slice(part.start, part.end);
      const literal = parseColor(css);
      const color = literal ?? evaluateColor([part], 'light', FUNCTIONS);
      if (typeof color !== 'string') {
        if (color.alpha > 0 || part.type !== 'ident') {
          colors.push({ ...color, css: literal ? css : undefined });
        }
        if (part.type === 'function' && isTwofold(part)) {
          problem = 'the light color of light-dark() was used';
        }
      } else if (part.type === 'function' && mayBeColor(part)) problem = color;
    }
  }
  return problem;
}

const isTwofold = (part: Component): boolean =>
  [...allParts([part])].some((one) => one.type === 'function' && one.name === 'light-dark');

const mayBeColor = ({ name, body }: { name: string; body: readonly Component[] }): boolean =>
  name === 'light-dark' ||
  (name !== 'var' &&
    name !== 'url' &&
    !isColorFunction(name) &&
    body.some((one) => one.type === 'hash'));

/** `.brand` is named brand. */
const selectorName = (selector: string): string => oneLine(selector).replace(/^[.#]/, '');
