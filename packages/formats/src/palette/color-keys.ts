import { hasOtherLetters, toLatin } from '../text/latin.ts';
import { RESERVED } from '../text/reserved-words.ts';
import { slug } from '../text/text.ts';
import { uniqueNames } from '../text/unique-names.ts';
import type { ExportedPalette } from './palette.ts';

/** How the colors of a palette are called in code. */
export interface ColorKeys {
  /** The palette's own key, for formats that put it before those of the colors. */
  family: string;
  /**
   * One for each color, the same in every format: lower-case ASCII words joined by hyphens, beginning
   * with a letter, or the number of its place. Two differ in more than hyphens, so that they differ
   * in languages without hyphens too.
   */
  keys: string[];
}

const LONGEST = 40; // characters

/**
 * The keys of a palette. A color is called as its name says where it has one of letters that can be
 * written in ASCII, else by its place; a word that is reserved in any language gets `-color` behind
 * it, and repeated names are numbered from 2.
 */
export function colorKeys({ name, colors, colorNames = [], names }: ExportedPalette): ColorKeys {
  const own = colors.map((_, i) => (names === 'numbered' ? '' : keyOf(colorNames[i] ?? '')));
  const unique = uniqueNames('-', squeeze);
  // What is called by its place is called so whatever another color is named.
  for (const [i, key] of own.entries()) if (!key) unique(wordOf(String(i + 1)));
  return { family: slug(name), keys: own.map((key, i) => (key ? unique(key) : String(i + 1))) };
}

/** A key that is a word of its own: `color-2` where it is a number. */
export const wordOf = (key: string): string => (/^\d/.test(key) ? `color-${key}` : key);

/** The keys as words in a style sheet, behind that of the palette if this is asked for. */
export function sheetKeys(palette: ExportedPalette): ColorKeys['keys'] {
  const { family, keys } = colorKeys(palette);
  return palette.names === 'prefixed' ? keys.map((key) => `${family}-${key}`) : keys;
}

/** `plum-shore` as `plumShore`. */
export const camelCase = (key: string): string =>
  key.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const squeeze = (key: string) => key.replaceAll('-', '');

/** Empty where a letter cannot be written in ASCII, or there is none. */
function keyOf(name: string): string {
  const latin = toLatin(name);
  if (hasOtherLetters(latin)) return '';
  const words = latin
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  if (/^\d/.test(words)) return `color-${words}`;
  return RESERVED.has(squeeze(words)) ? `${words}-color` : words;
}
