export type { ChartColors } from './chart-file.ts';
export * from './chart-formats.ts';
