import type { PaletteSort } from '@swatchwork/contract';
import { type SQL, sql } from 'drizzle-orm';

import { palettes } from '../../db/schema/palettes.ts';
import type { Position } from './palette-cursor.ts';
import { isBehind, matches, ORDERS, type PaletteFilter } from './palette-sql.ts';

/** A point of OKLab: l, a, b. */
export type Lab = readonly [number, number, number];

/** How many colours around a colour are looked at; the palettes that hold them are found. */
export const NEAREST_COLORS = 120;

/**
 * A page of the palettes that hold the colours nearest to a point, as `page` (id, key, distance),
 * with the number that there are on all pages. The distance is ΔE_OK.
 */
export function nearest(
  lab: Lab,
  filter: PaletteFilter,
  sort: PaletteSort,
  limit: number,
  after?: Position,
): SQL {
  const point = sql`cube(array[${lab[0]}::float8, ${lab[1]}::float8, ${lab[2]}::float8])`;
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const behind = after && isBehind(sort, sql`found.key`, sql`found.id`, after);
  return sql`(
    with nearest as (
      select palette_id, min(distance) as distance from (
        select palette_id, lab <-> ${point} as distance from palette_colors
        order by lab <-> ${point} limit ${NEAREST_COLORS}
      ) as colors group by palette_id
    ), found as materialized (
      select ${palettes.id} as id, ${key} as key, nearest.distance
      from nearest join ${palettes} on ${palettes.id} = nearest.palette_id
      where ${matches(filter)}
    )
    select id, key, distance, (select count(*)::int from found) as total from found
    where ${behind ?? sql`true`} order by key ${direction}, id ${direction} limit ${limit}
  ) as page`;
}
