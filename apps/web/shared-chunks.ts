// Files of the browser build that several pages share. Every entry of a list is a file or, with a
// slash at its end, a folder; a test checks that each exists. What a file imports comes into its chunk,
// unless an earlier one has it.

const LUCIDE = 'node_modules/lucide-react/dist/esm';
const icons = (...names: string[]) => names.map((name) => `${LUCIDE}/icons/${name}.mjs`);

/**
 * The shell, and the parts of it that other modules use. As one chunk they cost 3 kB less on every
 * page than as some twenty.
 */
const SHELL = [
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

/**
 * What the home page shares with others: the core of the color package, copying, and small parts, of
 * which each as a chunk of its own would cost more than its content.
 */
const EVERYWHERE = [
  'apps/web/app/colors/harmony-choice.tsx',
  'apps/web/app/navigation/use-page-navigate.ts',
  'apps/web/app/palettes/card-frame.tsx',
  'apps/web/app/palettes/exact-of.ts',
  'apps/web/app/palettes/hexes-of.ts',
  'apps/web/app/palettes/house-mark.tsx',
  'apps/web/app/palettes/palette-face-skeleton.tsx',
  'apps/web/app/palettes/palette-face.tsx',
  'apps/web/app/query/submit-without-script.tsx',
  'apps/web/app/query/use-query-fields.ts',
  'apps/web/app/routes/home/sent.tsx',
  'apps/web/app/ui/copying/copy-button.tsx',
  'apps/web/app/ui/copying/copy-text.ts',
  'apps/web/app/ui/copying/copy-with-toast.ts',
  'apps/web/app/ui/fields/radio.tsx',
  'apps/web/app/ui/layout/deferred.tsx',
  'apps/web/app/ui/layout/skeleton.tsx',
  'apps/web/app/ui/swatches/swatch-style.ts',
  'apps/web/app/ui/swatches/swatch.tsx',
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
  ...icons('arrow-right', 'copy', 'heart', 'lock', 'lock-open'),
];

/** Fields and forms, which pages without tools have as well, the head of most pages, and addresses of palettes. */
const FORMS = [
  'apps/web/app/auth/pending-save.ts',
  'apps/web/app/palettes/palette-path.ts',
  'apps/web/app/tools/back-link.tsx',
  'apps/web/app/ui/buttons/use-once.ts',
  'apps/web/app/ui/fields/checkbox.tsx',
  'apps/web/app/ui/fields/form-field.tsx',
  'apps/web/app/ui/fields/labeled.tsx',
  'apps/web/app/ui/fields/select-box.tsx',
  'apps/web/app/ui/fields/select.tsx',
  'apps/web/app/ui/fields/slider.tsx',
  'apps/web/app/ui/fields/use-remarks.tsx',
  'packages/contract/src/common/limits.ts',
  'packages/contract/src/common/palette-colors.ts',
];

/** Matches the module ids of these files. */
export const anyOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `/${path.replaceAll('.', '\\.')}`).join('|'));

/** The lists by the names of their chunks. */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
  shell: SHELL,
  everywhere: EVERYWHERE,
  forms: FORMS,
};

/**
 * The chunks that pages share: those of the lists, and what many tools use. A phone asks for six files
 * at once, and a small one takes as long as 5 kB more of another: see docs/measurements/README.md.
 */
export const SHARED_CHUNKS = [
  ...Object.entries(LISTS).map(([name, paths]) => ({ name, test: anyOf(paths) })),
  {
    name: 'tools',
    test: /\/(packages\/color\/src|web\/app\/(query|tools|colors|palettes))\//,
    minShareCount: 14,
  },
];
