import type { ChartPalette } from '@swatchwork/color/charts';

import type { ChartRequest } from '../state/chart-request.ts';

export type Question = { id: number; request: ChartRequest };

export type Answer = { id: number } & ({ made: ChartPalette } | { refusal: string });
