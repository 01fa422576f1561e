import { notesOnUnjudged } from '@swatchwork/theme/check';
import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import { withPlaces } from '../contexts/place-errors.ts';
import { readContexts } from '../contexts/read-contexts.ts';
import { type ColorChange, writeColors } from '../contexts/write-colors.ts';
import { FormatError } from '../palette/format-error.ts';
import { recognizeRoles } from '../recognize/index.ts';
import { type ChosenPair, choosePairs } from './choose-pairs.ts';
import { colorsOf } from './colors-of.ts';
import { coverageOf } from './coverage.ts';
import { describeChanges, inOrderOf } from './describe-changes.ts';
import { readHeld } from './held.ts';
import { isTailwindConfig } from './is-tailwind-config.ts';
import { type Judgments, judgeAll } from './judge-sheet.ts';
import type { OpenTheme, ReadThemeOptions, ThemeReading, ValueChange } from './model.ts';
import { notesOnFallback } from './notes-on-fallback.ts';
import { placesOf } from './places.ts';
import { repairSheet } from './repair-sheet.ts';
import { partShown, readShown } from './shown.ts';
import { readTailwindConfig } from './tailwind-config.ts';
import { listUnmet } from './unmet.ts';

/** The most pairs that are judged: those that are asked for first. */
export const PAIR_LIMIT = 1000;

/** The most judgments, of pairs in contexts. */
export const JUDGMENT_LIMIT = 32_000;

/**
 * Reads a theme in every context, judges what is seen on what, and proposes the changes of values after
 * which all of it passes and the page looks as it did as far as possible. The repaired files are read again, and
 * what is said of them is what was read.
 *
 * @throws {FormatError} If a file cannot be read or exceeds a limit.
 * @throws {ThemeInputError} If a name that is asked for has no color.
 */
export const readTheme = (
  files: readonly ContextFile[],
  options: ReadThemeOptions = {},
): ThemeReading => openTheme(files, options).read();

/**
 * As {@link readTheme}, for somebody who chooses among the changes: the search for them, which takes longest, is
 * done once.
 *
 * @throws {FormatError} If a file cannot be read or exceeds a limit.
 * @throws {ThemeInputError} If a name that is asked for has no color.
 */
export function openTheme(
  files: readonly ContextFile[],
  options: ReadThemeOptions = {},
): OpenTheme {
  const sheet = readSheet(files);
  const { pairs: asked = [], recognize = true } = options;
  const known = [...asked, ...(recognize ? recognizeRoles([...sheet.tokens.keys()]).pairs : [])];
  const paired = known.flatMap(({ foreground, background }) => [foreground, background]);
  const everything = partShown(readShown(sheet), new Set(paired), sheet);
  const { pairs: all, unpaired, unknown, unjudged } = choosePairs(sheet, everything, options);
  const most = Math.min(PAIR_LIMIT, Math.floor(JUDGMENT_LIMIT / sheet.contexts.length));
  const pairs = all.slice(0, most);
  const judgments = judgeAll(pairs, sheet);
  const held = readHeld(options.held ?? [], everything, sheet);
  const write = (changes: readonly ColorChange[]) => writeColors(files, changes);
  const limits = { held, groundChoice: options.grounds };
  const none = {
    changes: [],
    judgments,
    fewest: false,
    kept: new Set<string>(),
    needsGround: new Map(),
  };
  const repair =
    options.mend === false
      ? none
      : repairSheet(sheet, everything, judgments, limits, (changes) => readSheet(write(changes)));
  const coverage = coverageOf(sheet, judgments, ({ id }) => id, [
    ...unjudged,
    ...all.slice(most).map(({ id }) => ({
      pair: id,
      contexts: [],
      reason: `at most ${most} pairs are checked`,
    })),
  ]);
  const found = inOrderOf(files, repair.changes);
  const changes = describeChanges(files, sheet, found, everything, judgments);
  const reading = {
    contexts: [...sheet.contexts],
    tokens: colorsOf(sheet),
    coverage,
    failed: countFailing(judgments),
    unpaired,
    unknown,
    changes,
    unmet: listUnmet(repair, held, everything),
    notes: [
      ...sheet.notes,
      ...notesOnUnjudged(coverage),
      ...notesOnFallback(sheet, judgments),
      ...notesOnWide(files, changes),
    ],
  };
  return {
    ids: found.map(({ source }) => source),
    places: placesOf(files, sheet, pairs),
    read(without = []) {
      const chosen = found.filter(({ source }) => !without.includes(source));
      const isWhole = chosen.length === found.length;
      const written = write(chosen.map(({ declaration, to }) => ({ declaration, hex: to })));
      const after = isWhole ? repair.judgments : judgeAll(pairs, readSheet(written));
      return {
        ...reading,
        pairs: pairs.map((pair) => describePair(pair, judgments, after)),
        left: countFailing(after),
        fewest: isWhole && repair.fewest,
        files: written,
      };
    },
  };
}

const countFailing = (judgments: Judgments<ChosenPair>): number =>
  [...judgments.values()].filter((inContexts) =>
    [...inContexts.values()].some(({ passes }) => !passes),
  ).length;

function describePair(
  pair: ChosenPair,
  before: Judgments<ChosenPair>,
  after: Judgments<ChosenPair>,
) {
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

/**
 * Reads style sheets, DTCG files or a Tailwind config in every context.
 *
 * @throws {FormatError} If a file cannot be read, or kinds are mixed.
 */
function readSheet(files: readonly ContextFile[]): ContextSheet {
  const config = files.find(isTailwindConfig);
  if (!config) return readContexts(files);
  return withPlaces(files, () => {
    if (files.length === 1) return readTailwindConfig(config);
    const problem =
      'a Tailwind config is read without other files; variables that it refers to are in the style sheet';
    throw new FormatError('unknown_format', config.name, 0, problem);
  });
}

/** Tokens that are named one by one. */
const MOST_NAMED = 20;

// A name starts where a word does, so that no part of a long word is tried again.
const WIDE = /(?<![\w-])(--[\w-]{1,200})\s{0,20}:\s{0,20}color\(display-p3/g;

/**
 * Wider screens show colors that stand in rules of their own, which are left as they are. A value that
 * was changed is none of these.
 */
function notesOnWide(files: readonly ContextFile[], changes: readonly ValueChange[]): string[] {
  const rest = changes.filter(({ before }) => !before.startsWith('color(display-p3'));
  const tokens = new Set(rest.map(({ token }) => token));
  const wide = new Set<string>();
  for (const { text } of files) {
    for (const [, name] of text.matchAll(WIDE)) if (tokens.has(name!)) wide.add(name!);
  }
  const more = wide.size - MOST_NAMED;
  return [
    ...[...wide]
      .slice(0, MOST_NAMED)
      .map(
        (name) =>
          `${name} has another color for wide-gamut screens, which is neither read nor changed.`,
      ),
    ...(more > 0 ? [`${more} more have another color for wide-gamut screens.`] : []),
  ];
}
