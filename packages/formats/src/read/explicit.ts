import { deltaEOK, type ParsedColor, parseColor } from '@swatchwork/color';

import type { PaletteBuilder } from '../palette/palette-builder.ts';

/** What can only be a color: a hex with its sign, or a color function. */
export const EXPLICIT =
  /(?<![\w&#])#[\da-f]{3,8}(?!\w|-\w)|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()#]{1,100}\)/gi;

/** Whether a hex is the fragment of an address, and no list in one. */
export const isFragment = (code: string, at: number, end: number): boolean =>
  code[at - 1] === '/' &&
  !/[,-]/.test(code[end] ?? '') &&
  /:\/\/\S*$/.test(code.slice(Math.max(0, at - 200), at));

const ROUNDED = 0.02; // ΔE_OK: hsl() in whole numbers is off by up to that

const notationOf = (css: string): string => /^[a-z]*/i.exec(css)![0].toLowerCase();

/** Whether two texts say one color in two notations, of which one may be rounded. */
export const isOtherNotation = (
  one: ParsedColor & { readonly css?: string | undefined },
  other: ParsedColor & { readonly css?: string | undefined },
): boolean =>
  one.css !== undefined &&
  other.css !== undefined &&
  notationOf(one.css) !== notationOf(other.css) &&
  Math.abs(one.alpha - other.alpha) < 1 / 100 &&
  deltaEOK(one.color, other.color) < ROUNDED;

/** A part of a text, from one offset up to another. */
export type Span = readonly [from: number, to: number];

/**
 * Notes colors of a text that a reader has neither kept nor noted.
 *
 * @param done What the reader has dealt with, in order.
 */
export function noteLeftovers(code: string, palette: PaletteBuilder, done: readonly Span[]): void {
  const others = new Set<string>();
  const found = new Set<string>();
  let next = 0;
  for (const { 0: css, index } of code.matchAll(LEFT)) {
    while (next < done.length && done[next]![1] <= index) next += 1;
    if ((done[next]?.[0] ?? Infinity) <= index || found.has(css) || others.has(css)) continue;
    if (isFragment(code, index, index + css.length)) continue;
    const color = parseColor(css);
    (color && !palette.holds(color) ? others : found).add(css);
    if (others.size > MOST_OTHERS) break;
  }
  const such = [...others][0]?.slice(0, 60);
  palette.tally(
    others.size,
    'other {color|colors} in it, {|such as }%, {was|were} left out.',
    such,
  );
}

const MOST_OTHERS = 10_000;

/** A hex behind which a selector goes on, as in `#add {`, is none. */
const LEFT = new RegExp(`(?:${EXPLICIT.source})(?![ \\t]{0,20}[{>+~.:[])`, 'gi');
