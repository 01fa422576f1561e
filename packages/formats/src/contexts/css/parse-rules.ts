import { TokenType } from '@csstools/css-tokenizer';

import { type Component, componentsOf, isSign, isWord, type Tokens, trim } from './components.ts';

/** `name: value`, in a rule. */
export interface CssDeclaration {
  readonly kind: 'declaration';
  readonly name: string;
  readonly value: readonly Component[];
  readonly isImportant: boolean;
  /** Of the value without white space and `!important`. */
  readonly start: number;
  readonly end: number;
}

/** A rule with selectors, or an at-rule. */
export interface CssRule {
  readonly kind: 'rule';
  /** The name of an at-rule in lower case. */
  readonly name?: string;
  readonly prelude: readonly Component[];
  readonly start: number;
  /** Of its closing brace, or of what ends it in another way. */
  readonly end: number;
  /** Absent where a semicolon ends an at-rule. */
  readonly items?: readonly (CssDeclaration | CssRule)[];
}

/**
 * The rules of a style sheet with everything in them, in order. As browsers do it skips what it cannot
 * read.
 *
 * @see https://www.w3.org/TR/css-syntax-3/#parsing
 */
export const parseRules = (tokens: Tokens): CssRule[] =>
  parseItems(tokens, 0, tokens.list.length - 1, true).filter((item) => item.kind === 'rule');

function parseItems(
  tokens: Tokens,
  from: number,
  to: number,
  isTop: boolean,
): (CssDeclaration | CssRule)[] {
  const { list, closing } = tokens;
  const items: (CssDeclaration | CssRule)[] = [];
  let i = from;
  while (i < to) {
    const type = list[i]![0];
    if (type === TokenType.Whitespace || type === TokenType.Semicolon || IGNORED.has(type)) {
      i += 1;
      continue;
    }
    const isAtRule = type === TokenType.AtKeyword;
    const isCustom = !isTop && isCustomProperty(tokens, i);
    const stop = endOf(tokens, i, to, { atBlock: !isCustom, atSemicolon: isAtRule || !isTop });
    const hasBlock = stop < to && list[stop]![0] === TokenType.OpenCurly;
    if (!hasBlock && !isAtRule) {
      const declaration = isTop ? undefined : parseDeclaration(tokens, i, stop);
      if (declaration) items.push(declaration);
    } else {
      const prelude = trim(componentsOf(tokens, isAtRule ? i + 1 : i, stop));
      const end = hasBlock ? Math.min(closing[stop]!, to) : stop;
      const token = list[i]!;
      items.push({
        kind: 'rule',
        prelude,
        start: token[2],
        end: list[end]![2],
        ...(token[0] === TokenType.AtKeyword && { name: token[4].value.toLowerCase() }),
        ...(hasBlock && { items: parseItems(tokens, stop + 1, end, false) }),
      });
      i = end + 1;
      continue;
    }
    i = stop + 1;
  }
  return items;
}

const IGNORED: ReadonlySet<TokenType> = new Set([TokenType.CDO, TokenType.CDC]);

interface Stops {
  readonly atBlock: boolean;
  readonly atSemicolon: boolean;
}

/** Where the rule's block or the declaration's end is. */
function endOf({ list, closing }: Tokens, from: number, to: number, stops: Stops): number {
  for (let i = from; i < to; i++) {
    const type = list[i]![0];
    if (type === TokenType.OpenCurly && stops.atBlock) return i;
    if (type === TokenType.Semicolon && stops.atSemicolon) return i;
    if (OPENERS.has(type)) i = closing[i]!;
  }
  return to;
}

const OPENERS: ReadonlySet<TokenType> = new Set([
  TokenType.Function,
  TokenType.OpenParen,
  TokenType.OpenSquare,
  TokenType.OpenCurly,
]);

function isCustomProperty({ list }: Tokens, from: number): boolean {
  const first = list[from]!;
  if (first[0] !== TokenType.Ident || !first[4].value.startsWith('--')) return false;
  const next = list[from + 1]?.[0] === TokenType.Whitespace ? from + 2 : from + 1;
  return list[next]?.[0] === TokenType.Colon;
}

function parseDeclaration(tokens: Tokens, from: number, to: number): CssDeclaration | undefined {
  const name = tokens.list[from]!;
  if (name[0] !== TokenType.Ident) return undefined;
  const rest = trim(componentsOf(tokens, from + 1, to));
  const colon = rest[0];
  if (!colon || !isSign(colon, ':')) return undefined;
  const all = trim(rest.slice(1));
  const isImportant = isWord(all.at(-1), 'important');
  const bang = isImportant ? all.findLastIndex((one) => isSign(one, '!')) : all.length;
  const isSound = !isImportant || trim(all.slice(bang + 1)).length === 1;
  if (!isSound || all.some((one) => one.type === 'bad')) return undefined;
  const value = trim(all.slice(0, bang < 0 ? all.length : bang));
  return {
    kind: 'declaration',
    name: name[4].value.startsWith('--') ? name[4].value : name[4].value.toLowerCase(),
    value,
    isImportant: isImportant && bang >= 0,
    start: value[0]?.start ?? colon.end,
    end: value.at(-1)?.end ?? colon.end,
  };
}
