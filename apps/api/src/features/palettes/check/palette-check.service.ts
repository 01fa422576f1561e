import type { CheckPaletteAnswer } from '@swatchwork/contract';

import type { FilePool } from '../../../workers/file-pool.ts';
import { type CheckTask, checkColors } from './check-colors.ts';

/**
 * So many colors are checked on the main thread, in 2 ms at most; ten take up to 6, which eight
 * callers at once would make 50.
 */
export const CHECKED_AT_ONCE = 5;

export type PaletteCheckService = ReturnType<typeof createPaletteCheckService>;

/** Checks palettes. */
export function createPaletteCheckService(pool: FilePool) {
  return {
    /** @throws {AppError} `overloaded` if too many palettes are waiting for a thread. */
    async check(task: CheckTask): Promise<CheckPaletteAnswer> {
      return task.colors.length <= CHECKED_AT_ONCE
        ? checkColors(task)
        : pool.runInSlot('checkColors', task);
    },
  };
}
