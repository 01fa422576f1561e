import type { Hex } from '@swatchwork/color';

import type {
  AccentFamily,
  AccentRole,
  CoreFamily,
  CoreRole,
  Family,
  RoleName,
  ThemeMode,
  ThemeSolids,
  ThemeTarget,
  ThemeVision,
} from './names.ts';
import type { Note } from './note.ts';
import type { PairResult, Separation } from './pair.ts';
import type { Scale, ThemeColor } from './scale.ts';

/** A brand color: any opaque CSS color, optionally with the name of its scale. */
export type BrandInput = string | { readonly color: string; readonly name?: string };

export interface ThemeInput {
  /** 1 to 8 brand colors, the primary one first unless `primary` says otherwise. */
  readonly brands: readonly BrandInput[];
  /** The index of the primary brand color; 0. */
  readonly primary?: number;
  /**
   * What the neutral leans to: the primary brand color's hue (`brand`, as if nothing is given), no
   * hue at all (`pure`), or the hue of a CSS color.
   */
  readonly neutral?: string;
  /** The page's color in a mode: any opaque CSS color. A dark one makes a dark mode. */
  readonly grounds?: Partial<Record<ThemeMode, string>>;
  /** AA unless given. High contrast asks AAA always. */
  readonly target?: ThemeTarget;
  /** `auto` unless given. */
  readonly solids?: ThemeSolids;
  /** `every` unless given. */
  readonly vision?: ThemeVision;
  /** How many steps the tonal scales have, 3 to 21; 11 unless given. */
  readonly steps?: number;
  /** Overrides of single roles; they apply even if pairs then fail. Any opaque CSS color. */
  readonly overrides?: Partial<Record<ThemeMode, Partial<Record<RoleName, string>>>>;
}

/** A brand color as it arrived, and where it stands. */
export interface ThemeBrand {
  readonly family: 'brand' | AccentFamily;
  readonly name: string;
  /** The text that was given. */
  readonly input: string;
  /** Its exact bytes; the nearest color of sRGB if it lies outside. */
  readonly hex: Hex;
  /** The step of the tonal scale that has exactly these bytes, such as `600`; also step 9 of twelve. */
  readonly step: string;
}

/** The color of a role in one mode. */
export interface RoleColor extends ThemeColor {
  /** The step that has exactly this color, for files whose roles refer to scales. */
  readonly from?: {
    readonly family: Family;
    readonly scale: 'tonal' | 'twelve';
    readonly step: string;
  };
}

export type ThemeRoles = Readonly<Record<CoreRole, RoleColor>> &
  Readonly<Partial<Record<AccentRole, RoleColor>>>;

/** One mode of a theme. */
export interface ModeTheme {
  /** Whether its page is light or dark, for `color-scheme`. */
  readonly scheme: 'light' | 'dark';
  /** The level that its pairs have to reach. */
  readonly target: ThemeTarget;
  readonly roles: ThemeRoles;
}

/** A declared pair that fails, and why. */
export interface UnmetPair {
  readonly pair: string;
  readonly mode: ThemeMode;
  readonly ratio: number;
  readonly minimum: number;
  /**
   * `override`: a color that was asked for a role. `no-room`: no color at all, or none that serves
   * the other pairs of its role as well, reaches the minimum on this background.
   */
  readonly reason: 'override' | 'no-room';
  /** The highest ratio that any color has on this background. */
  readonly best: number;
}

/** A color that was asked for a role. */
export interface OverrideResult {
  readonly mode: ThemeMode;
  readonly role: RoleName;
  readonly input: string;
  readonly hex: Hex;
  /** Ids of the pairs that fail because of it. */
  readonly breaks: readonly string[];
  /**
   * The nearest color of its hue with which all pairs of the role pass, the other colors staying;
   * for a ground that nothing else fits, the theme's own. Absent where there is none.
   */
  readonly repair?: Hex;
}

/** Light, dark and high contrast from brand colors. Plain data: it survives JSON as it is. */
export interface Theme {
  /** Increases when the same input gives different colors. */
  readonly version: 3;
  readonly target: ThemeTarget;
  readonly brands: readonly ThemeBrand[];
  readonly scales: Readonly<Record<CoreFamily, Scale>> &
    Readonly<Partial<Record<AccentFamily, Scale>>>;
  readonly modes: Readonly<Record<ThemeMode, ModeTheme>>;
  /** Everything that the theme promises, in one fixed order. */
  readonly pairs: readonly PairResult[];
  /** What has to be told apart, in each mode. */
  readonly separations: readonly Separation[];
  readonly overrides: readonly OverrideResult[];
  /** The pairs that fail in some mode; empty unless the input asks for the impossible. */
  readonly unmet: readonly UnmetPair[];
  readonly notes: readonly Note[];
}
