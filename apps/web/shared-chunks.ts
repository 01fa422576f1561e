// Files of the browser build that several pages share; each list becomes one chunk. Every entry is
// a file or, with a slash at its end, a folder; a test checks that each exists. What a file imports
// comes into its chunk, unless an earlier list has it.

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

/** The modules of nearly every page: the core of the color package, copying. */
const EVERYWHERE = [
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
  'apps/web/app/palettes/exact-of.ts',
  'apps/web/app/palettes/hexes-of.ts',
  'apps/web/app/ui/copying/copy-button.tsx',
  'apps/web/app/ui/copying/copy-text.ts',
  'apps/web/app/ui/copying/copy-with-toast.ts',
  'apps/web/app/ui/layout/skeleton.tsx',
  'apps/web/app/ui/swatches/swatch.tsx',
  'apps/web/app/ui/swatches/swatch-style.ts',
  ...icons('arrow-right', 'copy'),
];

/** The client of the API, and its errors in words. The home page loads it only when a person comes back to it. */
const CLIENT = [
  'packages/client/src/api-error.ts',
  'packages/client/src/create-client.ts',
  'packages/client/src/request.ts',
  'apps/web/app/api/browser-client.ts',
  'apps/web/app/api/plain-errors.ts',
];

/**
 * What carries a color or a palette to other pages. The home page loads it when its color is first
 * changed.
 */
const GO_ON = [
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
const SMALL_PARTS = [
  'apps/web/app/colors/harmony-choice.tsx',
  'apps/web/app/palettes/card-frame.tsx',
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

/** Calculations with colors that most tools do; the home page needs none of them. */
const COLOR_MATH = [
  'apps/web/app/colors/measures.ts',
  'apps/web/app/colors/repeat-notes.ts',
  'packages/color/src/palette/chroma-limit.ts',
  'packages/color/src/palette/describe.ts',
  'packages/color/src/palette/perceptual.ts',
  'packages/color/src/spaces/linear-light.ts',
  'packages/color/src/spaces/matrix.ts',
];

/** Colors as text, read and written, and the field for them. */
const COLOR_TEXT = [
  'apps/web/app/colors/default-color.ts',
  'apps/web/app/colors/read-color.ts',
  'apps/web/app/names/find-names.ts',
  'apps/web/app/ui/fields/color-field.tsx',
  'packages/color/src/contrast/composite.ts',
  'packages/color/src/format-further.ts',
  'packages/color/src/parse.ts',
  'packages/color/src/parse/',
  'packages/color/src/spaces/cmyk.ts',
  'packages/color/src/spaces/hsv.ts',
];

/** Colors as other eyes see them. */
const VISION = [
  'apps/web/app/colors/vision-options.ts',
  'apps/web/app/ui/swatches/vision-filter.tsx',
  'packages/color/src/vision/',
];

/** Pairs of colors, and what would mend them. */
const CONTRAST = [
  'apps/web/app/colors/contrast/pair-sample.tsx',
  'packages/color/src/contrast/auto-fix.ts',
  'packages/color/src/contrast/luminance-curve.ts',
  ...icons('circle-check'),
];

/** Fields and forms. */
const FORMS = [
  'apps/web/app/auth/pending-save.ts',
  'apps/web/app/navigation/use-page-navigate.ts',
  'apps/web/app/query/submit-without-script.tsx',
  'apps/web/app/ui/buttons/use-once.ts',
  'apps/web/app/ui/fields/checkbox.tsx',
  'apps/web/app/ui/fields/form-field.tsx',
  'apps/web/app/ui/fields/labeled.tsx',
  'apps/web/app/ui/fields/select-box.tsx',
  'apps/web/app/ui/fields/select.tsx',
  'apps/web/app/ui/fields/use-remarks.tsx',
];

/** The head of most pages, which tools share with pages of text. */
const PAGE_PARTS = [
  'apps/web/app/tools/back-link.tsx',
  'apps/web/app/ui/layout/page-header.tsx',
  'apps/web/app/ui/layout/panel.tsx',
  ...icons('arrow-left'),
];

/** What tools show beside their colors. */
const TOOL_PARTS = [
  'apps/web/app/query/use-query-fields.ts',
  'apps/web/app/tools/explanation.tsx',
  'apps/web/app/tools/tool-page.tsx',
  ...icons('download', 'link-2', 'undo-2'),
];

/** Undo, and state in the address that changes with each step. */
const EDITING = [
  'apps/web/app/palettes/share-of-row.ts',
  'apps/web/app/query/document-buttons.tsx',
  'apps/web/app/query/document-reducer.ts',
  'apps/web/app/query/history.ts',
  'apps/web/app/query/use-document-state.ts',
  'apps/web/app/query/use-undo-keys.ts',
  'apps/web/app/query/use-write-address.ts',
  ...icons('chevron-left', 'chevron-right', 'redo-2', 'star', 'trash'),
];

/** What larger tools ask with, and hand over. */
const DIALOGS = [
  'apps/web/app/palette-files/export/download.ts',
  'apps/web/app/palette-files/export/more-formats.tsx',
  'apps/web/app/palettes/link-meta.ts',
  'apps/web/app/ui/dialogs/dialog.tsx',
  'apps/web/app/ui/fields/segments.tsx',
  'packages/formats/src/text/file-name.ts',
  ...icons('globe', 'plus'),
];

/** What the colors of a palette or a theme do in a design. */
const DESIGN_COLORS = [
  'apps/web/app/designs/kit/palette-name.ts',
  'apps/web/app/designs/kit/use-paint.ts',
  'packages/color/src/roles/assign-roles.ts',
  'packages/color/src/roles/relative.ts',
];

/** A company's site in the colors of a palette or a theme. */
const SITE_DESIGN = [
  'apps/web/app/designs/art/coast.tsx',
  'apps/web/app/designs/art/logo.tsx',
  'apps/web/app/designs/art/mark.tsx',
  'apps/web/app/designs/art/tiles.tsx',
  'apps/web/app/designs/art/use-scene.ts',
  'apps/web/app/designs/art/viaduct.tsx',
  'apps/web/app/designs/kit/export-mockup.ts',
  'apps/web/app/designs/kit/font-css.ts',
  'apps/web/app/designs/kit/ground.tsx',
  'apps/web/app/designs/kit/ink.tsx',
  'apps/web/app/designs/kit/mockup.tsx',
  'apps/web/app/designs/mockups/web/journeys.tsx',
  'apps/web/app/designs/mockups/web/promises.tsx',
  'apps/web/app/designs/mockups/web/web-tab.tsx',
  ...icons('luggage', 'ship', 'ticket-check'),
];

/** The names of a theme's roles, and the pairs that it declares. */
const THEME_PAIRS = [
  'packages/theme/src/model/names.ts',
  'packages/theme/src/pairs/declare-pairs.ts',
  'packages/theme/src/pairs/minima.ts',
  'packages/theme/src/roles/roles-of.ts',
];

/** A theme as it arrives with its page. */
const THEME = [
  'apps/web/app/routes/theme/contract/long-list.tsx',
  'apps/web/app/routes/theme/preview/mode-strip.tsx',
  'apps/web/app/routes/theme/preview/role-variables.ts',
  'apps/web/app/routes/theme/state/packed-theme.ts',
  'apps/web/app/themes/mode-heads.tsx',
  'apps/web/app/themes/mode-names.ts',
  'apps/web/app/themes/pair-table.tsx',
  'packages/theme/src/link/theme-document.ts',
  'packages/theme/src/model/scale.ts',
  'packages/theme/src/notes/describe-note.ts',
];

/**
 * The lists by the names of their chunks. A phone asks for six files at once, and a small one takes
 * as long as 5 kB more of another: see docs/measurements/README.md.
 */
export const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  shell: SHELL,
  everywhere: EVERYWHERE,
  client: CLIENT,
  'go-on': GO_ON,
  parts: SMALL_PARTS,
  'color-math': COLOR_MATH,
  'color-text': COLOR_TEXT,
  vision: VISION,
  contrast: CONTRAST,
  forms: FORMS,
  'page-parts': PAGE_PARTS,
  'tool-parts': TOOL_PARTS,
  editing: EDITING,
  dialogs: DIALOGS,
  'design-colors': DESIGN_COLORS,
  'site-design': SITE_DESIGN,
  'theme-pairs': THEME_PAIRS,
  theme: THEME,
};

/** Matches the module ids of these files. */
export const anyOf = (paths: readonly string[]): RegExp =>
  new RegExp(paths.map((path) => `/${path.replaceAll('.', '\\.')}`).join('|'));
