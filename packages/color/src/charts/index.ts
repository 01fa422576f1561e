export type { Range, Relaxed } from './admission.ts';
export * from './categorical.ts';
export * from './chart-palette.ts';
export * from './constants.ts';
export * from './diverging.ts';
export * from './measure.ts';
export { type MeasuredRamp, measureRamp } from './measure-ramp.ts';
export { areAlike, RAMP_LIMITS, type Ramp } from './ramp.ts';
export { createSequential } from './sequential.ts';
