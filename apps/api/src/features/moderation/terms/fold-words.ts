import confusables from './confusables.json' with { type: 'json' };

/** Characters that are drawn as nothing: a word with one of them inside looks like the word. */
const UNDRAWN = /\p{Default_Ignorable_Code_Point}/gu;

/** Accents, once they are parted from their letters; vowels of Indic scripts are not among them. */
const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]/g;

/** A color in hex, which is never a word: `#A55`. */
const HEX = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})(?![\p{L}\p{N}])/gu;

const DIGITS_AT_ENDS = /^[0-9]+|[0-9]+$/g;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

const tableOf = (latin: string, alike: string): [string, string][] =>
  [...alike].map((letter, place) => [letter, [...latin][place] ?? '']);

/** Letters of other alphabets that look like a Latin one in lower case. */
const LETTERS = new Map([
  ...tableOf('abcehijkmopstvxyw', 'авсеніјкморѕтѵхуѡ'),
  ...tableOf('abeiknopuvxyt', 'αβεικηορυνχγτ'),
  ...tableOf('odiii', 'øđılł'), // `l` like `i`, whose capital it looks like
]);

/**
 * What Unicode says looks alike (UTS 39, Unicode License; scripts/confusables.ts), and what it leaves
 * out: small capitals, and letters in filled circles, in filled squares and of flags.
 */
const LOOKALIKES = new Map([
  ...Object.entries(confusables).flatMap(([letter, alike]) =>
    [...alike].map((one): [string, string] => [one, letter]),
  ),
  ...tableOf('abdefghjklmnprtuy', 'ᴀʙᴅᴇꜰɢʜᴊᴋʟᴍɴᴘʀᴛᴜʏ'),
  ...[0x1f150, 0x1f170, 0x1f1e6].flatMap((first) =>
    Array.from({ length: 26 }, (_, place): [string, string] => [
      String.fromCodePoint(first + place),
      String.fromCharCode(0x61 + place),
    ]),
  ),
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
 * @returns One reading, and further ones where the text has signs that may be letters (`$hop`) or
 *   not (`Shop!`), or words with digits at their ends (`shop1`): there first as letters.
 * @see https://www.unicode.org/reports/tr39/ for what looks alike
 */
export function foldWords(text: string): string[][] {
  // Before parting as well: that would make a final sigma of the Greek letter that looks like a c.
  const latin = replaced(text, LOOKALIKES);
  const parted = latin.normalize('NFKD').replace(ACCENTS, '').replace(UNDRAWN, '');
  const bare = replaced(parted, LOOKALIKES).toLowerCase().replace(HEX, ' ');
  const withLetters = replaced(bare, SIGNS);
  return (withLetters === bare ? [bare] : [withLetters, bare]).flatMap((reading) => {
    const words = reading.split(BETWEEN_WORDS).filter((word) => word !== '');
    const trimmed = words.map((word) => word.replace(DIGITS_AT_ENDS, '') || word);
    const isSame = trimmed.every((word, place) => word === words[place]);
    return (isSame ? [words] : [words, trimmed]).map((each) => each.map(toLetters));
  });
}

const toLetters = (word: string) =>
  replaced(/\p{L}/u.test(word) ? replaced(word, DIGITS) : word, LETTERS);
