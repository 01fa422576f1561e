import { createChartPalette } from '@swatchwork/color/charts';
import type { ChartPaletteAnswer, ChartPaletteRequest } from '@swatchwork/contract';
import { CHART_NAME, writeChartFile } from '@swatchwork/formats/charts';
import type { z } from 'zod';

/** What is asked of a palette for charts. */
export type ChartTask = z.output<typeof ChartPaletteRequest>;

/** Colors for categories, or a ramp, what they measure, and the file that is asked for. */
export function makeChartPalette(task: ChartTask): ChartPaletteAnswer {
  const { format, name = CHART_NAME, ...input } = task;
  const palette = createChartPalette(input);
  return format ? { ...palette, file: writeChartFile(format, { ...palette, name }) } : palette;
}
