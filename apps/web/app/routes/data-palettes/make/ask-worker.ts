import type { ChartPalette } from '@swatchwork/color/charts';

import { createAsker } from '../../../workers/ask-worker.ts';
import type { ChartRequest } from '../state/chart-request.ts';

/** Searches for a palette in a worker. A signal that aborts stops the search at once. */
export const searchPalette = createAsker<ChartRequest, ChartPalette>(
  () => new Worker(new URL('./make-worker.ts', import.meta.url), { type: 'module' }),
  { notLoaded: 'the search did not load' },
);
