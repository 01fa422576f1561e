import { type Hex, parseHex } from '@swatchwork/color';
import { type ContextSheet, notesOnWide } from '@swatchwork/formats/contexts';
import { coverageOf, judgeAll, notesOnFallback, type SheetPair } from '@swatchwork/formats/repair';
import { type JudgedPair, notesOnUnjudged, type UnjudgedPair } from '@swatchwork/theme/check';

import { suggestPair } from '../nearest-passing.ts';
import { quote } from '../usage-error.ts';
import { lookUp, type Vocabulary } from './look-up.ts';
import { type PairEntry, readPairs } from './read-pairs.ts';
import { readTokenFiles, type TokenSheet } from './read-tokens.ts';
import { findRepair } from './repair.ts';
import type { Source } from './source.ts';
import type { Judgment, Named, Reference, Verdict, WantedPair } from './verdict.ts';

/** Measures every pair of a file in every context. @throws {UsageError} If anything in it is wrong. */
export function judge(source: Source): Judgment {
  const { colors, tokens: paths, pairs } = readPairs(source);
  const { sheet, files } = readTokenFiles(paths, source);
  source.assertSound();
  const words = { colors, sheet, source, wide: new Map() };
  const wanted = pairs.flatMap((entry) => toWanted(entry, words) ?? []);
  source.assertSound();
  for (const pair of wanted) {
    const problem = findProblem(pair, sheet);
    if (problem) source.complain(pair.background.at ?? pair.place!.at, problem);
  }
  source.assertSound();
  const notes = [...sheet.notes, ...notesOnWide(words.wide)];
  return judgePairs(wanted, { sheet: { ...sheet, notes }, files }, source);
}

function toWanted(entry: PairEntry, words: Vocabulary): WantedPair | undefined {
  const [text, background, ...over] = [entry.text, entry.background, ...entry.over].map((one) => {
    const token = lookUp(one, words);
    return token && { reference: one.value, token, at: one.at };
  });
  const grounds = over.flatMap((one) => one ?? []);
  if (!text || !background || grounds.length < over.length) return undefined;
  return {
    name: entry.name ?? `${entry.text.value} on ${entry.background.value}`,
    text,
    background,
    over: grounds,
    min: () => entry.min,
    place: { source: words.source, at: entry.at },
  };
}

/** What keeps a pair from being seen in some context: an error of its file. */
function findProblem(pair: WantedPair, { contexts }: ContextSheet): string | undefined {
  const { text, background, over } = pair;
  for (const context of contexts) {
    const where = contexts.length > 1 ? ` in ${context}` : '';
    const missing = [text, background, ...over].find(({ token }) => !token.colors.has(context));
    if (missing) {
      const reason = missing.token.problems.get(context) ?? 'it is not declared there';
      return `${quote(missing.reference)} is not a color${where}: ${reason}.`;
    }
    const { alpha } = background.token.colors.get(context)!;
    if (alpha < 1 && !hasGround(pair, context)) {
      return `The background is translucent${where} (alpha ${alpha}). Name the opaque colors underneath: "over" in the pair.`;
    }
  }
  return undefined;
}

const isOpaqueIn = (context: string, { token }: Reference): boolean =>
  token.colors.get(context)?.alpha === 1;

const hasGround = ({ over }: WantedPair, context: string): boolean =>
  over.length > 0 && over.every((ground) => isOpaqueIn(context, ground));

/**
 * Measures pairs wherever both tokens have colors.
 *
 * @param own The file of pairs, if there is one.
 * @param unjudged Known pairs that cannot be measured anywhere.
 */
export function judgePairs(
  pairs: readonly WantedPair[],
  { sheet, files }: TokenSheet,
  own?: Source,
  unjudged: readonly UnjudgedPair[] = [],
): Judgment {
  const { contexts, notes } = sheet;
  const whole = withOwnTokens(pairs, sheet);
  const sheetPairs = pairs.map(toSheetPair);
  const judgments = judgeAll(sheetPairs, whole);
  const verdicts = pairs.flatMap((pair, i) =>
    [...judgments.get(sheetPairs[i]!)!].map(([context, judged]) =>
      describe(pair, context, judged, files),
    ),
  );
  const nameOf = (pair: SheetPair) => pairs[sheetPairs.indexOf(pair)]!.name;
  const coverage = coverageOf(whole, judgments, nameOf, unjudged);
  return {
    verdicts,
    contexts,
    coverage,
    repair: findRepair({ sheet, whole, judgments, verdicts, files, own }),
    known: new Set(),
    notes: [...notes, ...notesOnUnjudged(coverage), ...notesOnFallback(whole, judgments)],
  };
}

/** The sheet with the colors that stand in the file of pairs itself. */
function withOwnTokens(pairs: readonly WantedPair[], sheet: ContextSheet): ContextSheet {
  const tokens = new Map(sheet.tokens);
  for (const { text, background, over } of pairs) {
    for (const { token } of [text, background, ...over]) tokens.set(token.name, token);
  }
  return { ...sheet, tokens };
}

const toSheetPair = ({ text, background, over, min }: WantedPair): SheetPair => ({
  foreground: text.token.name,
  background: background.token.name,
  over: over.map(({ token }) => token.name),
  minimumIn: (context) => min(context).ratio,
});

function describe(
  pair: WantedPair,
  context: string,
  { foreground, background, ratio, passes, worst }: JudgedPair,
  files: ReadonlyMap<string, Source>,
): Verdict {
  const declared = [pair.text, pair.background]
    .map(({ token }) => token.declarations.get(context))
    .find((one) => one && one.file !== pair.place?.source.file);
  const source = declared && files.get(declared.file);
  const origin = source && { source, at: { offset: declared.offset, length: declared.length } };
  const min = pair.min(context);
  const ground = pair.over.find(({ token }) => token.name === worst);
  const [text, beneath] = [named(pair.text, foreground), named(pair.background, background)];
  return {
    pair,
    name: pair.name,
    context,
    text,
    background: beneath,
    ...(ground && { over: ground.reference }),
    min,
    ratio,
    passed: passes,
    ...(!passes && { suggestion: suggestPair(text.color, beneath.color, min.ratio) }),
    place: pair.place ?? origin!,
    ...(origin && { declared: origin }),
  };
}

const named = ({ reference }: Reference, hex: Hex): Named => ({
  reference,
  color: parseHex(hex)!,
  hex,
});
