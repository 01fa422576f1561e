import { normalize } from '../../text/normalize.ts';
import { LONGEST_NAME, oneLine } from '../../text/text.ts';

/**
 * The letters of Inter that stand beside each other from left to right: Latin, Greek and Cyrillic, with signs
 * between them. Marks that combine with a letter are in it only where Unicode has a letter for both.
 */
const LETTERS =
  /^[\x20-\x7E\xA0-\xAC\xAE-\u0148\u014A-\u01C3\u01C5-\u0254\u0256-\u0268\u026A-\u027B\u027E-\u0284\u0286-\u0290\u0292-\u02A4\u02A6-\u02ED\u02EF-\u02FF\u0374-\u0376\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03D7\u03DC\u03DD\u03F0-\u03F6\u03F9\u03FA\u03FC-\u0479\u0480-\u0482\u048A-\u049D\u04A0-\u04FF\u052F\u1E00-\u1E9B\u1E9D-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE\u2010-\u2026\u2030\u2032-\u2055\u2057\u2070\u2071\u2074-\u208E\u20A0-\u20AE\u20B1-\u20B5\u20B8-\u20BA\u20BC-\u20BF\u2113\u2116\u2117\u2122\u2190-\u2199\u2205\u2212\u2248\u2260\u2264\u2265\u2605\u2606\u2665]*$/;

/** Where a line may break, or may not: a line of a sheet does not break. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/g;

/** A name as a sheet writes it; undefined if it has letters that the sheet's font lacks. */
export function sheetText(name: string): string | undefined {
  const text = normalize(oneLine(name).slice(0, LONGEST_NAME).replaceAll(INVISIBLE, ''), 'NFC');
  return LETTERS.test(text) ? text.trim() : undefined;
}
