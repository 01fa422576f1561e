import { formatHex, type Hex } from '@swatchwork/color';
import { type Paint, seePair, type ThemeTarget, worstOf } from '@swatchwork/theme';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import type { ChosenPair } from './choose-pairs.ts';

/** A pair as it is seen in one context. */
export interface Judged {
  readonly foreground: Hex;
  readonly background: Hex;
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
  readonly worst?: string;
}

/** By pair and context, where the pair is seen. */
export type Judgments = ReadonlyMap<ChosenPair, ReadonlyMap<string, Judged>>;

/** Contexts for readers who ask for more contrast. */
const HIGH_CONTRAST = /high-contrast|contrast(?:=|: ?)(?:high|more)/;

export const minimumIn = (context: string, { minimum }: ChosenPair, target: ThemeTarget): number =>
  minimum[HIGH_CONTRAST.test(context) ? 'AAA' : target];

/** What may lie beneath a pair's background in a context: opaque colors alone. */
export const opaqueBeneath = (
  { over, background }: ChosenPair,
  context: string,
  { tokens }: ContextSheet,
): string[] =>
  over.filter((name) => name !== background && tokens.get(name)?.colors.get(context)?.alpha === 1);

/** Whether a pair can be judged: both have colors, and something lies beneath a translucent one. */
export function isSeen(pair: ChosenPair, context: string, sheet: ContextSheet): boolean {
  const { tokens } = sheet;
  const background = tokens.get(pair.background)?.colors.get(context);
  if (!background || !tokens.get(pair.foreground)?.colors.has(context)) return false;
  return background.alpha === 1 || opaqueBeneath(pair, context, sheet).length > 0;
}

/** The pair in a context where {@link isSeen} holds, on the worst ground. */
export function judge(
  pair: ChosenPair,
  context: string,
  sheet: ContextSheet,
  target: ThemeTarget,
): Judged {
  const grounds = opaqueBeneath(pair, context, sheet);
  const names = [pair.foreground, pair.background, ...grounds];
  const paints = new Map<string, Paint>(
    names.map((name) => [name, sheet.tokens.get(name)!.colors.get(context)!]),
  );
  const { foreground, background, ground, ratio } = worstOf(
    seePair(pair, { name: context, paints, grounds }),
  );
  const minimum = minimumIn(context, pair, target);
  return {
    foreground: formatHex(foreground),
    background: formatHex(background),
    ratio,
    minimum,
    passes: ratio >= minimum,
    ...(ground !== undefined && { worst: ground }),
  };
}
