import { inflateSync } from 'fflate';

import { FAMILY_BITS } from './family-bits.ts';
import { isInstalled, SLICED_FAMILIES, type SlicedFamily } from './slices.ts';

export { isInstalled };

let isComplete: boolean | undefined;

/** Whether every family of many files is installed, as on the site and its API. */
export function hasAllFamilies(): boolean {
  isComplete ??= SLICED_FAMILIES.every(isInstalled);
  return isComplete;
}

/** Whether a family that is installed has a letter, of those that any of them has. */
export const isInInstalled = (letter: string): boolean =>
  hasAllFamilies() ||
  SLICED_FAMILIES.some((family) => isInstalled(family) && hasLetter(family, letter));

const tables = new Map<SlicedFamily, Uint8Array>();

/** Whether a family has a letter of Chinese, Japanese or Korean, or a sign; that of emoji has none. */
export function hasLetter(family: SlicedFamily, letter: string): boolean {
  if (family === 'noto-emoji') return false;
  const bits = tables.get(family) ?? unpack(FAMILY_BITS[family]);
  tables.set(family, bits);
  const point = letter.codePointAt(0)!;
  return (((bits[point >> 3] ?? 0) >> (point & 7)) & 1) === 1;
}

const unpack = (packed: string) =>
  inflateSync(Uint8Array.from(atob(packed), (byte) => byte.charCodeAt(0)));
