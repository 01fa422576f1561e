import { formatHex, type Hex, mapToGamut, parseColor } from '@swatchwork/color';

import { readHexList } from '../../palettes/hex-list.ts';
import { HERO_COLORS } from './hero-colors.ts';

/** The colors of a text: any one CSS color, or a list of hexes; none if it is neither. */
export function readGiven(text: string): Hex[] {
  const one = parseColor(text);
  if (one) return [formatHex(mapToGamut(one.color))];
  return [...new Set(readHexList(text))].slice(0, HERO_COLORS.length);
}

const UNREAD = 'Not a color. Try #2B50E0, rgb(43 80 224) or a list of hex codes.';

/** The colors that the address of the page gives, or what is wrong with its text. */
export function givenIn(address: string): { given: Hex[]; problem: string | undefined } {
  const text = new URL(address).searchParams.get('color') ?? '';
  const given = readGiven(text);
  return { given, problem: text.trim() && given.length === 0 ? UNREAD : undefined };
}
