/** The six color tools, in the order of the overview. */
export const TOOLS = [
  {
    id: 'converter',
    title: 'Color Converter',
    text: 'Any color you can write in CSS, in ten notations, each a click from the clipboard.',
  },
  {
    id: 'harmonies',
    title: 'Color Harmonies',
    text: 'Complementary, triadic, analogous and tetradic schemes of one color.',
  },
  {
    id: 'accessibility',
    title: 'Accessibility Simulator',
    text: 'Text as it will be read: size, spacing, contrast and color vision.',
  },
  {
    id: 'variations',
    title: 'Color Variations',
    text: 'Five tints, five shades and five tones of one color.',
  },
  {
    id: 'contrast',
    title: 'Contrast Checker',
    text: 'Can everyone read it? WCAG levels, real samples, and a fix where it fails.',
  },
  {
    id: 'web-safe-colors',
    title: 'Web Safe Colors',
    text: 'The 216 colors that every screen could show, and the nearest of them.',
  },
] as const;

export type ToolId = (typeof TOOLS)[number]['id'];

/** The page of a tool. */
export const toolPath = (id: ToolId) => `/color-tools/color-${id}`;
