export { addMode } from './add-mode.ts';
export * from './model.ts';
