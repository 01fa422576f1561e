import { type SQL, sql } from 'drizzle-orm';

import { FARTHEST, type Lab, neighborhoods } from './color-cells.ts';
import { isInSrgb, nearestInSrgb } from './nearest-in-srgb.ts';

/**
 * The colors nearest to each of some points, `most` of each, in no order: place of the point, palette,
 * distance.
 */
export const colorsAround = (labs: Lab[], most: number): SQL =>
  labs.every(isInSrgb) ? aroundInside(labs, most) : aroundAny(labs, most);

/** Points as rows; `offset` keeps the database from computing them again for each comparison. */
export const points = (labs: Lab[]): SQL => sql`(
  select place, cube(lab) as lab, neighborhoods
  from jsonb_to_recordset(${JSON.stringify(
    labs.map((lab, place) => ({ place, lab, neighborhoods: neighborhoods(lab) })),
  )}::jsonb) as point (place int, lab float8[], neighborhoods jsonb) offset 0
) as own`;

/** Within sRGB there are colors on all sides: the first neighborhood with enough of them has the nearest. */
const aroundInside = (labs: Lab[], most: number): SQL => sql`(
  select own.place, hit.palette_id, hit.distance from ${points(labs)}, lateral (
    select colors.ids, colors.distances
    from jsonb_to_recordset(own.neighborhoods) as n (radius float8, firsts int[], lasts int[]), lateral (
      select array_agg(palette_id) as ids, array_agg(distance) as distances from (
        select c.palette_id, c.lab <-> own.lab as distance
        from unnest(n.firsts, n.lasts) as run (first, last), palette_colors c
        where c.cell between run.first and run.last and c.lab <-> own.lab <= n.radius
        order by distance limit ${most}
      ) as nearest
      having count(*) = ${most} or n.radius = ${FARTHEST}
    ) as colors limit 1
  ) as found, unnest(found.ids, found.distances) as hit (palette_id, distance)
) as around`;

/** The finest cells that are told apart have this many of the finest of all: their edge is 1/64. */
const LEAF = 8 ** 4;

/** How many times as many colors as are sought are compared to know how near these are at least. */
const SAMPLES = 10;

/**
 * Beyond sRGB nearly all colors lie on one side, some way off, where a neighborhood around the point
 * that reaches the first of them holds a good part of all. So the colors around the nearest point of sRGB
 * are read first: the farthest of them is a bound. Cells that hold anything within it are divided; the
 * colors in the nearest of the last ones give a closer bound, and what lies within this one is compared.
 * All are read by the index: some thousands of a million, and a color that very many palettes have as a
 * whole, if it is among the nearest.
 */
const aroundAny = (labs: Lab[], most: number): SQL => sql`(
  select own.place, hit.palette_id, hit.distance from ${pointsWithInside(labs)}, lateral (
    select colors.bound
    from jsonb_to_recordset(own.neighborhoods) as n (radius float8, firsts int[], lasts int[]), lateral (
      select case when count(*) = ${most} then max(distance) else ${FARTHEST} end as bound from (
        select c.lab <-> own.lab as distance
        from unnest(n.firsts, n.lasts) as run (first, last), palette_colors c
        where c.cell between run.first and run.last and c.lab <-> own.inside <= n.radius
        order by c.lab <-> own.inside limit ${most}
      ) as nearest
      having count(*) = ${most} or n.radius = ${FARTHEST}
    ) as colors limit 1
  ) as near, lateral (
    with recursive cells (first, size, l, a, b, edge, gap) as (
      select 0, ${8 ** 10}::int, 0::float8, -0.5::float8, -0.5::float8, 1::float8, 0::float8
      union all
      select part.first, part.size, part.l, part.a, part.b, part.edge, apart.gap
      from cells, lateral (
        select cells.first + corner * (cells.size / 8) as first, cells.size / 8 as size,
          cells.l + (corner >> 2) * cells.edge / 2 as l, cells.a + (corner >> 1 & 1) * cells.edge / 2 as a,
          cells.b + (corner & 1) * cells.edge / 2 as b, cells.edge / 2 as edge
        from generate_series(0, 7) as corner
      ) as part, lateral (
        select sqrt(${gap('l', 1, 0)} ^ 2 + ${gap('a', 2, -0.5)} ^ 2 + ${gap('b', 3, -0.5)} ^ 2) as gap
      ) as apart
      where cells.size > ${LEAF} and apart.gap <= near.bound + ${ROUNDING}
        and (select true from palette_colors c where c.cell between part.first and part.first + part.size - 1 limit 1)
    ), leaves as materialized (
      select first, gap from cells where size = ${LEAF}
    ), closer as materialized (
      select case when count(*) = ${most} then max(distance) else near.bound end as bound from (
        select distance from (
          select c.lab <-> own.lab as distance
          from (select first from leaves order by gap) as leaf, lateral (${colorsOf(sql`leaf`)}) as c
          limit ${SAMPLES * most}
        ) as samples order by distance limit ${most}
      ) as nearest
    )
    select c.palette_id, c.lab <-> own.lab as distance
    from closer, leaves, lateral (${colorsOf(sql`leaves`)}) as c
    where leaves.gap <= closer.bound + ${ROUNDING} and c.lab <-> own.lab <= closer.bound + ${ROUNDING}
    order by distance limit ${most}
  ) as hit
) as around`;

/** The last digits of a distance depend on the way in which it is computed. */
const ROUNDING = 1e-9;

const colorsOf = (leaf: SQL): SQL => sql`
  select palette_id, lab from palette_colors where cell between ${leaf}.first and ${leaf}.first + ${LEAF - 1} offset 0`;

const pointsWithInside = (labs: Lab[]): SQL => sql`(
  select place, cube(lab) as lab, cube(inside) as inside, neighborhoods
  from jsonb_to_recordset(${JSON.stringify(
    labs.map((lab, place) => {
      const inside = nearestInSrgb(lab);
      return { place, lab, inside, neighborhoods: neighborhoods(inside) };
    }),
  )}::jsonb) as point (place int, lab float8[], inside float8[], neighborhoods jsonb) offset 0
) as own`;

/**
 * How far a coordinate of the point is from a cell. Outermost cells reach without end; `greatest`
 * leaves out what is null.
 */
function gap(name: 'l' | 'a' | 'b', place: number, first: number): SQL {
  const [low, point] = [sql.raw(`part.${name}`), sql.raw(`(own.lab -> ${place})`)];
  const below = sql`case when ${low} > ${sql.raw(`${first}`)} then ${low} - ${point} end`;
  const above = sql`case when ${low} + part.edge < ${sql.raw(`${first + 1}`)} then ${point} - ${low} - part.edge end`;
  return sql`greatest(${below}, ${above}, 0)`;
}
