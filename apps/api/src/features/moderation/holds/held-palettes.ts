import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import type { Database, Transaction } from '../../../db/database.ts';
import { heldPalettes } from '../../../db/schema/moderation.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { closeReports, countPalettes } from '../acts/hidden-palettes.ts';
import { IS_HELD } from './is-held.ts';

/** Palettes of one transaction, as in hiding. */
const BATCH = 100;

/** Publishes held palettes, whose rows are locked, for an act. Answers how many there were. */
export async function release(tx: Transaction, ids: string[], actId: string): Promise<number> {
  const rows = await tx
    .delete(heldPalettes)
    .where(inArray(heldPalettes.paletteId, ids))
    .returning({ id: heldPalettes.paletteId });
  const held = rows.map(({ id }) => id);
  if (held.length === 0) return 0;
  await tx
    .update(palettes)
    .set({ isPublic: true })
    .where(and(inArray(palettes.id, held), isNotNull(palettes.userId)));
  await closeReports(tx, held);
  await countPalettes(tx, actId, held.length);
  return held.length;
}

/** Publishes all held palettes of an account, some at a time. */
export async function releaseAll(db: Database, userId: string, actId: string): Promise<void> {
  const releaseSome = () =>
    db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: palettes.id })
        .from(palettes)
        .where(and(eq(palettes.userId, userId), IS_HELD))
        .orderBy(palettes.id)
        .limit(BATCH)
        .for('update');
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await release(tx, ids, actId);
      return ids.length;
    });
  while ((await releaseSome()) === BATCH);
}
