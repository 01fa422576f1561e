export * from './context-sheet.ts';
export { filesOfResolver } from './dtcg/read-dtcg.ts';
export { readContexts } from './read-contexts.ts';
export { type ColorChange, writeColors } from './write-colors.ts';
