import { deltaEOK, type ParsedColor, parseColor } from '@swatchwork/color';
import { evaluateColor, isColorFunction } from '@swatchwork/color/css';

import { CONTEXT_LIMITS } from '../../contexts/context-sheet.ts';
import type { Component } from '../../contexts/css/components.ts';
import { createSubstitution } from '../../contexts/css/substitute.ts';
import { FormatError } from '../../palette/format-error.ts';
import { isChanger } from '../names.ts';
import type { SheetEntry } from './entries.ts';
import { sheetFunctions } from './sheet-functions.ts';
import { allParts, referenceOf } from './sheet-values.ts';

/** What a value is; `css` is its text where nothing had to be computed. */
export type Evaluated =
  | { readonly color: ParsedColor & { readonly css?: string }; readonly isTwofold: boolean }
  /** Only stands for another variable. */
  | 'alias'
  /** Three numbers without their space. */
  | 'numbers'
  /** No color. */
  | 'other'
  /** Maybe a color: why it is not read. */
  | { readonly problem: string };

/** Which function makes a color of the numbers of a variable. */
const USE =
  /\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s{0,9}var\(\s{0,9}(--[\w-]{1,100})\s{0,9}[),]/gi;

/** Computes the values of variables that refer to each other; the first value of each counts. */
export function createEvaluation(
  entries: readonly SheetEntry[],
  code: string,
): (entry: SheetEntry) => Evaluated {
  const values = new Map<string, SheetEntry>();
  const keys = new Map<SheetEntry, string>();
  for (const [i, entry] of entries.entries()) {
    const key = values.has(entry.key) ? `${entry.key}\n${i}` : entry.key;
    values.set(key, entry);
    keys.set(entry, key);
  }
  const uses = new Map([...code.matchAll(USE)].map(([, name, variable]) => [variable!, name!]));
  let parts = 0;
  const resolve = createSubstitution(values, (count) => {
    parts += count;
    if (parts > CONTEXT_LIMITS.allParts) {
      throw new FormatError('too_large', 'Variables', 0, 'their references grow too large');
    }
  });
  return evaluate;

  function evaluate(entry: SheetEntry): Evaluated {
    if (entry.literal) return { color: entry.literal, isTwofold: false };
    if (entry.isTriple) {
      const color = ofTriple(entry);
      return color ? { color, isTwofold: false } : 'numbers';
    }
    if (entry.isAlias) return 'alias';
    if (entry.isLong) return { problem: 'it is too long' };
    const substituted = resolve(keys.get(entry)!);
    if ('problem' in substituted) {
      const [only, ...more] = entry.value;
      const isUse = more.length === 0 && only?.type === 'function' && isColorFunction(only.name);
      return isUse ? 'alias' : problemOf(entry, substituted.problem);
    }
    const { value } = substituted;
    const call = entry.language && sheetFunctions(entry.language);
    const color = evaluateColor(value, 'light', call);
    if (typeof color === 'string') return problemOf(entry, color);
    if (isSameAsReference(entry, color)) return 'alias';
    const dark = evaluateColor(value, 'dark', call);
    return { color, isTwofold: typeof dark === 'string' || !isSame(color, dark) };
  }

  function ofTriple({ key, text }: SheetEntry): (ParsedColor & { css: string }) | undefined {
    const maker = uses.get(key) ?? /-(rgb|hsl)$/.exec(key)?.[1];
    const css = `${maker}(${text})`;
    const color = maker === undefined ? undefined : parseColor(css);
    return color && { ...color, css };
  }

  function isSameAsReference({ references }: SheetEntry, color: ParsedColor): boolean {
    const [only, ...more] = references;
    const entry = only === undefined || more.length > 0 ? undefined : values.get(only);
    if (!entry) return false;
    const own = entry.literal ?? (entry.isTriple ? ofTriple(entry) : undefined);
    return own !== undefined && isSame(own, color);
  }

  function problemOf({ value }: SheetEntry, problem: string): Evaluated {
    return [...allParts(value)].some(isColored) ? { problem } : 'other';
  }

  /** Whether a part of a value may be a color. */
  function isColored(part: Component): boolean {
    if (part.type === 'hash') return parseColor(`#${part.value}`) !== undefined;
    if (part.type === 'ident') return parseColor(part.value) !== undefined;
    if (part.type === 'string')
      return /^#/.test(part.value) && parseColor(part.value) !== undefined;
    if (part.type !== 'function') return false;
    const reference = referenceOf(part);
    if (reference !== undefined) return values.get(reference)?.literal !== undefined;
    return isColorFunction(part.name) || isChanger(part.name) || /^map[.-]get$/.test(part.name);
  }
}

const isSame = (one: ParsedColor, other: ParsedColor): boolean =>
  deltaEOK(one.color, other.color) < 1e-4 && Math.abs(one.alpha - other.alpha) < 1e-3;
