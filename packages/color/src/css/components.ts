import { type CSSToken, TokenType, tokenize } from '@csstools/css-tokenizer';

/** A part of a value or a selector, as CSS Syntax has it; comments are left out. */
export type Component = { readonly start: number; readonly end: number } & (
  | { readonly type: 'ident' | 'hash' | 'string' | 'at'; readonly value: string }
  | { readonly type: 'number'; readonly value: number; readonly unit: string }
  | { readonly type: 'function'; readonly name: string; readonly body: readonly Component[] }
  | { readonly type: 'block'; readonly open: string; readonly body: readonly Component[] }
  /** A character: a delimiter, a comma, a colon, a semicolon; a space stands for any white space. */
  | { readonly type: 'sign'; readonly value: string }
  /** What makes a value invalid, such as a bracket that nothing opened. */
  | { readonly type: 'bad' }
);

/** The tokens of a style sheet, and for each that opens a bracket the index of the one that closes it. */
export interface Tokens {
  readonly list: readonly CSSToken[];
  readonly closing: Int32Array;
}

const CLOSERS: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};

/**
 * @param depth How deep brackets may nest.
 * @param refuse Throws, told where they nest deeper.
 * @see https://www.w3.org/TR/css-syntax-3/
 */
export function readTokens(text: string, depth: number, refuse: (at: number) => never): Tokens {
  const list = tokenize({ css: text }).filter(([type]) => type !== TokenType.Comment);
  const end = list.length - 1; // where the end of the file stands, which closes all that is open
  const closing = new Int32Array(list.length).fill(end);
  const open: number[] = [];
  for (const [i, [type, , start]] of list.entries()) {
    if (CLOSERS[type]) {
      open.push(i);
      if (open.length > depth) refuse(start);
    } else if (open.length > 0 && CLOSERS[list[open.at(-1)!]![0]] === type) {
      closing[open.pop()!] = i;
    }
  }
  return { list, closing };
}

/** The components from one index up to another. */
export function componentsOf(tokens: Tokens, from: number, to: number): Component[] {
  const components: Component[] = [];
  for (let i = from; i < to; i++) {
    const token = tokens.list[i]!;
    const [type, text, start] = token;
    if (!CLOSERS[type]) {
      components.push(simple(token));
      continue;
    }
    const close = tokens.closing[i]!;
    const body = componentsOf(tokens, i + 1, Math.min(close, to));
    const end = tokens.list[Math.min(close, to)]![3] + 1 || tokens.list.at(-2)![3] + 1;
    components.push(
      type === TokenType.Function
        ? { type: 'function', name: token[4].value.toLowerCase(), body, start, end }
        : { type: 'block', open: text, body, start, end },
    );
    i = close;
  }
  return components;
}

function simple(token: CSSToken): Component {
  const at = { start: token[2], end: token[3] + 1 };
  switch (token[0]) {
    case TokenType.Ident:
      return { type: 'ident', value: token[4].value, ...at };
    case TokenType.AtKeyword:
      return { type: 'at', value: token[4].value, ...at };
    case TokenType.Hash:
      return { type: 'hash', value: token[4].value, ...at };
    case TokenType.String:
    case TokenType.URL:
      return { type: 'string', value: token[4].value, ...at };
    case TokenType.Number:
      return { type: 'number', value: token[4].value, unit: '', ...at };
    case TokenType.Percentage:
      return { type: 'number', value: token[4].value, unit: '%', ...at };
    case TokenType.Dimension:
      return { type: 'number', value: token[4].value, unit: token[4].unit.toLowerCase(), ...at };
    case TokenType.Whitespace:
      return { type: 'sign', value: ' ', ...at };
    case TokenType.Delim:
    case TokenType.Comma:
    case TokenType.Colon:
    case TokenType.Semicolon:
      return { type: 'sign', value: token[1], ...at };
    default:
      return { type: 'bad', ...at };
  }
}

export const isSign = (component: Component | undefined, value: string): boolean =>
  component?.type === 'sign' && component.value === value;

export const isSpace = (component: Component | undefined): boolean => isSign(component, ' ');

/** Whether it is this word, in any case. */
export const isWord = (component: Component | undefined, word: string): boolean =>
  component?.type === 'ident' && component.value.toLowerCase() === word;

/** Without white space at both ends. */
export function trim(components: readonly Component[]): readonly Component[] {
  const from = components.findIndex((one) => !isSpace(one));
  if (from < 0) return [];
  return components.slice(from, components.findLastIndex((one) => !isSpace(one)) + 1);
}

/** The parts between signs such as commas, trimmed. */
export function splitAt(components: readonly Component[], sign: string): (readonly Component[])[] {
  const parts: Component[][] = [[]];
  for (const component of components) {
    if (isSign(component, sign)) parts.push([]);
    else parts.at(-1)!.push(component);
  }
  return parts.map(trim);
}

/** The words and blocks between spaces. */
export const withoutSpaces = (components: readonly Component[]): Component[] =>
  components.filter((one) => !isSpace(one));

/**
 * Whether it stands for the value of a custom property, as `var()` does and, of Tailwind, `theme()` and
 * `--theme()` with such a name.
 */
export function isReference(component: Component & { readonly type: 'function' }): boolean {
  if (component.name === 'var') return true;
  const [name] = withoutSpaces(component.body);
  const isTheme = component.name === 'theme' || component.name === '--theme';
  return isTheme && name?.type === 'ident' && name.value.startsWith('--');
}
