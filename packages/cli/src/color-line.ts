import { describe, type Hex, parseColor, parseHex, toCssColor } from '@swatchwork/color';

import type { Paint } from './paint.ts';

/**
 * A line for one color: swatch, hex code, and what it looks like in words, or what stands for more than
 * the hex says. Every command reads such lines from standard input.
 *
 * @param words What {@link colorWords} answers, or words for people.
 */
export function colorLine(paint: Paint, hex: Hex, words?: string): string {
  const color = parseHex(hex)!;
  return `${paint.block(color)}${hex}  ${paint.faint(words ?? describe(color))}\n`;
}

/** The line before those of colors that says what their palette is called. */
export const titleLine = (paint: Paint, title: string): string =>
  `${paint.strong(JSON.stringify(title))}\n`;

/**
 * What a line says behind the hex so that another command reads the same color again.
 *
 * @param css Text for CSS of which the hex is not all.
 * @param name In quotes, which tell it from words that only describe the color.
 */
export function colorWords(css: string | undefined, name: string | undefined): string | undefined {
  const words = [css, name && JSON.stringify(name)].filter(Boolean);
  return words.length > 0 ? words.join('  ') : undefined;
}

const LEADING_HEX = /^(#[\da-f]{3,8})\s/i;
// Words begin once: within a long one, the search would begin at each letter again.
const FUNCTION = /\b[a-z]+\([^()]*\)/gi;
const QUOTED = '("(?:[^"\\\\]|\\\\.)*")';
const TITLE = new RegExp(`^${QUOTED}$`);
const NAME = new RegExp(`^#[\\da-f]{3,8}\\s+(?:[a-z]+\\([^()]*\\)\\s+)?${QUOTED}$`, 'i');

/** The name of a palette that stands alone on a line, as {@link titleLine} writes it. */
export const parseTitleLine = (line: string): string | undefined => unquote(TITLE.exec(line)?.[1]);

/**
 * A hex and anything behind it. A color function of the line counts if it has that hex, and a text in
 * quotes is the name of the color.
 *
 * @returns The color as text for CSS, or undefined if the line does not begin with a hex.
 */
export function parseColorLine(line: string): { css: string; name?: string } | undefined {
  const hex = LEADING_HEX.exec(line)?.[1];
  if (hex === undefined || !parseColor(hex)) return undefined;
  const quoted = NAME.exec(line)?.[1];
  const name = unquote(quoted);
  const words = quoted === undefined ? line : line.slice(0, -quoted.length);
  const css = (words.match(FUNCTION) ?? []).find((text) => toCssColor(text)?.hex === hex);
  return { css: css ?? hex, ...(name && { name }) };
}

/** What JSON cannot read, such as quotes that somebody typed, is no name. */
function unquote(quoted: string | undefined): string | undefined {
  try {
    return quoted === undefined ? undefined : JSON.parse(quoted);
  } catch {
    return undefined;
  }
}
