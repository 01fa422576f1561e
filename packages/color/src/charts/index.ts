export type { Range, Relaxed } from './admission.ts';
export * from './categorical.ts';
export * from './diverging.ts';
export * from './measure.ts';
export { type MeasuredRamp, measureRamp } from './measure-ramp.ts';
export { READERS, type Reader } from './readers.ts';
export { createSequential, RAMP_LIMITS, type Ramp } from './sequential.ts';
