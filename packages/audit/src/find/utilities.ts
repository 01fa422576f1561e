import type { Found } from '../model.ts';
import { findLiterals } from './literals.ts';
import { paintOf } from './paint.ts';
import { PALETTE_NAMES, paletteColor } from './palette.ts';

/** Prefixes of classes that take a color; the longer ones first. */
const PREFIX =
  '(?:bg|text|border(?:-(?:x|y|t|r|b|l|s|e))?|divide|outline|ring-offset|ring|inset-ring|inset-shadow|text-shadow|drop-shadow|shadow|from|via|to|fill|stroke|accent|caret|decoration|placeholder)';
const OPACITY = '(?:/(?:\\d{1,3}(?:\\.\\d{1,3})?|\\[[^\\s\\]]{1,40}\\]|\\([^\\s)]{1,60}\\)))?';
const OF_PALETTE = new RegExp(`^!?(?:tw-)?(${PREFIX})-(${PALETTE_NAMES})(${OPACITY})!?$`);
const IN_BRACKETS = new RegExp(`^!?-?([a-z][a-z0-9-]{0,30})-\\[(.{3,2000})\\](${OPACITY})!?$`, 's');
const PROPERTY = /^!?\[([a-z-]{2,60}):(.{3,2000})\]!?$/is;
/** What a text needs so that it can hold such a class. */
const HINT = new RegExp(
  `(?:${PREFIX}-${PALETTE_NAMES})|\\[[^\\]]{0,200}(?:#|\\()|-\\[|\\[-?-?[a-z]`,
);

const PALETTE_REASON = 'it holds only a part of what the class says';

/**
 * The colors in a list of classes: utilities of Tailwind's palette, and colors in brackets.
 *
 * @param isSure Whether the text is known for classes; elsewhere brackets alone are not enough.
 */
export function findUtilities(
  text: string,
  from: number,
  base: Pick<Found, 'owner' | 'classes'>,
  isSure: boolean,
): Found[] {
  if (!HINT.test(text)) return [];
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    if (word.length > 3000) return [];
    const at = lastColon(word) + 1;
    return readUtility(
      word.slice(at),
      from + index + at,
      { ...base, ...variantsOf(word.slice(0, at)) },
      isSure,
    );
  });
}

type Base = Pick<Found, 'owner' | 'classes' | 'states' | 'modes'>;

function readUtility(text: string, offset: number, base: Base, isSure: boolean): Found[] {
  const palette = OF_PALETTE.exec(text);
  if (palette) {
    const [, prefix = '', name = ''] = palette;
    const color = paletteColor(name);
    const at = text.indexOf(`${prefix}-${name}`);
    return [
      {
        ...base,
        offset,
        text,
        kind: 'palette utility',
        notation: 'tailwind',
        ...(color && { color }),
        property: prefix,
        paint: paintOf(prefix),
        change: {
          as: 'utility',
          before: text.slice(0, at + prefix.length + 1),
          after: text.slice(at + prefix.length + 1 + name.length),
          prefix,
        },
      },
    ];
  }
  const brackets = IN_BRACKETS.exec(text);
  if (brackets && (isSure || BRACKETED_PREFIX.test(brackets[1]!))) {
    const [, prefix = '', content = '', opacity = ''] = brackets;
    return inBrackets(text, content, offset, { ...base, property: prefix }, opacity);
  }
  const property = PROPERTY.exec(text);
  if (!property) return [];
  const [, name = '', content = ''] = property;
  return inBrackets(text, content, offset, { ...base, property: name }, undefined);
}

const BRACKETED_PREFIX = new RegExp(`^${PREFIX}$`);

/** @param opacity What follows the brackets; undefined where a property stands in them. */
function inBrackets(
  text: string,
  content: string,
  offset: number,
  base: Base & Pick<Found, 'property'>,
  opacity: string | undefined,
): Found[] {
  const at = text.indexOf(content, text.indexOf('['));
  const value = content.replaceAll('_', ' ');
  const hint = /^(?:color|--[\w-]+):/.exec(value)?.[0].length ?? 0;
  return findLiterals(value.slice(hint), true).map(({ start, end, color, notation }) => {
    const isWhole = start === 0 && hint + end === value.length;
    const bounds = { before: text.slice(0, at), after: text.slice(at + content.length) };
    const isUtility = isWhole && opacity !== undefined;
    return {
      ...base,
      offset: isUtility ? offset : offset + at + hint + start,
      text: isUtility ? text : text.slice(at + hint + start, at + hint + end),
      kind: 'arbitrary value',
      notation,
      color,
      paint: paintOf(base.property),
      change: isUtility
        ? {
            as: 'utility',
            before: bounds.before.slice(0, -1),
            after: bounds.after.slice(1),
            prefix: base.property,
          }
        : isWhole
          ? { as: 'value' }
          : { as: 'nothing', reason: PALETTE_REASON },
    } satisfies Found;
  });
}

/** Of the last colon outside of brackets, which ends the variants; −1 without one. */
function lastColon(word: string): number {
  let depth = 0;
  let last = -1;
  for (let i = 0; i < word.length; i++) {
    const letter = word[i];
    if (letter === '[' || letter === '(') depth++;
    else if (letter === ']' || letter === ')') depth--;
    else if (letter === ':' && depth === 0) last = i;
  }
  return last;
}

const MODE =
  /^(?:dark|light|contrast-more|contrast-less|forced-colors|print|theme-.+)$|\[[^\]]*(?:dark|light|theme)[^\]]*\]/;

/** What the variants before a utility say, such as `dark:hover:`. */
function variantsOf(text: string): Pick<Found, 'states' | 'modes'> {
  const variants = text.split(':').filter(Boolean);
  return {
    modes: variants.filter((one) => MODE.test(one)).map((one) => `${one}:`),
    states: variants.filter((one) => !MODE.test(one)),
  };
}
