export type * from './model.ts';
export { PAIR_LIMIT, readTheme } from './read-theme.ts';
export { readShown } from './shown.ts';
