import { randomInt } from 'node:crypto';

import { sql } from 'drizzle-orm';

import type { Database, Transaction } from '../database.ts';
import type { StoredColor } from '../schema/palettes.ts';
import { ALIKE, alikeDistance, alikeKey, alikeKeys } from './alike-keys.ts';

/** Founders that are compared; more hardly ever have the keys. */
const COMPARED = 200;

/** The numbers of groups are random: their range makes the same one twice unlikely. */
const GROUPS = 2 ** 47;

/**
 * Puts palettes with these colors into groups that are nearly alike. A group is what is nearly alike
 * to its founder, so that it cannot drift; a palette that no founder resembles founds one.
 */
export async function storeAlikes(
  db: Database | Transaction,
  palettes: readonly { id: string; colors: readonly StoredColor[] }[],
): Promise<void> {
  for (const { id, colors } of palettes) {
    const { rows } = await db.execute<{ group: string; colors: StoredColor[] }>(sql`
      select a.group_id as group, p.colors from palette_alikes a join palettes p on p.id = a.palette_id
      where a.is_founder and a.key = any (${`{${alikeKeys(colors).join()}}`}::bigint[])
        and a.palette_id <> ${id}
      limit ${COMPARED}`);
    const [nearest] = rows
      .map(({ group, colors: others }) => ({ group, distance: alikeDistance(colors, others) }))
      .filter(({ distance }) => distance <= ALIKE)
      .toSorted((one, other) => one.distance - other.distance);
    await db.execute(sql`
      update palette_alikes set key = ${alikeKey(colors)}, is_founder = ${!nearest},
        group_id = ${nearest?.group ?? randomInt(GROUPS)}
      where palette_id = ${id}`);
  }
}
