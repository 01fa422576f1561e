import { DOC_PAGES, PACKAGES, REFERENCE } from './docs/pages.ts';
import { ALL_TOOLS } from './tools/all-tools.ts';

export type Page = {
  /** With a query where it is a part of a page. */
  path: string;
  title: string;
  /** What it is, in a few words. */
  text?: string;
  /** Further words that find it. */
  words?: string;
};

/** The pages beside the tools that anyone may open, as search for pages lists them. */
// biome-ignore format: a row for each page
export const PAGES: readonly Page[] = [
  { path: '/', title: 'Home' },
  { path: '/color-tools', title: 'Color Tools', text: 'All tools on one page' },
  { path: '/learn-colors', title: 'Learn & Resources', words: 'articles tutorials lessons theory teacher class school print worksheet' },
  { path: '/learn-colors?tab=glossary', title: 'Color Glossary', words: 'what terms hue saturation lightness value chroma tint shade tone complementary analogous triadic monochromatic split' },
  { path: '/learn-colors/one-color-as-two', title: 'Make One Color Look Like Two', words: 'exercise albers play lesson simultaneous contrast relative' },
  { path: '/learn-colors/readable-brand-color', title: 'Make This Brand Color Readable', words: 'exercise play lesson quiz theme contrast text tint dark' },
  { path: '/blog', title: 'Blog', words: 'articles news' },
  { path: '/api-access', title: 'API Documentation', words: 'developers keys curl rest rate limit pricing free' },
  { path: '/plugins', title: 'Plugins', words: 'figma penpot design tokens install' },
  ...REFERENCE,
  ...PACKAGES,
  { path: '/about', title: 'About' },
  { path: '/contact', title: 'Contact', words: 'support help mail bug feedback' },
  { path: '/privacy-policy', title: 'Privacy Policy', words: 'legal' },
  { path: '/terms-of-service', title: 'Terms of Service', words: 'legal license' },
];

/** Pages that search engines should find. */
export const OPEN_PAGES: readonly string[] = [
  ...new Set([...PAGES, ...DOC_PAGES].map(({ path }) => path.split('?')[0]!)),
  // The image color picker has a second address, which is canonical.
  ...ALL_TOOLS.map(({ path }) => (path === '/pick-from-image' ? '/color-picker' : path)),
  '/login',
  '/register',
];
