import type { Hex } from '@swatchwork/color';
import {
  type Family,
  type RoleColor,
  type RoleName,
  rolesOf,
  type ScaleStep,
  THEME_MODES,
  type Theme,
  type ThemeColor,
  type ThemeMode,
} from '@swatchwork/theme';

import { familyKeys } from './theme-keys.ts';

export type ByMode<T> = Readonly<Record<ThemeMode, T>>;

/** A color that is the same in every mode. */
export interface ScaleEntry {
  readonly family: Family;
  /** The family's name in files. */
  readonly key: string;
  readonly step: string;
  readonly color: ThemeColor;
}

/** A color of each mode, by its name in files. */
export interface RoleEntry {
  readonly name: string;
  readonly role: RoleName;
  readonly colors: ByMode<RoleColor>;
}

/** A step of the twelve, which are drawn for each mode. */
export interface TwelveEntry {
  readonly key: string;
  readonly step: string;
  readonly colors: ByMode<ScaleStep>;
}

/** The tonal scales, step by step. */
export function scaleEntries(theme: Theme): ScaleEntry[] {
  return [...familyKeys(theme)].flatMap(([family, key]) =>
    theme.scales[family]!.tonal.map((color) => ({ family, key, step: color.step, color })),
  );
}

/** The scales of twelve, step by step. */
export function twelveEntries(theme: Theme): TwelveEntry[] {
  return [...familyKeys(theme)].flatMap(([family, key]) => {
    const { twelve } = theme.scales[family]!;
    return twelve.light.map(({ step }, i) => ({
      key,
      step,
      colors: byMode((mode) => twelve[mode][i]!),
    }));
  });
}

/**
 * The semantic roles, the neutral ones first; their names do not depend on those of users. Behind a
 * role that is of use translucent stands that form of it, as `brand-tint-alpha`.
 */
export function roleEntries(theme: Theme): RoleEntry[] {
  const families = Object.keys(theme.scales) as Family[];
  const others = families.filter((family) => family !== 'neutral');
  return (['neutral', ...others] as const).flatMap(rolesOf).flatMap((role) => {
    const colors = byMode((mode) => theme.modes[mode].roles[role]!);
    if (!Object.values(colors).some(({ alpha }) => alpha)) return [{ name: role, role, colors }];
    const translucent = byMode((mode) => ({ hex: translucentHex(colors[mode]) }));
    return [
      { name: role, role, colors },
      { name: `${role}-alpha`, role, colors: translucent },
    ];
  });
}

/** An alpha of 100% is not written. */
const translucentHex = ({ hex, alpha = hex }: RoleColor): Hex =>
  (alpha.endsWith('FF') ? alpha.slice(0, 7) : alpha) as Hex;

export const byMode = <T>(of: (mode: ThemeMode) => T): ByMode<T> =>
  Object.fromEntries(THEME_MODES.map((mode) => [mode, of(mode)])) as ByMode<T>;
