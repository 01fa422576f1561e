import type { Transaction } from '../database.ts';
import { palettes } from '../schema/palettes.ts';
import { uuidV7 } from '../uuid-v7.ts';
import { giveFacets } from './give-facets.ts';

type Insert = typeof palettes.$inferInsert;

/**
 * Inserts palettes, and enters them into lists with their facets. Each field is a parameter, of which
 * PostgreSQL takes 65,535 at once.
 *
 * @returns The rows as they are stored, in the order of `values`.
 */
export async function insertPalettes(
  tx: Transaction,
  values: readonly Insert[],
): Promise<(typeof palettes.$inferSelect)[]> {
  const rows = values.map((row) => ({ ...row, id: row.id ?? uuidV7() }));
  await giveFacets(tx, rows);
  return tx.insert(palettes).values(rows).returning();
}
