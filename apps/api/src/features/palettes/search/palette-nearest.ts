import { type Srgb, toOklab } from '@swatchwork/color';
import type { PaletteSort } from '@swatchwork/contract';
import { type SQL, sql } from 'drizzle-orm';
import { paletteColors } from '../../../db/schema/palette-index.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { withoutFolded } from './palette-alikes.ts';
import type { Position } from './palette-cursor.ts';
import { isBehind, matches, ORDERS, type PaletteFilter } from './palette-sql.ts';

/** A point of OKLab: l, a, b. */
export type Lab = readonly [number, number, number];

/**
 * Coordinates end here, as those of `oklab_of_css` in the database do: CSS can write colors that are
 * further out than any number of OKLab makes sense.
 */
const LAST = 10;

/** @param color Its channels may lie outside of 0…1. */
export function toLab(color: Srgb): Lab {
  const { l, a, b } = toOklab(color);
  return [cut(l), cut(a), cut(b)];
}

const cut = (coordinate: number) => Math.min(Math.max(coordinate, -LAST), LAST);

/** How many colors around each point a search reads; it finds palettes with these colors. */
const NEAREST_COLORS = 120;

/** Of several points, each lies so near (ΔE_OK) to a color of a palette that is found. */
const NEAR = 0.1;

/**
 * How many neighbors of each color of a palette a search reads, and how many palettes it then
 * compares.
 */
const NEIGHBORS = 40;
const JUDGED = 60;

/**
 * A page of the palettes with the colors nearest to one point, or near to each of several, as
 * `page` (id, key, distance), with the number of palettes on all pages. The distance is ΔE_OK, of
 * several points the mean.
 *
 * @param isFolding Whether the oldest of palettes that are nearly alike stands for those of others.
 */
export function nearest(
  labs: Lab[],
  filter: PaletteFilter,
  sort: PaletteSort,
  limit: number,
  after?: Position,
  isFolding = false,
): SQL {
  const { key, highestFirst } = ORDERS[sort];
  const direction = highestFirst ? sql`desc` : sql`asc`;
  const behind = after && isBehind(sort, sql`shown.key`, sql`shown.id`, after);
  return sql`(
    with nearest as (${labs.length === 1 ? withColorsAround(labs) : nearAll(labs)}), found as materialized (
      select ${palettes.id} as id, ${key} as key, nearest.distance
      from nearest join ${palettes} on ${palettes.id} = nearest.palette_id
      where ${matches(filter)}
    ), shown as materialized (
      select id, key, distance from ${isFolding ? withoutFolded(sql`found`) : sql`found`} as kept
    )
    select id, key, distance, (select count(*)::int from shown) as total from shown
    where ${behind ?? sql`true`} order by key ${direction}, id ${direction} limit ${limit}
  ) as page`;
}

const withColorsAround = (labs: Lab[]): SQL => sql`
  select palette_id, min(distance) as distance from ${colorsAround(labs, NEAREST_COLORS)}
  group by palette_id`;

/** Points as rows, with their places. */
const points = (labs: Lab[]): SQL => sql`(
  select place, lab::cube as lab
  from jsonb_to_recordset(${JSON.stringify(
    labs.map((lab, place) => ({ place, lab: `(${lab.join()})` })),
  )}::jsonb) as point (place int, lab text)
) as own`;

/** The `most` colors nearest to each of some points: place of the point, palette, distance. */
const colorsAround = (labs: Lab[], most: number): SQL => sql`(
  select own.place, hit.palette_id, hit.distance from ${points(labs)}, lateral (
    select c.palette_id, c.lab <-> own.lab as distance from ${paletteColors} c
    order by c.lab <-> own.lab limit ${most}
  ) as hit
) as around`;

/**
 * Of the palettes with the colors nearest to any of the points, those with a color near to each. The
 * nearest to all of a million palettes would take reading tens of thousands of colors.
 */
const nearAll = (labs: Lab[]): SQL => {
  const distances = labs.map((lab) => sql`min(c.lab <-> ${`(${lab.join()})`}::cube)`);
  return sql`
    select palette_id, (${sql.join(distances, sql` + `)}) / ${sql.raw(`${labs.length}`)} as distance
    from (${withColorsAround(labs)} offset 0) as candidates join palette_colors c using (palette_id)
    group by palette_id having greatest(${sql.join(distances, sql`, `)}) <= ${NEAR}`;
};

/**
 * The public palettes most similar to one. Of those that share the most near colors, the order is
 * by the mean distance (ΔE_OK) from each color of one to the nearest of the other, both ways.
 */
export function similar(id: string, labs: Lab[], limit: number): SQL {
  return sql`(
    with neighbors as (
      select palette_id from ${colorsAround(labs, NEIGHBORS)}
      where palette_id <> ${id}
      group by palette_id
      order by count(distinct place) desc, sum(distance) limit ${JUDGED}
    ), pairs as (
      select c.palette_id, own.place, c.position, own.lab <-> c.lab as distance
      from neighbors join palette_colors c using (palette_id), ${points(labs)}
    )
    select palette_id, avg(distance) as distance from (
      select palette_id, min(distance) as distance from pairs group by palette_id, place
      union all
      select palette_id, min(distance) from pairs group by palette_id, position
    ) as nearest_pairs
    group by palette_id order by distance limit ${limit}
  ) as similar_ones`;
}
