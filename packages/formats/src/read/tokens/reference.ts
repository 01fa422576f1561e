import { isObject } from '../../text/parse-json.ts';

/** Longest alias in characters. Every token may use the same alias, and each use reads it again. */
const LONGEST = 1000;

/** `{group.token}` as it stands, or the JSON Pointer of a `$ref`. */
export function referenceOf(value: unknown): string | undefined {
  if (typeof value === 'string') {
    return value.length <= LONGEST && /^\{[^{}]+\}$/.test(value) ? value : undefined;
  }
  return isObject(value) && typeof value.$ref === 'string' ? value.$ref : undefined;
}

/**
 * The ways that a reference may mean, the likeliest first: a JSON Pointer in a fragment may spell its
 * letters as an address does, such as `%20`.
 *
 * @returns Nothing for what is no reference within a file.
 * @see https://www.rfc-editor.org/rfc/rfc6901
 */
export function pathsOf(reference: unknown): string[][] {
  if (typeof reference !== 'string' || reference.length > LONGEST) return [];
  if (reference.startsWith('{')) return [reference.slice(1, -1).split('.')];
  if (reference === '#' || reference === '#/') return [[]];
  if (!reference.startsWith('#/')) return [];
  const parts = reference.slice(2).split('/');
  const exact = parts.map(unescaped);
  return reference.includes('%') ? [exact, parts.map((part) => unescaped(decoded(part)))] : [exact];
}

/** The keys of a JSON Pointer such as `/sets/base`, or of what follows the `#` of an address. */
export const pointerKeys = (pointer: string): string[] =>
  pointer === ''
    ? []
    : pointer
        .replace(/^\//, '')
        .split('/')
        .map((part) => unescaped(decoded(part)));

const unescaped = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** The text itself where it has a percent sign that stands for itself. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const FADED =
  /^rgba?\(\s{0,9}(\{[^{}]{1,1000}\}|#[\da-f]{3,8})\s{0,9},\s{0,9}(?:([\d.]{1,20})(%?)|(\{[^{}]{1,1000}\}))\s{0,9}\)$/i;

/** `rgba({sea.blue}, 0.5)`, as Tokens Studio writes it, is a color with an opacity or the reference of one. */
export function faded(value: unknown): { value: unknown; alpha?: number | string } {
  if (typeof value !== 'string' || !/^rgba?\(\s*[{#]/i.test(value.slice(0, 20))) return { value };
  const [, color, amount, percent, reference] = FADED.exec(value) ?? [];
  if (!color) return { value };
  return { value: color, alpha: reference ?? Number(amount) / (percent ? 100 : 1) };
}
