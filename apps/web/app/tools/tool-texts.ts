import type { Tool } from './all-tools.ts';

/** What each tool does, in one sentence. */
export const TOOL_TEXTS: Record<Tool['id'], string> = {
  converter: 'Any CSS color in ten notations. Click to copy.',
  creator: 'Colors that belong together: lock, shuffle, harmonize, undo, export.',
  theme: 'Light, dark and high-contrast themes from brand colors. Every pair passes.',
  data: 'Colors for charts and maps that everyone can tell apart.',
  explore: 'Public palettes by name, tag or color.',
  picker: 'The main colors of an image, and any single pixel.',
  contrast: 'Can everyone read it? WCAG levels, real samples, and a fix where it fails.',
  mood: 'New palettes for sixteen moods, from calm to tropical.',
  wheel: 'Turn the wheel, and see which hues go with yours.',
  harmonies: 'Complementary, triadic, analogous and tetradic schemes of one color.',
  variations: 'Five tints, five shades and five tones of one color.',
  accessibility: 'Preview text with size, spacing, contrast and color vision.',
  visualizer: 'See a palette in cards, logos, print, a site, an app and a dashboard.',
  'palette-contrast':
    'Every pair of a palette: what it is suitable for, and for which color vision.',
  'color-of-the-day': 'A color for each day of the year, with its story and its use.',
  'web-safe-colors': 'The 216 colors that every screen could show, and the nearest of them.',
};
