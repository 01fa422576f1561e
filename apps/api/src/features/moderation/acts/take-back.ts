import { eq } from 'drizzle-orm';

import type { Database } from '../../../db/database.ts';
import { palettes } from '../../../db/schema/palettes.ts';
import { bringBackAll } from '../withheld-things.ts';
import { type ActRow, createActsRepository, type Moderator } from './acts.repository.ts';
import { bringLikesBack } from './made-likes.ts';
import { conflict, firstUnsuspend } from './refusals.ts';

type TakingBack = Moderator & { kind: 'undo' | 'unsuspend'; reason: string };

const UNDOABLE: readonly string[] = ['hide', 'hide_all', 'suspend', 'purge_likes'];

export const canUndo = ({ kind, undoneAt }: Pick<ActRow, 'kind' | 'undoneAt'>) =>
  UNDOABLE.includes(kind) && undoneAt === null;

/** Takes back an act by another one, once: the act is marked as undone first. */
export async function takeBack(db: Database, id: string, order: TakingBack): Promise<ActRow> {
  const act = await db.transaction(async (tx) => {
    const acts = createActsRepository(tx);
    const target = await acts.lock(id);
    if (!target || !canUndo(target))
      throw conflict('This act cannot be undone, or was already undone');
    const { userId, paletteId, themeId, projectId, kind } = target;
    if (kind === 'suspend') await acts.unsuspend(id);
    if (userId && (await acts.findSuspending(userId))) throw firstUnsuspend();
    const about = { actId: id, userId, paletteId, themeId, projectId };
    const made = await acts.insert({ ...order, ...about });
    if (kind === 'purge_likes' && paletteId) {
      const isIt = eq(palettes.id, paletteId);
      const rows = await tx.select({ id: palettes.id }).from(palettes).where(isIt).for('update');
      if (rows.length > 0) await bringLikesBack(tx, { paletteId, purgedBy: id, actId: made.id });
    }
    await acts.close(id);
    return made;
  });
  await bringBackAll(db, id, act);
  return act;
}
