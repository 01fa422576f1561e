import type { SheetLanguage } from './style-sheet.ts';

/* Apart from the readers, so that who only looks at names loads no parser. */

/** Style sheets by the endings of their names. */
export const SHEETS: Partial<Record<string, SheetLanguage>> = {
  css: 'css',
  pcss: 'css',
  postcss: 'css',
  scss: 'scss',
  less: 'less',
};
const SCRIPTS = /^[cm]?[jt]sx?$/;
export const MARKUP = /^(?:html?|svg|vue)$/;
/** Languages of styles and pages without a reader here. */
export const NO_READER = /^(?:svelte|astro|styl|sass|mdx|marko|php|erb|ejs|hbs|pug|liquid|twig)$/;

/** Of a file's name, in small letters, without its dot. */
export const endingOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Whether a file of this name may hold colors of a user interface. */
export const isAudited = (name: string): boolean => {
  const ending = endingOf(name);
  return ending in SHEETS || SCRIPTS.test(ending) || MARKUP.test(ending) || NO_READER.test(ending);
};

/** Longer files are skipped, in UTF-16 code units. */
export const LONGEST_FILE = 2_000_000;
