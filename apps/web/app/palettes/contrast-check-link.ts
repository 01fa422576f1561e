import type { Hex } from '@swatchwork/color';

import { writeHexList } from './hex-list.ts';

type CheckedPalette = {
  colors: readonly Hex[];
  name?: string | undefined;
  /** By place; locked colors are not changed by a fix. */
  locked?: readonly boolean[];
};

/** A link to the contrast check of a palette, such as `/contrast-check?colors=F472B6-FB923C`. */
export function contrastCheckLink({ colors, name = '', locked = [] }: CheckedPalette): string {
  const entries = { colors: writeHexList(colors), name, locked: writePlaces(locked) };
  return `/contrast-check?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))}`;
}

/** The places that are marked, counted from 1, such as `1-3`. */
export const writePlaces = (marked: readonly boolean[]): string =>
  marked.flatMap((isMarked, i) => (isMarked ? [i + 1] : [])).join('-');
