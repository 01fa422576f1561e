import { mapToGamut, type ParsedColor, parseColor } from '@swatchwork/color';
import { CSS_COLOR_NAMES } from '@swatchwork/color/css-color-names';
import {
  type ContextSheet,
  rememberWide,
  type SheetToken,
  type WideTokens,
} from '@swatchwork/formats/contexts';

import { suggest } from '../suggest.ts';
import { quote } from '../usage-error.ts';
import type { Source, Sourced } from './source.ts';

/** What the texts of a file of pairs may refer to. */
export interface Vocabulary {
  colors: ReadonlyMap<string, Sourced>;
  sheet: ContextSheet;
  source: Source;
  /** Literal colors that lie outside of sRGB, which are mapped into it. */
  wide: WideTokens;
}

/** Longest chain of names that refer to names; a longer one is a circle. */
const LONGEST_CHAIN = 32;

/**
 * The token of a name, a token (with or without braces) or a CSS color, in this order. Within
 * `colors`, only a text in braces is a name. A CSS color is a token that the file of pairs declares.
 *
 * @returns Undefined if there is none; `source` then has a complaint.
 */
export function lookUp(reference: Sourced, words: Vocabulary): SheetToken | undefined {
  const { colors, sheet, source } = words;
  let place = reference;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const { value } = place;
    const inBraces = /^\{([^{}]+)\}$/.exec(value)?.[1];
    const name = inBraces ?? value;
    const isName = inBraces !== undefined || step === 0;
    const named = isName ? colors.get(name) : undefined;
    if (named) {
      place = named;
      continue;
    }
    const token = isName ? sheet.tokens.get(name) : undefined;
    if (token) return token;
    const color = inBraces ? undefined : parseColor(value);
    if (color) return literal(place, color, words);
    const allowed = 'the name of a color, a token, or a CSS color';
    const meant = suggest(name, [...colors.keys(), ...sheet.tokens.keys(), ...CSS_COLOR_NAMES]);
    const advice = meant ? ` Did you mean ${quote(meant)}?` : '';
    source.complain(reference.at, `${quote(value)} must be ${allowed}.${advice}`);
    return undefined;
  }
  source.complain(reference.at, `${quote(reference.value)} refers to itself.`);
  return undefined;
}

/** A color that stands in the file of pairs itself, the same in every context. */
function literal({ value, at }: Sourced, parsed: ParsedColor, words: Vocabulary): SheetToken {
  const { source, sheet, wide } = words;
  const declaration = { file: source.file, ...at, text: value, references: [] };
  const color = { ...parsed, color: mapToGamut(parsed.color) };
  rememberWide(wide, value, parsed.color, color.color);
  return {
    name: `${value} (${source.file}:${at.offset})`,
    colors: new Map(sheet.contexts.map((context) => [context, color])),
    declarations: new Map(sheet.contexts.map((context) => [context, declaration])),
    problems: new Map(),
  };
}
