import { HAS_SLICES } from '#slices';
import { HAN } from './han.ts';

/** Punctuation, kana, bopomofo, Hangul, and forms of half and full width. */
const LETTERS =
  /^[\u3000-\u3029\u3030-\u303F\u3041-\u3096\u309B-\u30FF\u3105-\u312F\u3131-\u3163\u31F0-\u31FF\uAC00-\uD7A3\uFF01-\uFF5E\uFF61-\uFF9F]$/;

const FIRST_HAN = 0x4e00;

/** Whether the fonts have a letter of Chinese, Japanese or Korean. */
export const isEastAsian = (letter: string): boolean =>
  HAS_SLICES && (LETTERS.test(letter) || isHan(letter.codePointAt(0)! - FIRST_HAN));

let bits: string | undefined;

/** Whether the fonts have a Han character, counted from U+4E00. */
function isHan(place: number): boolean {
  bits ??= atob(HAN);
  return ((bits.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1; // NaN beyond both ends
}
