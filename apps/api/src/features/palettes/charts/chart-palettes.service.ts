import type { ChartPaletteAnswer } from '@swatchwork/contract';

import type { FilePool } from '../../../workers/file-pool.ts';
import type { ChartTask } from './make-chart-palette.ts';

export type ChartPaletteService = ReturnType<typeof createChartPaletteService>;

/** Palettes for charts, made in a thread: the search takes up to a quarter of a second. */
export const createChartPaletteService = (pool: FilePool) => ({
  /** @throws {AppError} `overloaded` if too many are waiting for a thread. */
  make: (task: ChartTask): Promise<ChartPaletteAnswer> => pool.runInSlot('makeChartPalette', task),
});
