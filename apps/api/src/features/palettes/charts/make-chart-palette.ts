import { createChartPalette } from '@swatchwork/color/charts';
import type { ChartPaletteAnswer, ChartPaletteRequest } from '@swatchwork/contract';
import type { z } from 'zod';

/** What is asked of a palette for charts. */
export type ChartTask = z.output<typeof ChartPaletteRequest>;

/** Colors for categories, or a ramp, and what they measure. */
export const makeChartPalette = (task: ChartTask): ChartPaletteAnswer => createChartPalette(task);
