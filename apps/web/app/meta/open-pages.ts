/** Pages that search engines should find. */
export const OPEN_PAGES = [
  '/',
  '/create-palette',
  '/color-tools',
  '/color-tools/color-converter',
  '/color-tools/color-harmonies',
  '/color-tools/color-accessibility',
  '/color-tools/color-variations',
  '/color-tools/color-contrast',
  '/interactive-color-wheel',
  '/mood-generator',
  '/color-of-the-day',
  '/web-safe-colors',
  '/learn-colors',
  '/about',
  '/privacy-policy',
  '/terms-of-service',
] as const;
