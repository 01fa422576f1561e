import { deltaEOK } from '@swatchwork/color';
import { GROUND_ROLES, type RoleName, STATUS_FAMILIES, type ThemeMode } from '../model/names.ts';
import type { Separation, SeparationVision } from '../model/pair.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import { LEAST_SEPARATION, nearestVision, see } from './separation.ts';

/** How far apart the colors of a mode are that must be told from each other. */
export function separate(mode: ThemeMode, { paints, seeds }: PaintedMode): Separation[] {
  const colorOf = (role: RoleName) => paints[role]!.tone.color;
  const judge = (
    first: RoleName,
    second: RoleName,
    found: { vision: SeparationVision; distance: number },
  ): Separation => {
    const minimum = LEAST_SEPARATION;
    return { mode, first, second, ...found, minimum, passes: found.distance >= minimum };
  };

  const seen = STATUS_FAMILIES.map((family) => {
    const role: RoleName = `${family}-solid`;
    return { role, seen: see(colorOf(role)) };
  });
  const statuses = seen.flatMap((one, i) =>
    seen
      .slice(i + 1)
      .map((other) => judge(one.role, other.role, nearestVision(one.seen, other.seen))),
  );

  const solids = seeds.flatMap(({ family }) => {
    if (family === 'neutral') return [];
    const role: RoleName = `${family}-solid`;
    const [nearest] = GROUND_ROLES.map((ground) => ({
      ground,
      distance: deltaEOK(colorOf(role), colorOf(ground)),
    })).sort((one, other) => one.distance - other.distance);
    return [judge(role, nearest!.ground, { vision: 'ordinary', distance: nearest!.distance })];
  });
  return [...statuses, ...solids];
}
