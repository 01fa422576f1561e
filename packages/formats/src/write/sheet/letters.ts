import { toLatin } from '../../text/latin.ts';
import { normalize } from '../../text/normalize.ts';

/** What the built-in fonts of PDF contain: Western European letters. */
const BUILT_IN = /^[\x20-\x7E\xA0-\xFF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

/**
 * The letters of each file of Noto Sans, first those that are asked for first. The files have more
 * than letters, and marks that combine with these, which PDF would not place.
 */
const FILES = {
  latin: /^[\x20-\x7E\xA0-\xFFıŒœˆ˜‘’‚“”„•…‹›–—€™]$/,
  cyrillic: /^[\u0400-\u045F\u0490\u0491\u04B0\u04B1№]$/,
  greek: /^[\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u03FF]$/,
  vietnamese: /^[ĂăĐđĨĩŨũƠơƯư\u1EA0-\u1EF9₫]$/,
  'latin-ext': /^[\u0100-\u0130\u0132-\u0151\u0154-\u02AF\u1E00-\u1E9F]$/,
  'cyrillic-ext': /^[\u0460-\u0482\u048A-\u048F\u0492-\u04AF\u04B2-\u052F]$/,
  'greek-ext':
    /^[\u1F00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE]$/,
} as const;

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
