import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { linesOf, withoutSeparators } from '../text/text.ts';
import { readBare } from './read-bare.ts';

/** What can only be a color: a hex with its sign, or a color function. */
const EXPLICIT =
  /(?<![\w&#])#[\da-f]{3,8}(?!\w|-\w)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,100}\)/gi;

const LONGEST_LINE = 2000; // characters that are searched for the name of a color

/**
 * Reads the colors of any text. First those that can be nothing else, `#1a2b3c` and `oklch(…)`:
 * the one color of a line is named by the rest of it, and a first line without one names the
 * palette. Without any, lines of names of CSS, bare hexes, or numbers.
 *
 * @throws {FormatError} If there is no color.
 * @see https://www.w3.org/TR/css-color-4/
 */
export function readText(text: string): ReadPalette {
  const palette = new PaletteBuilder('Text');
  const explicit = readExplicit(text, palette);
  const skipped = palette.size > 0 ? explicit : readBare(text, palette);
  palette.tally(
    skipped,
    'line without a color was left out.',
    'lines without a color were left out.',
  );
  return palette.build();
}

/** @returns How many lines behind the first color hold something else. */
function readExplicit(text: string, palette: PaletteBuilder): number {
  let line = { start: 0, end: -1, name: '' };
  let counted = 0;
  let skipped = 0;
  for (const { 0: css, index } of text.matchAll(EXPLICIT)) {
    if (index > line.end) line = lineAround(text, index);
    if (!palette.addCss(css, index, line.name)) continue;
    if (palette.size === 1) palette.name = firstLine(text.slice(0, line.start));
    else skipped += filledLines(text.slice(counted, Math.max(counted, line.start)));
    counted = Math.max(counted, line.end);
  }
  return palette.size > 0 ? skipped + filledLines(text.slice(counted)) : 0;
}

function filledLines(text: string): number {
  let count = 0;
  for (const [line] of linesOf(text)) if (line.trim()) count += 1;
  return count;
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
  const before = withoutSeparators(line.slice(0, only.index));
  const isNumber = /^\d*\.?$/.test(before); // of a list
  return isNumber ? withoutSeparators(line.slice(only.index + only[0].length)) : before;
}
