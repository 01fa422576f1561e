export { type Cmyk, loadCondition, type PrintCondition, printedLab } from './condition.ts';
export * from './conditions.ts';
export { pressOf } from './press.ts';
export {
  inGamut,
  type Printed,
  type PrintOptions,
  seenInk,
  separate,
  toPrint,
} from './to-print.ts';
