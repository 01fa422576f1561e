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

/** What would fail if the value of a text, else of its background, became the nearest with which a pair passes. */
function findAgainst(
  pair: ChosenPair,
  context: string,
  judgments: Judgments<ChosenPair>,
  shown: ShownSheet['shown'],
): SeenPlace[] {
  const sides = [
    ['foreground', 'background'],
    ['background', 'foreground'],
  ] as const;
  const side = sides.find(([end]) => typeof shown.get(pair[end])?.get(context) === 'string');
  if (!side) return [];
  const source = shown.get(pair[side[0]])!.get(context);
  const [own, other] = side.map((one) => parseHex(judgments.get(pair)!.get(context)![one])!);
  const { color } = fixContrast(own!, other!, pair.minimumIn(context));
  const found = [...judgments].flatMap(([{ id, ...one }, inContexts]) =>
    [...inContexts].flatMap(([where, seen]) => {
      const fails = ([end, beside]: (typeof sides)[number]) =>
        shown.get(one[end])?.get(where) === source &&
        contrastRatio(color, parseHex(seen[beside])!) < seen.minimum;
      return sides.some(fails) ? [{ pair: id, context: where }] : [];
    }),
  );
  return found.slice(0, MOST_AGAINST);
}
