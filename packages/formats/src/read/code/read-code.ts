import { FormatError } from '../../palette/format-error.ts';
import type { ReadPalette } from '../../palette/palette.ts';
import { PaletteBuilder } from '../../palette/palette-builder.ts';
import { createNaming, isTitle, scanCode } from '../../text/scan-code.ts';
import { argbColor } from '../argb-color.ts';
import { noteLeftovers, type Span } from '../explicit.ts';
import { colorOfCall, withOpacity } from './color-call.ts';

/** The start of a call that makes a color, or a family of shades. */
const CALL =
  /(?<![\w.])(?:android\.graphics\.)?((?:Color(?:8|32)?|UIColor|NSColor|#colorLiteral)(?:\.(?:from\w{0,9}|parseColor|hs[lv]|init))?|Material(?:Accent)?Color)\(/g;

/** A color that the system names. */
const NAMED =
  /(?:(?<=[=:,([]\s{0,9})(?:Colors?|UIColor|NSColor)|:\s{0,9}(?:Color|UIColor|NSColor)\??\s{0,9}=\s{0,9})\.[A-Za-z]\w{0,40}\b(?!\s{0,9}[.(])/g;

const MOST_CALLS = 100_000;

const LONGEST = 300; // characters of a call, and behind it
const LONGEST_NAME = 150; // before it

/**
 * Reads the colors of source code in Swift, Kotlin or Dart: calls of `Color` and `UIColor` with
 * numbers. A comment behind a color names it, else its constant, label or key does.
 *
 * @returns Undefined for a text without such calls.
 * @throws {FormatError} If there are too many colors.
 */
export function readCode(text: string): ReadPalette | undefined {
  if (!/olor(?:Literal|8|32)?[.(]/.test(text)) return undefined; // far quicker than the pattern of a call
  const scanned = scanCode(text, 'app');
  const { code } = scanned;
  const commentBehind = createNaming(scanned);
  const palette = new PaletteBuilder('Source code');
  const done: Span[] = [];
  /** Calls of which nothing is known, as long as none within them is read. */
  let open: Span[] = [];
  let calls = 0;
  let others = 0;
  let family = '';
  for (const { 0: start, 1: maker = '', index } of code.matchAll(CALL)) {
    calls += 1;
    if (calls > MOST_CALLS) {
      throw new FormatError('too_large', 'Source code', index, `more than ${MOST_CALLS} calls`);
    }
    const from = index + start.length;
    const outer = open.filter(([, to]) => to > index);
    others += open.length - outer.length;
    open = outer;
    if (maker.startsWith('Material')) {
      family = nameBefore(code, index) ?? '';
      continue;
    }
    const to = endOfCall(code, from);
    const inside = to === undefined ? '' : code.slice(from, to);
    const made = to === undefined ? undefined : colorOfCall(maker, inside);
    const color = made && withOpacity(made, code.slice(to! + 1, to! + LONGEST));
    if (color) {
      const constant = nameBefore(code, open[0]?.[0] ?? index);
      open = [];
      done.push([from, to!]);
      const key = constant && /^\d+$/.test(constant) ? [family, constant].join('-') : constant;
      const name = commentBehind(to! + 1) ?? (/^color\d+$/.test(key ?? '') ? undefined : key);
      palette.add(color.color, index, { name, alpha: color.alpha, css: color.css });
    } else if (/\d|["']|\.[a-z]/i.test(inside)) {
      open.push([index, to ?? from]);
      done.push([from, to ?? from]);
    }
  }
  if (palette.size === 0) return undefined;
  palette.name = titleOf(text);
  palette.tally(
    others + open.length + numbersOutside(code, done, palette),
    '{color|colors} in another notation {was|were} left out.',
  );
  palette.tally(code.match(NAMED)?.length ?? 0, 'system {color was|colors were} left out.');
  noteLeftovers(code, palette, done);
  return palette.build();
}

/** Where the parenthesis closes, unless that is far away. */
function endOfCall(code: string, from: number): number | undefined {
  let depth = 1;
  const last = Math.min(code.length, from + LONGEST);
  for (let i = from; i < last; i++) {
    if (code[i] === '(') depth += 1;
    else if (code[i] === ')') depth -= 1;
    if (depth === 0) return i;
  }
  return undefined;
}

/** Numbers such as `0xFF3B82F6` that stand in no call and for no color of the palette. */
function numbersOutside(code: string, done: readonly Span[], palette: PaletteBuilder): number {
  let count = 0;
  let next = 0;
  for (const { 1: hex, index } of code.matchAll(/(?<!\w)0x([\da-f]{8})(?!\w)/gi)) {
    while (next < done.length && done[next]![1] <= index) next += 1;
    if ((done[next]?.[0] ?? Infinity) > index && !palette.holds(argbColor(`#${hex}`)!)) count += 1;
  }
  return count;
}

const CONSTANT =
  /([A-Za-z_]\w{0,99})(?::\s{0,9}[\w.]{1,40}\??)?\s{0,9}=>?\s{0,9}(?:(?:const|new)\s{1,9})?$/;
const KEY = /(?:(\w{1,100})|["']([^"'\n]{1,100})["'])\s{0,9}(?::|\sto)\s{0,9}(?:const\s{1,9})?$/;

/** The constant, the label or the key before a color on its line. */
function nameBefore(code: string, at: number): string | undefined {
  const before = code.slice(Math.max(0, at - LONGEST_NAME), at);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const [, constant] = CONSTANT.exec(line) ?? [];
  const [, key, quoted] = constant ? [] : (KEY.exec(line) ?? []);
  return constant ?? key ?? quoted;
}

/** A comment on the line before the type. */
function titleOf(text: string): string {
  const [, title = ''] =
    /^\/\/ ?(.{1,2000})\n(?:public |abstract |final )*(?:enum|object|class|struct|extension) /m.exec(
      text,
    ) ?? [];
  return isTitle(title) ? title : '';
}
