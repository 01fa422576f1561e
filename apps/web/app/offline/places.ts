/** The tools, which compute in the browser: they open without a connection. */
export const OFFLINE_TOOLS = [
  { to: '/create-palette', label: 'Palette Creator' },
  { to: '/theme', label: 'Theme Builder' },
  { to: '/data-palettes', label: 'Data Palettes' },
  { to: '/pick-from-image', label: 'Image Color Picker' },
  { to: '/palette-visualizer', label: 'Palette Visualizer' },
  { to: '/contrast-check', label: 'Palette Contrast' },
  { to: '/color-tools/color-converter', label: 'Color Converter' },
  { to: '/color-tools/color-contrast', label: 'Contrast Checker' },
  { to: '/color-tools/color-harmonies', label: 'Color Harmonies' },
  { to: '/color-tools/color-variations', label: 'Color Variations' },
  { to: '/color-tools/color-accessibility', label: 'Accessibility Simulator' },
  { to: '/interactive-color-wheel', label: 'Interactive Color Wheel' },
  { to: '/mood-generator', label: 'Mood Generator' },
  { to: '/web-safe-colors', label: 'Web Safe Colors' },
  { to: '/color', label: 'Color Details' },
] as const;

/** Other pages that need nothing from the server, or only for an optional part. */
const OTHERS = [
  '/',
  '/about',
  '/color-tools',
  '/color-tools/color-web-safe-colors',
  '/learn-colors',
  '/learn-colors/one-color-as-two',
  '/learn-colors/readable-brand-color',
  '/color-picker',
  '/privacy-policy',
  '/terms-of-service',
];

const PLACES = new Set<string>([...OFFLINE_TOOLS.map(({ to }) => to), ...OTHERS]);

/** Whether the page at a path opens without a connection, as `/color/ff6347` does. */
export function worksOffline(path: string): boolean {
  const place = path.replace(/(?<=.)\/+$/, '');
  return PLACES.has(place) || /^\/color\/[^/]+$/.test(place);
}
