import { contrastRatio, formatHex, type Hex, type Srgb } from '@swatchwork/color';

import type { Minimum } from '../minimum.ts';
import { type Pair, suggestPair } from '../nearest-passing.ts';
import { flattenPair } from '../read-color.ts';
import { UsageError } from '../usage-error.ts';
import { lookUp, type Vocabulary } from './look-up.ts';
import { type PairEntry, readPairs } from './read-pairs.ts';
import { readTokenFiles } from './read-tokens.ts';
import type { Source, Span } from './source.ts';

/** A pair that was measured. */
export interface Verdict {
  at: Span;
  name: string;
  text: Named;
  background: Named;
  min: Minimum;
  /** Not rounded. */
  ratio: number;
  passed: boolean;
  /** The nearest pair that passes, if this one does not. */
  suggestion?: Pair;
}

/** A color as it is seen, and its name in the file. */
interface Named {
  reference: string;
  color: Srgb;
  hex: Hex;
}

/** Measures every pair of a file. @throws {UsageError} If anything in it is wrong. */
export function judge(source: Source): Verdict[] {
  const { colors, tokens: paths, pairs } = readPairs(source);
  const tokens = readTokenFiles(paths, source);
  source.assertSound();
  const verdicts = pairs.flatMap((entry) => judgePair(entry, { colors, tokens, source }) ?? []);
  source.assertSound();
  return verdicts;
}

function judgePair(entry: PairEntry, words: Vocabulary): Verdict | undefined {
  const [text, background] = [lookUp(entry.text, words), lookUp(entry.background, words)];
  const over = entry.over && lookUp(entry.over, words);
  if (!text || !background || (entry.over && !over)) return undefined;
  try {
    const seen = flattenPair(text, background, over);
    const ratio = contrastRatio(seen.text, seen.background);
    const passed = ratio >= entry.min.ratio;
    return {
      at: entry.at,
      name: entry.name ?? `${entry.text.value} on ${entry.background.value}`,
      text: named(entry.text.value, seen.text),
      background: named(entry.background.value, seen.background),
      min: entry.min,
      ratio,
      passed,
      ...(!passed && { suggestion: suggestPair(seen.text, seen.background, entry.min.ratio) }),
    };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    words.source.complain(entry.background.at, error.message.replaceAll('\n', ' '));
    return undefined;
  }
}

const named = (reference: string, color: Srgb): Named => ({
  reference,
  color,
  hex: formatHex(color),
});
