import { BLACK, type ParsedColor } from '@swatchwork/color';
import { readCssColor } from '@swatchwork/color/css';
import { useState } from 'react';

/** A color that CSS can write by itself; a text that is none counts as opaque black, RGB 0, 0, 0. */
export function colorOf(text: string): ParsedColor {
  const read = readCssColor(text);
  return typeof read === 'string' ? { color: BLACK, alpha: 1, space: 'srgb' } : read;
}

/** Why a text is no color, where that says more than that it is none. */
export function reasonOf(text: string): string | undefined {
  const read = readCssColor(text);
  const isTelling = typeof read === 'string' && /\(|depends/.test(read);
  return isTelling ? `Not a color, so black is used: ${read}.` : undefined;
}

export const isColor = (text: string): boolean => typeof readCssColor(text) !== 'string';

/** The color of a text or, while it is no color, of the last text that was one. */
export function useLastColor(text: string): ParsedColor | undefined {
  const [last, setLast] = useState(text);
  if (text !== last && isColor(text)) setLast(text);
  return isColor(last) ? colorOf(last) : undefined;
}
