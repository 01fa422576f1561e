/** Characters that are drawn as nothing: a word with one of them inside looks like the word. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu;

/** Accents, once they are parted from their letters; vowels of Indic scripts are not among them. */
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** A color in hex, which is never a word: `#A55`. */
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\p{L}\p{N}])/gu;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

const tableOf = (latin: string, alike: string): [string, string][] =>
  [...alike].map((letter, place) => [letter, [...latin][place] ?? '']);

/** Letters that look like a Latin one; `l` and `1` like `i`, whose capital they look like. */
const LETTERS = new Map([
  ...tableOf('abcehijkmopstvxyw', 'авсеніјкморѕтѵхуѡ'),
  ...tableOf('abeiknopuvxyt', 'αβεικηορυνχγτ'),
  ...tableOf('odiii', 'øđılł'),
]);

/** Digits that stand for letters, within a word that has a letter as well. */
const DIGITS = new Map(tableOf('oieastbg', '01345789'));

/** Signs that stand for letters. */
const SIGNS = new Map(tableOf('asieit', '@$!€|+'));

const replaced = (text: string, table: ReadonlyMap<string, string>) =>
  [...text].map((one) => table.get(one) ?? one).join('');

/**
 * The words of a text in the form in which forbidden ones are looked for: without case, accents and
 * what is not drawn, with look-alikes as the letters that they stand for.
 *
 * @returns One reading, and a second where the text has signs that may be letters (`$hop`) or not
 *   (`Shop!`): there first as letters.
 */
export function foldWords(text: string): string[][] {
  const bare = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(UNDRAWN, '')
    .replace(HEX, ' ');
  const withLetters = replaced(bare, SIGNS);
  return (withLetters === bare ? [bare] : [withLetters, bare]).map((reading) =>
    reading
      .split(BETWEEN_WORDS)
      .filter((word) => word !== '')
      .map((word) => replaced(/\p{L}/u.test(word) ? replaced(word, DIGITS) : word, LETTERS)),
  );
}
