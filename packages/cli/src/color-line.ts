import { describe, type Hex, parseHex } from '@swatchwork/color';

import type { Paint } from './paint.ts';

/**
 * A line for one color: swatch, hex code, and what it looks like in words, or the text for CSS of
 * which the hex is not all. Every command reads such lines from standard input.
 */
export function colorLine(paint: Paint, hex: Hex, words?: string): string {
  const color = parseHex(hex)!;
  return `${paint.block(color)}${hex}  ${paint.faint(words ?? describe(color))}\n`;
}
