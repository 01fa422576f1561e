/** Titles of the pages whose links show a picture of their own, by path. */
export const PAGE_TITLES = {
  '/about': 'About',
  '/api-access': 'API Documentation',
  '/audit': 'Contrast Audit',
  '/blog': 'Blog',
  '/color-picker': 'Image Color Picker',
  '/color-tools': 'Color Tools',
  '/color-tools/color-accessibility': 'Accessibility Simulator',
  '/color-tools/color-contrast': 'Contrast Checker',
  '/color-tools/color-converter': 'Color Converter',
  '/color-tools/color-harmonies': 'Color Harmonies',
  '/color-tools/color-variations': 'Color Variations',
  '/contrast-check': 'Palette Contrast',
  '/create-palette': 'Palette Creator',
  '/data-palettes': 'Data Palettes',
  '/explore-palettes': 'Explore Palettes',
  '/interactive-color-wheel': 'Interactive Color Wheel',
  '/learn-colors': 'Learn Colors',
  '/learn-colors/one-color-as-two': 'Make One Color Look Like Two',
  '/learn-colors/readable-brand-color': 'Make This Brand Color Readable',
  '/mood-generator': 'Mood Generator',
  '/palette-visualizer': 'Palette Visualizer',
  '/pick-from-image': 'Image Color Picker',
  '/plugins': 'Plugins',
  '/theme': 'Theme Builder',
  '/web-safe-colors': 'Web Safe Colors',
} as const;

/** The path of the picture that a link to colors shows, with their name. */
export function picturePath(colors: readonly string[], name = ''): string {
  const list = colors.map((hex) => hex.slice(1)).join('-');
  if (colors.length === 1) return `/pictures/color/${list.toLowerCase()}.png`;
  return `/pictures/palette/${list}.png${name && `?${new URLSearchParams({ name })}`}`;
}
