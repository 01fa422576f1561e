import type { ChangePaletteRequest, Palette, SavePaletteRequest } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import type { Account } from '../../plugins/auth.ts';
import type { PaletteRepository } from './palettes.repository.ts';
import { findVisible, isOwner, noSuchPalette } from './palettes.service.ts';
import { toPalette, toStoredColors } from './to-palette.ts';

export type PaletteSavingService = ReturnType<typeof createPaletteSavingService>;

/** Keeps, changes and deletes palettes of accounts. */
export function createPaletteSavingService(repository: PaletteRepository) {
  /** Admins may delete what others made public; what is private they do not even see. */
  async function authorize(id: string, account: Account, { admins = false } = {}): Promise<void> {
    const row = await findVisible(repository, id, account);
    if (isOwner(row, account) || (admins && account.role === 'admin')) return;
    throw new AppError('forbidden', 'This palette belongs to somebody else');
  }

  return {
    async save(
      { colors, ...values }: z.output<typeof SavePaletteRequest>,
      account: Account,
    ): Promise<Palette> {
      const palette = { ...values, colors: toStoredColors(colors), userId: account.id };
      return toPalette(await repository.insert(palette));
    },

    /** Throws `not_found` and, for a palette of somebody else, `forbidden`. */
    async change(
      id: string,
      { colors, ...values }: z.output<typeof ChangePaletteRequest>,
      account: Account,
    ): Promise<Palette> {
      await authorize(id, account);
      const row = await repository.update(id, {
        ...values,
        ...(colors && { colors: toStoredColors(colors) }),
      });
      if (!row) throw noSuchPalette();
      return toPalette(row);
    },

    /** Throws `not_found` and, for a palette of somebody else, `forbidden`. */
    async delete(id: string, account: Account): Promise<void> {
      await authorize(id, account, { admins: true });
      if (!(await repository.delete(id))) throw noSuchPalette();
    },
  };
}
