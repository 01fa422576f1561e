import { COLLISION, deltaEOK, measurePairs } from '@swatchwork/color';
import {
  CHART_ROLES,
  GROUND_ROLES,
  type RoleName,
  STATUS_FAMILIES,
  type ThemeMode,
  type ThemeVision,
} from '../model/names.ts';
import type { Separation } from '../model/pair.ts';
import type { PaintedMode } from '../modes/create-mode.ts';
import {
  LEAST_SEPARATION,
  nearestVision,
  type Seen,
  see,
  VISIONS_OF,
  VISITED_SEPARATION,
} from './separation.ts';

/** How far apart the colors of a mode are that must be told from each other, for those it is made for. */
export function separate(
  mode: ThemeMode,
  { paints, seeds }: PaintedMode,
  readers: ThemeVision,
): Separation[] {
  const colorOf = (role: RoleName) => paints[role]!.tone.color;
  const judge = (
    first: RoleName,
    second: RoleName,
    found: Pick<Separation, 'vision' | 'distance'>,
    minimum = LEAST_SEPARATION,
  ): Separation => ({ mode, first, second, ...found, minimum, passes: found.distance >= minimum });
  const ordinary = (first: RoleName, second: RoleName) => ({
    vision: 'ordinary' as const,
    distance: deltaEOK(colorOf(first), colorOf(second)),
  });

  const seen = (['brand', ...STATUS_FAMILIES] as const).map((family) => {
    const role: RoleName = `${family}-solid`;
    return { role, seen: see(colorOf(role)) };
  });
  /** In the visions that count most, unless another takes the two for each other. */
  const nearest = (one: Seen, other: Seen) => {
    const found = nearestVision(one, other);
    if (found.distance < LEAST_SEPARATION) return found;
    return nearestVision(one, other, VISIONS_OF[readers]);
  };
  const alarms = seen.flatMap((one, i) =>
    seen.slice(i + 1).map((other) => judge(one.role, other.role, nearest(one.seen, other.seen))),
  );
  const solids = seeds.flatMap(({ family }) => {
    if (family === 'neutral') return [];
    const role: RoleName = `${family}-solid`;
    return GROUND_ROLES.map((ground) => judge(role, ground, ordinary(role, ground)))
      .sort((one, other) => one.distance - other.distance)
      .slice(0, 1);
  });
  const links = ordinary('link', 'link-visited');
  const charts = measurePairs(CHART_ROLES.map(colorOf)).map(({ places, reader, distance }) => {
    const [first, second] = places.map((place) => CHART_ROLES[place - 1]!) as [RoleName, RoleName];
    const vision = reader === 'normal' ? 'ordinary' : reader;
    return judge(first, second, { vision, distance }, COLLISION);
  });
  return [
    ...alarms,
    ...solids,
    judge('link', 'link-visited', links, VISITED_SEPARATION),
    ...charts,
  ];
}
