import { type ParsedColor, parseColor } from '@swatchwork/color';
import { evaluateColor } from '@swatchwork/color/css';

import { FILE_LIMITS } from '../constants.ts';
import { FormatError } from '../palette/format-error.ts';
import type { ReadPalette } from '../palette/palette.ts';
import { PaletteBuilder } from '../palette/palette-builder.ts';
import { commentLanguage, createNaming, scanCode, titleOf } from '../text/scan-code.ts';
import { joinNames, slug } from '../text/text.ts';
import { type Around, type ObjectValue, objectValues } from './code/object-tokens.ts';
import { isOtherNotation, noteLeftovers, type Span } from './explicit.ts';
import { isMaker, isNameKey, isWord, isWordKey } from './names.ts';
import { readValue } from './sheets/sheet-values.ts';

const FORMAT = 'Tailwind';
const MOST_VALUES = 100_000; // that may be colors

/** Keys that only contain the colors and name none. */
const WRAPPERS = new Set(['theme', 'extend', 'colors', 'DEFAULT']);

/** Keys that say what is in them, not what it is called. */
const COLOR_KEYS = new Set(
  'hex hexCode color colour value css rgb rgba hsl hsla hwb lab lch oklab oklch'.split(' '),
);

/** Whether a text has a member or a variable, as programs in JavaScript do. */
export function looksLikeObject(text: string): boolean {
  const { code } = scanCode(text, commentLanguage(text));
  return MEMBER.test(code) || VARIABLE.test(code);
}

const MEMBER =
  /[{,]\s{0,100}["']?(?<![\w$-])[\w$-]{1,100}(?![\w$-])["']?\s{0,20}:\s{0,20}(?:["'`{[]|0x[\da-f]{6})/i;

const VARIABLE =
  /(?<![\w$])(?:const|let|var)\s{1,20}[\w$]{1,100}\s{0,20}(?::[^=\n]{1,100})?=\s{0,20}\S/;

/** A value of a palette that another file holds, such as `colors.blue[500]`. */
const ELSEWHERE =
  /:\s{0,20}(?:(?:default)?colou?rs\.\w{1,40}|[a-z]{3,12}\[["']?(?:50|[1-9]00|950|A\d00)["']?\])/gi;

/** Three channels in a list of their own. */
const TRIPLE = /\[\s{0,20}(?:\d{1,3}\s{0,20},\s{0,20}){2}\d{1,3}\s{0,20}[,\]]/g;

interface Found extends ObjectValue {
  readonly color: ParsedColor;
  /** The text of the color, unless it was computed. */
  readonly css: string | undefined;
}

/**
 * Reads the colors of a Tailwind configuration, or of any object in JavaScript, from its text,
 * without running it. A color is named by its path of keys, `brand-500`, or by the variable that holds
 * it; what stands within the call of a function is none.
 *
 * @throws {FormatError} If there is no color, braces nest too deep, or it has too many parts.
 * @see https://v3.tailwindcss.com/docs/customizing-colors
 */
export function readObject(text: string): ReadPalette {
  const scanned = scanCode(text, commentLanguage(text));
  const palette = new PaletteBuilder(FORMAT);
  palette.name = titleOf(scanned);
  const { found, names, lost, done } = collect(scanned.code);
  // In JSON a comment says something of the color and is no name of it.
  const commentBehind = /^\s*[[{]/.test(scanned.code) ? undefined : createNaming(scanned);
  const family = `${slug(palette.name)}-`;
  for (const one of found) {
    const { color, css, at, end } = one;
    const name = names.get(one.around) ?? nameOf(one);
    const plain = name.startsWith(family) ? name.slice(family.length) : name;
    const label = commentBehind?.(end) ?? (/^\d+$/.test(plain) ? undefined : name);
    palette.add(color.color, at, { name: label, alpha: color.alpha, css });
  }
  noteLost(lost, palette);
  palette.tally(
    scanned.code.match(ELSEWHERE)?.length ?? 0,
    '{color|colors} of {another file was|other files were} left out.',
  );
  palette.tally(
    scanned.code.match(TRIPLE)?.length ?? 0,
    '{list|lists} of three numbers, which may be channels of {a color, was|colors, were} left out.',
  );
  noteLeftovers(scanned.code, palette, done);
  return palette.build();
}

/** Values that may be colors, by why they are none here. */
interface Lost {
  readonly calls: ObjectValue[];
  readonly references: ObjectValue[];
  readonly words: ObjectValue[];
}

function collect(code: string) {
  const found: Found[] = [];
  const names = new Map<Around, string>();
  const lost: Lost = { calls: [], references: [], words: [] };
  const done: Span[] = [];
  /** Lists in which other texts stand. */
  const mixed = new Set<Around>();
  const latest = new Map<Around, Found>();
  for (const value of objectValues(code, FORMAT, isMaker)) {
    const { text, key, around, call } = value;
    const color = colorOf(text);
    if (around.open === '{' && isNameKey(key) && (!color || isPlainWord(text))) {
      names.set(around, text);
    } else if (call !== undefined) {
      if (color && !isPlainWord(text)) lost.calls.push(value);
    } else if (!color) {
      mixed.add(around);
      if (COMPUTED.test(text)) lost.references.push(value);
      else continue;
    } else if (!(isPlainWord(text) && isWordKey(key))) {
      const one = { ...value, ...color };
      const last = latest.get(around);
      const isRepeated =
        last &&
        [last.key, key].every((one) => COLOR_KEYS.has(one)) &&
        isOtherNotation({ ...last.color, css: last.css }, { ...one.color, css: one.css });
      latest.set(around, one);
      if (!isRepeated) found.push(one);
    }
    done.push([value.at, value.end]);
    if (done.length > MOST_VALUES) {
      throw new FormatError('too_large', FORMAT, value.at, `more than ${MOST_VALUES} values`);
    }
    if (found.length > FILE_LIMITS.colors) break; // one too many, so that the palette reports the limit
  }
  const isBare = found.some(({ text }) => isHex(text) && !isPlainWord(text) && !/^\d+$/.test(text));
  const isColor = ({ text, around }: Found) =>
    isHex(text)
      ? isBare || !isAmbiguous(text)
      : !(isWord(text) && mixed.has(around) && around.open === '[');
  lost.words.push(...found.filter((one) => !isColor(one)));
  return { found: found.filter(isColor), names, lost, done };
}

/** A color as text, or one that CSS computes. */
function colorOf(text: string): { color: ParsedColor; css: string | undefined } | undefined {
  if (text.startsWith('0x')) return colorOf(`#${text.slice(2)}`);
  const css = text.replace(ANY_ALPHA, '');
  const literal = parseColor(css);
  if (literal) return { color: literal, css };
  if (!COMPUTED.test(css) || css.includes('var(') || css.includes('${')) return undefined;
  const color = evaluateColor(readValue(css, FORMAT), 'light');
  return typeof color === 'string' ? undefined : { color, css: undefined };
}

/** Where Tailwind 3 puts an opacity. */
const ANY_ALPHA = /\s{0,9}\/\s{0,9}<alpha-value>/;

/** What the browser or the program makes a color of. */
const COMPUTED =
  /^\s{0,9}(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|color-mix|light-dark|contrast-color)\(|^#\$\{|\$\{[^}]{1,100}\}[\da-f]{2}$/i;

const isHex = (text: string): boolean => /^[\da-f]{6}$/i.test(text);

/** Six digits or letters that may be a number or a word. */
const isAmbiguous = (text: string): boolean => /^(?:\d+|[a-f]+)$/i.test(text);

const isPlainWord = (text: string): boolean => isWord(text) || /^\d+$/.test(text);

function noteLost({ calls, references, words }: Lost, palette: PaletteBuilder): void {
  const call = calls.find((one) => /^\w/.test(one.call ?? ''))?.call;
  const such = call ? `calls such as ${call.slice(0, 60)}()` : 'expressions';
  palette.tally(calls.length, '{color|colors} within % {was|were} left out.', such);
  const reference = references[0]?.text.slice(0, 60);
  palette.tally(
    references.length,
    '{value|values} that may be {a color was|colors were} left {out:|out, such as} %.',
    reference,
  );
  const word = words[0]?.text;
  palette.tally(
    words.length,
    '{word|words} or {number|numbers} that may be {a color was|colors were} left {out:|out, such as} %.',
    word,
  );
  if (calls.length > 0) {
    palette.leftOut(`its colors stand within ${such}, which are not computed`, calls[0]!.at);
  }
}

function nameOf({ path, key }: ObjectValue): string {
  const names = [...path, key].filter((one) => !WRAPPERS.has(one));
  // In `{sea: {hex: '#fff'}}` the last key says what follows.
  if (names.length > 1 && COLOR_KEYS.has(names.at(-1)!)) names.pop();
  return joinNames(names, '-');
}
