import type { ActOrder, ModerationAct } from '@swatchwork/contract';

import type { Database } from '../../../db/database.ts';
import type { Page } from '../../../plugins/answers/paging.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import { thingOf } from '../../things/things.ts';
import { changeTerms } from '../terms/change-terms.ts';
import type { ForbiddenTerms } from '../terms/forbidden-terms.ts';
import { hideAllOf, releaseAllOf, suspend } from './act-on-account.ts';
import { actOnThing, lockThing, notModerated } from './act-on-thing.ts';
import { type ActRow, createActsRepository, type Moderator } from './acts.repository.ts';
import { purgeLikes } from './made-likes.ts';
import { conflict } from './refusals.ts';
import { takeBack } from './take-back.ts';
import { toAct } from './to-act.ts';

type Parts = {
  db: Database;
  forbidden: ForbiddenTerms;
  /** Called after an act that the author is told of. */
  tell: (act: ActRow) => void;
};

type Order<Kind extends ActOrder['kind']> = Extract<ActOrder, { kind: Kind }>;
type OfThing = {
  kind: 'dismiss' | 'hide' | 'restore' | 'delete' | 'release';
  paletteId?: string | undefined;
  themeId?: string | undefined;
  projectId?: string | undefined;
  reason: string;
};

export type ActsService = ReturnType<typeof createActsService>;

/**
 * What moderators do. Each act is a row of the audit trail, made in the transaction that carries it
 * out; what concerns many palettes follows in further transactions, and goes on by itself if it is
 * interrupted (finish-acts.ts). Transactions lock the account first, then palettes by id.
 */
export function createActsService({ db, forbidden, tell }: Parts) {
  /** Carries out an act on the one thing that an order names. */
  function ofThing({ paletteId, themeId, projectId, ...order }: OfThing, by: Moderator) {
    // The request was checked to name one of the three.
    const thing = thingOf({ paletteId, themeId, projectId })!;
    return actOnThing(db, thing, { ...by, ...order });
  }

  async function unsuspend(order: Order<'unsuspend'>, by: Moderator): Promise<ActRow> {
    const suspending = await createActsRepository(db).findSuspending(order.userId);
    if (!suspending) throw conflict('This account is not suspended');
    return takeBack(db, suspending, { ...by, ...order });
  }

  async function keep({ actId, ...order }: Order<'keep'>, by: Moderator): Promise<ActRow> {
    return db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const target = await acts.lock(actId);
      if (!target || !(await acts.closeAnswer(actId)))
        throw conflict('There is no open answer to this act');
      const { userId, paletteId, themeId, projectId } = target;
      return acts.insert({ ...by, ...order, actId, userId, paletteId, themeId, projectId });
    });
  }

  async function purge(order: Order<'purge_likes'>, by: Moderator): Promise<ActRow> {
    const { kind, reason, paletteId } = order;
    const burst = { madeFrom: new Date(order.madeFrom), madeUntil: new Date(order.madeUntil) };
    return db.transaction(async (tx) => {
      const acts = createActsRepository(tx);
      const { isPublic, userId } = await lockThing(tx, { kind: 'palette', id: paletteId });
      if (!isPublic) throw notModerated('palette');
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
        return hideAllOf(db, order, by);
      case 'release_all':
        return releaseAllOf(db, order, by);
      case 'suspend':
        return suspend(db, order, by);
      case 'unsuspend':
        return unsuspend(order, by);
      case 'undo':
        return takeBack(db, order.actId, { ...by, ...order });
      case 'keep':
        return keep(order, by);
      case 'purge_likes':
        return purge(order, by);
      case 'forbid':
      case 'allow':
        return changeList(order, by);
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
