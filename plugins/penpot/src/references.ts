import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';
import type { Reference } from '@swatchwork/plugin-core';

import { fromPaint } from './color-text.ts';
import { readName } from './library-color.ts';
import type { PenpotCalls, PenpotColor, PenpotToken } from './penpot-calls.ts';
import { LIBRARY_COLOR, TOKEN } from './shape-paints.ts';

/**
 * The tokens of colors that the active sets give a value, by their name, and the colors of the file's
 * library and of those that it uses. Tokens of other files reach no shape: Penpot looks for them by
 * name, in the file itself.
 */
export function readReferences({ local, connected }: PenpotCalls['library']): Reference[] {
  const byName = new Map<string, Reference>();
  for (const token of local.tokens.sets.flatMap((set) => set.tokens)) {
    const hex = token.type === 'color' ? resolvedHex(token) : undefined;
    if (hex) byName.set(token.name, { id: TOKEN + token.name, name: token.name, hex });
  }
  const shared = connected.flatMap(({ name, colors }) =>
    colors
      .flatMap(readColor)
      .map((one) => ({ ...one, name: `${name}: ${one.name}`, isShared: true as const })),
  );
  return [...byName.values(), ...local.colors.flatMap(readColor), ...shared];
}

function readColor(color: PenpotColor): Reference[] {
  const hex = plainHex(color);
  return hex ? [{ id: LIBRARY_COLOR + color.id, name: readName(color), hex }] : [];
}

function plainHex({ color, opacity = 1, gradient, image }: PenpotColor): Hex | undefined {
  if (gradient || image || !color) return undefined;
  return fromPaint({ color, opacity: Math.round(opacity * 255) / 255 });
}

function resolvedHex({ resolvedValueString }: PenpotToken): Hex | undefined {
  const parsed = parseColor(resolvedValueString ?? '');
  if (!parsed) return undefined;
  const color = formatHex(mapToGamut(parsed.color));
  return fromPaint({ color, opacity: Math.round(parsed.alpha * 255) / 255 });
}
