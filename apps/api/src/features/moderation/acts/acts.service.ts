import type { ActOrder, ModerationAct } from '@swatchwork/contract';
import { AppError } from '../../../app-error.ts';
import type { Database, Transaction } from '../../../db/database.ts';
import type { Page } from '../../../plugins/answers/paging.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import { lockAccount } from '../../accounts/accounts.repository.ts';
import { createPaletteRepository } from '../../palettes/palettes.repository.ts';
import { release, releaseAll } from '../holds/held-palettes.ts';
import { actOnShared } from '../shared/act-on-shared.ts';
import { bringHiddenByBack, sharedOf } from '../shared/hidden-shared.ts';
import { changeTerms } from '../terms/change-terms.ts';
import type { ForbiddenTerms } from '../terms/forbidden-terms.ts';
import { type ActRow, createActsRepository, type ListedAct } from './acts.repository.ts';
import {
  bringBack,
  bringBackAll,
  closeReports,
  countPalettes,
  hide,
  hideAll,
  hidesAnything,
  takeOver,
} from './hidden-palettes.ts';
import { bringLikesBack, purgeLikes } from './made-likes.ts';

type Parts = {
  db: Database;
  forbidden: ForbiddenTerms;
  /** Called after an act that the author shall be told of. */
  tell: (act: ActRow) => void;
};

type Order<Kind extends ActOrder['kind']> = Extract<ActOrder, { kind: Kind }>;
type OfThing = Order<'dismiss' | 'hide' | 'restore' | 'delete'>;
/** An order about a palette, the one of its ids that it has. */
type OfPalette = {
  kind: OfThing['kind'] | 'release';
  paletteId: string;
  reason: string;
};
type Moderator = { moderatorId: string; moderatorName: string };
type TakingBack = Moderator & { kind: 'undo' | 'unsuspend'; reason: string };

export type ActsService = ReturnType<typeof createActsService>;

/**
 * What moderators do. Each act is a row of the audit trail, made in the transaction that carries it
 * out; what concerns many palettes follows in further transactions, and can be asked for again if
 * it is interrupted. Transactions lock the account first, then palettes by id.
 */
export function createActsService({ db, forbidden, tell }: Parts) {
  async function ofPalette(order: OfPalette, by: Moderator): Promise<ActRow> {
    const userId = await createActsRepository(db).findOwner(order.paletteId);
    if (userId === undefined) throw noSuchPalette();
    return db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const act = await acts.insert({ ...by, ...order, userId });
      const palette = await acts.lockPalette(order.paletteId);
      const hiding = await acts.findHiding(order.paletteId);
      if (!palette || !(palette.isPublic || palette.isHeld || hiding)) throw noSuchPalette();
      await changePalette(tx, act, palette, hiding);
      return act;
    });
  }

  /** Carries out an act on the one thing that an order names. */
  function ofThing({ paletteId, themeId, collectionId, ...order }: OfThing, by: Moderator) {
    if (themeId) return actOnShared(db, { kind: 'theme', id: themeId }, { ...by, ...order });
    if (collectionId)
      return actOnShared(db, { kind: 'collection', id: collectionId }, { ...by, ...order });
    // The request was checked to name one of the three.
    return ofPalette({ ...order, paletteId: paletteId! }, by);
  }

  async function hideAllOf(order: Order<'hide_all'>, by: Moderator): Promise<ActRow> {
    const { kind, userId, reason } = order;
    const madeFrom = order.madeFrom ? new Date(order.madeFrom) : undefined;
    const madeUntil = order.madeUntil ? new Date(order.madeUntil) : undefined;
    const acts = createActsRepository(db);
    if (!(await acts.findAccount(userId))) throw noSuchAccount();
    const act = await acts.insert({ ...by, kind, reason, userId, madeFrom, madeUntil });
    await hideAll(db, { userId, madeFrom, madeUntil }, act.id);
    return act;
  }

  async function releaseAllOf({ userId, ...order }: Order<'release_all'>, by: Moderator) {
    const acts = createActsRepository(db);
    if (!(await acts.findAccount(userId))) throw noSuchAccount();
    if (await acts.findSuspending(userId)) throw firstUnsuspend();
    const act = await acts.insert({ ...by, ...order, userId });
    await releaseAll(db, userId, act.id);
    return act;
  }

  async function suspend(order: Order<'suspend'>, by: Moderator): Promise<ActRow> {
    const { userId } = order;
    const account = await createActsRepository(db).findAccount(userId);
    if (!account) throw noSuchAccount();
    if (account.role === 'admin') throw new AppError('forbidden', 'Admins cannot be suspended');
    const { act, isNew } = await db.transaction(async (tx) => {
      // Waits for whatever the account is saving.
      await lockAccount(tx, userId, 'update');
      const acts = createActsRepository(tx);
      const suspending = await acts.findSuspending(userId);
      if (suspending) return { act: (await acts.lock(suspending))!, isNew: false };
      const made = await acts.insert({ ...by, ...order });
      await acts.suspend(userId, made.id);
      await takeOver(tx, userId, made.id);
      return { act: made, isNew: true };
    });
    // The account may be suspended already by an act that was interrupted here.
    const hidden = await hideAll(db, { userId }, act.id);
    if (!isNew && hidden === 0) throw conflict('This account is already suspended');
    return act;
  }

  async function unsuspend(order: Order<'unsuspend'>, by: Moderator): Promise<ActRow> {
    const suspending = await createActsRepository(db).findSuspending(order.userId);
    if (!suspending) throw conflict('This account is not suspended');
    return takeBack(suspending, { ...by, ...order });
  }

  /**
   * Takes back an act by another one, once: the act is marked as undone first. Where the work after
   * that was interrupted, the same order goes on with it.
   */
  async function takeBack(id: string, order: TakingBack): Promise<ActRow> {
    const act = await db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const target = await acts.lock(id);
      const begun = target?.undoneAt ? await acts.findUndoing(id) : undefined;
      if (begun && (await hidesAnything(tx, id))) return begun;
      if (!target || !canUndo(target))
        throw conflict('This act cannot be undone, or was already undone');
      const { userId, paletteId, themeId, collectionId, kind } = target;
      if (kind === 'suspend') await acts.unsuspend(id);
      if (userId && (await acts.findSuspending(userId))) throw firstUnsuspend();
      const made = await acts.insert({
        ...order,
        actId: id,
        userId,
        paletteId,
        themeId,
        collectionId,
      });
      if (kind === 'purge_likes' && paletteId && (await acts.lockPalette(paletteId)))
        await bringLikesBack(tx, { paletteId, purgedBy: id, actId: made.id });
      await acts.close(id);
      return made;
    });
    await bringBackAll(db, id, act);
    await db.transaction((tx) => bringHiddenByBack(tx, id));
    return act;
  }

  async function keep({ actId, ...order }: Order<'keep'>, by: Moderator): Promise<ActRow> {
    return db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const target = await acts.lock(actId);
      if (!target || !(await acts.closeAnswer(actId)))
        throw conflict('There is no open answer to this act');
      const { userId, paletteId, themeId, collectionId } = target;
      return acts.insert({ ...by, ...order, actId, userId, paletteId, themeId, collectionId });
    });
  }

  async function purge(order: Order<'purge_likes'>, by: Moderator): Promise<ActRow> {
    const { kind, reason, paletteId } = order;
    const burst = { madeFrom: new Date(order.madeFrom), madeUntil: new Date(order.madeUntil) };
    return db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const palette = await acts.lockPalette(paletteId);
      if (!palette?.isPublic) throw noSuchPalette();
      const userId = await acts.findOwner(paletteId);
      const act = await acts.insert({ ...by, kind, reason, paletteId, userId, ...burst });
      if ((await purgeLikes(tx, { paletteId, ...burst }, act.id)) === 0)
        throw conflict('No likes in this time range look fraudulent');
      return act;
    });
  }

  async function changeList(order: Order<'forbid' | 'allow'>, by: Moderator): Promise<ActRow> {
    const act = await db.transaction(async (tx) => {
      const terms = await changeTerms(tx, order);
      return createActsRepository(tx).insert({ ...by, ...order, terms });
    });
    forbidden.forget();
    return act;
  }

  function carryOut(order: ActOrder, by: Moderator): Promise<ActRow> {
    switch (order.kind) {
      case 'hide_all':
        return hideAllOf(order, by);
      case 'release_all':
        return releaseAllOf(order, by);
      case 'suspend':
        return suspend(order, by);
      case 'unsuspend':
        return unsuspend(order, by);
      case 'undo':
        return takeBack(order.actId, { ...by, ...order });
      case 'keep':
        return keep(order, by);
      case 'purge_likes':
        return purge(order, by);
      case 'forbid':
      case 'allow':
        return changeList(order, by);
      case 'release':
        return ofPalette(order, by);
      default:
        return ofThing(order, by);
    }
  }

  return {
    /**
     * Carries out an act.
     *
     * @throws {AppError} `not_found`; `conflict` if there is nothing to do; `forbidden` to suspend an
     *   admin.
     */
    async act(order: ActOrder, { id, username }: Account): Promise<ModerationAct> {
      const act = await carryOut(order, { moderatorId: id, moderatorName: username });
      tell(act);
      return toAct((await createActsRepository(db).findListed(act.id))!);
    },

    /** The audit trail, newest first. */
    async list({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const acts = createActsRepository(db);
      const [rows, total] = await Promise.all([acts.findPage(limit + 1, cursor), acts.count()]);
      const page: Page<ModerationAct> = { entries: rows.slice(0, limit).map(toAct), total };
      if (rows.length > limit) page.next = page.entries.at(-1)?.id;
      return page;
    },
  };
}

/** Carries out an act on one palette, which is public, held, or hidden by the act `hiding`. */
async function changePalette(
  tx: Transaction,
  { id: actId, kind, userId }: ActRow,
  { id }: { id: string },
  hiding: string | undefined,
): Promise<void> {
  const acts = createActsRepository(tx);
  if (kind === 'dismiss') {
    if ((await closeReports(tx, [id])) === 0) throw conflict('There are no open reports');
  } else if (kind === 'hide') {
    await hide(tx, [id], actId);
  } else if (kind === 'release') {
    if (userId && (await acts.findSuspending(userId))) throw firstUnsuspend();
    if ((await release(tx, [id], actId)) === 0) throw conflict('This palette is not held');
  } else if (kind === 'delete') {
    await countPalettes(tx, actId, 1);
    await createPaletteRepository(tx).delete(id);
  } else {
    if (!hiding) throw conflict('This palette is not hidden');
    if (userId && (await acts.findSuspending(userId))) throw firstUnsuspend();
    await bringBack(tx, [id], actId);
    const before = await acts.lock(hiding);
    if (before?.kind === 'hide') await acts.close(hiding);
  }
}

const UNDOABLE: readonly string[] = ['hide', 'hide_all', 'suspend', 'purge_likes'];

const canUndo = ({ kind, undoneAt }: Pick<ActRow, 'kind' | 'undoneAt'>) =>
  UNDOABLE.includes(kind) && undoneAt === null;

export const toAct = (row: ListedAct): ModerationAct => ({
  id: row.id,
  kind: row.kind,
  reason: row.reason,
  moderator: row.moderatorName,
  palette: row.paletteId ? { id: row.paletteId, name: row.paletteName } : null,
  shared: toShared(row),
  account: row.userId && row.username ? { id: row.userId, username: row.username } : null,
  madeFrom: row.madeFrom?.toISOString() ?? null,
  madeUntil: row.madeUntil?.toISOString() ?? null,
  terms: row.terms,
  palettes: row.palettes,
  likes: row.likes,
  createdAt: row.createdAt.toISOString(),
  canUndo: canUndo(row),
  answer:
    row.answer && row.answeredAt
      ? {
          text: row.answer,
          createdAt: row.answeredAt.toISOString(),
          isOpen: row.answerClosedAt === null,
        }
      : null,
});

function toShared(row: ListedAct): ModerationAct['shared'] {
  const shared = sharedOf(row);
  return shared ? { ...shared, name: row.sharedName } : null;
}

const conflict = (message: string) => new AppError('conflict', message);
const noSuchPalette = () =>
  new AppError('not_found', 'There is no public, held or hidden palette with this id');
const noSuchAccount = () => new AppError('not_found', 'There is no account with this id');
const firstUnsuspend = () =>
  conflict('The account is suspended. Its palettes return when the suspension ends');
