import { ThemeInputError } from '../input/theme-input-error.ts';
import type { ThemeTarget } from '../model/names.ts';
import type { Pair } from '../model/pair.ts';
import { MINIMA } from '../pairs/minima.ts';

/**
 * A pair to check: its id, such as `text/surface`, or its two colors by name, with the least ratio
 * if it is not that of the theme (or, for a pair that no theme declares, that of text).
 */
export type PairToCheck =
  | string
  | readonly [foreground: string, background: string, minimum?: number | undefined];

/** A pair as it is asked at each target. */
export interface WantedPair {
  readonly id: string;
  readonly foreground: string;
  readonly background: string;
  readonly minimum: Readonly<Record<ThemeTarget, number>>;
}

type Declared = ReadonlyMap<string, Pair>;

/** @throws {ThemeInputError} If a pair is none, or appears twice. */
export function readPairs(pairs: readonly PairToCheck[], declared: Declared): WantedPair[] {
  const seen = new Set<string>();
  return pairs.map((pair, i) => {
    const read = readPair(pair, `pairs[${i}]`, declared);
    if (seen.has(read.id))
      throw new ThemeInputError(`pairs[${i}]`, 'a pair that is not already in the list', read.id);
    seen.add(read.id);
    return read;
  });
}

function readPair(pair: PairToCheck, field: string, declared: Declared): WantedPair {
  const names = typeof pair === 'string' ? pair.split('/') : pair.slice(0, 2).map(String);
  const [foreground, background] = names;
  if (!foreground || !background || names.length > 2) {
    const allowed = 'two names separated by a slash, such as text/surface, or a list of the two';
    throw new ThemeInputError(field, allowed, pair);
  }
  const id = `${foreground}/${background}`;
  const asked = typeof pair === 'string' ? undefined : pair[2];
  const minimum =
    asked === undefined ? (declared.get(id)?.minimum ?? MINIMA.text) : { AA: asked, AAA: asked };
  return { id, foreground, background, minimum };
}
