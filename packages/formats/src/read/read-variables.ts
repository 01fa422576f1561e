import {
  deltaEOK,
  formatHex,
  isInGamut,
  mapToGamut,
  type ParsedColor,
  parseColor,
} from '@swatchwork/color';

import { FILE_LIMITS } from '../constants.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { slug } from '../text/text.ts';
import { readSassMap } from './code/sass-map.ts';

/** A custom property, a Sass or a Less variable, up to its colon. */
const START = /(?<![\w-])(--|\$|@)([a-z_][\w-]{0,99})[ \t]{0,20}:/gi;

/** What can be a value. Nothing follows in the pattern, so that it never backtracks. */
const VALUE = /[^:;{}]{1,200}/y;

const BLANKS = /[ \t]{0,20}/y;

const LONGEST_COMMENT = 400; // characters, behind a variable on its line

/** Hue, saturation and lightness without their function, as older shadcn themes have them. */
const BARE_HSL = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;

/** Parsing takes most of the time of a text whose values are no colors. */
const SHORTEST_COLOR = 'red'.length;

const SIGNS: Partial<Record<string, string>> = { $: 'SCSS', '@': 'Less' };

/** A value that is another variable, perhaps within a function. */
const ALIAS = /^(?:[$@][\w-]{1,100}|(?:\w{1,20}\(\s{0,9})?var\(--[\w-]{1,100}.{0,100}\))$/;

interface Variable {
  sign: string;
  name: string;
  value: string;
  /** The comment after it on the same line. */
  comment: string | undefined;
  at: number;
}

/** Whether a text declares variables as CSS, SCSS or Less do. */
export const hasVariables = (text: string): boolean => firstColor(text) !== undefined;

/**
 * Reads the variables that are colors. Their names, without a leading `color-`, name the colors,
 * unless a comment follows; the first comment names the palette. Maps and lists of Sass are read as
 * a variable for each color. If a variable has several values, for a dark theme or a wider gamut,
 * the first counts, unless it is only the fallback of a later one beyond sRGB.
 *
 * @throws {FormatError} If no variable is a color.
 * @see https://www.w3.org/TR/css-variables-1/
 */
export function readVariables(text: string): ReadPalette {
  const palette = new PaletteBuilder(SIGNS[firstColor(text)?.sign ?? ''] ?? 'CSS');
  palette.name = firstComment(text);
  const family = slug(palette.name);
  const found = new Map<string, Found>();
  let later = 0;
  let aliases = 0;
  for (const { name, value, comment, at } of variables(text)) {
    const first = found.get(name);
    const color = colorOf(value);
    if (first) {
      if (color && isFallback(first.color, color)) found.set(name, { ...first, color, value });
      else if (!color || !isSaidAlready(first.color, color)) later += 1;
      continue;
    }
    if (!color) {
      if (ALIAS.test(value)) aliases += 1;
      continue;
    }
    found.set(name, { color, value, at, name: comment ?? variableName(name, family) });
    if (found.size > FILE_LIMITS.colors) break; // one too many, so that the palette reports the limit
  }
  for (const { color, value, at, name } of found.values()) {
    palette.add(color.color, at, { name, alpha: color.alpha, css: cssOf(value) });
  }
  palette.tally(
    later,
    'later value of the same variable was left out.',
    'later values of the same variables were left out.',
  );
  palette.tally(
    aliases,
    'variable that only refers to another was left out.',
    'variables that only refer to others were left out.',
  );
  return palette.build();
}

/** A variable that is a color, by the value that counts. */
interface Found {
  color: ParsedColor;
  value: string;
  at: number;
  name: string | undefined;
}

/** ΔE_OK of two ways to bring a color to sRGB, and of one color in two notations of four digits. */
const MAPPED = 0.02;
const ROUNDED = 0.0005;

/** Whether sRGB shows the later color as the first one. */
function isFallback(first: ParsedColor, later: ParsedColor): boolean {
  if (isInGamut(later.color) || isSaidAlready(first, later)) return false;
  if (!isInGamut(first.color) || !isAsOpaque(first, later)) return false;
  const mapped = mapToGamut(later.color);
  // Close to black, one step of 8 bits is more than that.
  const isSameHex = formatHex(mapped) === formatHex(first.color);
  return isSameHex || deltaEOK(mapped, first.color) < MAPPED;
}

/** Whether a later value only repeats the first in another notation. */
const isSaidAlready = (first: ParsedColor, later: ParsedColor): boolean =>
  deltaEOK(first.color, later.color) < ROUNDED && isAsOpaque(first, later);

const isAsOpaque = (a: ParsedColor, b: ParsedColor) => Math.abs(a.alpha - b.alpha) < 1 / 255;

function firstColor(text: string): Variable | undefined {
  for (const variable of variables(text)) if (colorOf(variable.value)) return variable;
  return undefined;
}

/** Every step goes forward, so that the time grows linearly with the text. */
function* variables(text: string): Generator<Variable> {
  const ends = { closing: createFinder(text, '*/'), newline: createFinder(text, '\n') };
  let from = 0;
  for (;;) {
    START.lastIndex = from;
    const start = START.exec(text);
    if (!start) return;
    const [whole, sign = '', name = ''] = start;
    from = start.index + whole.length;
    const opening = text[from] === ' ' ? from + 1 : from;
    if (sign !== '--' && text[opening] === '(') {
      const map = readSassMap(text, opening, name.replace(/-(?:list|map)$/, ''));
      for (const entry of map.values) yield { sign, comment: undefined, ...entry };
      from = map.end;
      continue;
    }
    const value = matchAt(VALUE, text, from);
    const end = from + value.length;
    if (value === '' || (text[end] !== ';' && text[end] !== '}')) continue;
    const { comment, length } = commentAt(text, end + 1, ends);
    from = end + 1 + length;
    const plain = withoutDefault(value.trim());
    const at = start.index;
    const parts = sign === '--' ? undefined : partsOf(plain);
    if (!parts) yield { sign, name, value: plain, comment, at };
    else {
      yield* parts.map((value, i) => ({
        sign,
        name: `${name}-${i + 1}`,
        value,
        comment: undefined,
        at,
      }));
    }
  }
}

/** Sass marks with it values that a caller may replace. */
const withoutDefault = (value: string): string =>
  value.endsWith('!default') ? value.slice(0, -'!default'.length).trimEnd() : value;

/** The colors of a list such as `#f00, rgb(1 2 3)`; undefined for anything else. */
function partsOf(value: string): string[] | undefined {
  if (!/[\s,]/.test(value)) return undefined;
  const parts = value.match(/[\w#.%-]{1,100}(?:\([^()]{0,100}\))?/g) ?? [];
  return parts.length > 1 && parts.every((part) => colorOf(part)) ? parts : undefined;
}

/** A comment on the same line, after optional blanks. One for documentation is no name. */
function commentAt(
  text: string,
  from: number,
  { closing, newline }: Ends,
): { comment?: string; length: number } {
  const blanks = matchAt(BLANKS, text, from).length;
  const start = from + blanks + 2;
  const opening = text.slice(start - 2, start);
  if (opening !== '/*' && opening !== '//') return { length: 0 };
  const last = Math.min(newline(start), start + LONGEST_COMMENT);
  if (opening === '//') {
    const comment = text.slice(start, last);
    return { comment, length: blanks + 2 + comment.length };
  }
  const end = closing(start);
  if (end > last) return { length: 0 };
  const length = end + 2 - from;
  return text[start] === '*' ? { length } : { comment: text.slice(start, end), length };
}

/** Where the next end of a comment and of a line are. */
interface Ends {
  closing: (from: number) => number;
  newline: (from: number) => number;
}

/**
 * Finds the next place of a text from a place that only goes forward. What was found is kept: many
 * comments without an end would each search for it.
 */
function createFinder(text: string, what: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found >= from) return found;
    const at = text.indexOf(what, from);
    found = at < 0 ? text.length + 1 : at;
    return found;
  };
}

/** The match of a sticky pattern at a place; empty if there is none. */
function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function colorOf(value: string) {
  return value.length < SHORTEST_COLOR ? undefined : parseColor(cssOf(value));
}

/** Less has its own `color()`, so that it takes that of CSS only as text: `~"color(…)"`. */
const ESCAPED = /^~(["'])(.{1,200})\1$/;

const cssOf = (value: string): string =>
  BARE_HSL.test(value)
    ? `hsl(${value})`
    : value.startsWith('~')
      ? value.replace(ESCAPED, '$2')
      : value;

/** `--color-brand` is named brand. Numbers are no names, alone or after the palette's own name. */
export function variableName(variable: string, family: string): string | undefined {
  const name = variable.replace(/^colou?r-/i, '');
  const own = name.startsWith(`${family}-`) ? name.slice(family.length + 1) : name;
  return /^\d+$/.test(own) ? undefined : name;
}

/** A comment that the text begins with, on one line. */
export const firstComment = (text: string): string =>
  /^\s{0,100}\/\*([^\n]{0,400}?)\*\//.exec(text)?.[1] ?? '';
