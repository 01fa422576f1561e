import { DOC_PAGES } from '../docs/pages.ts';
import { ALL_TOOLS } from '../tools/all-tools.ts';

/** Pages that search engines should find. */
export const OPEN_PAGES: readonly string[] = [
  '/',
  '/color-tools',
  // The image color picker has a second address, which is canonical.
  ...ALL_TOOLS.map(({ path }) => (path === '/pick-from-image' ? '/color-picker' : path)),
  '/learn-colors',
  '/learn-colors/one-color-as-two',
  '/learn-colors/readable-brand-color',
  '/blog',
  '/api-access',
  '/plugins',
  ...DOC_PAGES.map(({ path }) => path),
  '/contact',
  '/about',
  '/login',
  '/register',
  '/privacy-policy',
  '/terms-of-service',
];
