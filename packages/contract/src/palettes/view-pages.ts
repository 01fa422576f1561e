/** Paths of the pages whose work is saved with a palette. */
export const VIEW_PAGES = [
  '/create-palette',
  '/contrast-check',
  '/color-tools/color-contrast',
  '/audit',
  '/data-palettes',
] as const;

export type ViewPage = (typeof VIEW_PAGES)[number];
