import { toLatin } from '../../text/latin.ts';
import { normalize } from '../../text/normalize.ts';

/** What the built-in fonts of PDF contain: Western European letters. */
const BUILT_IN = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/**
 * The letters of each file of Noto Sans, first those that are asked for first. The files have more
 * than letters; marks that combine with these are taken only where the text is shaped, since else PDF
 * would not place them.
 */
const FILES = {
  latin: /^[\x20-\x7E\xA0-\xFFıŒœˆ˜‘’‚“”„•…‹›–—€™]$/,
  cyrillic: /^[\u0400-\u045F\u0490\u0491\u04B0\u04B1№]$/,
  greek: /^[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u03FF]$/,
  vietnamese: /^[ĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9₫]$/,
  'latin-ext': /^[\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1E9F]$/,
  'cyrillic-ext': /^[\u0460-\u0482\u048A-\u048F\u0492-\u04AF\u04B2-\u052F]$/,
  armenian: /^[\u0531-\u0556\u0559-\u058A\u058D-\u058F]$/,
  georgian: /^[\u10A0-\u10C5\u10C7\u10CD\u10D0-\u10FF\u1C90-\u1CBA\u1CBD-\u1CBF]$/,
  hebrew: /^[\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4]$/,
  arabic: /^[\u0600-\u06FF\u0750-\u077F\u200C\u200D]$/,
  devanagari: /^[\u0900-\u097F\u200C\u200D]$/,
  thai: /^[\u0E01-\u0E3A\u0E3F-\u0E5B]$/,
  'greek-ext':
    /^[\u1F00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE]$/,
} as const;

/** Files whose letters join, stack, change their order, or run from right to left. */
const SHAPED: ReadonlySet<FontFile> = new Set(['hebrew', 'arabic', 'devanagari', 'thai']);

/** Whether a file's letters need the rules of its font. */
export const isShaped = (file: FontFile): boolean => SHAPED.has(file);

/** Whether a text has letters that run from right to left. */
export const hasRightToLeft = (text: string): boolean =>
  /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text);

/** Whether a file has a letter, or a mark or joiner that belongs to its letters. */
export const isIn = (file: FontFile, letter: string): boolean => FILES[file].test(letter);

/** A file of a font with some of its letters. */
export type FontFile = keyof typeof FILES;

export const FONT_FILES = Object.keys(FILES) as FontFile[];

/** The file that has a letter; undefined if none has. */
export const fileOf = (letter: string): FontFile | undefined =>
  FONT_FILES.find((file) => FILES[file].test(letter));

/** Whether the built-in fonts have all letters of a text, so that no font is embedded for it. */
export const isBuiltIn = (text: string): boolean => BUILT_IN.test(text);

/** Stands for a letter that no font has. */
export const MISSING = '?';

/** A text with what no font has in Latin letters, or as a question mark. */
export function printable(text: string): string {
  const parts = normalize(text, 'NFC').match(/[^\p{Script=Latin}\p{Script=Common}]+|./gsu) ?? [];
  return parts
    .flatMap((part) => {
      if ([...part].every(isKnown)) return part;
      const latin = toLatin(part);
      const isUpper = part[0] !== part[0]?.toLowerCase();
      const sound = isUpper ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
      return [...sound].map((letter) => (isKnown(letter) ? letter : MISSING));
    })
    .join('');
}

const isKnown = (letter: string) => isBuiltIn(letter) || fileOf(letter) !== undefined;
