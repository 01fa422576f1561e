import { FormatError } from '@swatchwork/formats';
import { type ContextFile, filesOfResolver, isDesignMd } from '@swatchwork/formats/contexts';
import { choosePairs, readShown } from '@swatchwork/formats/repair';
import type { PairKind } from '@swatchwork/theme';
import type { Context } from '../command.ts';
import { LEVELS, type Level } from '../minimum.ts';
import { readThemeFiles } from '../read-theme-files.ts';
import { UsageError } from '../usage-error.ts';
import { judgePairs } from './judge.ts';
import { noPairs } from './no-pairs.ts';
import { toTokenSheet } from './read-tokens.ts';
import type { Judgment, WantedPair } from './verdict.ts';

/** Whether a file is a theme itself, and no file of pairs: a style sheet, HTML, design tokens or a DESIGN.md. */
export const isTheme = (file: ContextFile): boolean =>
  /\.(?:css|html?)$/i.test(file.name) ||
  isDesignMd(file) ||
  (TOKENS.test(file.text) && !PAIRS.test(file.text));

const TOKENS = /["']?\$value["']?\s{0,100}:|["']?resolutionOrder["']?\s{0,100}:/;
const PAIRS = /["']pairs["']\s{0,100}:/;

/**
 * Measures the pairs that the names of a style sheet or of design tokens tell, such as those of shadcn/ui,
 * in every context. The files that a resolver refers to are read as well.
 *
 * @throws {UsageError} If a file cannot be read, or the names tell no pair.
 */
export async function judgeTheme(
  file: ContextFile,
  context: Pick<Context, 'readInput'>,
): Promise<Judgment> {
  const { sheet, files } = await readSheet(file, context);
  const found = choosePairs(sheet, readShown(sheet), {});
  const toReference = (name: string) => ({ reference: name, token: sheet.tokens.get(name)! });
  const pairs = found.pairs.map(
    ({ foreground, background, over, minimumIn, kind }): WantedPair => ({
      name: `${foreground} on ${background}`,
      text: toReference(foreground),
      background: toReference(background),
      over: over.filter((name) => sheet.tokens.has(name)).map(toReference),
      kind,
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

async function readSheet(file: ContextFile, context: Pick<Context, 'readInput'>) {
  try {
    const parts = await readThemeFiles(filesOfResolver(file), context);
    return toTokenSheet([file, ...parts], '.');
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
