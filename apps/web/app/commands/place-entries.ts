import { ALL_TOOLS } from '../tools/all-tools.ts';
import { TOOL_TEXTS } from '../tools/tool-texts.ts';
import type { Entry } from './entry.ts';

/** Words for a tool that neither its name nor its description holds. */
const WORDS: Partial<Record<(typeof ALL_TOOLS)[number]['id'], string>> = {
  converter: 'hex rgb hsl cmyk oklch lab convert',
  creator: 'generator create generate random scheme',
  explore: 'browse search trending popular library',
  theme: 'dark mode light design system tokens scale tailwind shadcn radix material',
  data: 'chart charts graph map categorical sequential diverging color blindness viridis tableau d3 plot visualization',
  picker: 'extract photo image eyedropper upload',
  contrast: 'wcag accessibility readable a11y',
  wheel: 'hue harmony',
  harmonies: 'complementary triadic analogous tetradic scheme',
  variations: 'tints shades tones',
  accessibility: 'color blindness deuteranopia protanopia tritanopia vision wcag a11y',
  visualizer: 'mockup preview',
  'palette-contrast': 'matrix wcag check audit color blindness accessibility a11y',
  'color-of-the-day': 'today calendar',
};

/** All tools. */
export const TOOL_ENTRIES: readonly Entry[] = ALL_TOOLS.map(({ id, title, path }) => ({
  id,
  title,
  words: WORDS[id] ?? '',
  detail: TOOL_TEXTS[id],
  to: path,
}));

/** The other pages that anyone may open. */
export const PAGE_ENTRIES: readonly Entry[] = [
  { id: 'home', title: 'Home', to: '/' },
  { id: 'tools', title: 'Color Tools', detail: 'All tools on one page', to: '/color-tools' },
  {
    id: 'learn',
    title: 'Learn & Resources',
    words: 'articles tutorials lessons theory',
    to: '/learn-colors',
  },
  {
    id: 'glossary',
    title: 'Color Glossary',
    words:
      'terms hue saturation lightness value chroma tint shade tone complementary analogous triadic monochromatic split',
    to: '/learn-colors?tab=glossary',
  },
  {
    id: 'one-as-two',
    title: 'Make One Color Look Like Two',
    words: 'exercise albers play lesson simultaneous contrast relative',
    to: '/learn-colors/one-color-as-two',
  },
  {
    id: 'readable-brand',
    title: 'Make This Brand Color Readable',
    words: 'exercise play lesson quiz theme contrast text tint dark',
    to: '/learn-colors/readable-brand-color',
  },
  { id: 'blog', title: 'Blog', words: 'articles news', to: '/blog' },
  { id: 'api', title: 'API Documentation', words: 'developers keys curl rest', to: '/api-access' },
  { id: 'plugins', title: 'Plugins', words: 'figma penpot design tokens install', to: '/plugins' },
  { id: 'about', title: 'About', to: '/about' },
  { id: 'contact', title: 'Contact', words: 'support help mail', to: '/contact' },
  { id: 'privacy', title: 'Privacy Policy', words: 'legal', to: '/privacy-policy' },
  { id: 'terms', title: 'Terms of Service', words: 'legal license', to: '/terms-of-service' },
];
