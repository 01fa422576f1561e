import { parseColor } from '@swatchwork/color';

import { FILE_LIMITS } from '../../constants.ts';
import { FormatError } from '../../palette/format-error.ts';
import { joinNames } from '../../text/text.ts';

/** A value of a map, by the keys that lead to it. */
export interface MapValue {
  name: string;
  value: string;
  at: number;
}

const DEEPEST = 64;
const MOST_PARTS = 300_000; // of one map

/**
 * What a map is made of: texts in quotes, comments, brackets, separators, and the rest. The name of a
 * function starts where a word does, so that no part of a long word is tried again.
 */
const PART =
  /"([^"\n]{0,200})"|'([^'\n]{0,200})'|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|[():,]|(?:(?<![\w-])[\w-]{1,40}\([^()\n]{0,200}\)|[^\s"'():,/]){1,200}|[^\S\n]+|\n|["'/]/g;

/** In quotes, `gray` is a word, whereas `#f00` is a color all the same. */
const WORD = /^[a-z]+$/i;

/**
 * The colors of a map of Sass: `("red": #f00, "blue": (500: #00f))`, or of a list in parentheses. It
 * is read up to its closing parenthesis.
 *
 * @param from Index of the opening parenthesis.
 * @param name Of the variable; keys follow it.
 * @returns The values that are colors, how many are not, and where the map ends.
 */
export function readSassMap(text: string, from: number, name: string) {
  const values: MapValue[] = [];
  const path: string[] = [];
  let others = 0;
  let key = '';
  let value = '';
  let isText = false;
  let at = from;
  let index = 0;
  PART.lastIndex = from;

  function finish(): void {
    const css = value.trim();
    if (css !== '') {
      if (parseColor(css) && !(isText && WORD.test(css))) {
        index += 1;
        if (index > FILE_LIMITS.colors) {
          throw tooLarge(at, `more than ${FILE_LIMITS.colors} colors`);
        }
        values.push({ name: joinNames([...path, key || String(index)], '-'), value: css, at });
      } else others += 1;
    }
    key = '';
    value = '';
    isText = false;
  }

  let parts = 0;
  for (let part = PART.exec(text); part; part = PART.exec(text)) {
    parts += 1;
    if (parts > MOST_PARTS) throw tooLarge(part.index, `more than ${MOST_PARTS} parts of a map`);
    const [whole, double, single] = part;
    const quoted = double ?? single;
    if (whole.startsWith('/') && whole.length > 1) continue;
    if (whole === '(') {
      if (path.length >= DEEPEST) break;
      path.push(path.length === 0 ? name : key);
      key = '';
      value = '';
    } else if (whole === ')') {
      finish();
      path.pop();
      if (path.length === 0) break;
    } else if (whole === ':') {
      key = value.trim();
      value = '';
      isText = false;
    } else if (whole === ',') finish();
    else {
      if (value === '') at = part.index;
      if (quoted !== undefined) isText = true;
      if (value.length < 400) value += quoted ?? whole;
    }
  }
  if (path.length > 0) finish();
  const end = PART.lastIndex === 0 ? text.length : PART.lastIndex;
  return { values, others, end };
}

const tooLarge = (at: number, problem: string) => new FormatError('too_large', 'SCSS', at, problem);
