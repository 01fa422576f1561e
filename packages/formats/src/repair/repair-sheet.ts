import type { GroundChoice } from '@swatchwork/theme';
import { type RepairInput, repairContexts, type SourceChange } from '@swatchwork/theme/repair';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import type { ColorChange } from '../contexts/write-colors.ts';
import { recognizeRoles } from '../recognize/index.ts';
import { hexOf } from './colors-of.ts';
import { isSeen, type Judgments, judgeAll, opaqueBeneath, type SheetPair } from './judge-sheet.ts';
import { computedFrom, holdSources, type ShownSheet, type Source, sourcesBehind } from './shown.ts';

/** A change of a value, and the value. */
export type SheetChange = SourceChange &
  Omit<Source, 'paint' | 'contexts'> & { readonly contexts: readonly string[] };

/** What a repair must leave as it is. */
export interface RepairLimits {
  /** Values by their ids. */
  readonly held?: ReadonlySet<string> | undefined;
  readonly groundChoice?: GroundChoice | undefined;
}

/** A repair as it looks once it is written. */
export interface SheetRepair<Pair extends SheetPair> {
  readonly changes: readonly SheetChange[];
  readonly judgments: Judgments<Pair>;
  /** Whether fewer changes are proven not to suffice. */
  readonly fewest: boolean;
  /** Values by their ids that were left, as other values are computed from them. */
  readonly kept: ReadonlySet<string>;
  /** Where pairs would pass if backgrounds were allowed to move. */
  readonly needsGround: ReadonlyMap<Pair, ReadonlySet<string>>;
}

/** How often the search runs, each time with fewer values that it may change; twice for many judgments. */
const ROUNDS = { least: 2, most: 5 } as const;

/** Judgments of all rounds together. */
const WORK = 40_000;

/**
 * Finds changes of values with which pairs pass and that show least. What would be written is read and judged
 * before it is answered, as values that are computed from changed ones change too. A computed value may
 * become a literal. No pair is lower than it was, except where it stays at or above its minimum.
 *
 * @param everything What the sheet shows.
 * @param judgments Of the sheet as it is.
 * @param write Reads the sheet as it is after changes.
 */
export function repairSheet<Pair extends SheetPair>(
  sheet: ContextSheet,
  everything: ShownSheet,
  judgments: Judgments<Pair>,
  { held = new Set(), groundChoice }: RepairLimits,
  write: (changes: readonly ColorChange[]) => ContextSheet,
): SheetRepair<Pair> {
  const pairs = [...judgments.keys()];
  const kept = new Set<string>();
  const keepBehind = (list: readonly SheetPair[]) => {
    const names = list.flatMap(({ foreground, background, over }) => [
      foreground,
      background,
      ...over,
    ]);
    const behind = computedFrom(names, sheet);
    for (const id of sourcesBehind(behind, everything, sheet)) kept.add(id);
  };
  const { grounds } = recognizeRoles([...sheet.tokens.keys()]);
  const needsGround = new Map();
  let best: SheetRepair<Pair> = { changes: [], judgments, fewest: false, kept, needsGround };
  const judged = [...judgments.values()].reduce((sum, { size }) => sum + size, 0);
  const rounds = Math.min(Math.max(Math.floor(WORK / judged), ROUNDS.least), ROUNDS.most);
  for (let round = 1; round <= rounds; round++) {
    const free = holdSources(everything, new Set([...held, ...kept]), sheet);
    const found = search(pairs, sheet, free, { grounds, groundChoice });
    const { changes } = found;
    const written =
      changes.length === 0
        ? sheet
        : write(changes.map(({ declaration, to }) => ({ declaration, hex: to })));
    const after = changes.length === 0 ? judgments : judgeAll(pairs, written);
    const lower = pairs.filter((pair) => isLower(pair, judgments, after));
    const off = pairs.filter(
      (pair) => lower.includes(pair) || !isAsFound(pair, after, found.unmet),
    );
    if (lower.length === 0 && !isWorse({ changes, judgments: after }, best)) {
      const fewest = found.fewest && round === 1 && off.length === 0;
      best = { changes, judgments: after, fewest, kept, needsGround: found.needsGround };
    }
    if (off.length === 0) break;
    const known = kept.size;
    for (const change of changes) if (!hasTaken(change, written)) kept.add(change.source);
    keepBehind(round === rounds - 1 ? pairs : off);
    if (kept.size === known) keepBehind(pairs);
    if (kept.size === known) break;
  }
  return best;
}

/** What fails after a search as it sees it, which takes computed values for constants. */
type Unmet<Pair> = ReadonlyMap<Pair, ReadonlySet<string>>;

function search<Pair extends SheetPair>(
  pairs: readonly Pair[],
  sheet: ContextSheet,
  { sources, shown }: ShownSheet,
  limits: Pick<RepairInput, 'grounds' | 'groundChoice'>,
) {
  const asked = pairs.flatMap((pair) =>
    sheet.contexts
      .filter((context) => isSeen(pair, context, sheet))
      .map((context) => ({ pair, context })),
  );
  const repair = repairContexts({
    ...limits,
    contexts: sheet.contexts,
    sources: new Map([...sources].map(([id, { paint }]) => [id, paint])),
    shown,
    pairs: asked.map(({ pair, context }) => ({
      foreground: pair.foreground,
      background: pair.background,
      over: opaqueBeneath(pair, context, sheet),
      minimum: pair.minimumIn(context),
      contexts: [context],
    })),
  });
  const [unmet, needsGround] = [new Map<Pair, Set<string>>(), new Map<Pair, Set<string>>()];
  for (const one of repair.unmet) {
    const { pair, context } = asked[one.pair]!;
    unmet.set(pair, (unmet.get(pair) ?? new Set()).add(context));
    if (!one.needsGround) continue;
    needsGround.set(pair, (needsGround.get(pair) ?? new Set()).add(context));
  }
  const changes = repair.changes.map((change) => {
    const { declaration, token, contexts } = sources.get(change.source)!;
    return { ...change, declaration, token, contexts: [...contexts] };
  });
  return { changes, unmet, needsGround, fewest: repair.fewest };
}

/** Whether a pair that fails afterwards has less contrast than before, in any context. */
function isLower<Pair extends SheetPair>(
  pair: Pair,
  before: Judgments<Pair>,
  after: Judgments<Pair>,
): boolean {
  return [...before.get(pair)!].some(([context, { ratio }]) => {
    const now = after.get(pair)!.get(context);
    return !now || (!now.passes && now.ratio < ratio);
  });
}

const isAsFound = <Pair extends SheetPair>(
  pair: Pair,
  after: Judgments<Pair>,
  unmet: Unmet<Pair>,
): boolean =>
  [...after.get(pair)!].every(([context, { passes }]) => passes || unmet.get(pair)?.has(context));

type Outcome<Pair extends SheetPair> = Pick<SheetRepair<Pair>, 'changes' | 'judgments'>;

/** Whether more fails after a repair than after another, or as much after more changes. */
function isWorse<Pair extends SheetPair>(one: Outcome<Pair>, other: Outcome<Pair>): boolean {
  const [left, leftOther] = [countFailures(one.judgments), countFailures(other.judgments)];
  return left > leftOther || (left === leftOther && one.changes.length > other.changes.length);
}

const countFailures = <Pair extends SheetPair>(judgments: Judgments<Pair>): number =>
  [...judgments.values()]
    .flatMap((inContexts) => [...inContexts.values()])
    .filter(({ passes }) => !passes).length;

/** Whether the files show the new color: a value beside it may still change what it says. */
const hasTaken = ({ token, contexts, to }: SheetChange, { tokens }: ContextSheet): boolean =>
  contexts.every((context) => {
    const color = tokens.get(token)?.colors.get(context);
    return color !== undefined && hexOf(color) === to;
  });
