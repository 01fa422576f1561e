/** A text of JSON, and where its parts stood in the text that it was made of. */
export interface PlainJson {
  readonly json: string;
  /** Where in the source the part of the JSON lies that begins at an offset. */
  readonly startOf: (offset: number) => number;
  /** Where in the source the part of the JSON lies that ends before an offset. */
  readonly endOf: (offset: number) => number;
}

/** Stands for a part of the source, which ends there. */
interface Piece {
  readonly json: string;
  readonly end: number;
}

/** What stands for the parts of a source, and where each begins and ends there; lists, as there may be millions. */
interface Pieces {
  readonly texts: string[];
  readonly starts: number[];
  readonly ends: number[];
}

const BLANKS = /[\s\uFEFF]+/y;
const WORD = /(?:[\p{ID_Continue}$\\.+-]|\u200C|\u200D)+/uy;
const NAME = /^[\p{ID_Start}$_](?:[\p{ID_Continue}$]|\u200C|\u200D){0,1000}$/u;
const NUMBER =
  /^(?<sign>[+-]?)(?<size>Infinity|NaN|0x[\da-f]+|(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)$/i;

/**
 * JSON5 as JSON: without comments and commas at the end, its strings and keys in double quotes and its
 * numbers in decimals. JSON stays JSON. What is neither stays as it is, so that a parser of JSON refuses it.
 *
 * @see https://spec.json5.org/
 */
export function toPlainJson(text: string): PlainJson {
  const { texts, starts, ends } = piecesOf(text);
  const json = texts.join(' ');
  const offsets: number[] = [];
  let length = 0;
  for (const piece of texts) {
    offsets.push(length);
    length += piece.length + 1;
  }
  const pieceAt = (offset: number) => {
    let [low, high] = [0, offsets.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (offsets[middle]! <= offset) low = middle;
      else high = middle;
    }
    return low;
  };
  return {
    json,
    startOf: (offset) => (offset < json.length ? starts[pieceAt(offset)]! : text.length),
    endOf: (offset) => ends[pieceAt(offset - 1)] ?? text.length,
  };
}

function piecesOf(text: string): Pieces {
  const [texts, starts, ends]: [string[], number[], number[]] = [[], [], []];
  let word: string | undefined;
  for (let at = afterBlanks(text, 0); at < text.length; at = afterBlanks(text, ends.at(-1)!)) {
    const end = matchEnd(WORD, text, at);
    const next = end === undefined ? undefined : text.slice(at, end);
    const { json, end: until } =
      stringAt(text, at) ??
      (next === undefined ? signAt(text, at) : { json: numberOf(next), end: end! });
    if (json === ':' && word !== undefined) texts[texts.length - 1] = keyOf(word);
    if (
      (json === '}' || json === ']') &&
      texts.at(-1) === ',' &&
      !/^[[{,:]?$/.test(texts.at(-2)!)
    ) {
      for (const list of [texts, starts, ends]) list.pop();
    }
    texts.push(json);
    starts.push(at);
    ends.push(until);
    word = next;
  }
  return { texts, starts, ends };
}

/** The next place from one on that is neither blank nor of a comment. */
export function afterBlanks(text: string, from: number): number {
  let at = from;
  for (;;) {
    const end = matchEnd(BLANKS, text, at) ?? commentEnd(text, at);
    if (end === undefined) return at;
    at = end;
  }
}

function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

const LINE_END = /[\n\r\u2028\u2029]|$/g;

function commentEnd(text: string, at: number): number | undefined {
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end < 0 ? undefined : end + 2;
  }
  if (!text.startsWith('//', at)) return undefined;
  LINE_END.lastIndex = at;
  return LINE_END.exec(text)!.index;
}

/** Also all the rest, where a comment does not end. */
function signAt(text: string, at: number): Piece {
  const end = text.startsWith('/*', at) ? text.length : at + 1;
  return { json: text.slice(at, end), end };
}

/** A number in decimals; other words as they are. */
function numberOf(word: string): string {
  const { sign, size } = NUMBER.exec(word.slice(0, 400))?.groups ?? {};
  if (size === undefined) return word;
  const number = Number(size);
  if (Number.isNaN(number)) return 'null';
  const digits = number === Infinity ? '1e999' : JSON.stringify(number);
  return sign === '-' ? `-${digits}` : digits;
}

function keyOf(word: string): string {
  const name = word.replaceAll(/\\u([\da-f]{4})/gi, (_, code: string) => fromCode(code));
  return NAME.test(name) ? JSON.stringify(name) : word;
}

const fromCode = (hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

const ESCAPES: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '0': '\0',
};

const ESCAPE = /\\(?:x([\da-f]{2})|u([\da-f]{4})|\r\n|([\s\S]))/gi;

/** @returns Undefined for what is no string, and all the rest for one that does not end on its line. */
function stringAt(text: string, start: number): Piece | undefined {
  const quote = text[start];
  if (quote !== '"' && quote !== "'") return undefined;
  let end = start + 1;
  for (; text[end] !== quote; end++) {
    if (end >= text.length || text[end] === '\n' || text[end] === '\r') {
      return { json: text.slice(start), end: text.length };
    }
    if (text[end] !== '\\') continue;
    end += text.startsWith('\r\n', end + 1) ? 2 : 1;
  }
  const inner = text.slice(start + 1, end);
  const source = text.slice(start, end + 1);
  const isPlain = quote === '"' && !/[\\\p{Cc}]/u.test(inner);
  const value = isPlain ? undefined : unescaped(inner);
  return { json: value === undefined ? source : JSON.stringify(value), end: end + 1 };
}

/** Undefined where an escape is none: `\\u` and `\\x` without their digits, and digits but a lone zero. */
function unescaped(text: string): string | undefined {
  let isBroken = false;
  const plain = text.replaceAll(
    ESCAPE,
    (
      all,
      byte: string | undefined,
      unit: string | undefined,
      sign: string | undefined,
      at: number,
    ) => {
      if (byte ?? unit) return fromCode((byte ?? unit)!);
      if (sign === undefined || /[\n\r\u2028\u2029]/.test(sign)) return '';
      const isDigit = /\d/.test(sign);
      isBroken ||=
        /[ux]/.test(sign) || (isDigit && (sign !== '0' || /\d/.test(text[at + 2] ?? '')));
      return ESCAPES[sign] ?? all.slice(1);
    },
  );
  return isBroken ? undefined : plain;
}
