export { CHART_FORMAT_IDS, type ChartFormatId } from '../constants.ts';
export { CHART_NAME, type ChartColors } from './chart-file.ts';
export * from './chart-formats.ts';
export { drawChartSheet } from './chart-sheet.ts';
