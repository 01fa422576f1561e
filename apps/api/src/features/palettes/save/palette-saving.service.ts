import {
  type ChangePaletteRequest,
  LIMITS,
  type Palette,
  type SavePaletteRequest,
} from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';
import { type AttemptCounter, takeAttempt } from '../../../limits/throttle.ts';
import type { Account } from '../../../plugins/guard/auth.ts';
import type { PaletteRepository } from '../palettes.repository.ts';
import { findVisible, isOwner, noSuchPalette } from '../read/palettes.service.ts';
import { toPalette, toStoredColors } from '../to-palette.ts';

type Parts = {
  repository: PaletteRepository;
  counter: AttemptCounter;
  /** False for tests, which save hundreds. */
  isLimited: boolean;
};

const MINUTE_MS = 60_000;

export type PaletteSavingService = ReturnType<typeof createPaletteSavingService>;

/** Keeps, changes and deletes palettes of accounts. */
export function createPaletteSavingService({ repository, counter, isLimited }: Parts) {
  /**
   * A person saves a few a minute; a program that fills the lists of others hears when to go on.
   * Larger plans are held to their requests an hour.
   */
  async function countSave({ id, plan }: Account): Promise<void> {
    if (!isLimited || plan !== 'free') return;
    const key = `save:${id}`;
    await takeAttempt(counter, [{ key, most: LIMITS.savesPerMinute, windowMs: MINUTE_MS }]);
  }

  /** Admins may delete what others made public; what is private they do not even see. */
  async function authorize(id: string, account: Account, { admins = false } = {}) {
    const row = await findVisible(repository, id, account);
    if (isOwner(row, account) || (admins && account.role === 'admin')) return row;
    throw new AppError('forbidden', 'This palette belongs to somebody else');
  }

  return {
    /** Throws `conflict` when the account keeps as many as it may. */
    async save(
      { colors, ...values }: z.output<typeof SavePaletteRequest>,
      account: Account,
    ): Promise<Palette> {
      await countSave(account);
      const palette = { ...values, colors: toStoredColors(colors), userId: account.id };
      const row = await repository.insert(palette, LIMITS.palettes);
      if (!row) {
        const most = LIMITS.palettes.toLocaleString('en');
        throw new AppError(
          'conflict',
          `An account keeps at most ${most} palettes. Please delete one first.`,
        );
      }
      return toPalette(row);
    },

    /** Throws `not_found` and, for a palette of somebody else, `forbidden`. */
    async change(
      id: string,
      { colors, ...values }: z.output<typeof ChangePaletteRequest>,
      account: Account,
    ): Promise<{ palette: Palette; wasPublic: boolean }> {
      const { isPublic: wasPublic } = await authorize(id, account);
      await countSave(account);
      const row = await repository.update(id, {
        ...values,
        ...(colors && { colors: toStoredColors(colors) }),
      });
      if (!row) throw noSuchPalette();
      return { palette: toPalette(row), wasPublic };
    },

    /** Whether it was public. Throws `not_found` and, for a palette of somebody else, `forbidden`. */
    async delete(id: string, account: Account): Promise<boolean> {
      const { isPublic } = await authorize(id, account, { admins: true });
      if (!(await repository.delete(id))) throw noSuchPalette();
      return isPublic;
    },
  };
}
