import type { ContextFile, ContextSheet } from '../contexts/context-sheet.ts';
import type { ChosenPair } from './choose-pairs.ts';
import { isSeen } from './judge-sheet.ts';
import type { ValueChange } from './model.ts';

/** Which pairs could not be judged in some context. */
export function notesOnPairs(pairs: readonly ChosenPair[], sheet: ContextSheet): string[] {
  const groundless = pairs.filter((pair) =>
    sheet.contexts.some((context) => {
      const { tokens } = sheet;
      const both = [pair.foreground, pair.background].every((name) =>
        tokens.get(name)?.colors.has(context),
      );
      return both && !isSeen(pair, context, sheet);
    }),
  );
  return groundless.map(
    ({ id, background }) =>
      `${id} is not judged everywhere: ${background} is translucent, and nothing says what lies beneath.`,
  );
}

// A name starts where a word does, so that no part of a long word is tried again.
const WIDE = /(?<![\w-])(--[\w-]{1,200})\s{0,20}:\s{0,20}color\(display-p3/g;

/**
 * Wider screens show colors that stand in rules of their own, which are left as they are. A value that
 * was changed is none of these.
 */
export function notesOnWide(
  files: readonly ContextFile[],
  changes: readonly ValueChange[],
): string[] {
  const rest = changes.filter(({ before }) => !before.startsWith('color(display-p3'));
  const tokens = new Set(rest.map(({ token }) => token));
  const wide = new Set<string>();
  for (const { text } of files) {
    for (const [, name] of text.matchAll(WIDE)) if (tokens.has(name!)) wide.add(name!);
  }
  return [...wide].map(
    (name) => `${name} has another color for wider screens, which is not read and not changed.`,
  );
}
