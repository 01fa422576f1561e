import { parseColor } from '@swatchwork/color';

import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { joinNames, slug } from '../text/text.ts';
import { firstComment } from './read-variables.ts';

const FORMAT = 'Tailwind';

/** The tokens of a JavaScript object, as far as colors need them. */
const PART =
  /\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|(?:"([^"\n]{0,200})"|'([^'\n]{0,200})'|(?<![\w$-])([\w$-]{1,200})(?![\w$-]))\s{0,100}:|(?<![\w$.])([\w$]{1,200})\s{0,9}=(?=\s{0,9}["'`])|=(?=\s{0,9}\{)|"([^"\n]{0,200})"|'([^'\n]{0,200})'|`([^`\n]{0,200})`|[{}]|,/g;

/** Keys that only contain the colors and name none. */
const WRAPPERS = new Set(['theme', 'extend', 'colors', 'DEFAULT']);

const DEEPEST = 64;

/** Whether a text has a member whose value is a text, as objects in JavaScript do. */
export const looksLikeObject = (text: string): boolean => MEMBER.test(text);

const MEMBER = /[{,]\s{0,100}["']?(?<![\w$-])[\w$-]{1,100}(?![\w$-])["']?\s{0,20}:\s{0,20}["'`{]/;

/**
 * Reads the colors of a Tailwind configuration, or of any object in JavaScript, from its text,
 * without running it. A color is named by its path of keys, `brand-500`, or by the variable that holds it.
 *
 * @throws {FormatError} If there is no color, braces nest too deep, or it has too many parts.
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function readObject(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  palette.name = firstComment(text);
  const own = `${slug(palette.name)}-`;
  const path: string[] = [];
  let key = '';
  let parts = 0;
  const colors: { css: string; at: number; name: string; comment?: string }[] = [];
  for (const match of text.matchAll(PART)) {
    parts += 1;
    if (parts > FILE_LIMITS.parts) {
      const many = `more than ${FILE_LIMITS.parts} parts`;
      throw new FormatError('too_large', FORMAT, match.index, many);
    }
    const [part, double, single, bare, variable, ...values] = match;
    const value = values.find((one) => one !== undefined);
    if (part.startsWith('/')) {
      const last = colors.at(-1);
      if (last && isBehind(text, last.at, match.index)) last.comment = commentOf(part);
    } else if (value !== undefined) {
      if (parseColor(value)) colors.push({ css: value, at: match.index, name: nameOf(path, key) });
    } else if (part === '{') {
      path.push(key);
      key = '';
      if (path.length > DEEPEST) throw palette.broken(match.index, `nested deeper than ${DEEPEST}`);
    } else if (part === '}') {
      path.pop();
    } else if (part !== ',') {
      key = double ?? single ?? bare ?? variable ?? '';
    }
    if (colors.length > 10_000) break; // one too many, so that the palette reports the limit
  }
  for (const { css, at, name, comment } of colors) {
    const plain = name.startsWith(own) ? name.slice(own.length) : name;
    palette.addCss(css, at, comment ?? (/^\d+$/.test(plain) ? undefined : name));
  }
  return palette.build();
}

/** Whether only punctuation lies between, on the same line. */
const isBehind = (text: string, from: number, to: number): boolean =>
  to - from < 300 && !text.slice(from, to).includes('\n');

const commentOf = (part: string): string => part.replace(/^\/[*/]/, '').replace(/\*\/$/, '');

const nameOf = (path: readonly string[], key: string): string =>
  joinNames(
    [...path, key].filter((one) => !WRAPPERS.has(one)),
    '-',
  );
