import { FormatError } from '../palette/format-error.ts';

/** A tag, or a comment, of a text in XML. */
export interface XmlNode {
  kind: 'open' | 'close' | 'comment';
  /** Of a tag, in lower case and without the prefix of its namespace. */
  name: string;
  /** By their names in lower case and without prefix; the first of several counts. */
  attributes: ReadonlyMap<string, string>;
  /** What a comment says, or what follows a tag up to the next one; the entities are read. */
  text: string;
  /** Where it starts, and where the next one starts, in code units. */
  at: number;
  end: number;
  /** Whether the tag closes itself. */
  isEmpty: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();
const MOST_ATTRIBUTES = 64; // of one tag; the rest is ignored
const MOST_NODES = 100_000; // several times those of ten thousand colors
const LONGEST_TEXT = 2000; // characters behind a tag

/**
 * The tags and comments of a text in order. It does not check that the text is well formed: a
 * reader takes what it knows. Each step goes forward, so that the time grows with the length.
 *
 * @param format What the text is, for errors.
 * @throws {FormatError} If there are more than 100,000.
 */
export function* xmlNodes(text: string, format: string): Generator<XmlNode> {
  let at = text.indexOf('<');
  for (let count = 0; at >= 0; count++) {
    if (count === MOST_NODES) {
      throw new FormatError('too_large', format, at, `more than ${MOST_NODES} tags`);
    }
    if (text.startsWith('<!--', at)) {
      const close = text.indexOf('-->', at + 4);
      if (close < 0) return;
      const end = nextTag(text, close + 3);
      const comment = plainText(text.slice(at + 4, Math.min(close, at + 4 + LONGEST_TEXT)));
      yield {
        kind: 'comment',
        name: '',
        attributes: NONE,
        text: comment.trim(),
        at,
        end,
        isEmpty: false,
      };
      at = end < text.length ? end : -1;
      continue;
    }
    const close = endOfTag(text, at + 1);
    if (close < 0) return;
    const end = nextTag(text, close + 1);
    if (text[at + 1] !== '?' && text[at + 1] !== '!') {
      const isEmpty = text[close - 1] === '/';
      yield { ...tag(text, at, close), text: textBetween(text, close + 1, end), at, end, isEmpty };
    }
    at = end < text.length ? end : -1;
  }
}

function nextTag(text: string, from: number): number {
  const next = text.indexOf('<', from);
  return next < 0 ? text.length : next;
}

/** Index of the `>` that is not in quotes. */
function endOfTag(text: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const sign = text[i];
    if (sign === '>') return i;
    if (sign === '"' || sign === "'") {
      i = text.indexOf(sign, i + 1);
      if (i < 0) return -1;
    }
  }
  return -1;
}

const NAME = /[^\s/>=]{1,200}/y;
// A name starts where a word does, so that no part of a long word is tried again.
const ATTRIBUTE = /(?<![^\s=/"'<>])([^\s=/"'<>]{1,200})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g;

function tag(text: string, at: number, close: number) {
  const closing = text[at + 1] === '/';
  NAME.lastIndex = at + (closing ? 2 : 1);
  const name = NAME.exec(text)?.[0] ?? '';
  const attributes = new Map<string, string>();
  for (const [, key = '', double, single = ''] of text.slice(at, close).matchAll(ATTRIBUTE)) {
    if (attributes.size === MOST_ATTRIBUTES) break;
    const local = localName(key);
    if (!attributes.has(local)) attributes.set(local, plainText(double ?? single));
  }
  return {
    kind: closing ? ('close' as const) : ('open' as const),
    name: localName(name),
    attributes,
  };
}

const localName = (name: string) => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

const textBetween = (text: string, from: number, to: number) =>
  plainText(text.slice(from, Math.min(to, from + LONGEST_TEXT))).trim();

const ENTITIES: Partial<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** A text of XML with its entities read; unknown ones stay as they are. */
export const plainText = (xml: string): string =>
  xml.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{1,5});/gi, (entity, name: string) =>
    name.startsWith('#') ? (character(name) ?? entity) : (ENTITIES[name] ?? entity),
  );

function character(reference: string): string | undefined {
  const code = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number(reference.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}

/**
 * The name of the element around everything, in lower case and without prefix.
 *
 * @returns Undefined for a text that does not start as markup does.
 */
export function rootElement(text: string): string | undefined {
  if (!/^\s{0,1000}<[a-z!?]/i.test(text)) return undefined;
  if (/^\s{0,1000}<!doctype\s{1,20}html/i.test(text)) return 'html';
  for (const { kind, name } of xmlNodes(text, 'Markup')) if (kind === 'open') return name;
  return undefined;
}
