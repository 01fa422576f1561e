import { deltaEOK, groupBy, type Hex } from '@swatchwork/color';
import { notesOnUnjudged } from '@swatchwork/theme/check';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import { choosePairs } from '../repair/choose-pairs.ts';
import { hexOf } from '../repair/colors-of.ts';
import { coverageOf } from '../repair/coverage.ts';
import { judgeAll } from '../repair/judge-sheet.ts';
import { JUDGMENT_LIMIT, PAIR_LIMIT } from '../repair/read-theme.ts';
import { readShown } from '../repair/shown.ts';
import type { ReportRow } from './report.ts';

/** A color that is another one, is new or is gone, in the modes in which it is so. */
export interface TokenChange {
  readonly name: string;
  readonly modes: readonly string[];
  readonly before?: Hex | undefined;
  readonly after?: Hex | undefined;
  /** ΔE_OK of the two as opaque colors, where there are two. */
  readonly distance?: number;
}

/** A pair before and after, in the modes in which it looks the same; one of the two may be missing. */
export type PairChange = Pick<ReportRow, 'text' | 'background' | 'modes' | 'minimum'> & {
  readonly before?: ReportRow['before'] | undefined;
  readonly after?: ReportRow['after'];
  /** `lost` no longer passes, `won` does now, `new` fails and was no pair, `failing` failed before as well. */
  readonly state: 'lost' | 'new' | 'won' | 'failing' | 'passing';
};

/** What two themes, palettes or token files differ in. */
export interface SheetDiff {
  readonly modes: readonly string[];
  readonly tokens: readonly TokenChange[];
  readonly pairs: readonly PairChange[];
  /** What was not read or not checked, in sentences. */
  readonly unread: readonly string[];
}

/**
 * Compares the colors and the recognized pairs of two sheets by their names, mode by mode; a sheet without a mode of
 * the other has its usual colors there.
 */
export function diffSheets(before: ContextSheet, after: ContextSheet): SheetDiff {
  // What has a single context says nothing of its name.
  const named = [before, after].filter(({ contexts }) => contexts.length > 1);
  const modes = [...new Set((named.length > 0 ? named : [before]).flatMap((one) => one.contexts))];
  const sides = [before, after].map((sheet) => judge(sheet));
  const tokens = [...new Set([...before.tokens.keys(), ...after.tokens.keys()])].flatMap((name) =>
    changesOf(name, before, after, modes),
  );
  const ids = new Set(sides.flatMap(({ pairs }) => [...pairs.keys()]));
  return {
    modes,
    tokens,
    pairs: [...ids].flatMap((id) =>
      pairChanges(
        sides.map(({ lookIn }) => lookIn(id)),
        modes,
      ),
    ),
    unread: sides.flatMap(({ notes }, i) => notes.map((note) => `${SIDES[i]}: ${note}`)),
  };
}

export const SIDES = ['Before', 'After'] as const;

const contextIn = ({ contexts }: ContextSheet, mode: string): string =>
  contexts.includes(mode) ? mode : contexts[0]!;

function changesOf(
  name: string,
  before: ContextSheet,
  after: ContextSheet,
  modes: readonly string[],
) {
  const found = modes.map((mode) => {
    const [old, now] = [before, after].map((sheet) =>
      sheet.tokens.get(name)?.colors.get(contextIn(sheet, mode)),
    );
    return {
      mode,
      before: old && hexOf(old),
      after: now && hexOf(now),
      ...(old && now && { distance: deltaEOK(old.color, now.color) }),
    };
  });
  const changed = found.filter((one) => one.before !== one.after);
  return [...groupBy(changed, (one) => `${one.before} ${one.after}`).values()].map(
    (same): TokenChange => {
      const { mode: _, ...looks } = same[0]!;
      return { name, modes: same.map(({ mode }) => mode), ...looks };
    },
  );
}

type Seen = Omit<PairChange, 'state' | 'modes' | 'before' | 'after'> & {
  readonly look: ReportRow['before'];
};

function judge(sheet: ContextSheet) {
  const chosen = choosePairs(sheet, readShown(sheet), {});
  const most = Math.min(PAIR_LIMIT, Math.floor(JUDGMENT_LIMIT / sheet.contexts.length));
  const pairs = new Map(chosen.pairs.slice(0, most).map((pair) => [pair.id, pair]));
  const judgments = judgeAll([...pairs.values()], sheet);
  const coverage = coverageOf(sheet, judgments, ({ id }) => id, chosen.unjudged);
  const cut = chosen.pairs.length > most ? [`at most ${most} pairs are compared`] : [];
  return {
    pairs,
    notes: [...sheet.notes, ...notesOnUnjudged(coverage), ...cut],
    lookIn:
      (id: string) =>
      (mode: string): Seen | undefined => {
        const pair = pairs.get(id);
        const judged = pair && judgments.get(pair)!.get(contextIn(sheet, mode));
        if (!judged) return undefined;
        const { foreground: text, background, ratio, passes } = judged;
        return {
          text: pair.foreground,
          background: pair.background,
          minimum: pair.minimumIn(contextIn(sheet, mode)),
          look: { text, background, ratio, passes },
        };
      },
  };
}

function pairChanges(
  looks: readonly ((mode: string) => Seen | undefined)[],
  modes: readonly string[],
): PairChange[] {
  const found = modes.flatMap((mode) => {
    const [old, now] = looks.map((look) => look(mode));
    const one = now ?? old;
    if (!one) return [];
    const { look: _, ...pair } = one;
    return [{ mode, ...pair, before: old?.look, after: now?.look }];
  });
  const keyOf = ({ before, after, minimum }: (typeof found)[number]) =>
    JSON.stringify([before, after, minimum]);
  return [...groupBy(found, keyOf).values()].map((same) => {
    const { mode: _, ...pair } = same[0]!;
    return { ...pair, modes: same.map(({ mode }) => mode), state: stateOf(pair) };
  });
}

function stateOf({ before, after }: Pick<PairChange, 'before' | 'after'>): PairChange['state'] {
  if (!after || after.passes) return after && before && !before.passes ? 'won' : 'passing';
  return before ? (before.passes ? 'lost' : 'failing') : 'new';
}
