import { contrastRatio, fixContrast, parseHex } from '@swatchwork/color';

import type { ChosenPair } from './choose-pairs.ts';
import type { Judgments } from './judge-sheet.ts';
import type { SeenPlace, UnmetPair, UnmetReason } from './model.ts';
import type { SheetRepair } from './repair-sheet.ts';
import type { ShownSheet } from './shown.ts';

/** Pairs that stand against a repair and are named. */
const MOST_AGAINST = 3;

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
      const against = reason === 'held' ? [] : findAgainst(pair, context, judgments, shown);
      return [{ pair: pair.id, context, ratio, minimum, reason, against }];
    }),
  );
}

/** What would fail if the value of a text became the nearest with which a pair passes. */
function findAgainst(
  pair: ChosenPair,
  context: string,
  judgments: Judgments<ChosenPair>,
  shown: ShownSheet['shown'],
): SeenPlace[] {
  const source = shown.get(pair.foreground)?.get(context);
  if (typeof source !== 'string') return [];
  const { foreground, background, minimum } = judgments.get(pair)!.get(context)!;
  const { color } = fixContrast(parseHex(foreground)!, parseHex(background)!, minimum);
  const found = [...judgments].flatMap(([{ id, foreground }, inContexts]) =>
    [...inContexts].flatMap(([where, { background, minimum }]) => {
      const isSame = shown.get(foreground)?.get(where) === source;
      const passes = !isSame || contrastRatio(color, parseHex(background)!) >= minimum;
      return passes ? [] : [{ pair: id, context: where }];
    }),
  );
  return found.slice(0, MOST_AGAINST);
}
