import type { ParsedColor } from '@swatchwork/color';
import {
  type Component,
  componentsOf,
  evaluateColor,
  isColorFunction,
  isSign,
  readTokens,
} from '@swatchwork/color/css';

/** A color that is written out in a value. */
export interface Literal {
  /** UTF-16 code units from the start of the value. */
  readonly start: number;
  readonly end: number;
  readonly color: ParsedColor;
  readonly notation: string;
  /** The functions and brackets around it, the outer ones first, such as `linear-gradient`. */
  readonly within: readonly string[];
}

/** Brackets in brackets; maps of Sass have a few. */
const DEPTH = 64;

/** A value whose brackets nest too deep. */
export class TooDeep extends Error {}

const MAY_BE_COLOR = /#[\da-f]{3}|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
const WORD = /[a-z]{3}/i;

/**
 * The colors in a value of CSS, Sass or Less. A function that is computed from variables is none, but what
 * is written out in it is; neither are `transparent` and `currentcolor`.
 *
 * @param names Whether words are names of colors.
 * @throws {TooDeep} If brackets nest too deep.
 */
export function findLiterals(value: string, names: boolean): Literal[] {
  if (!MAY_BE_COLOR.test(value) && !(names && WORD.test(value))) return [];
  const found: Literal[] = [];
  const tokens = readTokens(value, DEPTH, () => {
    throw new TooDeep(`brackets nest deeper than ${DEPTH}`);
  });
  search(componentsOf(tokens, 0, tokens.list.length - 1), [], names, found);
  return found;
}

function search(
  components: readonly Component[],
  within: readonly string[],
  names: boolean,
  found: Literal[],
): void {
  for (const [i, one] of components.entries()) {
    const notation = notationOf(one, names);
    const isKey = one.type === 'ident' && isSign(components[i + 1], ':');
    const isVariable = one.type === 'ident' && isSign(components[i - 1], '$');
    if (notation && !isKey && !isVariable && !isPartOfWord(components, i)) {
      const color = evaluateColor([one], 'light');
      if (typeof color !== 'string') {
        found.push({ start: one.start, end: one.end, color, notation, within });
        continue;
      }
    }
    if (one.type === 'function' && !NO_COLORS.has(one.name)) {
      search(one.body, [...within, one.name], names || COLOR_TAKERS.test(one.name), found);
    } else if (one.type === 'block') search(one.body, [...within, one.open], names, found);
  }
}

const NO_COLORS: ReadonlySet<string> = new Set([
  'url',
  'attr',
  'env',
  'counter',
  'selector',
  'theme',
]);

/** Functions whose words are colors, wherever they stand. */
const COLOR_TAKERS = /gradient$|^color-mix$|^light-dark$|^drop-shadow$/;

function notationOf(one: Component, names: boolean): string | undefined {
  if (one.type === 'hash')
    return /^(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(one.value) ? 'hex' : undefined;
  if (one.type === 'ident')
    return names && !KEYWORDS.has(one.value.toLowerCase()) ? 'name' : undefined;
  if (one.type !== 'function' || !isColorFunction(one.name)) return undefined;
  return one.name
    .replace(/a$/, '')
    .replace(/^oklab?$/, 'oklab')
    .replace(/^l$/, 'lab');
}

const KEYWORDS: ReadonlySet<string> = new Set(['transparent', 'currentcolor']);

/** Such as `red` in `$red`, `@red` or `red#{$n}`, which Sass and Less take for parts of names. */
const isPartOfWord = (components: readonly Component[], i: number): boolean =>
  isSign(components[i - 1], '.') ||
  isSign(components[i - 1], '@') ||
  (components[i]!.type === 'ident' && isSign(components[i + 1], '#'));
