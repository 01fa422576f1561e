/** A pair that is known and was not judged. */
export interface UnjudgedPair {
  readonly pair: string;
  /** Where; in none of them if nothing is listed. */
  readonly contexts: string[];
  /** A clause for people. */
  readonly reason: string;
}

/** How much of what was given a verdict is about. */
export interface Coverage {
  /** Named colors, and how many of them are in a judged pair. */
  readonly colors: number;
  readonly judged: number;
  /** Modes, and how many of them show the same colors as one before. */
  readonly contexts: number;
  readonly alike: number;
  /** Known pairs: all are counted, the first 20 are listed. */
  readonly unjudged: { readonly count: number; readonly pairs: UnjudgedPair[] };
  /** Whether nothing that belongs to the verdict was left out. */
  readonly isWhole: boolean;
}

/** Pairs that are listed one by one. */
const MOST_LISTED = 20;

/** All of them counted, and the first ones. */
export const listUnjudged = (pairs: readonly UnjudgedPair[]): Coverage['unjudged'] => ({
  count: pairs.length,
  pairs: pairs.slice(0, MOST_LISTED),
});

/**
 * How many contexts show the same colors as one before.
 *
 * @param contexts What each shows: a text for each color.
 */
export const countAlike = (contexts: readonly (readonly string[])[]): number =>
  contexts.length - new Set(contexts.map((colors) => colors.join('\n'))).size;

/** Such as `24 of 915 colors checked in 6 modes; 3 modes have the same colors as another`. */
export function describeCoverage({ colors, judged, contexts, alike }: Coverage): string {
  const modes = contexts === 1 ? '1 mode' : `${contexts} modes`;
  const same = alike === 1 ? '1 mode has' : `${alike} modes have`;
  const rest = alike === 0 ? '' : `; ${same} the same colors as another`;
  return `${judged} of ${colors === 1 ? '1 color' : `${colors} colors`} checked in ${modes}${rest}`;
}

/** Sentences on what was not judged, without their full stops. */
export function notesOnUnjudged({ unjudged }: Coverage): string[] {
  const more = unjudged.count - unjudged.pairs.length;
  return [
    ...unjudged.pairs.map(
      ({ pair, contexts, reason }) =>
        `${pair} was not checked${describePlaces(contexts)}: ${reason}`,
    ),
    ...(more > 0 ? [`…and ${more} more ${more === 1 ? 'pair' : 'pairs'}`] : []),
  ];
}

/** Contexts that a sentence names. */
const MOST_NAMED = 6;

function describePlaces(contexts: readonly string[]): string {
  if (contexts.length === 0) return '';
  const more = contexts.length - MOST_NAMED;
  return ` in ${contexts.slice(0, MOST_NAMED).join(' · ')}${more > 0 ? ` and ${more} more` : ''}`;
}
