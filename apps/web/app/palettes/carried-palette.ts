import type { Hex } from '@swatchwork/color';

import type { PaletteEntry } from '../api/types.ts';
import type { ChosenRoles } from './chosen-roles.ts';
import { type Exact, exactsOf } from './exact-of.ts';
import { hexesOf } from './hexes-of.ts';

/** A palette that a person goes on with. */
export type CarriedPalette = {
  /** At least one. */
  colors: readonly Hex[];
  /** By place, what a color is beyond its hex; absent where all are their hexes. */
  exact?: readonly Exact[] | undefined;
  name?: string | undefined;
  roles?: ChosenRoles | undefined;
};

/** A carried palette with a name. */
export type NamedPalette = CarriedPalette & { name: string };

/** Colors as pages hand them on. */
export function carriedOf(colors: PaletteEntry['colors']) {
  const exact = exactsOf({ colors });
  return { colors: hexesOf({ colors }), ...(exact.some(Boolean) && { exact }) };
}

/** By place the color as text for CSS: its hex, or what it is beyond it. */
export const colorTexts = ({ colors, exact = [] }: CarriedPalette): string[] =>
  colors.map((hex, i) => exact[i] ?? hex);
