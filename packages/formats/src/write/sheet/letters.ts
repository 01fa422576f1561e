import { toLatin } from '../../text/latin.ts';
import { normalize } from '../../text/normalize.ts';
import { isEastAsian } from './east-asian.ts';
import { EMOJI, isEmoji } from './emoji.ts';

/** What the built-in fonts of PDF contain: Western European letters. */
const BUILT_IN = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/**
 * The letters of each file of Noto Sans that holds an alphabet, first those that are asked for first. The
 * files have more than letters; marks that combine with these are taken only where the text is shaped,
 * since nothing else would place them.
 */
const FILES = {
  'noto-sans/latin': /^[\x20-\x7E\xA0-\xFFıŒœˆ˜‘’‚“”„•…‹›–—€™]$/,
  'noto-sans/cyrillic': /^[\u0400-\u045F\u0490\u0491\u04B0\u04B1№]$/,
  'noto-sans/greek':
    /^[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u03FF]$/,
  'noto-sans/vietnamese': /^[ĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9₫]$/,
  'noto-sans/latin-ext': /^[\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1E9F]$/,
  'noto-sans/cyrillic-ext': /^[\u0460-\u0482\u048A-\u048F\u0492-\u04AF\u04B2-\u052F]$/,
  'noto-sans-armenian/armenian': /^[\u0531-\u0556\u0559-\u058A\u058D-\u058F]$/,
  'noto-sans-georgian/georgian':
    /^[\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]$/,
  'noto-sans-hebrew/hebrew': /^[\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4]$/,
  'noto-sans-arabic/arabic': /^[\u0600-\u06FF\u0750-\u077F\u200C\u200D]$/,
  'noto-sans-devanagari/devanagari': /^[\u0900-\u097F\u200C\u200D]$/,
  'noto-sans-bengali/bengali':
    /^[\u0980-\u0983\u0985-\u098C\u098F\u0990\u0993-\u09A8\u09AA-\u09B0\u09B2\u09B6-\u09B9\u09BC-\u09C4\u09C7\u09C8\u09CB-\u09CE\u09D7\u09DC\u09DD\u09DF-\u09E3\u09E6-\u09FE\u200C\u200D]$/,
  'noto-sans-gurmukhi/gurmukhi':
    /^[\u0A01-\u0A03\u0A05-\u0A0A\u0A0F\u0A10\u0A13-\u0A28\u0A2A-\u0A30\u0A32\u0A33\u0A35\u0A36\u0A38\u0A39\u0A3C\u0A3E-\u0A42\u0A47\u0A48\u0A4B-\u0A4D\u0A51\u0A59-\u0A5C\u0A5E\u0A66-\u0A76\u200C\u200D]$/,
  'noto-sans-gujarati/gujarati':
    /^[\u0A81-\u0A83\u0A85-\u0A8D\u0A8F-\u0A91\u0A93-\u0AA8\u0AAA-\u0AB0\u0AB2\u0AB3\u0AB5-\u0AB9\u0ABC-\u0AC5\u0AC7-\u0AC9\u0ACB-\u0ACD\u0AD0\u0AE0-\u0AE3\u0AE6-\u0AF1\u0AF9-\u0AFF\u200C\u200D]$/,
  'noto-sans-oriya/oriya':
    /^[\u0B01-\u0B03\u0B05-\u0B0C\u0B0F\u0B10\u0B13-\u0B28\u0B2A-\u0B30\u0B32\u0B33\u0B35-\u0B39\u0B3C-\u0B44\u0B47\u0B48\u0B4B-\u0B4D\u0B55-\u0B57\u0B5C\u0B5D\u0B5F-\u0B63\u0B66-\u0B77\u200C\u200D]$/,
  'noto-sans-tamil/tamil':
    /^[\u0B82\u0B83\u0B85-\u0B8A\u0B8E-\u0B90\u0B92-\u0B95\u0B99\u0B9A\u0B9C\u0B9E\u0B9F\u0BA3\u0BA4\u0BA8-\u0BAA\u0BAE-\u0BB9\u0BBE-\u0BC2\u0BC6-\u0BC8\u0BCA-\u0BCD\u0BD0\u0BD7\u0BE6-\u0BFA\u200C\u200D]$/,
  'noto-sans-telugu/telugu':
    /^[\u0C00-\u0C0C\u0C0E-\u0C10\u0C12-\u0C28\u0C2A-\u0C39\u0C3C-\u0C44\u0C46-\u0C48\u0C4A-\u0C4D\u0C55\u0C56\u0C58-\u0C5A\u0C5D\u0C60-\u0C63\u0C66-\u0C6F\u0C77-\u0C7F\u200C\u200D]$/,
  'noto-sans-kannada/kannada':
    /^[\u0C80-\u0C8C\u0C8E-\u0C90\u0C92-\u0CA8\u0CAA-\u0CB3\u0CB5-\u0CB9\u0CBC-\u0CC4\u0CC6-\u0CC8\u0CCA-\u0CCD\u0CD5\u0CD6\u0CDD\u0CDE\u0CE0-\u0CE3\u0CE6-\u0CEF\u0CF1-\u0CF3\u200C\u200D]$/,
  'noto-sans-malayalam/malayalam':
    /^[\u0D00-\u0D0C\u0D0E-\u0D10\u0D12-\u0D44\u0D46-\u0D48\u0D4A-\u0D4F\u0D54-\u0D63\u0D66-\u0D7F\u200C\u200D]$/,
  'noto-sans-sinhala/sinhala':
    /^[\u0D81-\u0D83\u0D85-\u0D96\u0D9A-\u0DB1\u0DB3-\u0DBB\u0DBD\u0DC0-\u0DC6\u0DCA\u0DCF-\u0DD4\u0DD6\u0DD8-\u0DDF\u0DE6-\u0DEF\u0DF2-\u0DF4\u200C\u200D]$/,
  'noto-sans-thai/thai': /^[\u0E01-\u0E3A\u0E3F-\u0E5B]$/,
  'noto-sans-lao/lao':
    /^[\u0E81\u0E82\u0E84\u0E86-\u0E8A\u0E8C-\u0EA3\u0EA5\u0EA7-\u0EBD\u0EC0-\u0EC4\u0EC6\u0EC8-\u0ECE\u0ED0-\u0ED9\u0EDC-\u0EDF]$/,
  'noto-sans-khmer/khmer': /^[\u1780-\u17DD\u17E0-\u17E9\u17F0-\u17F9]$/,
  'noto-sans-ethiopic/ethiopic':
    /^[\u1200-\u1248\u124A-\u124D\u1250-\u1256\u1258\u125A-\u125D\u1260-\u1288\u128A-\u128D\u1290-\u12B0\u12B2-\u12B5\u12B8-\u12BE\u12C0\u12C2-\u12C5\u12C8-\u12D6\u12D8-\u1310\u1312-\u1315\u1318-\u135A\u135D-\u137C\u1380-\u1399]$/,
  'noto-sans-myanmar/myanmar': /^[\u1000-\u109F\uA9E0-\uA9FE\uAA60-\uAA7F\u200C\u200D]$/,
  'noto-serif-tibetan/tibetan':
    /^[\u0F00-\u0F47\u0F49-\u0F6C\u0F71-\u0F97\u0F99-\u0FBC\u0FBE-\u0FCC\u0FCE-\u0FDA]$/,
  'noto-sans-thaana/thaana': /^[\u0780-\u07B1]$/,
  'noto-sans/greek-ext':
    /^[\u1F00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE]$/,
} as const;

/** A file with an alphabet: its package and its part of it. */
export type AlphabetFile = keyof typeof FILES;

export const ALPHABETS = Object.keys(FILES) as AlphabetFile[];

/** Files whose letters neither join, stack nor change their order, and run from left to right. */
const PLAIN = /^noto-sans\/|\/armenian$|\/georgian$/;

/** Whether an alphabet's letters need the rules of its font. */
export const isShaped = (file: AlphabetFile): boolean => !PLAIN.test(file);

/** Whether an alphabet has a letter, or a mark or joiner that belongs to its letters. */
export const isIn = (file: AlphabetFile, letter: string): boolean => FILES[file].test(letter);

/** The alphabet that has a letter; undefined if none has. */
export const alphabetOf = (letter: string): AlphabetFile | undefined =>
  ALPHABETS.find((file) => FILES[file].test(letter));

/** Whether the built-in fonts have all letters of a text, so that no font is embedded for it. */
export const isBuiltIn = (text: string): boolean => BUILT_IN.test(text);

/** Stands for a letter that no font has. */
export const MISSING = '?';

/** The emoji and letters of a text, an emoji with everything that belongs to it. */
export const charactersOf = (text: string): string[] =>
  text.match(new RegExp(`${EMOJI.source}|.`, 'gsu')) ?? [];

/** A text with what no font has in Latin letters, or as a question mark. */
export function printable(text: string): string {
  const parts = normalize(text.replaceAll(INVISIBLE, ''), 'NFC').match(PARTS) ?? [];
  return parts
    .flatMap((part) => {
      if (isEmoji(part) || [...part].every(isKnown)) return part;
      const latin = toLatin(part);
      const isUpper = part[0] !== part[0]?.toLowerCase();
      const sound = isUpper ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
      return [...sound].map((letter) => (isKnown(letter) ? letter : MISSING));
    })
    .join('');
}

/** Where a line may break, or may not: a line of a sheet does not break. */
const INVISIBLE = /[\u200B\u2060\uFEFF]/g;

/** An emoji, letters that stand for sounds together, or one other. */
const PARTS = new RegExp(`${EMOJI.source}|[^\\p{Script=Latin}\\p{Script=Common}]+|.`, 'gsu');

const isKnown = (letter: string) =>
  isBuiltIn(letter) || alphabetOf(letter) !== undefined || isEastAsian(letter);
