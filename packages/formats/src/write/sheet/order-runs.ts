/// <reference path="./bidi-js.d.ts" />
import type { Bidi } from 'bidi-js';

/** A part of a text that stands in one direction. */
interface Directed {
  text: string;
  /** Of Unicode's bidirectional algorithm: odd from right to left. */
  level: number;
}

/** The level of each code unit of a text. */
export const levelsOf = (text: string, bidi: Bidi | undefined): Uint8Array =>
  bidi ? bidi.getEmbeddingLevels(text, 'auto').levels : new Uint8Array(text.length);

/**
 * Parts of a line in the order in which they stand from left to right.
 *
 * @see https://www.unicode.org/reports/tr9/#L2
 */
export function orderRuns<T extends Directed>(runs: readonly T[]): T[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to += 1;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  }
  return ordered;
}

/** A text without shaping from left to right, with its brackets turned. */
export const reversed = (text: string, bidi: Bidi): string =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
