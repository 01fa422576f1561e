import { ThemeInputError } from '@swatchwork/theme';

import type { ContextSheet } from '../contexts/context-sheet.ts';
import { findContexts } from '../mode/find-contexts.ts';
import { isSame, isSamePlace } from '../mode/plan-tokens.ts';
import { hexOf } from './colors-of.ts';
import type { Judgments, SheetPair } from './judge-sheet.ts';

/** Tokens that a sentence names. */
const MOST_NAMED = 8;

/**
 * Says which tokens have no value in the dark mode and show that of light, where this is why a pair fails: its
 * other color changes.
 */
export function notesOnFallback<Pair extends SheetPair>(
  sheet: ContextSheet,
  judgments: Judgments<Pair>,
): string[] {
  const { tokens } = sheet;
  return plansOf(sheet).flatMap(({ base, target }) => {
    if (target === undefined) return [];
    const missing = new Map<string, string>();
    for (const [{ foreground, background }, inContexts] of judgments) {
      if (inContexts.get(target)?.passes !== false || inContexts.get(base)?.passes !== true)
        continue;
      for (const [name, other] of [
        [foreground, background],
        [background, foreground],
      ] as const) {
        const { colors, declarations } = tokens.get(name)!;
        const [own, around] = [declarations.get(target), tokens.get(other)!.colors];
        const isLiteral = own?.references.length === 0;
        const falls = isLiteral && isSamePlace(own, declarations.get(base));
        if (falls && !isSame(around.get(base)!, around.get(target)!)) {
          missing.set(name, hexOf(colors.get(target)!));
        }
      }
    }
    if (missing.size === 0) return [];
    const named = [...missing].slice(0, MOST_NAMED).map(([name, hex]) => `${name} (${hex})`);
    const more = missing.size - named.length;
    const names = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    const verb =
      missing.size === 1 ? 'has no value and shows that' : 'have no values and show those';
    return [`In ${target} ${names} ${verb} of ${base}, beside colors that change.`];
  });
}

/** The dark modes and what they are made from; none where nobody can tell. */
function plansOf(sheet: ContextSheet) {
  try {
    return sheet.contexts.length > 1 ? findContexts(sheet, 'dark', undefined) : [];
  } catch (error) {
    if (error instanceof ThemeInputError) return [];
    throw error;
  }
}
