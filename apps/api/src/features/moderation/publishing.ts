import { and, eq, isNotNull, isNull } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { suspendedAccounts, withheld } from '../../db/schema/moderation.ts';
import { isAbout, type Thing, type ThingKind } from '../things/things.ts';
import type { Holds } from './holds/find-hold.ts';
import type { ForbiddenTerms } from './terms/forbidden-terms.ts';

export type Publishing = ReturnType<typeof createPublishing>;

/**
 * What moderators have taken away from accounts, and forbidden to all. It says why something cannot
 * be published; for accounts and palettes a trigger of the database makes sure of it.
 */
export function createPublishing(db: Database, forbidden: ForbiddenTerms, holds: Holds) {
  return {
    /** Why a palette that becomes public has to wait for a moderator; undefined if it need not. */
    findHold: holds.ofPalette,

    /** Why texts that become public without colors stay private; undefined if they need not. */
    findTextHold: holds.ofTexts,

    /** Passes if no text that becomes public holds a forbidden term. */
    refuseTexts: forbidden.refuse,

    /** Whether texts that were public once may be so again. */
    async mayBePublic(texts: Parameters<typeof forbidden.refuse>[0]): Promise<boolean> {
      return forbidden.refuse(texts).then(
        () => true,
        (error) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
    },

    /**
     * Passes if the account may make something new public, or the given thing.
     *
     * @throws {AppError} `forbidden` if the account is suspended or the thing is hidden.
     */
    async allow(userId: string, thing?: Thing): Promise<void> {
      if ((await db.$count(suspendedAccounts, eq(suspendedAccounts.userId, userId))) > 0)
        throw new AppError('forbidden', SUSPENDED);
      if (!thing) return;
      const isHidden = and(isAbout(withheld, thing), isNotNull(withheld.actId));
      if ((await db.$count(withheld, isHidden)) > 0)
        throw new AppError('forbidden', hiddenWords(thing.kind));
    },

    /** Notes that the owner wants a thing private: it is not held, and stays private if it is hidden. */
    async keepPrivate(thing: Thing): Promise<void> {
      await db.delete(withheld).where(and(isAbout(withheld, thing), isNull(withheld.actId)));
      await db.update(withheld).set({ staysPrivate: true }).where(isAbout(withheld, thing));
    },
  };
}

/** The reason that an author reads where an admin deleted something on its own page. */
export const DELETED_BY_ADMIN = 'An administrator deleted it without giving a reason.';

const SUSPENDED =
  'This account is suspended and cannot publish; your profile says why. You can still save privately, and export or delete your data.';

const hiddenWords = (kind: ThingKind) =>
  `A moderator has hidden this ${kind}, so it cannot be made public; your profile says why.`;
