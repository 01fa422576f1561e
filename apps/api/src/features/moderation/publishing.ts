import type { SharedKind } from '@swatchwork/contract';
import { eq } from 'drizzle-orm';

import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { heldPalettes, hiddenPalettes, suspendedAccounts } from '../../db/schema/moderation.ts';
import { hiddenShared } from '../../db/schema/shared-moderation.ts';
import type { Holds } from './holds/find-hold.ts';
import { isAbout, type Shared } from './shared/hidden-shared.ts';
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
     * Passes if the account may make a new palette or theme public, or the given palette.
     *
     * @throws {AppError} `forbidden` if the account is suspended or the palette is hidden.
     */
    async allow(userId: string, paletteId?: string): Promise<void> {
      if ((await db.$count(suspendedAccounts, eq(suspendedAccounts.userId, userId))) > 0)
        throw new AppError('forbidden', SUSPENDED);
      if (!paletteId) return;
      if ((await db.$count(hiddenPalettes, eq(hiddenPalettes.paletteId, paletteId))) > 0)
        throw new AppError('forbidden', hiddenWords('palette'));
    },

    /**
     * The same for a theme or a collection.
     *
     * @throws {AppError} `forbidden` if the account is suspended or the thing is hidden.
     */
    async allowShared(userId: string, shared: Shared): Promise<void> {
      await this.allow(userId);
      if ((await db.$count(hiddenShared, isAbout(hiddenShared, shared))) > 0)
        throw new AppError('forbidden', hiddenWords(shared.kind));
    },

    /** Notes that the owner wants a theme or a collection private, also once it is no longer hidden. */
    async keepSharedPrivate(shared: Shared): Promise<void> {
      await db
        .update(hiddenShared)
        .set({ staysPrivate: true })
        .where(isAbout(hiddenShared, shared));
    },

    /** Notes that the owner wants a palette private: it is not held, and stays private if it is hidden. */
    async keepPrivate(paletteId: string): Promise<void> {
      await db.delete(heldPalettes).where(eq(heldPalettes.paletteId, paletteId));
      await db
        .update(hiddenPalettes)
        .set({ staysPrivate: true })
        .where(eq(hiddenPalettes.paletteId, paletteId));
    },
  };
}

/** The reason that an author reads where an admin deleted something on its own page. */
export const DELETED_BY_ADMIN = 'An administrator deleted it without giving a reason.';

const SUSPENDED =
  'This account is suspended and cannot publish; your profile says why. You can still save privately, and export or delete your data.';

const hiddenWords = (kind: 'palette' | SharedKind) =>
  `A moderator has hidden this ${kind}, so it cannot be made public; your profile says why.`;
