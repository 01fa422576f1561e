import { type Options, tokenizer } from 'acorn';

const OPENERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '${': '}' };

/** Signs behind which a type goes on, and words that begin one. */
const JOINTS: ReadonlySet<string> = new Set(['.', '|', '&', '=>']);
const TYPE_WORDS: ReadonlySet<string> = new Set(['keyof', 'typeof', 'readonly']);

/** A bracket that is open, as far as it tells whether a colon begins a type. */
interface Level {
  readonly open: string;
  /** Question marks whose colon is still to come. */
  questions: number;
  isCase: boolean;
}

/**
 * A script in which the types that configurations have are blanks, so that every offset stays: imports of
 * types, `interface`, `type`, `satisfies`, `as`, and types of variables, parameters and results. Type
 * arguments of calls, enums and the like are left, so that a parser of JavaScript refuses them. Takes
 * time in proportion to the length, as nothing is tried twice.
 *
 * @throws {SyntaxError} If it has no tokens, as where a string does not end.
 */
export function stripTypes(text: string, options: Options): string {
  const tokens = [...tokenizer(text, options)];
  const words = tokens.map(({ type, start, end }) =>
    type.label === 'template' ? '' : text.slice(start, end),
  );
  const { closing, opening } = pairBrackets(words);
  const blanks: [from: number, to: number][] = [];
  const levels: Level[] = [{ open: '', questions: 0, isCase: false }];
  for (let i = 0; i < words.length; ) {
    const to = endOfTypes(i);
    if (to > i) {
      blanks.push([tokens[i]!.start, tokens[Math.min(to, tokens.length) - 1]!.end]);
      i = to;
      continue;
    }
    count(words[i]!);
    i += 1;
  }
  return blank(text, blanks);

  function count(word: string): void {
    const level = levels.at(-1)!;
    if (OPENERS[word]) levels.push({ open: word, questions: 0, isCase: false });
    else if (word === OPENERS[level.open]) levels.pop();
    else if (word === '?') level.questions += 1;
    else if (word === ':' && level.questions > 0) level.questions -= 1;
    else if (word === ':' || word === 'case') level.isCase = word === 'case';
  }

  /** The index behind the types that begin with a token, or its own where none do. */
  function endOfTypes(i: number): number {
    const [before = '', word, next = ''] = [words[i - 1], words[i]!, words[i + 1]];
    if (isStatement(i)) {
      const end = endOfStatement(['import', 'export'].includes(word) ? i + 1 : i, word);
      if (end > i) return end;
    }
    if (word === 'type' && isWord(next) && '{,'.includes(before)) {
      return words[i + 2] === ',' ? i + 3 : i + 2;
    }
    if ((word === 'satisfies' || word === 'as') && isOperator(i)) return endOfType(i + 1) ?? i;
    if (word === '?' && next === ':' && levels.at(-1)!.open === '(') return endOfType(i + 2) ?? i;
    return word === ':' && isAnnotation(i) ? (endOfType(i + 1) ?? i) : i;
  }

  /** Of `interface A { }`, `type A = B`, `import type A from ''` and so on; 0 for another statement. */
  function endOfStatement(i: number, first: string): number {
    const [word, name = '', third = ''] = words.slice(i, i + 3);
    if (word === 'interface' && third === '{') return closing[i + 2]! + 1;
    if (word !== 'type') return 0;
    if (third === '=') return endOfType(i + 3) ?? 0;
    if (first === 'type') return 0;
    if (name === '{') return closing[i + 1]! + (words[closing[i + 1]! + 1] === 'from' ? 3 : 1);
    if (third === 'from') return i + 4;
    return name === '*' ? i + 6 : 0;
  }

  /** Whether `as` or `satisfies` stands behind a value, and not in `import { a as b }`. */
  function isOperator(i: number): boolean {
    const before = words[i - 1] ?? '';
    const isAlias = '{,'.includes(words[i - 2] ?? '') && /^[,}]$/.test(words[i + 2] ?? '');
    return /[\w$)\]}'"`]/.test(before.at(-1) ?? '') && !hasNewline(i) && !isAlias;
  }

  function isAnnotation(i: number): boolean {
    const { open, questions, isCase } = levels.at(-1)!;
    if (questions > 0 || isCase) return false;
    const from = opening[i - 1] ?? i - 1;
    return (
      open === '(' ||
      words[i - 1] === ')' ||
      ['const', 'let', 'var'].includes(words[from - 1] ?? '')
    );
  }

  /** The index behind a type; undefined where there is none. */
  function endOfType(from: number): number | undefined {
    let i = from;
    let isDue = true; // whether a part of the type has to follow
    for (; i < words.length; i++) {
      const word = words[i]!;
      if (OPENERS[word] && (isDue || word === '[')) [i, isDue] = [closing[i]!, false];
      else if (word === '<' && !isDue) i = endOfAngle(i);
      else if (JOINTS.has(word) && (word !== '=>' || words[i - 1] === ')')) isDue = true;
      else if (isDue && isWord(word)) isDue = TYPE_WORDS.has(word);
      else break;
    }
    return i > from ? i : undefined;
  }

  function endOfAngle(from: number): number {
    let depth = 0;
    for (let i = from; i < words.length; i++) {
      if (words[i] === '<') depth += 1;
      else if (/^>+$/.test(words[i]!)) depth -= words[i]!.length;
      if (depth <= 0) return i;
    }
    return words.length;
  }

  function hasNewline(i: number): boolean {
    return i > 0 && text.slice(tokens[i - 1]!.end, tokens[i]!.start).includes('\n');
  }

  function isStatement(i: number): boolean {
    return i === 0 || ';}'.includes(words[i - 1]!) || hasNewline(i);
  }
}

/** A name, a number, or a string. */
const isWord = (word: string): boolean => /^[\w$'"]/.test(word);

/** For each bracket that opens the index of the one that closes it, or of the last token; and back. */
function pairBrackets(words: readonly string[]) {
  const closing: number[] = [];
  const opening: number[] = [];
  const open: number[] = [];
  for (const [i, word] of words.entries()) {
    if (OPENERS[word]) {
      closing[i] = words.length - 1;
      open.push(i);
    } else if (open.length > 0 && OPENERS[words[open.at(-1)!]!] === word) {
      opening[i] = open.at(-1)!;
      closing[open.pop()!] = i;
    }
  }
  return { closing, opening };
}

function blank(text: string, blanks: readonly (readonly [from: number, to: number])[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const [from, to] of blanks) {
    parts.push(text.slice(at, from), text.slice(from, to).replaceAll(/[^\r\n]/g, ' '));
    at = to;
  }
  return parts.join('') + text.slice(at);
}
