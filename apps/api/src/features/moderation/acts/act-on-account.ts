import type { ActOrder } from '@swatchwork/contract';

import { AppError } from '../../../app-error.ts';
import type { Database } from '../../../db/database.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import { THING_KINDS } from '../../things/things.ts';
import { hideAll, releaseAll, takeOver } from '../withheld-things.ts';
import { type ActRow, createActsRepository, type Moderator } from './acts.repository.ts';
import { conflict, firstUnsuspend, noSuchAccount } from './refusals.ts';

type Order<Kind extends ActOrder['kind']> = Extract<ActOrder, { kind: Kind }>;

/** Hides the palettes of an account, or those made in a range of time. */
export async function hideAllOf(
  db: Database,
  order: Order<'hide_all'>,
  by: Moderator,
): Promise<ActRow> {
  const { kind, userId, reason } = order;
  const madeFrom = order.madeFrom ? new Date(order.madeFrom) : undefined;
  const madeUntil = order.madeUntil ? new Date(order.madeUntil) : undefined;
  const acts = createActsRepository(db);
  if (!(await acts.findAccount(userId))) throw noSuchAccount();
  const act = await acts.insert({ ...by, kind, reason, userId, madeFrom, madeUntil });
  await hideAll(db, { userId, madeFrom, madeUntil }, act.id, ['palette']);
  return act;
}

/** Publishes the held palettes of an account. */
export async function releaseAllOf(
  db: Database,
  order: Order<'release_all'>,
  by: Moderator,
): Promise<ActRow> {
  const { userId } = order;
  const acts = createActsRepository(db);
  if (!(await acts.findAccount(userId))) throw noSuchAccount();
  if (await acts.findSuspending(userId)) throw firstUnsuspend();
  const act = await acts.insert({ ...by, ...order });
  await releaseAll(db, userId, act.id);
  return act;
}

/** Suspends an account, and hides all that it has published. */
export async function suspend(
  db: Database,
  order: Order<'suspend'>,
  by: Moderator,
): Promise<ActRow> {
  const { userId } = order;
  const account = await createActsRepository(db).findAccount(userId);
  if (!account) throw noSuchAccount();
  if (account.role === 'admin') throw new AppError('forbidden', 'Admins cannot be suspended');
  const act = await db.transaction(async (tx) => {
    // Waits for whatever the account is saving.
    await lockAccount(tx, userId, 'update');
    const acts = createActsRepository(tx);
    if (await acts.findSuspending(userId)) throw conflict('This account is already suspended');
    const made = await acts.insert({ ...by, ...order });
    await acts.suspend(userId, made.id);
    await takeOver(tx, userId, made.id);
    return made;
  });
  await hideAll(db, { userId }, act.id, THING_KINDS);
  return act;
}
