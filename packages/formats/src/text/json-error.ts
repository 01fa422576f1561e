const BLANK = /[ \t\n\r]*/y;
const ATOM = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

type Wanted = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'end';

/**
 * Where a text stops being JSON. The messages of engines differ, and some do not say it.
 *
 * @param text No valid JSON.
 * @returns Code units from the start; the length if the text ends too early.
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function jsonErrorOffset(text: string): number {
  const open: ('{' | '[')[] = [];
  let wanted = 'value' as Wanted;
  let at = 0;
  for (;;) {
    at = skip(BLANK, text, at);
    const letter = text[at];
    if (letter === undefined) return at;
    if (wanted === 'colon') {
      if (letter !== ':') return at;
      wanted = 'value';
      at += 1;
    } else if (
      letter === closing(open.at(-1)) &&
      (wanted === 'end' || wanted.startsWith('first'))
    ) {
      open.pop();
      wanted = 'end';
      at += 1;
    } else if (wanted === 'end') {
      if (letter !== ',' || open.length === 0) return at;
      wanted = open.at(-1) === '{' ? 'key' : 'value';
      at += 1;
    } else if (letter === '"') {
      const end = stringEnd(text, at + 1);
      if (text[end] !== '"') return end;
      wanted = wanted === 'key' || wanted === 'firstKey' ? 'colon' : 'end';
      at = end + 1;
    } else if (wanted === 'key' || wanted === 'firstKey') {
      return at;
    } else if (letter === '{' || letter === '[') {
      open.push(letter);
      wanted = letter === '{' ? 'firstKey' : 'firstValue';
      at += 1;
    } else {
      const end = skip(ATOM, text, at);
      if (end === at) return at;
      wanted = 'end';
      at = end;
    }
  }
}

const closing = (opening: string | undefined) =>
  opening === '{' ? '}' : opening === '[' ? ']' : '';

/** Index of the closing quote, or of the first invalid character before it. */
function stringEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '"' && text.charCodeAt(at) >= 0x20) {
    const next = text[at] === '\\' ? skip(ESCAPE, text, at) : at + 1;
    if (next === at) return at;
    at = next;
  }
  return at;
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}
