import type { Judgments } from './judge-sheet.ts';
import type { UnmetPair, UnmetReason } from './model.ts';
import type { ShownSheet } from './shown.ts';

/**
 * The pairs that fail after a repair, each with its reason.
 *
 * @param held Values by their ids that were not allowed to change.
 * @param judgeFree How the pairs fare after a repair that may change all values; asked only where
 * the held ones may be the reason.
 */
export function listUnmet(
  { judgments, shown }: { readonly judgments: Judgments; readonly shown: ShownSheet },
  held: ReadonlySet<string>,
  everything: ShownSheet,
  judgeFree: () => Judgments,
): UnmetPair[] {
  const isFixed = (name: string, context: string) =>
    typeof shown.shown.get(name)?.get(context) !== 'string';
  const isHeld = (name: string, context: string) => {
    const what = everything.shown.get(name)?.get(context);
    return typeof what === 'string' && held.has(what);
  };
  let free: Judgments | undefined;
  return [...judgments].flatMap(([pair, inContexts]) =>
    [...inContexts].flatMap(([context, { passes, ratio, minimum }]): UnmetPair[] => {
      if (passes) return [];
      const reasonOf = (): UnmetReason => {
        const ends = [pair.foreground, pair.background];
        if (ends.every((name) => isFixed(name, context))) {
          return ends.some((name) => isHeld(name, context)) ? 'held' : 'computed';
        }
        if (held.size === 0) return 'no-room';
        free ??= judgeFree();
        return free.get(pair)!.get(context)?.passes ? 'held' : 'no-room';
      };
      return [{ pair: pair.id, context, ratio, minimum, reason: reasonOf() }];
    }),
  );
}
