import { parseColor } from '@swatchwork/color';

import { FormatError } from '../palette/format-error.ts';
import type { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf, withoutSeparators } from '../text/text.ts';
import { argbColor } from './argb-color.ts';

const MOST_LINES = 100_000; // lines that are not empty; a palette has a tenth of that

const LONGEST_LINE = 100_000; // characters

const WORD_ENDS = /[\s,;|/-]+/;

interface Line {
  text: string;
  at: number;
  words: readonly string[];
}

/**
 * First lines of programs that list colors as numbers: JASC (Paint Shop Pro), KDE and HomeSite. The
 * first may write an opacity behind the channels.
 */
const HEADS = [
  /^JASC-PAL\s{1,9}\d{1,9}\s{1,9}\d{1,9}\s/,
  /^KDE RGB Palette\s/,
  /^Palette\s{1,9}Version [\d.]{1,9}\s{1,9}-{1,99}\s/,
];

/**
 * Reads lines without a sign of a color: names of CSS, hexes of six or eight digits, a hex with a
 * name before or behind it, or three numbers, behind which a name may follow.
 *
 * @returns How many lines are none of these.
 */
export function readBare(text: string, palette: PaletteBuilder): number {
  const head = HEADS.map((start) => start.exec(text)?.[0].length ?? 0);
  const lines = linesFrom(text, Math.max(...head), palette);
  const isTable = lines.some(isHexAndName);
  const readEight = eightDigits(lines, palette);
  let skipped = 0;
  for (const line of lines) {
    const added =
      (isTable && addNamedHex(line, palette)) ||
      addHexLast(line, palette) ||
      addColors(line, palette) ||
      (readEight && addEights(line, readEight, palette)) ||
      addNumbers(line, head[0]! > 0, palette);
    if (!added) skipped += 1;
  }
  return skipped;
}

function linesFrom(text: string, start: number, palette: PaletteBuilder): Line[] {
  const lines: Line[] = [];
  for (const [line, offset] of linesOf(text.slice(start))) {
    const at = start + offset;
    if (line.trim() === '') continue;
    if (lines.length === MOST_LINES) {
      throw new FormatError('too_large', 'Text', at, `more than ${MOST_LINES} lines`);
    }
    if (line.length > LONGEST_LINE) throw palette.broken(at, 'this line is too long');
    lines.push({ text: line.trim(), at, words: line.split(WORD_ENDS).filter(Boolean) });
  }
  return lines;
}

const HEX = /^[\da-f]{6}$/i;

/** A hex, then a sign that ends a cell, or blanks if it has digits and letters as few words have. */
const HEX_FIRST =
  /^([\da-f]{6})(?:[ \t]{0,9}[,;|:\t]|(?<=\d[\da-f]{0,5})(?<=[a-f][\da-f]{0,5}) )(?=.*[^\s\d])/i;

/** Whether a hex that is hardly a word begins a line that goes on with more than colors. */
const isHexAndName = ({ text, words }: Line): boolean =>
  HEX_FIRST.test(text) && /\d/.test(words[0]!) && !words.every((word) => HEX.test(word));

/** `363732, Black olive`: the names of CSS in it are part of its name. */
function addNamedHex({ text, at }: Line, palette: PaletteBuilder): boolean {
  const [start, hex] = HEX_FIRST.exec(text) ?? [];
  if (start === undefined) return false;
  return palette.addCss(
    `#${hex}`,
    at,
    withoutSeparators(text.slice(start.length).replace(/^\s*\/\//, '')),
  );
}

/** Nothing but hexes, or nothing but names; a hex among names is named by them. */
function addColors({ text, at, words }: Line, palette: PaletteBuilder): boolean {
  if (!words.every((word) => parseColor(word)) || words.length === 0) return false;
  const [hex, ...more] = words.filter((word) => HEX.test(word));
  if (hex !== undefined && more.length === 0 && words.length > 1 && !text.includes('/')) {
    const [before = '', after = ''] = text.split(hex, 2);
    return palette.addCss(hex, at, withoutSeparators(`${before} ${after}`));
  }
  for (const word of words) palette.addCss(word, at);
  return true;
}

/** `Black olive, 363732`, with a sign between them as in a table, or with a hex that is no word. */
function addHexLast({ text, at, words }: Line, palette: PaletteBuilder): boolean {
  const hex = text.slice(-6);
  if (!HEX.test(hex) || words.slice(0, -1).some((word) => HEX.test(word))) return false;
  const before = text.slice(0, -6).trimEnd();
  const isSeparate = /[,;|:=\t]$/.test(text.slice(0, -6).replace(/ {1,9}$/, ''));
  const isNoWord = /\d/.test(hex) && /[a-f]/i.test(hex) && /\s$/.test(text.slice(0, -6));
  if (!isSeparate && !isNoWord) return false;
  return palette.addCss(`#${hex}`, at, withoutSeparators(before));
}

const EIGHT = /^[\da-f]{8}$/i;

type ReadHex = typeof parseColor;

/**
 * How hexes of eight digits are read: with alpha first where only this makes all of them opaque,
 * else as CSS has them. Undefined if there are none; numbers alone, such as dates, are none.
 */
function eightDigits(lines: readonly Line[], palette: PaletteBuilder): ReadHex | undefined {
  const all = lines.flatMap(({ words }) => (words.every((word) => EIGHT.test(word)) ? words : []));
  if (!all.some((word) => /[a-f]/i.test(word))) return undefined;
  const isFirst = all.every((word) => /^ff/i.test(word)) && !all.every((word) => /ff$/i.test(word));
  const order = isFirst ? 'AARRGGBB, since all begin with FF' : 'RRGGBBAA, as in CSS';
  palette.tally(all.length, '{hex|hexes} of eight digits {was|were} read as %.', order);
  return isFirst ? argbColor : parseColor;
}

function addEights({ at, words }: Line, read: ReadHex, palette: PaletteBuilder): boolean {
  if (words.length === 0 || !words.every((word) => EIGHT.test(word))) return false;
  for (const word of words) {
    const { color, alpha } = read(`#${word}`)!;
    palette.add(color, at, { alpha });
  }
  return true;
}

/** `Sea: 59, 130, 246`. */
const LABELED =
  /^(\p{L}[\p{L}\s-]{0,100}?)\s{0,9}[:=|;\t]\s{0,9}((?:\d{1,3}[\s,;|]{1,9}){2}\d{1,3})$/u;

/** `59 130 246`, as many programs list colors; a name may follow. */
function addNumbers(
  { text, words, at }: Line,
  mayHaveAlpha: boolean,
  palette: PaletteBuilder,
): boolean {
  const [, label, numbers = ''] = LABELED.exec(text) ?? [];
  if (label !== undefined)
    return addNumbers(
      { text: '', words: [...numbers.split(WORD_ENDS), label], at },
      false,
      palette,
    );
  const [r, g, b] = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 256));
  if (b === undefined || Math.max(r!, g!, b) > 255) return false;
  const rest = words.slice(3);
  const opacity = mayHaveAlpha && /^\d{1,3}$/.test(rest[0] ?? '') ? Number(rest.shift()) : 255;
  const name = rest.join(' ');
  if (/^\d/.test(name)) return false;
  palette.add({ r: r! / 255, g: g! / 255, b: b / 255 }, at, { name, alpha: opacity / 255 });
  return true;
}
