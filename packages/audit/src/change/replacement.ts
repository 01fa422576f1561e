import { keepsOrder } from '../find/rivals.ts';
import type { Place } from '../model.ts';
import type { Theme } from '../themes.ts';

/** What stands in a place of a color if it becomes a token, or the color `#rrggbb`; undefined where none can stand there. */
export function replacementFor(
  { file, change, text }: Pick<Place, 'file' | 'change' | 'text'>,
  token: string,
  theme: Theme | undefined,
): string | undefined {
  if (change.as === 'nothing') return undefined;
  if (token.startsWith('#')) return asColor(change, text, token);
  if (!theme || !token.startsWith('--') || !theme.reaches(file, token)) return undefined;
  if (change.as === 'value') return `var(${token})`;
  const { before, after, prefix, rivals } = change;
  const isUtility =
    theme.isTailwind4 && token.startsWith('--color-') && !token.slice(8).includes('_');
  if (!THEMED.test(prefix)) return undefined;
  const start = before.replace(/-$/, '');
  const named = `${start}-${token.slice(8)}${after}`;
  if (isUtility && keepsOrder(text, named, rivals)) return named;
  // Tailwind 3 makes no translucent color of a variable in brackets.
  if (after.startsWith('/') && !theme.isTailwind4) return undefined;
  const inBrackets = `${start}-[color:var(${token})]${after}`;
  return keepsOrder(text, inBrackets, rivals) ? inBrackets : undefined;
}

/** Another color written out; a class of the palette says none. */
function asColor(change: Place['change'], text: string, hex: string): string | undefined {
  if (change.as !== 'utility') return hex;
  const { before, after } = change;
  return text.includes('[') ? `${before}[${hex}]${after}` : undefined;
}

const THEMED =
  /^(?:bg|text|border(?:-[xytrblse])?|divide|outline|ring|ring-offset|inset-ring|from|via|to|fill|stroke|accent|caret|decoration|placeholder)$/;
