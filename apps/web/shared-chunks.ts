// Files of the browser build that several pages share; each list becomes one chunk. Every entry is
// a file or, with a slash at its end, a folder; a test checks that each exists.

const LUCIDE = 'node_modules/lucide-react/dist/esm';
const icons = (...names: string[]) => names.map((name) => `${LUCIDE}/icons/${name}.mjs`);

/**
 * The shell, and the parts of it that other modules use. As one chunk they cost 3 kB less on every
 * page than as some twenty.
 */
export const SHELL = [
  'apps/web/app/root.tsx',
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'apps/web/app/api/browser-fetch.ts',
  'apps/web/app/auth/auth-provider.tsx',
  'apps/web/app/auth/session-calls.ts',
  'apps/web/app/auth/session.ts',
  'apps/web/app/meta/',
  'apps/web/app/palette-files/load-on-demand.ts',
  'apps/web/app/shell/',
  'apps/web/app/tools/all-tools.ts',
  'apps/web/app/tools/tool-list.tsx',
  'apps/web/app/ui/buttons/button-style.ts',
  'apps/web/app/ui/buttons/button.tsx',
  'apps/web/app/ui/buttons/icon-button.tsx',
  'apps/web/app/ui/buttons/link-button.tsx',
  'apps/web/app/ui/messages/toast-region.tsx',
  'apps/web/app/ui/messages/toast.ts',
  `${LUCIDE}/Icon.mjs`,
  `${LUCIDE}/context.mjs`,
  `${LUCIDE}/createLucideIcon.mjs`,
  `${LUCIDE}/shared/`,
  ...icons(
    'check',
    'chevron-down',
    'info',
    'log-out',
    'menu',
    'pencil-line',
    'search',
    'triangle-alert',
    'user-round',
    'x',
  ),
];

/** The modules of nearly every page: the core of the color package, copying. */
export const EVERYWHERE = [
  'packages/color/src/contrast/readable.ts',
  'packages/color/src/contrast/wcag.ts',
  'packages/color/src/culori.ts',
  'packages/color/src/difference.ts',
  'packages/color/src/format.ts',
  'packages/color/src/gamut.ts',
  'packages/color/src/palette/harmony.ts',
  'packages/color/src/round.ts',
  'packages/color/src/spaces/hsl.ts',
  'packages/color/src/spaces/hue.ts',
  'packages/color/src/spaces/oklab.ts',
  'packages/color/src/spaces/oklch.ts',
  'packages/color/src/spaces/srgb.ts',
  'apps/web/app/ui/copying/copy-button.tsx',
  'apps/web/app/ui/copying/copy-text.ts',
  'apps/web/app/ui/copying/copy-with-toast.ts',
  'apps/web/app/ui/layout/skeleton.tsx',
  'apps/web/app/ui/swatches/swatch.tsx',
  ...icons('arrow-right', 'copy'),
];

/** The client of the API. The home page loads it only when a person comes back to it. */
export const CLIENT = [
  'packages/client/src/api-error.ts',
  'packages/client/src/create-client.ts',
  'packages/client/src/request.ts',
  'apps/web/app/api/browser-client.ts',
];

/**
 * What carries a color or a palette to other pages. The home page loads it when its color is first
 * changed.
 */
export const GO_ON = [
  'apps/web/app/palettes/contrast-check-link.ts',
  'apps/web/app/palettes/creator-document.ts',
  'apps/web/app/palettes/document-url.ts',
  'apps/web/app/palettes/hex-list.ts',
  'apps/web/app/palettes/palette-link.ts',
  'apps/web/app/tools/go-on/bar.tsx',
  'apps/web/app/tools/go-on/go-on-with-color.tsx',
  'apps/web/app/tools/go-on/targets.ts',
  'apps/web/app/ui/links/color-path.ts',
];

/**
 * Small parts that the home page shares with some others. Each as a chunk of its own costs more than
 * its content.
 */
export const SMALL_PARTS = [
  'apps/web/app/colors/harmony-choice.tsx',
  'apps/web/app/palettes/card-frame.tsx',
  'apps/web/app/palettes/hexes-of.ts',
  'apps/web/app/palettes/house-mark.tsx',
  'apps/web/app/palettes/palette-face-skeleton.tsx',
  'apps/web/app/palettes/palette-face.tsx',
  'apps/web/app/routes/home/sent.tsx',
  'apps/web/app/tools/figures/contrast-figure.tsx',
  'apps/web/app/tools/figures/converter-figure.tsx',
  'apps/web/app/tools/figures/palette-figure.tsx',
  'apps/web/app/tools/figures/theme-figure.tsx',
  'apps/web/app/ui/fields/radio.tsx',
  'apps/web/app/ui/fields/slider.tsx',
  'apps/web/app/ui/layout/deferred.tsx',
  'apps/web/app/ui/layout/tool-card.tsx',
  ...icons('heart', 'lock', 'lock-open'),
];

/** Matches the module ids of these files. */
export const anyOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `/${path.replaceAll('.', '\\.')}`).join('|'));
