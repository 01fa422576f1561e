import type { CountSave } from '../../limits/save-limit.ts';
import type { Account } from '../../plugins/guard/auth.ts';
import type { ActsService } from '../moderation/acts/acts.service.ts';
import { DELETED_BY_ADMIN, type Publishing } from '../moderation/publishing.ts';
import type { PublicTexts } from '../moderation/terms/forbidden-terms.ts';
import type { DeletionsRepository } from './deletions.repository.ts';
import { type Finder, findOwn, noSuchThing, tooManyThings } from './find-thing.ts';
import { keyOf, type ThingKind } from './things.ts';

type Owned = { userId: string | null; isPublic: boolean };

type Parts<Row extends Owned> = {
  kind: ThingKind;
  /** How many of them an account may have. */
  most: number;
  repository: Finder<Row>;
  deletions: DeletionsRepository;
  /** What others read of it. */
  textsOf: (row: Row) => PublicTexts;
  countSave: CountSave;
  publishing: Publishing;
  /** Carries out an act of a moderator, which is noted in the audit trail. */
  act: ActsService['act'];
};

/** Deletes things of one kind, and restores them. */
export function createDeletionService<Row extends Owned>(parts: Parts<Row>) {
  const { kind, most, repository, deletions, textsOf, countSave, publishing, act } = parts;
  return {
    /**
     * Deletes a thing: its owner may restore it, but not what an admin deleted, which is an act of
     * moderation.
     *
     * @returns Whether it was public.
     * @throws {AppError} `not_found` and, for one of another account, `forbidden`.
     */
    async delete(id: string, account: Account): Promise<boolean> {
      const { isPublic, userId } = await findOwn(kind, repository, id, account, {
        orAsAdmin: true,
      });
      if (userId !== account.id)
        await act({ kind: 'delete', ...keyOf({ kind, id }), reason: DELETED_BY_ADMIN }, account);
      else if (!(await deletions.put(id, account.id))) throw noSuchThing(kind);
      return isPublic;
    },

    /**
     * Restores what the account deleted, with its id, likes or items, and visibility; one whose texts
     * hold what is forbidden by now is private.
     *
     * @throws {AppError} `not_found` if there is none or it is too late, `conflict` when the account
     *   has the most that it may have.
     */
    async restore(id: string, account: Account): Promise<Row> {
      await countSave(account);
      const deleted = await repository.findById(id, { isDeleted: true });
      if (deleted?.userId !== account.id) throw noSuchThing(kind);
      const mayBePublic = await publishing.mayBePublic(textsOf(deleted));
      const result = await deletions.takeBack(id, account.id, most, mayBePublic);
      if (result === 'full') throw tooManyThings(kind, most);
      const row = result && (await repository.findById(id));
      if (!row) throw noSuchThing(kind);
      return row;
    },
  };
}
