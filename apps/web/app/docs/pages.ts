/** A page of the documentation, what it is about in one sentence, and further words that find it. */
export type DocPage = { path: string; title: string; text: string; words: string };

/** How to do one job each, in the order of reading. */
// biome-ignore format: a row for each page
export const GUIDES: readonly DocPage[] = [
  { path: '/docs', title: 'Docs', text: 'Where to begin, by what you have and what you want.', words: 'documentation help guide manual how start' },
  { path: '/docs/palette-from-a-logo', title: 'A palette from a logo', text: 'Keep the colors of a logo exact, and choose others that go with them.', words: 'guide how brand colors extract picture svg exact' },
  { path: '/docs/theme-for-tailwind-and-shadcn', title: 'A theme for Tailwind and shadcn/ui', text: 'Light, dark and high contrast from a brand color, as a file for your project.', words: 'guide how css dark mode missing add pull update developer file' },
  { path: '/docs/colors-for-charts', title: 'Colors for charts', text: 'Categorical, sequential and diverging palettes that everyone can tell apart.', words: 'guide how data graph map blind newspaper journalist datawrapper flourish matplotlib ggplot tableau excel' },
  { path: '/docs/colors-in-print', title: 'Colors in print', text: 'CMYK for a paper, the color as it will look there, and the nearest of your own book of paints or spot colors.', words: 'guide how cmyk fogra gracol ink paper press proof spot ral thread paint book nearest match brochure' },
  { path: '/docs/contrast-audit', title: 'Contrast audit', text: 'Find text that is hard to read, and how to fix it.', words: 'guide how wcag accessibility a11y report css repair ci fail build github action' },
  { path: '/docs/colors-from-a-photo', title: 'Colors from a photo', text: 'A palette of the colors that people notice in a picture.', words: 'guide how image picture phone camera instagram extract' },
  { path: '/docs/hand-off-to-figma', title: 'Hand-off to Figma', text: 'Themes as variables, palettes as color styles.', words: 'guide how variables design developers handoff penpot' },
];

// biome-ignore format: a row for each page
export const REFERENCE: readonly DocPage[] = [
  { path: '/docs/formats', title: 'File formats', text: 'Every file format that is read or written, and what each one loses.', words: 'import export ase aco gpl svg json csv pdf files photoshop adobe swatches procreate gimp sketch sass android swift ios powerpoint' },
  { path: '/docs/command-line', title: 'Command line', text: 'Every command, with examples. It works offline.', words: 'cli terminal npm offline shell swatchwork install ci build' },
  { path: '/docs/self-hosting', title: 'Self-hosting', text: 'Run Swatchwork for others: settings, instances, backups and alerts.', words: 'docker server install host operations postgres environment backup restore' },
  { path: '/docs/changelog', title: 'Changelog', text: 'What changed in each version.', words: 'version release news what new' },
];

/** What can be installed. */
// biome-ignore format: a row for each page
export const PACKAGES: readonly DocPage[] = [
  { path: '/docs/packages', title: 'Packages', text: 'The engines of this site as libraries, and where they run.', words: 'library npm node deno bun browser python install typescript reference' },
  { path: '/docs/packages/color', title: 'Color package', text: 'Spaces, contrast, color vision, palettes and colors for charts.', words: 'library functions typescript reference oklch apca wcag' },
  { path: '/docs/packages/color-types', title: 'Types of color', text: 'What the functions of the color package take and return.', words: 'library typescript reference interface' },
  { path: '/docs/packages/theme', title: 'Theme package', text: 'Themes in which every pair of colors has the contrast that it needs.', words: 'library functions typescript reference white label' },
  { path: '/docs/packages/theme-types', title: 'Types of theme', text: 'The types that the theme package exports.', words: 'library typescript reference interface' },
  { path: '/docs/packages/formats', title: 'Formats package', text: 'Palettes and themes as files, read and written.', words: 'library functions typescript reference ase tokens' },
  { path: '/docs/packages/print', title: 'Print package', text: 'CMYK of measured print conditions, and the colors on paper.', words: 'library functions typescript reference cmyk fogra gracol ink paper' },
  { path: '/docs/packages/extract', title: 'Extract package', text: 'The colors of a picture.', words: 'library functions typescript reference image photo' },
];

/** Every page of the documentation. */
export const DOC_PAGES = [...GUIDES, ...REFERENCE, ...PACKAGES];
