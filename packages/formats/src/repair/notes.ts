import type { ContextFile } from '../contexts/context-sheet.ts';
import type { ValueChange } from './model.ts';

/** Tokens that are named one by one. */
const MOST_NAMED = 20;

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
