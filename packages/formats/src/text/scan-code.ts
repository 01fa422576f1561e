import { FormatError } from '../palette/format-error.ts';

/** How a language writes what is no code, and what hides such signs: its strings. */
interface Syntax {
  /** Signs of comments that end with their line. */
  readonly line: readonly string[];
  /** Signs around other comments. */
  readonly block: readonly (readonly [open: string, close: string])[];
  readonly isNested?: boolean;
  /** Longer quotes come first. */
  readonly quotes: readonly string[];
  /** Whether a sign that opens one and is never closed is none. */
  readonly mustClose?: boolean;
  /** What else hides signs of comments. */
  readonly opaque?: string;
}

const STARS = [['/*', '*/']] as const;
const MARKUP = [['<!--', '-->']] as const;

/** A hex is no comment: people who write YAML forget its quotes. */
const HASH = '#(?!(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})\\b)';

const DASHES = '(?<!\\S)--(?=\\s)';

const LANGUAGES = {
  /** Also SCSS, Less and Stylus; an address in `url()` needs no quotes. */
  css: { line: ['//'], block: STARS, quotes: ['"', "'"], opaque: 'url\\(' },
  /** JavaScript and its likes. */
  script: { line: ['//'], block: STARS, quotes: ['"', "'", '`'] },
  /** Swift, Kotlin and Dart, whose comments nest. */
  app: { line: ['//'], block: STARS, isNested: true, quotes: ['"""', "'''", '"', "'"] },
  /** Python, R, Julia, TOML and YAML. */
  hash: { line: [HASH], block: [], quotes: ['"""', "'''", '"', "'"] },
  /** Lua and Haskell. */
  dashes: { line: [DASHES], block: [], quotes: ['"', "'"] },
  /** Settings of terminals and window managers, whose values are hexes without quotes. */
  settings: { line: [`(?<![^\\n])[ \\t]{0,20}(?:[;!]|${HASH})`], block: [], quotes: [] },
  /** Either of them, until the first comment tells. */
  unknown: { line: ['//', HASH, DASHES], block: STARS, quotes: ['"', "'", '`'] },
  markup: { line: [], block: MARKUP, quotes: [] },
  /** Anything: prose has apostrophes, and addresses with `//`. */
  text: { line: ['(?<!\\S)//'], block: [...STARS, ...MARKUP], quotes: [], mustClose: true },
} as const satisfies Record<string, Syntax>;

export type Language = keyof typeof LANGUAGES;

/** A comment; `text` is what stands between its signs. */
export interface Comment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isLine: boolean;
}

/** A text in which every comment is blank, so that offsets and lines stay as they were. */
export interface ScannedCode {
  readonly code: string;
  readonly comments: readonly Comment[];
}

const MOST_COMMENTS = 100_000;

const PATTERNS = new Map(
  Object.entries<Syntax>(LANGUAGES).map(([language, syntax]) => {
    const escaped = (sign: string) => sign.replaceAll('*', '\\*');
    const parts = [
      ...syntax.quotes,
      ...(syntax.opaque ? [syntax.opaque] : []),
      ...syntax.block.map(([open]) => escaped(open)),
      ...syntax.line,
    ];
    return [language, parts.join('|')];
  }),
);

/**
 * Finds the comments of a text, in one pass: what looks like one within a string is none.
 *
 * @param most Comments after which to stop.
 * @throws {FormatError} If there are too many.
 */
export function scanCode(text: string, language: Language, most = Infinity): ScannedCode {
  const syntax: Syntax = LANGUAGES[language];
  const opening = new RegExp(PATTERNS.get(language)!, 'gi');
  const comments: Comment[] = [];
  const parts: string[] = [];
  let from = 0;
  const isOpenEnded = createOpenEnds();
  for (
    let match = opening.exec(text);
    match && comments.length < most;
    match = opening.exec(text)
  ) {
    const [sign] = match;
    const start = match.index;
    const inside = start + sign.length;
    const block = syntax.block.find(([open]) => open === sign);
    const isString = syntax.quotes.includes(sign);
    const isOpaque = syntax.opaque !== undefined && sign.endsWith('(');
    if (isString || isOpaque) {
      opening.lastIndex = isString ? endOfString(text, inside, sign) : endOfUrl(text, inside);
      continue;
    }
    if (block && syntax.mustClose && isOpenEnded(text, inside, block[1])) continue;
    const close = block
      ? endOfBlock(text, inside, block, syntax.isNested)
      : endOfLine(text, inside);
    const end = block ? Math.min(text.length, close + block[1].length) : close;
    if (comments.length === MOST_COMMENTS) {
      throw new FormatError('too_large', 'Text', start, `more than ${MOST_COMMENTS} comments`);
    }
    comments.push({ start, end, text: text.slice(inside, close), isLine: !block });
    parts.push(text.slice(from, start), blanksFor(text.slice(start, end)));
    from = end;
    opening.lastIndex = end;
  }
  return { code: parts.length === 0 ? text : parts.join('') + text.slice(from), comments };
}

/** As long as a comment, with its line ends. */
const blanksFor = (comment: string): string =>
  comment.includes('\n') ? comment.replaceAll(/[^\r\n]/g, ' ') : ' '.repeat(comment.length);

/** The language of a program by its first comment. */
export function commentLanguage(text: string): 'script' | 'hash' | 'dashes' {
  const [first] = scanCode(text, 'unknown', 1).comments;
  const sign = first && text[first.start];
  return sign === '#' ? 'hash' : sign === '-' ? 'dashes' : 'script';
}

/** A string of one quote ends with its line; those of three and of backticks may have several. */
function endOfString(text: string, from: number, quote: string): number {
  if (quote.length > 1) {
    const end = text.indexOf(quote, from);
    return end < 0 ? from : end + quote.length;
  }
  const stop = STOPS[quote]!;
  stop.lastIndex = from;
  for (let match = stop.exec(text); match; match = stop.exec(text)) {
    if (match[0] === quote) return stop.lastIndex;
    if (!match[0].startsWith('\\')) return match.index;
  }
  return text.length;
}

const STOPS: Readonly<Record<string, RegExp>> = {
  '"': /\\[\s\S]|["\n]/g,
  "'": /\\[\s\S]|['\n]/g,
  '`': /\\[\s\S]|`/g,
};

/** An address without quotes; one in quotes is read as a string. */
function endOfUrl(text: string, from: number): number {
  const stop = /["')\n]/g;
  stop.lastIndex = from;
  return stop.exec(text)?.index ?? text.length;
}

/** Whether a closing sign is missing from a place on, which then is so for all later ones. */
function createOpenEnds() {
  const missing = new Set<string>();
  return (text: string, from: number, close: string): boolean => {
    if (!missing.has(close) && text.indexOf(close, from) < 0) missing.add(close);
    return missing.has(close);
  };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  if (end < 0) return text.length;
  return text[end - 1] === '\r' && end > from ? end - 1 : end;
}

/** Where the closing sign stands; one that is missing is at the end of the text. */
function endOfBlock(
  text: string,
  from: number,
  [open, close]: readonly [string, string],
  isNested = false,
): number {
  if (!isNested) {
    const end = text.indexOf(close, from);
    return end < 0 ? text.length : end;
  }
  let depth = 1;
  const sign = /\/\*|\*\//g;
  sign.lastIndex = from;
  for (let match = sign.exec(text); match; match = sign.exec(text)) {
    depth += match[0] === open ? 1 : -1;
    if (depth === 0) return match.index;
  }
  return text.length;
}

const LONGEST_NAME = 400; // characters of a comment that may be a name

/** A color that was put aside: it names none. */
const PUT_ASIDE = /^\s{0,99}(["'])#[\da-f]{3,8}\1,?\s{0,99}$/i;

/**
 * Finds the comment behind a place on its line, where only signs that end a value lie between. One
 * for documentation is no name.
 */
export function createNaming({ code, comments }: ScannedCode): (at: number) => string | undefined {
  return (at) => {
    let [low, high] = [0, comments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (comments[middle]!.start < at) low = middle + 1;
      else high = middle;
    }
    const comment = comments[low];
    if (!comment || comment.start - at > LONGEST_NAME) return undefined;
    if (!/^[ \t;,)\]]*$/.test(code.slice(at, comment.start))) return undefined;
    const { text, isLine } = comment;
    if (PUT_ASIDE.test(text.slice(0, LONGEST_NAME))) return undefined;
    if (isLine) return text.slice(0, LONGEST_NAME);
    return text.length > LONGEST_NAME || /^\*|\n/.test(text) ? undefined : text;
  };
}

/** Directions for tools, and code that was put aside. */
const NO_TITLE =
  /^\s*(?:eslint|stylelint|prettier|biome|tslint|@\w)|[:=(].{0,300}[;{}]\s*$|[\w"'-]\s{0,9}[:=]\s{0,9}["']?(?:#[\da-f]{3,8}\b|\w{2,5}\()/i;

/** The palette's name: a comment on one line with which the text begins, unless it is code. */
export function titleOf({ code, comments }: ScannedCode): string {
  const [first] = comments;
  if (!first || first.isLine || first.start > 100 || code.slice(0, first.start).trim()) return '';
  const { text } = first;
  return text.length <= LONGEST_NAME && !/^[*!]|\n/.test(text) && isTitle(text) ? text : '';
}

/** Whether a comment may name a palette: it is neither code nor a direction for a tool. */
export const isTitle = (text: string): boolean => !NO_TITLE.test(text);
