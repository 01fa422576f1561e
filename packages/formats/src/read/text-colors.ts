import { deltaEOK, type ParsedColor, parseColor } from '@swatchwork/color';

import { EXPLICIT, isFragment, isOtherNotation } from './explicit.ts';
import { isChanger, isMaker } from './names.ts';

/** A color of a text, and where its notation stands. */
export interface TextColor {
  readonly color: ParsedColor;
  readonly css: string;
  readonly at: number;
  readonly end: number;
}

/** How often something was taken for what may be something else, or left out. */
export interface TextCounts {
  calls: number;
  issues: number;
  percentages: number;
  bytes: number;
  words: number;
}

/**
 * The colors of a text that can be nothing else, without those that functions change, numbers of
 * issues, and a color that follows in another notation.
 */
export function* textColors(code: string, counts: TextCounts): Generator<TextColor> {
  let last: TextColor | undefined;
  for (const { 0: css, index } of code.matchAll(EXPLICIT)) {
    const end = index + css.length;
    const parsed = isFragment(code, index, end) ? undefined : parseColor(css);
    if (!parsed) continue;
    const call = callAround(code, index, end);
    if (call === 'change') counts.calls += 1;
    else if (isIssue(code, css, index, end)) counts.issues += 1;
    else {
      const alpha = call === 'gradient' ? undefined : opacityOf(code, css, end, parsed, counts);
      const color = alpha === undefined ? parsed : { ...parsed, alpha };
      const one = { color, css, at: index, end };
      const isRepeated = last !== undefined && repeats(code, last, one);
      last = one;
      if (!isRepeated) yield one;
    }
  }
}

/** Whether a color says the one before it again, which a line of its own does without rounding. */
function repeats(code: string, last: TextColor, one: TextColor): boolean {
  if (!isOtherNotation({ ...last.color, css: last.css }, { ...one.color, css: one.css }))
    return false;
  const isSameLine = !code.slice(last.end, Math.min(one.at, last.end + FARTHEST)).includes('\n');
  return isSameLine || deltaEOK(last.color.color, one.color.color) < EXACT;
}

const EXACT = 1e-3; // ΔE_OK

const FARTHEST = 200; // characters in which the call around a color is looked for

/** Calls that hold colors and change none, by the last word before their parenthesis. */
const COLLECTORS =
  /^(?:c|list|vec(?:tor)?|array|set|tuple|range|values|stops?|colou?rs|palette|colou?r\w*palette|scale\w*|\w*colormap|(?:list|array|set|mutablelist)?of)$/i;

/** What a color is an argument of: undefined for none, and for a call that it alone is made by. */
function callAround(code: string, at: number, end: number): 'change' | 'gradient' | undefined {
  let depth = 0;
  const first = Math.max(0, at - FARTHEST);
  let open = at - 1;
  for (; open >= first; open--) {
    const sign = code[open];
    if (sign === ')' || sign === ']' || sign === '}') depth += 1;
    else if (sign === '(' || sign === '[' || sign === '{') depth -= 1;
    if (depth < 0) break;
  }
  if (depth >= 0 || code[open] !== '(') return undefined;
  const name = /[\w$.-]{1,40}!?$/.exec(code.slice(Math.max(0, open - 42), open))?.[0];
  if (name === undefined) return undefined;
  const word = /[\w$]*!?$/.exec(name)![0].replace('!', '');
  if (/gradient$/i.test(word)) return 'gradient';
  if (COLLECTORS.test(word)) return undefined;
  const isQuoted = /["'`]/.test(code[at - 1] ?? '');
  const isOnly =
    /^\(\s{0,9}["'`]?$/.test(code.slice(open, at)) &&
    /^["'`]?\s{0,9}\)/.test(code.slice(end, end + 12));
  const isMade = isOnly && (isQuoted ? isMaker(word) : !isChanger(word));
  return isMade && !/^["'`]?\s{0,9}\)\.\w/.test(code.slice(end, end + 14)) ? undefined : 'change';
}

const BEFORE_ISSUE =
  /(?:\b(?:issues?|bugs?|prs?|pull|tickets?|fix(?:e[sd])?|clos(?:e[sd]?|ing)|resolv(?:e[sd]?|ing)|see|refs?|gh|merged?|requests?|in|of|by|and|number|no\.?|page|item|step)\s{1,3}|\w\/[\w.-]{1,40})$/i;

/** Whether three or more decimal digits are a number of an issue, as in prose, and no color. */
function isIssue(code: string, css: string, at: number, end: number): boolean {
  if (!/^#\d+$/.test(css)) return false;
  const before = code
    .slice(Math.max(0, at - FARTHEST), at)
    .split('\n')
    .at(-1)!;
  const [after = ''] = code.slice(end, end + FARTHEST).split('\n', 1);
  if (BEFORE_ISSUE.test(before) || /^\]\(/.test(after)) return true;
  if (/[:=|"'`]\s{0,3}$/.test(before) || css.length > 5) return false;
  const words = `${before} ${after}`.match(/\p{L}{2,}/gu) ?? [];
  return words.length > (/\($/.test(before) ? 2 : 3);
}

export const PERCENT =
  /^["'`]?\s{0,3}(?:[,;|/@(]\s{0,3})?(?:(?:opacity|alpha)\W{1,3})?(\d{1,3}(?:\.\d{1,3})?)\s?%/i;
const SHARE =
  /^["'`]?\s{0,3}[,;|(/]?\s{0,3}(?:opacity|alpha)\W{1,3}([01]?\.\d{1,4}|[01])(?![\d%])/i;
const BYTES = /^rgba?\((?:\s{0,9}\d{1,3}\s{0,9}[,\s]){3}\s{0,9}(?:\/\s{0,9})?(\d{1,3})\s{0,9}\)$/i;

/** The opacity that stands beside a hex, or counts to 255. */
function opacityOf(
  code: string,
  css: string,
  end: number,
  { alpha }: ParsedColor,
  counts: TextCounts,
): number | undefined {
  const byte = Number(BYTES.exec(css)?.[1]);
  if (byte > 1 && byte <= 255) {
    counts.bytes += 1;
    return byte / 255;
  }
  if (alpha < 1) return undefined;
  const behind = code.slice(end, end + 40);
  const percent = Number(PERCENT.exec(behind)?.[1]) / 100;
  const share = Number.isNaN(percent) ? Number(SHARE.exec(behind)?.[1]) : percent;
  if (!(share <= 1)) return undefined;
  counts.percentages += 1;
  return share;
}
