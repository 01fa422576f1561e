import { type CssColor, exactSrgb, formatHexAlpha, formatP3, mapToGamut } from '@swatchwork/color';

import type { ContextSheet, Declaration } from '../contexts/context-sheet.ts';
import { writeColors } from '../contexts/write-colors.ts';

/** References that lead from one token to the next. */
const CHAIN = 128;

const P3 = /^color\(\s*display-p3\b/i;

/** A color in the notation of a declared value, and in its quotes. */
export function valueText(like: Declaration, to: CssColor): string {
  const { css, alpha = 1 } = to;
  const isWide = css !== undefined && /^(?:color|oklch|oklab|lch|lab)\(/i.test(like.text);
  if (isWide || P3.test(like.text)) {
    const text = isWide && !P3.test(like.text) ? css : formatP3(exactSrgb(to), 1);
    return alpha === 1 ? text : `${text.slice(0, -1)} / ${Number(alpha.toFixed(4))})`;
  }
  const hex = formatHexAlpha({ color: mapToGamut(exactSrgb(to)), alpha });
  const declaration = { ...like, offset: 0, length: like.text.length };
  return writeColors([{ name: like.file, text: like.text }], [{ declaration, hex }])[0]!.text;
}

/** The declaration that says how the color of a token is written: the first literal to which it leads. */
export function notationOf(name: string, context: string, { tokens }: ContextSheet): Declaration {
  let found = tokens.get(name)!.declarations.get(context)!;
  for (let step = 0; step < CHAIN; step++) {
    const [next] = found.references;
    const declaration =
      next === undefined ? undefined : tokens.get(next)?.declarations.get(context);
    if (!declaration) break;
    found = declaration;
  }
  return found.references.length === 0 ? found : { ...found, text: '#000000' };
}
