import type { Tool } from './all-tools.ts';

/** What each tool does, in one sentence. */
export const TOOL_TEXTS: Record<Tool['id'], string> = {
  converter: 'Any color you can write in CSS, in ten notations, each a click from the clipboard.',
  creator: 'Colors that belong together: lock, shuffle, harmonize, undo, export.',
  theme: 'From brand colors to light, dark and high contrast, with every pair proven.',
  data: 'Colors for charts and maps that every eye can tell apart, measured and shown.',
  explore: 'Palettes that people have made and shared, by name, tag or color.',
  picker: 'The main colors of a picture, and any single pixel of it.',
  contrast: 'Can everyone read it? WCAG levels, real samples, and a fix where it fails.',
  mood: 'Sixteen moods, from calm to tropical, and a new palette for each at a click.',
  wheel: 'Turn the wheel, and see which hues go with yours.',
  harmonies: 'Complementary, triadic, analogous and tetradic schemes of one color.',
  variations: 'Five tints, five shades and five tones of one color.',
  accessibility: 'Text as it will be read: size, spacing, contrast and color vision.',
  visualizer: 'A palette at work: cards, logos, print, a site, an app, a dashboard.',
  'palette-contrast': 'Every pair of a palette: what it can be used for, and for whose eyes.',
  'color-of-the-day': 'A color for each day of the year, with its story and its use.',
  'web-safe-colors': 'The 216 colors that every screen could show, and the nearest of them.',
};
