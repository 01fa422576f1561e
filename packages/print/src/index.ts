export * from './cmyk-text.ts';
export { loadCondition, type PrintCondition, printedLab } from './condition.ts';
export * from './conditions.ts';
export { pressOf } from './press.ts';
export * from './print-color.ts';
export { inGamut, type Printed, seenInk, separate, toPrint } from './to-print.ts';
