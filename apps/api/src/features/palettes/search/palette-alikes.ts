import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { matches, type PaletteFilter } from './palette-sql.ts';

/** Others of a group that are looked at for one palette. */
export const MOST_ALIKE = 99;

/** What a list says of a palette that others are nearly alike with. */
export interface Alikes {
  /** Public palettes that are nearly alike, up to `MOST_ALIKE`. */
  count: number;
  group: string;
  /** Whether the filter finds an older one of them, which stands for this one. */
  isFolded: boolean;
}

/**
 * Which of some palettes have public ones nearly alike, by their ids.
 *
 * @param filter Of the list that folds; without one, nothing is folded.
 */
export async function findAlikes(
  db: Database | Transaction,
  ids: readonly string[],
  filter?: PaletteFilter,
): Promise<Map<string, Alikes>> {
  const others = (condition: SQL) => sql`(
    select palette_id from ${paletteAlikes} where group_id = own.group_id and ${condition}
    order by palette_id limit ${MOST_ALIKE}
  ) as other join ${palettes} on ${palettes.id} = other.palette_id`;
  const isFound = sql`
    exists (select from ${others(sql`palette_id < own.palette_id`)} where ${filter && matches(filter)})`;
  const { rows } = await db.execute<{
    id: string;
    group: string;
    count: number;
    folded: boolean;
  }>(sql`
    select own.palette_id as id, own.group_id as group,
      (select count(*)::int from ${others(sql`palette_id <> own.palette_id`)} where ${palettes.isPublic}) as count,
      ${filter ? isFound : sql`false`} as folded
    from ${paletteAlikes} own where own.palette_id = any (${`{${ids.join()}}`}::uuid[])`);
  const alike = rows.filter(({ count }) => count > 0);
  return new Map(alike.map(({ id, folded, ...row }) => [id, { ...row, isFolded: folded }]));
}
