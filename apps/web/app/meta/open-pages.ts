/** Pages that search engines should find. */
export const OPEN_PAGES = [
  '/',
  '/create-palette',
  '/color-tools',
  '/color-tools/color-converter',
  '/color-tools/color-contrast',
  '/web-safe-colors',
] as const;
