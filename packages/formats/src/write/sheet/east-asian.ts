import { isInInstalled } from '#families';
import { HAN, HAN_BEYOND } from './han.ts';

/** Punctuation, kana, bopomofo, Hangul, and forms of half and full width. */
const LETTERS =
  /^[\u3000-\u3029\u3030-\u303F\u3041-\u3096\u309B-\u30FF\u3105-\u312F\u3131-\u3163\u31F0-\u31FF\uAC00-\uD7A3\uFF01-\uFF5E\uFF61-\uFF9F]$/;

/** Arrows, stars, notes, numbers in circles, signs of mathematics: what these fonts have besides letters. */
const SIGNS =
  /^[\u2010\u2015\u2016\u2025\u2032\u2033\u2035\u203B\u2074\u20A9\u2100\u2103\u2105\u2109\u210A\u210F\u2113\u2121\u2126\u2127\u212B\u212E\u2135\u213B\u2160-\u2169\u2170-\u2179\u2190-\u2193\u21B8\u21B9\u21C4-\u21C6\u21CB\u21CC\u21D0\u21D2\u21D4\u21E6-\u21E9\u21F5\u2200\u2202\u2203\u2205-\u220B\u220F\u2211-\u2213\u2215\u221A\u221D-\u2220\u2223\u2225-\u222E\u2234-\u2237\u223D\u2243\u2245\u2248\u224C\u2260-\u2262\u2264-\u2267\u226A\u226B\u226E\u226F\u2272\u2273\u2276\u2277\u2282-\u2287\u228A\u228B\u2295-\u2299\u22A0\u22A5\u22BF\u22DA\u22DB\u22EF\u2305-\u2307\u2312\u2318\u2329\u232A\u23B0\u23B1\u23BE-\u23CC\u23CE\u23DA\u23DB\u2423\u2460-\u24C1\u24C3-\u25A9\u25B1-\u25B3\u25B7\u25BC\u25BD\u25C1\u25C6\u25C7\u25C9-\u25CC\u25CE-\u25D3\u25E2-\u25E6\u25EF\u2605\u2606\u2609\u260F\u2616\u2617\u261C\u261E\u261F\u2641\u2661\u2662\u2664\u2667\u2669-\u266F\u2672-\u267A\u267C\u267D\u2713\u271A\u273D\u273F\u2740\u2756\u2776-\u2793\u29BF\u29FA\u29FB\u2B1A\u2B95]$/;

/** Of the block of Han characters whose table has a bit for each. */
const FIRST_HAN = 0x4e00;
const LAST_HAN = 0x9fff;

/** Whether the fonts have it, and it is no Han character. */
export const isLetterOrSign = (letter: string): boolean =>
  LETTERS.test(letter) || SIGNS.test(letter);

/** Whether any of the fonts of Chinese, Japanese and Korean has a letter or sign, installed or not. */
export const isInAnyFamily = (letter: string): boolean =>
  isLetterOrSign(letter) || isHan(letter.codePointAt(0)!);

/** Whether the fonts of Chinese, Japanese and Korean that are installed have a letter or sign. */
export const isEastAsian = (letter: string): boolean =>
  isInAnyFamily(letter) && isInInstalled(letter);

let bits: string | undefined;
let beyond: ReadonlySet<number> | undefined;

/** Whether the fonts have a Han character. */
function isHan(point: number): boolean {
  if (point < FIRST_HAN || point > LAST_HAN) {
    beyond ??= pointsOf(atob(HAN_BEYOND));
    return beyond.has(point);
  }
  bits ??= atob(HAN);
  const place = point - FIRST_HAN;
  return ((bits.charCodeAt(place >> 3) >> (place & 7)) & 1) === 1;
}

/** Code points of which each is written as its distance from the one before, in seven bits a byte. */
function pointsOf(bytes: string): Set<number> {
  const points = new Set<number>();
  let point = 0;
  let distance = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes.charCodeAt(i);
    distance = distance * 128 + (byte & 127);
    if (byte < 128) continue; // the last byte of a distance has the highest bit
    point += distance;
    points.add(point);
    distance = 0;
  }
  return points;
}
