import type { FacetVision, PaletteStrength, PaletteTone } from '@swatchwork/contract';
import { type SQL, sql } from 'drizzle-orm';

import { FACET_BITS, PAIR_UNIT, SIZE_UNIT } from '../../../db/facets/facets-of.ts';
import { paletteFacetSets, paletteLists } from '../../../db/schema/palette-lists.ts';

/** What is wanted of a palette besides words, tags and colors; what is absent does not matter. */
export interface WantedFacets {
  safe?: FacetVision[] | undefined;
  /** At least so many pairs with a contrast of 4.5. */
  textPairs?: number | undefined;
  ground?: boolean | undefined;
  tone?: PaletteTone | undefined;
  strength?: PaletteStrength | undefined;
  size?: number | undefined;
}

/** The bits of the size. */
const SIZES = 15 * SIZE_UNIT;

/**
 * Whether stored facets have what is wanted, as a condition on a column. In a `case` the planner
 * takes it for half of the rows; else for hardly any, and sorts them all instead of reading in order.
 */
export function hasFacets(column: SQL, wanted: WantedFacets): SQL {
  const { safe = [], textPairs = 0, ground, tone, strength, size = 0 } = wanted;
  const named = [...safe, ...(ground ? (['ground'] as const) : []), tone, strength];
  const bits = named.reduce<number>(
    (all, name) => all | (name ? FACET_BITS[name] : 0),
    size * SIZE_UNIT,
  );
  const mask = size > 0 ? bits | SIZES : bits;
  return sql`case when ${column} & ${mask}::int = ${bits}::int then ${column} >= ${textPairs * PAIR_UNIT}::int end`;
}

/** Whether a palette has what is wanted; looked up for each. */
export const isOfFacets = (id: SQL, wanted: WantedFacets): SQL =>
  sql`(select ${hasFacets(sql`l.facets`, wanted)} from ${paletteLists} l where l.palette_id = ${id})`;

/** The columns of an entry that lists are sorted and filtered by. */
export const ENTRY = sql`palette_id, likes, created_at, name_key, facets, tabs, bloom_a, bloom_b`;

/**
 * The entries of all public palettes with what is wanted, in no order: a few of the facets that there
 * are have it, and their palettes lie together in an index. `offset` keeps the planner from reading
 * another one.
 */
export const withFacets = (wanted: WantedFacets): SQL => sql`
  select l.* from (
    select facets from ${paletteFacetSets} where ${hasFacets(sql`facets`, wanted)} offset 0
  ) as s, lateral (
    select ${ENTRY} from ${paletteLists} where is_public and facets = s.facets offset 0
  ) as l`;
