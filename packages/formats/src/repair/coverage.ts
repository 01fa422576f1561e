import { groupBy } from '@swatchwork/color';
import {
  type Coverage,
  countAlike,
  listUnjudged,
  type UnjudgedPair,
} from '@swatchwork/theme/check';

import type { ContextSheet, SheetToken, Unread, UnreadPart } from '../contexts/context-sheet.ts';
import { hexOf } from './colors-of.ts';
import { type Judgments, opaqueBeneath, type SheetPair } from './judge-sheet.ts';

/** How much of what files hold a verdict is about. */
export interface FileCoverage extends Coverage {
  /** Parts of the files. */
  readonly unread: Unread & { readonly parts: UnreadPart[] };
}

/**
 * What a verdict is about, and what it is not about.
 *
 * @param nameOf How the pair is called in the answer.
 * @param others Known pairs that were not judged at all.
 */
export function coverageOf<Pair extends SheetPair>(
  sheet: ContextSheet,
  judgments: Judgments<Pair>,
  nameOf: (pair: Pair) => string,
  others: readonly UnjudgedPair[] = [],
): FileCoverage {
  const { contexts, tokens, unread } = sheet;
  const colored = [...tokens.values()].filter(({ colors }) => colors.size > 0);
  /** Themes may all stand behind classes, so that a page without them shows none of the colors. */
  const shown = contexts.filter((context) => colored.some(({ colors }) => colors.has(context)));
  const judged = new Set(
    [...judgments]
      .filter(([, inContexts]) => inContexts.size > 0)
      .flatMap(([{ foreground, background }]) => [foreground, background]),
  );
  const unjudged = [
    ...[...judgments.keys()].flatMap((pair) => findUnjudged(pair, nameOf(pair), sheet)),
    ...others,
  ];
  return {
    colors: colored.length,
    judged: colored.filter(({ name }) => judged.has(name)).length,
    contexts: shown.length,
    alike: countAlike(shown.map((context) => looksIn(context, colored))),
    unread: { count: unread.count, colors: unread.colors, parts: [...unread.parts] },
    unjudged: listUnjudged(unjudged),
    isWhole: unread.count === 0 && unjudged.length === 0,
  };
}

/** Where a pair cannot be judged though both of its colors are declared. */
function findUnjudged(pair: SheetPair, name: string, sheet: ContextSheet): UnjudgedPair[] {
  const found = groupBy(
    sheet.contexts.flatMap((context) => {
      const reason = reasonIn(context, pair, sheet);
      return reason === undefined ? [] : [{ context, reason }];
    }),
    ({ reason }) => reason,
  );
  return [...found].map(([reason, places]) => ({
    pair: name,
    contexts: places.map(({ context }) => context),
    reason,
  }));
}

function reasonIn(context: string, pair: SheetPair, sheet: ContextSheet): string | undefined {
  const { tokens } = sheet;
  const ends = [pair.foreground, pair.background];
  const isDeclared = (name: string) => tokens.get(name)?.declarations.has(context);
  if (!ends.every(isDeclared)) return undefined;
  const broken = ends.find((name) => !tokens.get(name)!.colors.has(context));
  if (broken !== undefined) {
    return `the value of ${broken} is not understood: ${tokens.get(broken)!.problems.get(context)}`;
  }
  const isSolid = tokens.get(pair.background)!.colors.get(context)!.alpha === 1;
  if (isSolid || opaqueBeneath(pair, context, sheet).length > 0) return undefined;
  return `${pair.background} is translucent, and the color underneath is unknown`;
}

const looksIn = (context: string, tokens: readonly SheetToken[]): string[] =>
  tokens.map(({ colors }) => {
    const color = colors.get(context);
    return color ? hexOf(color) : '';
  });
