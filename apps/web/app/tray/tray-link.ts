import type { Hex } from '@swatchwork/color';

import { readHexList, writeHexList } from '../palettes/hex-list.ts';
import { MOST_COLORS } from './tray-state.ts';

/** The start of an address's hash that carries a tray, such as `#tray=0A66C2-FFB000`. */
const START = '#tray=';

export const writeTrayHash = (colors: readonly Hex[]): string => START + writeHexList(colors);

/** The colors that a hash carries; none for any other hash. */
export const readTrayHash = (hash: string): Hex[] =>
  hash.startsWith(START)
    ? [...new Set(readHexList(hash.slice(START.length)))].slice(0, MOST_COLORS)
    : [];
