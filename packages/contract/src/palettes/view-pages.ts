/** By the path of a page whose work is saved with a palette, what that is called. */
export const VIEW_PAGES = {
  '/contrast-check': 'Contrast check',
  '/color-tools/color-contrast': 'Contrast pair',
  '/audit': 'Contrast audit',
  '/data-palettes': 'Chart colors',
} as const;

export type ViewPage = keyof typeof VIEW_PAGES;
