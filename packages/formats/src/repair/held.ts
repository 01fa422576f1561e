import { type AlphaColor, parseColor } from '@swatchwork/color';
import { ThemeInputError } from '@swatchwork/theme';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import { hexOf } from './colors-of.ts';
import { type ShownSheet, sourcesBehind } from './shown.ts';

/**
 * The values that must not change, by their ids: those behind a token that is named, and those
 * behind what shows a given color, where it shows it. A name wins over a color of the same name.
 *
 * @throws {ThemeInputError} If an entry is neither a token with a color nor a color that one shows.
 */
export function readHeld(
  held: readonly string[],
  shown: ShownSheet,
  sheet: ContextSheet,
): Set<string> {
  const ids = held.flatMap((entry, i) => {
    const color = parseColor(entry);
    const uses: readonly Use[] = hasColor(entry, sheet)
      ? [{ name: entry, contexts: sheet.contexts }]
      : color
        ? usesOf(color, sheet)
        : [];
    if (uses.length === 0) {
      const allowed = 'the name of a color in the files, or the color of one of their tokens';
      throw new ThemeInputError(`held[${i}]`, allowed, entry);
    }
    return uses.flatMap(({ name, contexts }) => [
      ...sourcesBehind([name], shown, { ...sheet, contexts }),
    ]);
  });
  return new Set(ids);
}

const hasColor = (name: string, { tokens }: ContextSheet): boolean =>
  (tokens.get(name)?.colors.size ?? 0) > 0;

/** A token, and the contexts in which it shows what is held. */
interface Use {
  readonly name: string;
  readonly contexts: readonly string[];
}

/** Colors are the same where a screen shows them the same. */
function usesOf(held: AlphaColor, { tokens, contexts }: ContextSheet): Use[] {
  const hex = hexOf(held);
  return [...tokens.values()]
    .map(({ name, colors }) => ({
      name,
      contexts: contexts.filter((context) => {
        const color = colors.get(context);
        return color !== undefined && hexOf(color) === hex;
      }),
    }))
    .filter((use) => use.contexts.length > 0);
}
