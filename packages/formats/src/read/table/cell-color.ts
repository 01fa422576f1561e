import { type ParsedColor, parseColor } from '@swatchwork/color';

import { LONGEST_NAME } from '../../text/text.ts';

/**
 * How surely a cell is a color: by a sign of its own (`#3b82f6`, `oklch(…)`, `0x3b82f6`), as six digits,
 * as three numbers up to 255, or as a word, which may be its name.
 */
export type CellKind = 'sure' | 'digits' | 'triple' | 'word';

export interface CellColor extends ParsedColor {
  kind: CellKind;
  css: string;
}

const LONGEST_CELL = 500; // characters; a picture of Markdown with its address fits in
const MARKDOWN = /!\[[^\]]{0,200}\]\([^()]{0,200}\)|[`*"]/g;
const LINK = /\[([^\]]{0,200})\]\([^()]{0,200}\)/g;

/** A cell without the signs of Markdown: `` `#fff` `` and `[Sea](https://…)`. */
export const plainCell = (cell: string): string =>
  (cell.length > LONGEST_CELL
    ? cell.slice(0, LONGEST_NAME)
    : cell.replaceAll(MARKDOWN, '').replaceAll(LINK, '$1')
  ).trim();

const TRIPLE = /^\(?(\d{1,3})(?:\s{1,3}|\s?[,;/]\s?)(\d{1,3})(?:\s{1,3}|\s?[,;/]\s?)(\d{1,3})\)?$/;

/** The color that a whole cell is. */
export function colorOfCell(cell: string): CellColor | undefined {
  const text = plainCell(cell);
  const kind = kindOf(text);
  if (!kind) return undefined;
  const css = kind === 'triple' ? tripleCss(text) : text.replace(/^0x/i, '#');
  const color = css === undefined ? undefined : parseColor(css);
  return color && { ...color, kind, css: css! };
}

function kindOf(text: string): CellKind | undefined {
  if (/^(?:#|0x)[\da-f]{3,8}$/i.test(text) || /^[a-z][a-z\d-]{2,10}\(/i.test(text)) return 'sure';
  if (/^[\da-f]{6}$/i.test(text)) return 'digits';
  if (/^[a-z]{3,24}$/i.test(text)) return 'word';
  return TRIPLE.test(text) ? 'triple' : undefined;
}

function tripleCss(text: string): string | undefined {
  const channels = TRIPLE.exec(text)!.slice(1).map(Number);
  return Math.max(...channels) > 255 ? undefined : `rgb(${channels.join(' ')})`;
}
