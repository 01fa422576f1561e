import type { Judgments } from './judge-sheet.ts';
import type { UnmetPair, UnmetReason } from './model.ts';
import type { ShownSheet } from './shown.ts';

/**
 * The pairs that fail after a repair, each with its reason.
 *
 * @param held Values by their ids that were not allowed to change.
 */
export function listUnmet(
  { judgments, shown }: { readonly judgments: Judgments; readonly shown: ShownSheet },
  held: ReadonlySet<string>,
  everything: ShownSheet,
): UnmetPair[] {
  const isFixed = (name: string, context: string) =>
    typeof shown.shown.get(name)?.get(context) !== 'string';
  const isHeld = (name: string, context: string) => {
    const what = everything.shown.get(name)?.get(context);
    return typeof what === 'string' && held.has(what);
  };
  return [...judgments].flatMap(([pair, inContexts]) =>
    [...inContexts].flatMap(([context, { passes, ratio, minimum }]): UnmetPair[] => {
      if (passes) return [];
      const ends = [pair.foreground, pair.background];
      let reason: UnmetReason = 'no-room';
      if (ends.some((name) => isHeld(name, context))) reason = 'held';
      else if (ends.every((name) => isFixed(name, context))) reason = 'computed';
      return [{ pair: pair.id, context, ratio, minimum, reason }];
    }),
  );
}
