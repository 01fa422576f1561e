import type { Candidate } from './candidate.ts';
import type { Element, Environment } from './environment.ts';
import { type Layer, rankLayers } from './layers.ts';

/** What wins for each property, by its name. */
export type Winners = ReadonlyMap<string, Candidate>;

/**
 * The strongest declaration of each property that counts for an element in an environment.
 *
 * @param byName The declarations of each property.
 * @see https://www.w3.org/TR/css-cascade-5/#cascading
 */
export function cascade(
  byName: ReadonlyMap<string, readonly Candidate[]>,
  layers: Layer,
  environment: Environment,
  element: Element,
): Winners {
  const ranks = rankLayers(layers, environment);
  const isStronger = (one: Candidate, other: Candidate): boolean => {
    if (one.isImportant !== other.isImportant) return one.isImportant;
    const byLayer = ranks.get(one.layer)! - ranks.get(other.layer)!;
    if (byLayer !== 0) return one.isImportant ? byLayer < 0 : byLayer > 0;
    return (
      (one.rule.selector.specificity - other.rule.selector.specificity || one.order - other.order) >
      0
    );
  };
  const winners = new Map<string, Candidate>();
  for (const [name, candidates] of byName) {
    for (const candidate of candidates) {
      if (!candidate.rule.matches[element](environment)) continue;
      const winner = winners.get(name);
      if (!winner || isStronger(candidate, winner)) winners.set(name, candidate);
    }
  }
  return winners;
}
