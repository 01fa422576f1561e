import { parseColor } from '@swatchwork/color';

import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf } from '../text/text.ts';

const FORMAT = 'Text';

/** What can only be a color: a hex with its sign, or a color function. */
const EXPLICIT =
  /(?<![\w&#])#[\da-f]{3,8}(?!\w|-\w)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,100}\)/gi;

const MOST_LINES = 100_000; // lines that are not empty; a palette has a tenth of that

const LONGEST_LINE = 2000; // characters that are searched for the name of a color

/**
 * Reads the colors of any text. First those that can be nothing else, `#1a2b3c` and `oklch(…)`:
 * the one color of a line is named by the rest of it, and a first line without one names the
 * palette. Without any, lines that hold nothing but names of CSS, bare hexes, or three numbers.
 *
 * @throws {FormatError} If there is no color.
 * @see https://www.w3.org/TR/css-color-4/
 */
export function readText(text: string): ReadPalette {
  const palette = new PaletteBuilder(FORMAT);
  readExplicit(text, palette);
  if (palette.size === 0) readBare(text, palette);
  return palette.build();
}

function readExplicit(text: string, palette: PaletteBuilder): void {
  let line = { start: 0, end: -1, name: '' };
  for (const { 0: css, index } of text.matchAll(EXPLICIT)) {
    if (index > line.end) line = lineAround(text, index);
    const added = palette.addCss(css, index, line.name);
    if (added && palette.size === 1) palette.name = firstLine(text.slice(0, line.start));
  }
}

function lineAround(text: string, at: number) {
  const start = text.lastIndexOf('\n', at) + 1;
  const next = text.indexOf('\n', at);
  const end = next < 0 ? text.length : next;
  return { start, end, name: end - start < LONGEST_LINE ? nameOnLine(text.slice(start, end)) : '' };
}

const firstLine = (text: string): string =>
  text.trimStart().split('\n', 1)[0]!.slice(0, LONGEST_LINE);

/** The text before the only color of a line, else the text after it. */
function nameOnLine(line: string): string {
  const found = [...line.matchAll(EXPLICIT)].filter(([css]) => parseColor(css));
  const [only] = found;
  if (!only || found.length > 1) return '';
  const before = cleaned(line.slice(0, only.index));
  const isNumber = /^\d*\.?$/.test(before); // of a list
  return isNumber ? cleaned(line.slice(only.index + only[0].length)) : before;
}

function readBare(text: string, palette: PaletteBuilder): void {
  let lines = 0;
  for (const [line, start] of linesOf(text)) {
    if (line === '') continue;
    lines += 1;
    if (lines > MOST_LINES) {
      throw new FormatError('too_large', FORMAT, start, `more than ${MOST_LINES} lines`);
    }
    if (line.length > LONGEST_LINE * 50) throw palette.broken(start, 'this line is too long');
    const words = line.split(/[\s,;|/-]+/).filter(Boolean);
    if (words.every((word) => parseColor(word))) {
      for (const word of words) palette.addCss(word, start);
    } else {
      addNumbers(words, start, palette);
    }
  }
}

/** `59 130 246`, as JASC and other programs list colors; a name may follow. */
function addNumbers(words: readonly string[], at: number, palette: PaletteBuilder): void {
  const [r, g, b] = words.map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : 256));
  if (b === undefined || Math.max(r!, g!, b) > 255) return;
  const name = words.slice(3).join(' ');
  if (!/^\d/.test(name)) palette.add({ r: r! / 255, g: g! / 255, b: b / 255 }, at, { name });
}

const SEPARATOR = /[\s\-–—:=,;|*•()/[\]]/;

/** Without quotes and separators between a name and its color. */
function cleaned(text: string): string {
  const plain = text.slice(0, LONGEST_LINE).replaceAll(/["'`]/g, '');
  let start = 0;
  let end = plain.length;
  while (start < end && (plain[start] === '.' || SEPARATOR.test(plain[start]!))) start += 1;
  // written by hand: a regular expression ending in `+$` is quadratic
  while (end > start && SEPARATOR.test(plain[end - 1]!)) end -= 1;
  return plain.slice(start, end);
}

/** `aabbcc-ddeeff` and the like: nothing but bare hexes. */
export function hexList(text: string): string[] | undefined {
  const parts = text.split(/[-_,+|]/);
  return parts.every((part) => /^#?[\da-f]{6}$/i.test(part)) ? parts : undefined;
}
