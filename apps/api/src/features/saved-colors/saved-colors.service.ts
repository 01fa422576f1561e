import { LIMITS, type SaveColorRequest, type SavedColor } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../app-error.ts';
import { toExactColor } from '../palettes/exact-color.ts';
import type { createSavedColorRepository, SavedColorRow } from './saved-colors.repository.ts';

export type SavedColorService = ReturnType<typeof createSavedColorService>;

/** A person's favorite single colors, each color once. */
export function createSavedColorService(repository: ReturnType<typeof createSavedColorRepository>) {
  return {
    async list(userId: string): Promise<SavedColor[]> {
      return (await repository.findAll(userId)).map(toSavedColor);
    },

    /** Throws `conflict` when the account has the most colors that it may have. */
    async save(userId: string, request: z.output<typeof SaveColorRequest>): Promise<SavedColor> {
      const { hex: hexCode, ...beyond } = toExactColor({ ...request, hex: request.hexCode });
      const name = request.name || `Color ${hexCode}`;
      const color = { ...beyond, userId, hexCode, name, tags: request.tags };
      const row = await repository.save(color, LIMITS.savedColors);
      if (!row) {
        const message = `An account can have at most ${LIMITS.savedColors} colors.`;
        throw new AppError('conflict', `${message} Please delete one first.`);
      }
      return toSavedColor(row);
    },

    /**
     * Throws `not_found`, also for colors of other accounts, so that callers do not learn that they
     * exist.
     */
    async delete(id: string, userId: string): Promise<void> {
      const existed = await repository.delete(id, userId);
      if (!existed) throw new AppError('not_found', 'You have no saved color with this id');
    },
  };
}

export const toSavedColor = ({ userId: _, css, alpha, ...row }: SavedColorRow): SavedColor => ({
  ...row,
  ...(css !== null && { css }),
  ...(alpha !== null && { alpha }),
  createdAt: row.createdAt.toISOString(),
});
