import { type ContextRepair, repairContexts } from '@swatchwork/theme/repair';

import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { writeColors } from '../contexts/write-colors.ts';
import { type ChosenPair, choosePairs } from './choose-pairs.ts';
import { colorsOf } from './colors-of.ts';
import { describeChanges } from './describe-changes.ts';
import { readHeld } from './held.ts';
import { isSeen, type Judgments, judge, minimumIn, opaqueBeneath } from './judge-sheet.ts';
import type { ReadThemeOptions, ThemeReading } from './model.ts';
import { notesOnPairs, notesOnWide } from './notes.ts';
import { readSheet } from './read-sheet.ts';
import { readShown, type ShownSheet, sourcesBehind } from './shown.ts';
import { listUnmet } from './unmet.ts';

/** The most pairs that are judged: those that are asked for first. */
export const PAIR_LIMIT = 1000;

/** How often computed colors may turn out to break a pair that passed, before some repair stays undone. */
const ROUNDS = 4;

interface Repaired {
  readonly shown: ShownSheet;
  readonly repair: ContextRepair;
  readonly files: readonly ContextFile[];
  readonly sheet: ContextSheet;
  readonly judgments: Judgments;
}

/**
 * Reads a theme in every context, judges what is seen on what, and proposes the fewest and then
 * smallest changes of values after which all of it passes. The repaired files are read again, and
 * what is said of them is what was read.
 *
 * @throws {FormatError} If a file cannot be read or exceeds a limit.
 * @throws {ThemeInputError} If a name that is asked for has no color.
 */
export function readTheme(
  files: readonly ContextFile[],
  options: ReadThemeOptions = {},
): ThemeReading {
  const sheet = readSheet(files);
  const everything = readShown(sheet);
  const { pairs: all, unpaired, unknown } = choosePairs(sheet, everything, options);
  const pairs = all.slice(0, PAIR_LIMIT);
  const left = all.length - pairs.length;
  const judgments = judgeAll(pairs, sheet, options);
  const held = readHeld(options.held ?? [], everything, sheet);
  const { repaired, isWhole } = repairUntilSound(
    files,
    sheet,
    everything,
    judgments,
    held,
    options,
  );
  const changes = describeChanges(files, sheet, repaired, pairs, judgments);
  const failing = (list: Judgments) =>
    pairs.filter((pair) => [...list.get(pair)!.values()].some(({ passes }) => !passes)).length;
  return {
    contexts: [...sheet.contexts],
    tokens: colorsOf(sheet),
    pairs: pairs.map((pair) => describePair(pair, judgments, repaired.judgments)),
    failed: failing(judgments),
    left: failing(repaired.judgments),
    unpaired,
    unknown,
    changes,
    unmet: listUnmet(repaired, held, everything),
    fewest: repaired.repair.fewest && isWhole,
    files: [...repaired.files],
    notes: [
      ...sheet.notes,
      ...notesOnPairs(pairs, sheet),
      ...(left > 0 ? [`${left} more pairs are not judged: the first ${PAIR_LIMIT} are.`] : []),
      ...notesOnWide(files, changes),
    ],
  };
}

/** Colors that are computed from changed ones may break a pair that passed: those stay. */
function repairUntilSound(
  files: readonly ContextFile[],
  sheet: ContextSheet,
  everything: ShownSheet,
  judgments: Judgments,
  held: ReadonlySet<string>,
  options: ReadThemeOptions,
): { repaired: Repaired; isWhole: boolean } {
  const pairs = [...judgments.keys()];
  const kept = new Set(held);
  for (let round = 1; ; round++) {
    const repaired = repairOnce(files, sheet, pairs, kept, options);
    const broken = pairs.filter((pair) =>
      [...judgments.get(pair)!].some(
        ([context, { passes }]) => passes && !repaired.judgments.get(pair)!.get(context)?.passes,
      ),
    );
    if (broken.length === 0 || round === ROUNDS) return { repaired, isWhole: round === 1 };
    const behind = broken.flatMap((pair) => [pair.foreground, pair.background, ...pair.over]);
    for (const id of sourcesBehind(behind, everything, sheet)) kept.add(id);
  }
}

function judgeAll(
  pairs: readonly ChosenPair[],
  sheet: ContextSheet,
  { target = 'AA' }: ReadThemeOptions,
): Judgments {
  return new Map(
    pairs.map((pair) => [
      pair,
      new Map(
        sheet.contexts
          .filter((context) => isSeen(pair, context, sheet))
          .map((context) => [context, judge(pair, context, sheet, target)]),
      ),
    ]),
  );
}

function repairOnce(
  files: readonly ContextFile[],
  sheet: ContextSheet,
  pairs: readonly ChosenPair[],
  kept: ReadonlySet<string>,
  options: ReadThemeOptions,
): Repaired {
  const shown = readShown(sheet, kept);
  const repair = repairContexts({
    contexts: sheet.contexts,
    sources: new Map([...shown.sources].map(([id, { paint }]) => [id, paint])),
    shown: shown.shown,
    pairs: pairs.flatMap((pair) =>
      sheet.contexts
        .filter((context) => isSeen(pair, context, sheet))
        .map((context) => ({
          foreground: pair.foreground,
          background: pair.background,
          over: opaqueBeneath(pair, context, sheet),
          minimum: minimumIn(context, pair, options.target ?? 'AA'),
          contexts: [context],
        })),
    ),
  });
  const changes = repair.changes.map(({ source, to }) => ({
    declaration: shown.sources.get(source)!.declaration,
    hex: to,
  }));
  if (changes.length === 0) {
    return { shown, repair, files, sheet, judgments: judgeAll(pairs, sheet, options) };
  }
  const written = writeColors(files, changes);
  const again = readSheet(written);
  return {
    shown,
    repair,
    files: written,
    sheet: again,
    judgments: judgeAll(pairs, again, options),
  };
}

function describePair(pair: ChosenPair, before: Judgments, after: Judgments) {
  const { id, foreground, background, kind, by, why } = pair;
  return {
    id,
    foreground,
    background,
    ...(kind && { kind }),
    by,
    why,
    contexts: Object.fromEntries(
      [...before.get(pair)!].map(([context, judged]) => {
        const { foreground, background, ratio } = after.get(pair)!.get(context) ?? judged;
        return [context, { ...judged, repaired: { foreground, background, ratio } }];
      }),
    ),
  };
}
