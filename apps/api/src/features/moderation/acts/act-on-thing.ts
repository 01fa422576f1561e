import { eq } from 'drizzle-orm';

import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import { withheld } from '../../../db/schema/moderation.ts';
import { isAbout, keyOf, TABLES, type Thing, type ThingKind } from '../../things/things.ts';
import { closeReports } from '../reports/reports.repository.ts';
import { bringBack, countPalettes, hide, release } from '../withheld-things.ts';
import { type ActRow, createActsRepository, type Moderator } from './acts.repository.ts';
import { conflict, firstUnsuspend } from './refusals.ts';

type Act = Moderator & {
  kind: 'dismiss' | 'hide' | 'restore' | 'delete' | 'release';
  reason: string;
};

/** What keeps a thing from others: the act that hides it, or else it is held. */
type Withheld = { actId: string | null } | undefined;

/**
 * Carries out an act on one thing, which is public, hidden or held, also one that its owner deleted
 * within the hour. It locks the account first, by the row of the act, as whatever deletes an account
 * does.
 *
 * @throws {AppError} `not_found`; `conflict` if there is nothing to do.
 */
export async function actOnThing(db: Database, thing: Thing, order: Act): Promise<ActRow> {
  const userId = await findOwner(db, thing);
  if (userId === undefined) throw notModerated(thing.kind);
  return db.transaction(async (tx) => {
    const act = await createActsRepository(tx).insert({ ...order, ...keyOf(thing), userId });
    const { mark } = await lockThing(tx, thing);
    await change(tx, thing, act, mark);
    return act;
  });
}

/** The owner: null for the house, undefined if there is no such thing. */
async function findOwner(db: Database, { kind, id }: Thing): Promise<string | null | undefined> {
  const table = TABLES[kind];
  const [row] = await db.select({ userId: table.userId }).from(table).where(eq(table.id, id));
  return row?.userId;
}

/**
 * Locks a thing that moderators see: whether it is public, or was before its owner deleted it, and
 * what keeps it from others.
 *
 * @throws {AppError} `not_found` if it is neither public nor withheld.
 */
export async function lockThing(tx: Transaction, thing: Thing) {
  const { kind, id } = thing;
  const { userId, isPublic, wasPublic } = TABLES[kind];
  const [row] = await tx
    .select({ userId, isPublic, wasPublic })
    .from(TABLES[kind])
    .where(eq(TABLES[kind].id, id))
    .for('update');
  const isIt = isAbout(withheld, thing);
  const [mark] = await tx.select({ actId: withheld.actId }).from(withheld).where(isIt);
  if (!row || !(row.isPublic || row.wasPublic || mark)) throw notModerated(kind);
  return { userId: row.userId, isPublic: row.isPublic || row.wasPublic, mark };
}

async function change(tx: Transaction, thing: Thing, act: ActRow, mark: Withheld): Promise<void> {
  const { kind, id } = thing;
  const acts = createActsRepository(tx);
  const isSuspended = async () => act.userId && (await acts.findSuspending(act.userId));
  if (act.kind === 'dismiss') {
    if ((await closeReports(tx, kind, [id])) === 0) throw conflict('There are no open reports');
  } else if (act.kind === 'hide') {
    await hide(tx, kind, [id], act.id);
  } else if (act.kind === 'delete') {
    await countPalettes(tx, kind, act.id, 1);
    await tx.delete(TABLES[kind]).where(eq(TABLES[kind].id, id));
  } else if (act.kind === 'release') {
    if (await isSuspended()) throw firstUnsuspend();
    if (mark?.actId !== null) throw conflict(`This ${kind} does not wait for approval`);
    await release(tx, [id], act.id);
  } else {
    if (!mark?.actId) throw conflict(`This ${kind} is not hidden`);
    if (await isSuspended()) throw firstUnsuspend();
    await bringBack(tx, kind, [id], act.id);
    const before = await acts.lock(mark.actId);
    if (before?.kind === 'hide') await acts.close(before.id);
  }
}

export const notModerated = (kind: ThingKind) =>
  new AppError(
    'not_found',
    `There is no public${kind === 'palette' ? ', held' : ''} or hidden ${kind} with this id`,
  );
