import type { CarriedPalette } from './carried-palette.ts';
import { writeRoles } from './chosen-roles.ts';
import { writeExacts } from './exact-of.ts';
import { writeHexList } from './hex-list.ts';

type CheckedPalette = CarriedPalette & {
  /** By place; locked colors are not changed by a fix. */
  locked?: readonly boolean[];
};

/** A link to the contrast check of a palette, such as `/contrast-check?colors=F472B6-FB923C`. */
export function contrastCheckLink(palette: CheckedPalette): string {
  const { colors, exact = [], name = '', locked = [] } = palette;
  const entries = {
    colors: writeHexList(colors),
    css: writeExacts(exact),
    name,
    locked: writePlaces(locked),
    ...writeRoles(palette.roles),
  };
  return `/contrast-check?${new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))}`;
}

/** The places that are marked, counted from 1, such as `1-3`. */
export const writePlaces = (marked: readonly boolean[]): string =>
  marked.flatMap((isMarked, i) => (isMarked ? [i + 1] : [])).join('-');
