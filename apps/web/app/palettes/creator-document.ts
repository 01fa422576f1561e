import type { HarmonyType, Hex, PaletteStyleId } from '@swatchwork/color';

import type { ChosenRoles } from './chosen-roles.ts';
import type { Exact } from './exact-of.ts';

/** How many slots the creator has as it opens; it holds two to ten. */
export const SLOT_COUNT = 5;

export const DEFAULT_COLORS: readonly Hex[] = [
  '#F472B6',
  '#FB923C',
  '#FBBF24',
  '#10B981',
  '#3B82F6',
];

/** What Undo restores: the colors, and what belongs to them. */
export interface PaletteVersion {
  /** 2–10, from left to right. */
  colors: readonly Hex[];
  /** By place, what a color is beyond its hex, which is then its fallback. */
  exact: readonly Exact[];
  locked: readonly boolean[];
  /** What colors are for in a design; the properties of the others decide. */
  roles: ChosenRoles;
  /** The harmony that the colors were generated with. */
  harmony: HarmonyType | undefined;
}

/** The whole state of the page that a link can contain. */
export interface CreatorDocument extends PaletteVersion {
  /** Index of the selected slot. */
  selected: number | undefined;
  /** How generated colors look. */
  style: PaletteStyleId;
  name: string;
  description: string;
  /** Whether a saved palette is private. */
  onlyMe: boolean;
  /** Whether the accessibility check is open. */
  checking: boolean;
}

export const DEFAULT_DOCUMENT: CreatorDocument = {
  colors: DEFAULT_COLORS,
  exact: DEFAULT_COLORS.map(() => undefined),
  locked: DEFAULT_COLORS.map(() => false),
  roles: {},
  harmony: undefined,
  selected: undefined,
  style: 'balanced',
  name: '',
  description: '',
  onlyMe: false,
  checking: false,
};
