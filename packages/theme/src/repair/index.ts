export type * from './model.ts';
export { repairContexts } from './repair-contexts.ts';
