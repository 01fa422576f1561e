import { contrastRatio, formatHex, type Srgb } from '@swatchwork/color';
import { type ContextSheet, notesOnWide } from '@swatchwork/formats/contexts';
import { type Paint, type SeenPair, seePair, worstOf } from '@swatchwork/theme';

import { suggestPair } from '../nearest-passing.ts';
import { quote } from '../usage-error.ts';
import { lookUp, type Vocabulary } from './look-up.ts';
import { type PairEntry, readPairs } from './read-pairs.ts';
import { readTokenFiles } from './read-tokens.ts';
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
  return judgePairs(wanted, { ...sheet, notes }, new Map([...files, [source.file, source]]));
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
      return `${quote(missing.reference)} is no color${where}: ${reason}.`;
    }
    const { alpha } = background.token.colors.get(context)!;
    if (alpha < 1 && !hasGround(pair, context)) {
      return `The background lets through what lies beneath it${where} (alpha ${alpha}). Say which opaque colors that may be: "over" in the pair.`;
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
 * @param files By the names that declarations have.
 */
export function judgePairs(
  pairs: readonly WantedPair[],
  sheet: ContextSheet,
  files: ReadonlyMap<string, Source>,
): Judgment {
  const { contexts, notes } = sheet;
  const verdicts = pairs.flatMap((pair) =>
    contexts.flatMap((context) => judgePair(pair, context, files) ?? []),
  );
  return { verdicts, contexts, repair: findRepair(pairs, verdicts, sheet, files), notes };
}

function judgePair(
  pair: WantedPair,
  context: string,
  files: ReadonlyMap<string, Source>,
): Verdict | undefined {
  const seen = seeIn(pair, context);
  if (!seen) return undefined;
  const { text, background } = pair;
  const min = pair.min(context);
  const ratio = contrastRatio(seen.foreground, seen.background);
  const passed = ratio >= min.ratio;
  const declared = [text, background]
    .map(({ token }) => token.declarations.get(context))
    .find((one) => one && one.file !== pair.place?.source.file);
  const source = declared && files.get(declared.file);
  const origin = source && { source, at: { offset: declared.offset, length: declared.length } };
  return {
    pair,
    name: pair.name,
    context,
    text: named(text, seen.foreground),
    background: named(background, seen.background),
    ...(seen.ground !== undefined && { over: seen.ground }),
    min,
    ratio,
    passed,
    ...(!passed && { suggestion: suggestPair(seen.foreground, seen.background, min.ratio) }),
    place: pair.place ?? origin!,
    ...(origin && { declared: origin }),
  };
}

/** The pair as it is seen on its worst ground. */
function seeIn(pair: WantedPair, context: string): SeenPair | undefined {
  const { text, background } = pair;
  const top = background.token.colors.get(context);
  if (!top || !text.token.colors.has(context)) return undefined;
  const over = pair.over.filter((ground) => isOpaqueIn(context, ground));
  if (top.alpha < 1 && over.length === 0) return undefined;
  // Names as the file has them, which may be the same for several roles of a pair.
  const paints = new Map<string, Paint>(
    over.map(({ reference, token }) => [reference, token.colors.get(context)!]),
  );
  const names = { foreground: '(text)', background: '(background)' };
  paints.set(names.foreground, text.token.colors.get(context)!);
  paints.set(names.background, top);
  const grounds = over.map(({ reference }) => reference);
  return worstOf(seePair(names, { name: context, paints, grounds }));
}

const named = ({ reference }: Reference, color: Srgb): Named => ({
  reference,
  color,
  hex: formatHex(color),
});
