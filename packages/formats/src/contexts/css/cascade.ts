import type { Candidate } from './candidates.ts';
import type { Environment } from './environment.ts';

/** What wins for each property, by its name. */
export type Winners = ReadonlyMap<string, Candidate>;

/**
 * Sorts the declarations of each property, the strongest first.
 *
 * @see https://www.w3.org/TR/css-cascade-5/#cascading
 */
export function rankCandidates(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const ranked = Map.groupBy(candidates, ({ name }) => name);
  for (const list of ranked.values()) list.sort(strongerFirst);
  return ranked;
}

function strongerFirst(one: Candidate, other: Candidate): number {
  if (one.isImportant !== other.isImportant) return one.isImportant ? -1 : 1;
  const byLayer = other.layer.rank - one.layer.rank;
  if (byLayer !== 0) return one.isImportant ? -byLayer : byLayer;
  return other.specificity - one.specificity || other.order - one.order;
}

/** Tokens in the order in which browsers compute them, which is that of their rules. */
export const weakestFirst = (winners: Winners): Candidate[] =>
  [...winners.values()]
    .filter(({ name }) => name.startsWith('--'))
    .sort(
      (one, other) =>
        one.layer.rank - other.layer.rank ||
        one.specificity - other.specificity ||
        one.order - other.order,
    );

/** The strongest declaration of each property that counts in an environment. */
export function cascade(
  ranked: ReadonlyMap<string, readonly Candidate[]>,
  environment: Environment,
): Winners {
  const winners = new Map<string, Candidate>();
  for (const [name, candidates] of ranked) {
    const winner = candidates.find(({ matches }) => matches(environment));
    if (winner) winners.set(name, winner);
  }
  return winners;
}
