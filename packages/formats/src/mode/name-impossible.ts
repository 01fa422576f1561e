import type { ContextSheet } from '../contexts/context-sheet.ts';
import type { AddedValue, ImpossibleInMode, PairOfMode } from './model.ts';

/** Why a pair fails, by how many of its two colors were added. */
const REASONS = [
  'both of its colors are in the files already and stay: repair says what would fix it',
  'one of its colors is in the files already, and the other has no room to pass beside it and its other pairs',
  'no colors were found with which this pair and all others of its colors pass',
] as const;

/** Every pair that fails in a mode, with the reason. */
export function nameImpossible(
  pairs: readonly PairOfMode[],
  values: readonly AddedValue[],
  { tokens }: ContextSheet,
): ImpossibleInMode[] {
  const added = new Set(values.map(({ token, context }) => `${context} ${token}`));
  return pairs.flatMap(({ foreground, background, contexts }) =>
    Object.entries(contexts).flatMap(([context, { passes, ratio, minimum }]) => {
      if (passes) return [];
      const count = Number(isAdded(foreground, context)) + Number(isAdded(background, context));
      const reason = REASONS[count as 0 | 1 | 2];
      return [{ foreground, background, context, best: ratio, wanted: minimum, reason }];
    }),
  );

  /** Whether a color was added, or is computed from one that was. */
  function isAdded(name: string, context: string): boolean {
    const reached = new Set([name]);
    for (const one of reached) {
      if (added.has(`${context} ${one}`)) return true;
      for (const next of tokens.get(one)?.declarations.get(context)?.references ?? [])
        reached.add(next);
    }
    return false;
  }
}
