import type { Place } from '../model.ts';
import type { Theme } from '../themes.ts';

/** What stands in a place of a color if it becomes a token; undefined where none can stand there. */
export function replacementFor(
  { change, text }: Pick<Place, 'change' | 'text'>,
  token: string,
  theme: Theme,
): string | undefined {
  if (change.as === 'nothing' || !token.startsWith('--')) return undefined;
  if (change.as === 'value') return `var(${token})`;
  const { before, after, prefix } = change;
  const isUtility =
    theme.isTailwind4 && token.startsWith('--color-') && !token.slice(8).includes('_');
  const start = before.replace(/-$/, '');
  if (isUtility && THEMED.test(prefix)) return `${start}-${token.slice(8)}${after}`;
  // Tailwind 3 makes no translucent color of a variable in brackets.
  if (after.startsWith('/') && !theme.isTailwind4) return undefined;
  return THEMED.test(prefix) && text.length > 0
    ? `${start}-[color:var(${token})]${after}`
    : undefined;
}

const THEMED =
  /^(?:bg|text|border(?:-[xytrblse])?|divide|outline|ring|ring-offset|inset-ring|from|via|to|fill|stroke|accent|caret|decoration|placeholder)$/;
