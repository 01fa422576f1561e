/** Links to themes, and what they hold: for the page and the command line. */
export * from './theme-document.ts';
export * from './theme-query.ts';
