import { type ParsedColor, parseColor } from '@swatchwork/color';
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
 * @param strings Whether strings count that are a color and nothing else, as arguments of Sass and Less.
 * @throws {TooDeep} If brackets nest too deep.
 */
export function findLiterals(value: string, names: boolean, strings = false): Literal[] {
  if (!MAY_BE_COLOR.test(value) && !(names && WORD.test(value))) return [];
  const found: Literal[] = [];
  const tokens = readTokens(value, DEPTH, () => {
    throw new TooDeep(`brackets nest deeper than ${DEPTH}`);
  });
  search(componentsOf(tokens, 0, tokens.list.length - 1), { within: [], names, strings }, found);
  return found;
}

interface Look {
  readonly within: readonly string[];
  readonly names: boolean;
  readonly strings: boolean;
}

function search(components: readonly Component[], look: Look, found: Literal[]): void {
  const { within, names } = look;
  for (const [i, one] of components.entries()) {
    const notation = notationOf(one, names);
    const isKey = one.type === 'ident' && isSign(components[i + 1], ':');
    if (notation && !isKey && !isPartOfWord(components, i)) {
      const color = evaluateColor([one], 'light');
      if (typeof color !== 'string') {
        found.push({ start: one.start, end: one.end, color, notation, within });
        continue;
      }
    }
    if (one.type === 'string' && look.strings && HEX.test(one.value)) {
      const color = parseColor(one.value);
      const [start, end] = [one.start + 1, one.end - 1];
      if (color)
        found.push({ start, end, color, notation: 'hex', within: [...within, 'a string'] });
    } else if (one.type === 'function' && !NO_COLORS.has(one.name)) {
      const isTaker = COLOR_TAKERS.test(one.name);
      search(one.body, { ...look, within: [...within, one.name], names: names || isTaker }, found);
    } else if (one.type === 'block') {
      search(one.body, { ...look, within: [...within, one.open] }, found);
    }
  }
}

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

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

/** Such as `red` in `$red`, `@red`, `.red` or `red#{$n}`, which Sass and Less take for names or parts of them. */
const isPartOfWord = (components: readonly Component[], i: number): boolean =>
  components[i]!.type === 'ident' &&
  (['$', '.', '@'].some((sign) => isSign(components[i - 1], sign)) ||
    isSign(components[i + 1], '#'));
