export type * from './model.ts';
export { patchOf } from './patch-of.ts';
export { writeMode } from './write-mode.ts';
