export type * from './model.ts';
export { writeMode } from './write-mode.ts';
