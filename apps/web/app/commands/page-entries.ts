import { type DocPage, GUIDES, REFERENCE } from '../docs/pages.ts';
import type { Entry } from './entry.ts';

/** The pages beside the tools that anyone may open. */
// biome-ignore format: a row for each page
export const PAGE_ENTRIES: readonly Entry[] = [
  { id: 'home', title: 'Home', to: '/' },
  { id: 'tools', title: 'Color Tools', detail: 'All tools on one page', to: '/color-tools' },
  { id: 'learn', title: 'Learn & Resources', words: 'articles tutorials lessons theory', to: '/learn-colors' },
  { id: 'glossary', title: 'Color Glossary', words: 'what terms hue saturation lightness value chroma tint shade tone complementary analogous triadic monochromatic split', to: '/learn-colors?tab=glossary' },
  { id: 'one-as-two', title: 'Make One Color Look Like Two', words: 'exercise albers play lesson simultaneous contrast relative', to: '/learn-colors/one-color-as-two' },
  { id: 'readable-brand', title: 'Make This Brand Color Readable', words: 'exercise play lesson quiz theme contrast text tint dark', to: '/learn-colors/readable-brand-color' },
  { id: 'blog', title: 'Blog', words: 'articles news', to: '/blog' },
  { id: 'api', title: 'API Documentation', words: 'developers keys curl rest', to: '/api-access' },
  { id: 'plugins', title: 'Plugins', words: 'figma penpot design tokens install', to: '/plugins' },
  ...REFERENCE.map(toEntry),
  { id: 'about', title: 'About', to: '/about' },
  { id: 'contact', title: 'Contact', words: 'support help mail', to: '/contact' },
  { id: 'privacy', title: 'Privacy Policy', words: 'legal', to: '/privacy-policy' },
  { id: 'terms', title: 'Terms of Service', words: 'legal license', to: '/terms-of-service' },
];

/** The pages of the documentation for one job each. */
export const GUIDE_ENTRIES: readonly Entry[] = GUIDES.map(toEntry);

function toEntry({ path, title, text, words }: DocPage): Entry {
  return { id: path, title, words, detail: text, to: path };
}
