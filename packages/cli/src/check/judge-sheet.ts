import { FormatError } from '@swatchwork/formats';
import type { ContextFile } from '@swatchwork/formats/contexts';
import { choosePairs, readShown } from '@swatchwork/formats/repair';
import type { PairKind } from '@swatchwork/theme';
import { LEVELS, type Level } from '../minimum.ts';

import { UsageError } from '../usage-error.ts';
import { judgePairs } from './judge.ts';
import { noPairs } from './no-pairs.ts';
import { toTokenSheet } from './read-tokens.ts';
import type { Judgment, WantedPair } from './verdict.ts';

/**
 * Measures the pairs that the names of a style sheet tell, such as those of shadcn/ui, in every
 * context.
 *
 * @throws {UsageError} If the style sheet cannot be read, or its names tell no pair.
 */
export function judgeStyleSheet(file: ContextFile): Judgment {
  const { sheet, files } = readSheet(file);
  const found = choosePairs(sheet, readShown(sheet), {});
  const toReference = (name: string) => ({ reference: name, token: sheet.tokens.get(name)! });
  const pairs = found.pairs.map(
    ({ foreground, background, over, minimumIn, kind }): WantedPair => ({
      name: `${foreground} on ${background}`,
      text: toReference(foreground),
      background: toReference(background),
      over: over.map(toReference),
      min: (context) => toMinimum(minimumIn(context), kind),
    }),
  );
  if (pairs.length === 0) {
    throw noPairs({
      files: [file.name],
      colors: [...sheet.tokens.values()].filter(({ colors }) => colors.size > 0).length,
      unread: sheet.unread,
      hint: 'Write the pairs into a file: swatchwork check --help shows one.',
    });
  }
  return judgePairs(pairs, { sheet, files }, undefined, found.unjudged);
}

function readSheet(file: ContextFile) {
  try {
    return toTokenSheet([file], '.');
  } catch (error) {
    if (error instanceof FormatError) throw new UsageError(error.message);
    throw error;
  }
}

/** Levels are for text. */
function toMinimum(ratio: number, kind: PairKind | undefined) {
  const levels = Object.keys(LEVELS) as Level[];
  const level = levels.find((name) => kind === 'text' && LEVELS[name] === ratio);
  return level ? { ratio, level } : { ratio };
}
