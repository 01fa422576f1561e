import { type ParsedColor, parseColor } from '@swatchwork/color';
import { CSS_COLOR_NAMES } from '@swatchwork/color/css-color-names';

import { suggest } from '../suggest.ts';
import { quote } from '../usage-error.ts';
import type { Source, Sourced } from './source.ts';

/** What the texts of a file of pairs may refer to. */
export interface Vocabulary {
  colors: ReadonlyMap<string, Sourced>;
  tokens: ReadonlyMap<string, ParsedColor>;
  source: Source;
}

/** Longest chain of names that refer to names; a longer one is a circle. */
const LONGEST_CHAIN = 32;

/**
 * The color of a name, a token (with or without braces) or a CSS color, in this order. Within
 * `colors`, only a text in braces is a name.
 *
 * @returns Undefined if there is none; `source` then has a complaint.
 */
export function lookUp(reference: Sourced, words: Vocabulary): ParsedColor | undefined {
  const { colors, tokens, source } = words;
  let { value } = reference;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const inBraces = /^\{([^{}]+)\}$/.exec(value)?.[1];
    const name = inBraces ?? value;
    const isName = inBraces !== undefined || step === 0;
    const named = isName ? colors.get(name) : undefined;
    if (named) {
      value = named.value;
      continue;
    }
    const color = (isName && tokens.get(name)) || (inBraces ? undefined : parseColor(value));
    if (color) return color;
    const allowed = 'a name of colors, a token, or a CSS color';
    const meant = suggest(name, [...colors.keys(), ...tokens.keys(), ...CSS_COLOR_NAMES]);
    const advice = meant ? ` Did you mean ${quote(meant)}?` : '';
    source.complain(reference.at, `${quote(value)} must be ${allowed}.${advice}`);
    return undefined;
  }
  source.complain(reference.at, `${quote(reference.value)} refers to itself.`);
  return undefined;
}
