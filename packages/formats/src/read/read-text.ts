import { parseColor } from '@swatchwork/color';

import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { commentLanguage, isTitle, type ScannedCode, scanCode } from '../text/scan-code.ts';
import { linesOf, withoutSeparators } from '../text/text.ts';
import { readBare } from './read-bare.ts';
import { PERCENT, type TextColor, type TextCounts, textColors } from './text-colors.ts';

const LONGEST_LINE = 2000; // characters that are searched for the name of a color

/** Hexes in quotes, and a line that gives a value: a program or a configuration. */
const QUOTED = /["']#[\da-f]{3,8}["']/i;
const SETTING =
  /^[ \t-]{0,40}(?:\w{1,20}[ \t]{1,9})?["']?[\w.$-]{1,60}["']?[ \t]{0,9}(?:=|<-|:)(?:[ \t]|[[({"']|$)/m;

/** A key such as `color1` or `active_border`, or one with an equals sign, and a hex without quotes. */
const CONFIGURED =
  /^[ \t]{0,40}(?:set[ \t]{1,9}\$[\w-]{1,40}[ \t]{1,40}|[$*.]{0,2}[a-z][a-z.-]{0,40}[\d_][\w.-]{0,40}[ \t]{0,40}[:=]?[ \t]{1,40}|[a-z][\w.-]{0,40}[ \t]{0,40}=[ \t]{0,40})#[\da-f]{3,8}[ \t]{0,40}$/m;

/**
 * Reads the colors of any text. First those that can be nothing else, `#1a2b3c` and `oklch(…)`:
 * the one color of a line is named by the rest of it, and a first line without one names the
 * palette. Without any, lines of names of CSS, bare hexes, or numbers. What stands in a comment is
 * none.
 *
 * @throws {FormatError} If there is no color.
 * @see https://www.w3.org/TR/css-color-4/
 */
export function readText(text: string): ReadPalette {
  const palette = new PaletteBuilder('Text');
  const isProgram = QUOTED.test(text) && SETTING.test(text);
  const language = isProgram ? commentLanguage(text) : CONFIGURED.test(text) ? 'settings' : 'text';
  const isScript = language === 'hash' || language === 'dashes';
  const scanned = scanCode(text, language === 'script' ? 'text' : language);
  const counts = { calls: 0, issues: 0, percentages: 0, bytes: 0, words: 0 };
  const explicit = readExplicit(text, scanned.code, palette, counts, isScript);
  const skipped = palette.size > 0 ? explicit : readBare(withoutLines(text, scanned), palette);
  if (palette.size === 0 && COMPUTED.test(scanned.code)) {
    palette.leftOut('its colors are computed from values that are missing');
  }
  palette.tally(skipped, '{line|lines} without a color {was|were} left out.');
  if (isProgram) counts.words = palette.size === 0 ? 0 : quotedWords(scanned.code);
  noteCounts(counts, palette);
  return palette.build();
}

/** @returns How many lines behind the first color hold something else. */
function readExplicit(
  text: string,
  code: string,
  palette: PaletteBuilder,
  counts: TextCounts,
  isScript: boolean,
): number {
  let line = { start: 0, end: -1 };
  let counted = 0;
  let skipped = 0;
  let waiting: TextColor[] = [];
  const addLine = () => {
    const [only, ...more] = waiting;
    const name = only && more.length === 0 ? nameOnLine(text, line, only) : '';
    for (const { color, css, at } of waiting) {
      palette.add(color.color, at, { name, alpha: color.alpha, css });
    }
    waiting = [];
  };
  for (const one of textColors(code, counts)) {
    if (one.at > line.end) {
      addLine();
      line = lineAround(code, one.at);
      if (counted > 0) skipped += filledLines(code.slice(counted, Math.max(counted, line.start)));
      else if (!isScript) palette.name = firstLine(text.slice(0, line.start));
      counted = line.end;
    }
    waiting.push(one);
    if (waiting.length > MOST_ON_A_LINE) addLine();
  }
  addLine();
  return palette.size > 0 ? skipped + filledLines(code.slice(counted)) : 0;
}

const MOST_ON_A_LINE = 1000; // they have no names

function filledLines(text: string): number {
  let count = 0;
  for (const [line] of linesOf(text)) if (line.trim()) count += 1;
  return count;
}

function lineAround(text: string, at: number) {
  const next = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at) + 1, end: next < 0 ? text.length : next };
}

function firstLine(text: string): string {
  const start = text.trimStart();
  const line = start.split('\n', 1)[0]!.slice(0, LONGEST_LINE);
  return isTitle(line) && !OPEN_COMMENT.test(start.slice(0, LONGEST_LINE)) ? line : '';
}

/** A comment of several lines begins. */
const OPEN_COMMENT = /^(?:\/\*(?!.*\*\/)|\/\/[ \t]*\n[ \t]*\/\/)/;

/** The text before the only color of a line, else the text after it. */
function nameOnLine(
  text: string,
  { start, end }: { start: number; end: number },
  { at, end: behind }: TextColor,
): string {
  if (end - start >= LONGEST_LINE) return '';
  const before = labelOf(text.slice(start, at));
  const isNumber = /^\d*\.?$/.test(before); // of a list
  if (!isNumber) return before;
  return labelOf(text.slice(behind, end).replace(PERCENT, '').replace(COMMENT, ''));
}

const COMMENT = /^[\s,;"']{0,20}(?:\/\/|#(?=\s)|--(?=\s))/;

/** Without words that only say which notation follows. */
const labelOf = (text: string): string =>
  withoutSeparators(withoutSeparators(text).replace(/(?:^|\W)(?:hex|rgba?|hsla?|css)$/i, ''));

/** The text without its lines of comments; a comment behind a color may name it. */
function withoutLines(text: string, { code }: ScannedCode): string {
  if (text === code) return text;
  const lines = code.split('\n');
  return text
    .split('\n')
    .map((line, i) => (lines[i]!.trim() === '' ? '' : line))
    .join('\n');
}

const COMPUTED = /(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color-mix|light-dark)\([^)\n]/i;

/** Names in quotes, which some languages understand otherwise than CSS does. */
const quotedWords = (code: string): number =>
  [...code.matchAll(/(["'])([a-z]{3,20})\1(?!\s{0,9}[=:])/gi)].filter(([, , word]) =>
    parseColor(word!),
  ).length;

function noteCounts(counts: TextCounts, palette: PaletteBuilder): void {
  const { calls, issues, percentages, bytes, words } = counts;
  palette.tally(
    calls,
    '{color|colors} within {a function|functions}, which may change {it, was|them, were} left out.',
  );
  palette.tally(
    words,
    '{word|words} in quotes, which may be {the name|names} of {a color, was|colors, were} left out.',
  );
  palette.tally(
    issues,
    '{number|numbers} such as #123, which may be {an |}issue {number, was|numbers, were} left out.',
  );
  palette.tally(
    percentages,
    '{number|numbers} beside {a color was|colors were} read as {its|their} opacity.',
  );
  palette.tally(
    bytes,
    '{opacity|opacities} above 1 {was|were} read as {a value|values} of 0 to 255.',
  );
  if (calls > 0) palette.leftOut('its colors are within functions, which may change them');
}
