import type { Hex } from '@swatchwork/color';

import type { Family, RoleName, ThemeMode } from '../model/names.ts';
import type { Scale, ScaleStep } from '../model/scale.ts';
import type { RoleColor, ThemeRoles } from '../model/theme.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { writePaint } from '../modes/paint.ts';
import { rolesOf } from './roles-of.ts';

type From = NonNullable<RoleColor['from']>;

/** The colors of all roles in a mode, with the steps to which they are equal. */
export function writeRoles(
  mode: ThemeMode,
  { paints }: PaintedMode,
  scales: Readonly<Partial<Record<Family, Scale>>>,
): ThemeRoles {
  const brand = stepsByHex(scales.brand!, mode);
  const written = Object.values(scales).flatMap((scale) => {
    const own = scale.family === 'brand' ? brand : stepsByHex(scale, mode);
    return rolesOf(scale.family).map((role): [RoleName, RoleColor] => {
      const color = writePaint(paints[role]!);
      // focus, links and selection are neutral roles of the brand's colors
      const home = scale.family === 'neutral' ? brand : undefined;
      const from = own.get(color.hex) ?? home?.get(color.hex);
      return [role, from ? { ...color, from } : color];
    });
  });
  return Object.fromEntries(written) as ThemeRoles;
}

/** The steps of a scale by their colors: of equal ones the first, of the twelve before the others. */
function stepsByHex({ family, twelve, tonal }: Scale, mode: ThemeMode): Map<Hex, From> {
  const found = new Map<Hex, From>();
  const add = (scale: From['scale'], steps: readonly ScaleStep[]) => {
    for (const { hex, step } of steps) if (!found.has(hex)) found.set(hex, { family, scale, step });
  };
  add('twelve', twelve[mode]);
  add('tonal', tonal);
  return found;
}
