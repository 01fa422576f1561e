import { type JudgedPair, judgePair } from '@swatchwork/theme/check';

import type { ContextSheet } from '../contexts/context-sheet.ts';

/** A pair to judge, by the tokens of a sheet. */
export interface SheetPair {
  readonly foreground: string;
  readonly background: string;
  /** Tokens that may be underneath a translucent background. */
  readonly over: readonly string[];
  /** The least contrast ratio in a context, 1–21. */
  readonly minimumIn: (context: string) => number;
}

/** By pair and context, where the pair is seen. */
export type Judgments<Pair extends SheetPair> = ReadonlyMap<Pair, ReadonlyMap<string, JudgedPair>>;

/** What may lie beneath a pair's background in a context: opaque colors alone. */
export const opaqueBeneath = (
  { over, background }: SheetPair,
  context: string,
  { tokens }: ContextSheet,
): string[] =>
  over.filter((name) => name !== background && tokens.get(name)?.colors.get(context)?.alpha === 1);

/** Whether a pair can be judged: both have colors, and something lies beneath a translucent one. */
export function isSeen(pair: SheetPair, context: string, sheet: ContextSheet): boolean {
  const { tokens } = sheet;
  const background = tokens.get(pair.background)?.colors.get(context);
  if (!background || !tokens.get(pair.foreground)?.colors.has(context)) return false;
  return background.alpha === 1 || opaqueBeneath(pair, context, sheet).length > 0;
}

/** Judges each pair in each context where {@link isSeen} holds, on the worst ground. */
export const judgeAll = <Pair extends SheetPair>(
  pairs: readonly Pair[],
  sheet: ContextSheet,
): Judgments<Pair> =>
  new Map(
    pairs.map((pair) => [
      pair,
      new Map(
        sheet.contexts
          .filter((context) => isSeen(pair, context, sheet))
          .map((context) => [context, judge(pair, context, sheet)]),
      ),
    ]),
  );

function judge(pair: SheetPair, context: string, sheet: ContextSheet): JudgedPair {
  const grounds = opaqueBeneath(pair, context, sheet);
  const names = [pair.foreground, pair.background, ...grounds];
  const paints = new Map(names.map((name) => [name, sheet.tokens.get(name)!.colors.get(context)!]));
  const minimum = pair.minimumIn(context);
  return judgePair({ ...pair, minimum }, { name: context, paints, grounds });
}
