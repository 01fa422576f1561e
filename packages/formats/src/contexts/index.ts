export * from './context-sheet.ts';
export { isDesignMd } from './design-md/yaml-blocks.ts';
export { filesOfResolver } from './dtcg/read-dtcg.ts';
export { readContexts } from './read-contexts.ts';
export { NOTHING_UNREAD, notesOnUnread } from './unread.ts';
export { notesOnWide, rememberWide, type WideTokens } from './wide-note.ts';
export { type ColorChange, writeColors } from './write-colors.ts';
