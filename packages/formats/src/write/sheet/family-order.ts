import { isEmoji, isEmojiText } from './emoji.ts';
import type { SlicedFamily } from './slices.ts';

/** Whether a letter is always taken from the Korean family. */
export const isHangul = (character: string): boolean =>
  /^[\u3131-\u3163\uAC00-\uD7A3]$/.test(character);

/** Kana and Hangul: what is written in Japan or Korea, and not in China. */
const NOT_CHINESE = /[\u3041-\u30FF\u3131-\u3163\uAC00-\uD7A3]/;

/** A family, and which characters are looked for in it. */
type Step = readonly [family: SlicedFamily, isPart: (character: string) => boolean];

/**
 * The families in the order in which characters of one sheet are looked for in them.
 *
 * Han characters look otherwise in Japan and Korea than in China: where a sheet has kana or Hangul, the
 * Japanese form is taken, else the simplified Chinese one. The family of Hong Kong has what all others lack.
 */
export function familyOrder(characters: Iterable<string>): Step[] {
  const isLetter = (character: string) => !isEmoji(character);
  const han: SlicedFamily[] = ['noto-sans-jp', 'noto-sans-sc'];
  if (![...characters].some((character) => NOT_CHINESE.test(character))) han.reverse();
  const families = [...han, 'noto-sans-kr', 'noto-sans-hk'] as const;
  return [
    ['noto-emoji', isEmojiText],
    ['noto-sans-kr', isHangul],
    ...families.map((family) => [family, isLetter] as const),
  ];
}
