import type { Tool } from './all-tools.ts';

/** What each tool does, in one sentence. */
export const TOOL_TEXTS: Record<Tool['id'], string> = {
  converter: 'Any CSS color in every common notation. Click to copy.',
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
    'Every pair of a palette: what its contrast is enough for, and who can tell its colors apart.',
  audit: 'Find contrast failures and stray colors in a project, fix them, and get a report.',
  'color-of-the-day': 'A color for each day of the year, with its story and how to use it.',
  'web-safe-colors':
    'The 216 colors that early screens could show, and the one nearest to any color.',
};

/** Further words by which a person looks for a tool: what it makes, reads and is called elsewhere. */
export const TOOL_WORDS: Record<Tool['id'], string> = {
  converter:
    'convert rgb to hex hsl hsv hwb cmyk oklch oklab lab lch p3 display notation css value code translate name',
  creator:
    'generator create new make generate random scheme brand import file ase gpl procreate export coolors edit lock shuffle tune adjust gradient pdf print sheet',
  theme:
    'brand color dark mode light design system tokens tailwind shadcn radix material css variables scale ramp logo repair fix import figma high contrast ui kit website app components',
  data: 'chart charts graph map dataviz data csv visualization categorical sequential diverging qualitative color blindness viridis tableau d3 matplotlib ggplot plot heatmap series safe',
  explore: 'browse search find trending popular library gallery inspiration ideas tags community',
  picker:
    'extract photo picture logo from brand eyedropper upload screenshot pipette dominant image jpg png svg camera palette',
  contrast:
    'wcag accessibility accessible readable legible a11y aa aaa apca ratio text background check',
  mood: 'feeling emotion calm warm cool vintage playful inspiration ideas random generate',
  wheel: 'hue harmony color circle rainbow mix ring',
  harmonies:
    'harmony complementary triadic analogous tetradic square split scheme matching go with',
  variations: 'tints shades tones lighter darker scale ramp monochromatic',
  accessibility:
    'simulate color blindness blind colorblind deuteranopia protanopia tritanopia vision wcag a11y low vision preview',
  visualizer:
    'mockup preview ui website logo print card poster app dashboard see example use business',
  'palette-contrast':
    'matrix grid pairs wcag check accessibility a11y compare color blindness table png report',
  audit:
    'audit check css wcag report accessibility repair fix pdf style sheet stylesheet html tokens scss failing pairs client a11y aa aaa earl zip import theme stray hardcoded colors literals hex folder repository patch git diff duplicates refactor',
  'color-of-the-day': 'today daily calendar rss history story',
  'web-safe-colors': '216 html named css old screen list safe',
};
