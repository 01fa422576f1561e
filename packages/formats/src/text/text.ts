import { hasOtherLetters, toLatin } from './latin.ts';

/**
 * Marks that turn the direction of the text around them: a reader would see other code than a
 * compiler does.
 *
 * @see https://trojansource.codes
 */
const DIRECTION_MARKS = [
  ...'\u061C\u200E\u200F\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069',
];

const DIRECTION_MARK = new RegExp(`[${DIRECTION_MARKS.join('')}]`, 'g');

/** The text without these marks is displayed in the order in which it is stored. */
export const withoutDirectionMarks = (text: string): string => text.replaceAll(DIRECTION_MARK, '');

/** Blanks and line ends become one space each, so that a name stays on its line. Of nothing else nothing is left. */
export const oneLine = (text: string): string =>
  withoutDirectionMarks(text.toWellFormed())
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** One line that can neither end nor open a comment of slash and star, even a nested one. */
export const commentText = (text: string): string =>
  oneLine(text).replaceAll(/\*(?=\/)|\/(?=\*)/g, '$& ');

/** One line that Markdown shows as it is. */
export const markdownText = (text: string): string =>
  oneLine(text).replaceAll(/[\\`*_[\]<>|]/g, '\\$&');

/**
 * Indented JSON with a line end. Direction marks are escaped, so that they remain only in the data.
 */
export function jsonText(value: unknown): string {
  let text = JSON.stringify(value, null, 2);
  for (const mark of DIRECTION_MARKS) {
    text = text.replaceAll(mark, `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`);
  }
  return `${text}\n`;
}

/**
 * Lower-case ASCII words joined by hyphens, for identifiers: `Déjà vu` gives `deja-vu`.
 *
 * @returns `palette` for a name without letters and digits. It never starts with a digit, and ends
 *   in a sign of its own where the name has letters that cannot be written.
 */
export function slug(name: string): string {
  const latin = toLatin(name);
  const words = latin
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, '');
  const others = latin.match(/(?!\w)[\p{Letter}\p{Number}\p{So}]/gu) ?? [];
  const isWhole = !hasOtherLetters(latin) && (words !== '' || others.length === 0);
  return [
    ...(/^[a-z]/.test(words) ? [] : ['palette']),
    ...(words ? [words] : []),
    ...(isWhole ? [] : [checksum(others.join(''))]),
  ].join('-');
}

/** Five letters and digits that tell texts apart (FNV-1a, public domain). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  return (hash >>> 0).toString(36).padStart(5, '0').slice(-5);
}

/** Longest name in characters; longer ones are cut. */
export const LONGEST_NAME = 200;

/**
 * The names on the path to a color, joined without empty ones. The result is cut while it is
 * joined: a key may have megabytes and a thousand colors below it.
 */
export function joinNames(names: readonly string[], separator: string): string {
  let joined = '';
  for (const name of names) {
    if (joined.length >= LONGEST_NAME) break;
    if (name) joined += (joined && separator) + name.slice(0, LONGEST_NAME);
  }
  return joined.slice(0, LONGEST_NAME);
}

/** A name for the palette's type: `Calm sea` gives `CalmSeaPalette`; never a reserved word. */
export function typeName(name: string): string {
  const words = slug(name)
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
  return words.endsWith('Palette') ? words : `${words}Palette`;
}

/**
 * The lines of a text with their offsets, without building all of them at once. Empty ones are left
 * out: millions of them may stand in a file.
 */
export function* linesOf(text: string): Generator<[line: string, offset: number]> {
  let start = 0;
  while (start < text.length) {
    const next = text.indexOf('\n', start);
    const end = next < 0 ? text.length : next;
    const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    if (end > start && line) yield [line, start];
    start = end + 1;
  }
}

/**
 * A number and what it counts: `{color was|colors were} left out.` after 1 is `1 color was left out.`
 *
 * @param text Stands in place of `%`.
 */
export function counted(count: number, sentence: string, text = ''): string {
  const words = sentence.replace(/\{(.*?)\|(.*?)\}/g, count === 1 ? '$1' : '$2');
  return `${count} ${words.replace('%', () => text)}`;
}

const SEPARATOR = /[\s\-–—:=,;|*•()/[\]]/;

const LONGEST_LABEL = 2000; // characters that are looked at

/** Without quotes, and without the separators between a name and its color. */
export function withoutSeparators(text: string): string {
  const plain = text.slice(0, LONGEST_LABEL).replaceAll(/["'`]/g, '');
  let start = 0;
  let end = plain.length;
  while (start < end && (plain[start] === '.' || SEPARATOR.test(plain[start]!))) start += 1;
  // written by hand: a regular expression ending in `+$` is quadratic
  while (end > start && SEPARATOR.test(plain[end - 1]!)) end -= 1;
  return plain.slice(start, end);
}
