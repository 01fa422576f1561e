import { type SQL, sql } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { paletteAlikes } from '../../../db/schema/palette-alikes.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { matches, type PaletteFilter } from './palette-sql.ts';

/** Others of a group that are looked at for one palette. */
export const MOST_ALIKE = 99;

/** What a list says of a palette that ones of other accounts are nearly alike with. */
export interface Alikes {
  /** Public palettes that are nearly alike, up to `MOST_ALIKE`. */
  count: number;
  /** Whether the oldest of them that the filter finds is of another account, and stands for this one. */
  isFolded: boolean;
}

/**
 * Which of some palettes have public ones of other accounts nearly alike, by their ids.
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
  const isOfOther = sql`${palettes.userId} is distinct from mine.user_id`;
  const isFolded = sql`coalesce((
    select ${isOfOther} from ${others(sql`palette_id < own.palette_id`)}
    where ${filter && matches(filter)} order by other.palette_id limit 1), false)`;
  const { rows } = await db.execute<{ id: string; count: number; folded: boolean }>(sql`
    select own.palette_id as id, alike.count, ${filter ? isFolded : sql`false`} as folded
    from ${paletteAlikes} own join ${palettes} mine on mine.id = own.palette_id, lateral (
      select count(*)::int as count, bool_or(${isOfOther}) as are_of_others
      from ${others(sql`palette_id <> own.palette_id`)} where ${palettes.isPublic}
    ) as alike
    where own.palette_id = any (${`{${ids.join()}}`}::uuid[]) and alike.are_of_others`);
  return new Map(rows.map(({ id, count, folded }) => [id, { count, isFolded: folded }]));
}

/**
 * Of a relation of found palettes with their `id`, the rows that a list shows which folds: without
 * those for which the oldest that is nearly alike stands, of another account. Adds `group_id`.
 */
export const withoutFolded = (found: SQL): SQL => sql`(
  select * from (
    select found.*, a.group_id, p.user_id,
      first_value(p.user_id) over (partition by a.group_id order by found.id) as first_user_id
    from ${found} as found join ${palettes} p on p.id = found.id
      left join ${paletteAlikes} a on a.palette_id = found.id
  ) as judged where group_id is null or user_id is not distinct from first_user_id
)`;
