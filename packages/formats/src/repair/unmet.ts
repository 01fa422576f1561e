import type { ChosenPair } from './choose-pairs.ts';
import type { UnmetPair, UnmetReason } from './model.ts';
import type { SheetRepair } from './repair-sheet.ts';
import type { ShownSheet } from './shown.ts';

/**
 * The pairs that fail after a repair, each with its reason.
 *
 * @param held Values by their ids that were not allowed to change.
 * @param shown What could have changed without them.
 */
export function listUnmet(
  { judgments, kept, needsGround }: SheetRepair<ChosenPair>,
  held: ReadonlySet<string>,
  { shown }: ShownSheet,
): UnmetPair[] {
  const reasonOf = (name: string, context: string): UnmetReason => {
    const what = shown.get(name)?.get(context);
    if (typeof what !== 'string') return 'computed';
    if (held.has(what)) return 'held';
    return kept.has(what) ? 'computed' : 'no-room';
  };
  return [...judgments].flatMap(([pair, inContexts]) =>
    [...inContexts].flatMap(([context, { passes, ratio, minimum }]): UnmetPair[] => {
      if (passes) return [];
      const reasons = [pair.foreground, pair.background].map((name) => reasonOf(name, context));
      const reason = needsGround.get(pair)?.has(context)
        ? 'ground'
        : ((['held', 'computed'] as const).find((one) => reasons.includes(one)) ?? 'no-room');
      return [{ pair: pair.id, context, ratio, minimum, reason }];
    }),
  );
}
