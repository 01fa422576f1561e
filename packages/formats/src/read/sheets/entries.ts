import { type ParsedColor, parseColor } from '@swatchwork/color';
import { isColorFunction } from '@swatchwork/color/css';

import type { Component } from '../../contexts/css/components.ts';
import { FormatError } from '../../palette/format-error.ts';
import { joinNames } from '../../text/text.ts';
import { isWord } from '../names.ts';
import type { SheetVariable } from './declarations.ts';
import type { SheetLanguage } from './sheet-functions.ts';
import { allParts, entriesOf, readValue, referenceOf } from './sheet-values.ts';

const LONGEST_LITERAL = 200; // characters
const LONGEST_VALUE = 10_000; // of which more is computed
const LONGEST_MAP = 1_000_000;

/** Hue, saturation and lightness without their function, as older shadcn themes have them. */
const BARE_HSL = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/;

/** Three numbers, of which their use says the space. */
const TRIPLE =
  /^[\d.]{1,20}(?:%|deg)?(?:\s{1,9}|\s{0,9},\s{0,9})[\d.]{1,20}%?(?:\s{1,9}|\s{0,9},\s{0,9})[\d.]{1,20}%?$/;

/** Less has its own `color()`, so that it takes that of CSS only as text: `~"color(…)"`. */
const ESCAPED = /^~(["'])(.{1,200})\1$/;

const ALIAS =
  /^(?:(?:[\w-]{1,40}\.)?[$@][\w-]{1,100}|var\(\s{0,9}--[\w-]{1,100}\s{0,9}\)|#\{\s{0,9}\$[\w-]{1,100}\s{0,9}\})$/;

/** One value of a variable, or of an entry of its map or list. */
export class SheetEntry {
  /** With its sign, as other values refer to it. */
  readonly key: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  readonly comment: string | undefined;
  readonly #variable: SheetVariable;
  /** A color that stands there as it is. */
  readonly literal: (ParsedColor & { css: string }) | undefined;
  #value: readonly Component[] | undefined;

  constructor(variable: SheetVariable, name: string, text: string, comment?: string) {
    this.#variable = variable;
    this.key = variable.sign + name;
    this.name = name;
    this.text = text;
    this.at = variable.at;
    this.comment = comment;
    this.literal = literalOf(text);
  }

  get isTriple(): boolean {
    return TRIPLE.test(this.text);
  }

  /** Whether it only stands for another variable. */
  get isAlias(): boolean {
    return ALIAS.test(this.text);
  }

  /** Whether it has to be looked at: plain words and lengths are no colors. */
  get mayBeColor(): boolean {
    if (this.literal || this.isTriple || /[#(]|[$@][\w-]/.test(this.text)) return true;
    if (this.text.length > LONGEST_LITERAL || !/\s/.test(this.text)) return false;
    return this.text.split(/[\s,]+/).some((word) => isWord(word) && parseColor(word));
  }

  /** Whether it is so long that it is not looked into. */
  get isLong(): boolean {
    return this.text.length > LONGEST_VALUE;
  }

  /** The language whose functions it may call. */
  get language(): SheetLanguage | undefined {
    const { sign, isGtk } = this.#variable;
    if (isGtk) return undefined;
    if (sign === '@' || this.text.includes('@')) return 'Less';
    return sign === '$' || this.text.includes('#{') ? 'SCSS' : undefined;
  }

  /** The parts of its value. */
  get value(): readonly Component[] {
    this.#value ??= this.isLong
      ? []
      : readValue(this.literal?.css ?? this.text, this.language ?? 'CSS');
    return this.#value;
  }

  /** The colors of a gradient or a list; none where functions make others of them. */
  get listed(): readonly ParsedColor[] {
    if (this.isLong) return [];
    const parts = [...allParts(this.value)];
    const isList = parts.every(
      (part) =>
        part.type !== 'function' || isColorFunction(part.name) || part.name.endsWith('gradient'),
    );
    if (!isList) return [];
    return parts.flatMap((part) => parseColor(this.text.slice(part.start, part.end)) ?? []);
  }

  get references(): readonly string[] {
    return [...allParts(this.value)].flatMap((part) => referenceOf(part) ?? []);
  }

  /** As the substitution of `var()` wants it. */
  get declaration(): { references: readonly string[] } {
    return { references: this.references };
  }
}

function literalOf(text: string): (ParsedColor & { css: string }) | undefined {
  // Parsing takes most of the time of a text whose values are no colors.
  if (text.length < 'red'.length || text.length > LONGEST_LITERAL) return undefined;
  if (/^[\da-f]+$/i.test(text) && !isWord(text)) return undefined; // 999999 is no color of CSS
  const css = BARE_HSL.test(text) ? `hsl(${text})` : text.replace(ESCAPED, '$2');
  const color = /^[\da-f]{6}$/i.test(css) ? undefined : parseColor(css);
  return color && { ...color, css };
}

/** The values of a variable: one for each color of a map or a list of Sass or Less. */
export function entriesIn(
  code: string,
  variable: SheetVariable,
  commentAt: (at: number) => string | undefined,
): SheetEntry[] {
  const { sign, name, from, to } = variable;
  const text = withoutFlag(code.slice(from, to).trim());
  if (sign !== '--' && /^(?:\(|map[.-])/.test(text)) {
    if (text.length > LONGEST_MAP) {
      const problem = `a map of more than ${LONGEST_MAP} characters`;
      throw new FormatError('too_large', 'Variables', from, problem);
    }
    const value = readValue(text, sign === '$' ? 'SCSS' : 'Less');
    const base = name.replace(/-(?:list|map)$/, '');
    const entries = entriesOf(value);
    if (entries) {
      return entries.map((entry) => {
        const label = joinNames([base, ...entry.keys], '-');
        return new SheetEntry(variable, label, textOf(text, entry.value));
      });
    }
  }
  const parts = sign === '--' ? undefined : colorsOf(text);
  if (parts) return parts.map((part, i) => new SheetEntry(variable, `${name}-${i + 1}`, part));
  return [new SheetEntry(variable, name, text, commentAt(to))];
}

/** In quotes, `gray` is a word, whereas `#f00` is a color all the same. */
function textOf(text: string, value: readonly Component[]): string {
  const [first] = value;
  if (!first) return '';
  if (value.length === 1 && first.type === 'string') return isWord(first.value) ? '' : first.value;
  return text.slice(first.start, value.at(-1)!.end);
}

/** Sass marks with it values that a caller may replace. */
const withoutFlag = (text: string): string =>
  text.endsWith('!default') ? text.slice(0, -'!default'.length).trimEnd() : text;

/** The colors of a list such as `#f00, rgb(1 2 3)`; undefined for anything else. */
function colorsOf(text: string): string[] | undefined {
  if (text.length > LONGEST_LIST || !/[\s,]/.test(text)) return undefined;
  const parts = text.match(/[\w#.%-]{1,100}(?:\([^()]{0,100}\))?/g) ?? [];
  return parts.length > 1 && parts.every(literalOf) ? parts : undefined;
}

const LONGEST_LIST = 100_000; // characters
