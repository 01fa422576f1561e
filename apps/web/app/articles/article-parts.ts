import { formatHex, type Hex, parseHex } from '@swatchwork/color';

import { FIGURE_KINDS, type FigureKind } from './figure-names.ts';
import { figureProblems } from './figure-problems.ts';

/** One line of a figure: colors first, then words. */
export type FigureRow = { colors: readonly Hex[]; text: string };

export type ArticleFigure = {
  kind: FigureKind;
  /** What stands below the figure. */
  caption: string;
  rows: readonly FigureRow[];
  /** What its author has to correct; undefined if nothing. */
  problems?: readonly string[];
};

/** An article in the order of reading: safe HTML, and figures drawn by the page. */
export type ArticlePart = { html: string } | { figure: ArticleFigure };

/**
 * Reads a fenced block as a figure.
 *
 * @param info What follows the fence, such as `swatches Three blues`.
 * @param content One row a line, such as `#1D4ED8 #FFFFFF Sample`.
 * @returns Undefined when the block is not a figure but code.
 */
export function readFigure(info: string, content: string): ArticleFigure | undefined {
  const [name = '', ...caption] = info.trim().split(/\s+/);
  const kind = FIGURE_KINDS.find((known) => known === name);
  if (!kind) return undefined;

  const rows = content.split('\n').map(readRow);
  const problems = figureProblems(kind, content);
  return {
    kind,
    caption: caption.join(' '),
    rows: rows.filter(({ colors }) => colors.length > 0),
    ...(problems.length > 0 && { problems }),
  };
}

function readRow(line: string): FigureRow {
  const words = line.trim().split(/\s+/);
  const colors = words.map((word) => (word.startsWith('#') ? parseHex(word) : undefined));
  const firstWord = colors.indexOf(undefined);
  const end = firstWord === -1 ? colors.length : firstWord;
  return {
    colors: colors.slice(0, end).flatMap((color) => (color ? [formatHex(color)] : [])),
    text: words.slice(end).join(' '),
  };
}
