export * from './check/check-pairs.ts';
export {
  type Coverage,
  countAlike,
  describeCoverage,
  listUnjudged,
  notesOnUnjudged,
  type UnjudgedPair,
} from './check/coverage.ts';
export { type Paint, type SeenPair, seePair, worstOf } from './check/judge-pair.ts';
export { createTheme } from './create-theme.ts';
export { ThemeInputError } from './input/theme-input-error.ts';
export * from './model/names.ts';
export type { Note, NoteCode } from './model/note.ts';
export * from './model/pair.ts';
export * from './model/scale.ts';
export type * from './model/theme.ts';
export { describeNote } from './notes/describe-note.ts';
export { declarePairs } from './pairs/declare-pairs.ts';
export { MINIMA } from './pairs/minima.ts';
export { rolesOf } from './roles/roles-of.ts';
