import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

import type { Database } from '../../../db/database.ts';
import { paletteLikeChanges, palettes } from '../../../db/schema/palettes.ts';

/** How long a like waits at most for its place in lists, in milliseconds, on a server at rest. */
export const FOLD_MS = 4000;

/** Palettes of one transaction: changes of these few, and on the embedded engine all, wait for it. */
const BATCH = 100;

/** Any number works, as long as no other code locks the same one. */
const FOLD_LOCK = 7_266_031_443;

/**
 * Folds likes in every few seconds while the app listens. One of the instances does so at a time.
 *
 * @param onFolded Called with the ids of palettes whose places in lists may have changed.
 */
export function foldLikesRegularly(
  app: FastifyInstance,
  db: Database,
  onFolded: (ids: string[]) => void,
) {
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const attempt = () => {
    running ??= foldLikes(db, () => isClosed)
      .then((folded) => {
        if (folded.length > 0) onFolded(folded);
      })
      .catch((err: unknown) => app.log.warn({ err }, 'likes are folded in later'))
      .finally(() => (running = undefined));
  };
  app.addHook('onListen', async () => {
    timer = setInterval(attempt, FOLD_MS).unref();
  });
  app.addHook('onClose', async () => {
    isClosed = true;
    clearInterval(timer);
    await running;
  });
}

/**
 * Adds the waiting changes to the likes of their palettes, and so to every list. A change goes in
 * the transaction that counts it: after a crash it either still waits or is counted.
 *
 * @param isStopped Asked before each transaction.
 * @returns The ids of the palettes; none also while another instance is at it.
 */
export async function foldLikes(db: Database, isStopped = () => false): Promise<string[]> {
  const folded: string[] = [];
  for (let found = BATCH; found === BATCH && !isStopped(); ) {
    const some = await foldSome(db);
    folded.push(...some);
    found = some.length;
  }
  return folded;
}

const foldSome = (db: Database): Promise<string[]> =>
  db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isFree: boolean }>(
      sql`select pg_try_advisory_xact_lock(${FOLD_LOCK}) as "isFree"`,
    );
    if (!rows[0]!.isFree) return [];
    const changed = await tx
      .selectDistinct({ id: paletteLikeChanges.paletteId })
      .from(paletteLikeChanges)
      .orderBy(paletteLikeChanges.paletteId)
      .limit(BATCH);
    if (changed.length === 0) return [];
    const ids = sql`${`{${changed.map(({ id }) => id)}}`}::uuid[]`;
    // Locked in the order of all code that locks several.
    await tx.execute(sql`
      select from ${palettes} where id = any (${ids}) order by id for no key update`);
    await tx.execute(sql`
      with taken as (
        delete from ${paletteLikeChanges} where palette_id = any (${ids})
        returning palette_id, likes, light_likes
      ), sums as (
        select palette_id, sum(likes)::int as likes, sum(light_likes)::int as light_likes
        from taken group by palette_id
      )
      update ${palettes} p set likes = greatest(p.likes + s.likes, 0),
        light_likes = greatest(p.light_likes + s.light_likes, 0)
      from sums s where p.id = s.palette_id and (s.likes, s.light_likes) <> (0, 0)`);
    return changed.map(({ id }) => id);
  });
