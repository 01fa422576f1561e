import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';

import { readHexList } from '../../palettes/hex-list.ts';
import { HERO_COLORS } from './hero-colors.ts';

/** The colors of a text: any one CSS color, or a list of hexes; none if it is neither. */
export function readGiven(text: string): Hex[] {
  const one = parseColor(text);
  if (one) return [formatHex(mapToGamut(one.color))];
  return [...new Set(readHexList(text))].slice(0, HERO_COLORS.length);
}

/** The colors that the address of the page gives. */
export const givenIn = (address: string): Hex[] =>
  readGiven(new URL(address).searchParams.get('color') ?? '');
