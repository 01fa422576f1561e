/** The groups of formats in a list. */
export const FORMAT_GROUPS = ['Web', 'Design tools', 'Apps', 'Pictures and text'] as const;

interface ListedFormat {
  readonly id: string;
  readonly label: string;
  readonly group: (typeof FORMAT_GROUPS)[number];
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
  /** Of code, in which colors are variables. */
  readonly isCode?: true;
}

/**
 * The formats that a palette can be written in, in the order of lists. Pages show them from here;
 * the writers, in `write/formats.ts`, are loaded when a file is written.
 */
// biome-ignore format: a row for each format
export const FORMAT_LIST = [
  { id: 'css', label: 'CSS variables', group: 'Web', extension: 'css', mediaType: 'text/css', isCode: true },
  { id: 'css-wide', label: 'CSS variables with OKLCH and P3', group: 'Web', extension: 'css', mediaType: 'text/css', isCode: true },
  { id: 'scss', label: 'SCSS variables', group: 'Web', extension: 'scss', mediaType: 'text/x-scss', isCode: true },
  { id: 'less', label: 'Less variables', group: 'Web', extension: 'less', mediaType: 'text/x-less', isCode: true },
  { id: 'stylus', label: 'Stylus variables', group: 'Web', extension: 'styl', mediaType: 'text/x-styl', isCode: true },
  { id: 'tailwind', label: 'Tailwind 4 theme', group: 'Web', extension: 'css', mediaType: 'text/css', isCode: true },
  { id: 'tailwind-config', label: 'Tailwind 3 configuration', group: 'Web', extension: 'js', mediaType: 'text/javascript', isCode: true },
  { id: 'tokens', label: 'Design tokens (DTCG)', group: 'Web', extension: 'tokens.json', mediaType: 'application/design-tokens+json', isCode: true },
  { id: 'json', label: 'JSON', group: 'Web', extension: 'json', mediaType: 'application/json' },
  { id: 'ase', label: 'Adobe Swatch Exchange', group: 'Design tools', extension: 'ase', mediaType: 'application/octet-stream' },
  { id: 'aco', label: 'Photoshop swatches', group: 'Design tools', extension: 'aco', mediaType: 'application/octet-stream' },
  { id: 'gpl', label: 'GIMP, Inkscape and Krita', group: 'Design tools', extension: 'gpl', mediaType: 'application/x-gimp-palette' },
  { id: 'swatches', label: 'Procreate swatches', group: 'Design tools', extension: 'swatches', mediaType: 'application/octet-stream' },
  { id: 'act', label: 'Photoshop color table', group: 'Design tools', extension: 'act', mediaType: 'application/octet-stream' },
  { id: 'kpl', label: 'Krita palette', group: 'Design tools', extension: 'kpl', mediaType: 'application/x-krita-palette' },
  { id: 'paint-net', label: 'Paint.NET', group: 'Design tools', extension: 'txt', mediaType: 'text/plain' },
  { id: 'jasc', label: 'Paint Shop Pro (JASC)', group: 'Design tools', extension: 'pal', mediaType: 'text/plain' },
  { id: 'soc', label: 'LibreOffice colors', group: 'Design tools', extension: 'soc', mediaType: 'application/xml' },
  { id: 'sketchpalette', label: 'Sketch palette', group: 'Design tools', extension: 'sketchpalette', mediaType: 'application/json' },
  { id: 'figma', label: 'Figma variables', group: 'Design tools', extension: 'variables.json', mediaType: 'application/json' },
  { id: 'android', label: 'Android XML', group: 'Apps', extension: 'xml', mediaType: 'application/xml', isCode: true },
  { id: 'compose', label: 'Jetpack Compose', group: 'Apps', extension: 'kt', mediaType: 'text/x-kotlin', isCode: true },
  { id: 'swiftui', label: 'SwiftUI', group: 'Apps', extension: 'swift', mediaType: 'text/x-swift', isCode: true },
  { id: 'uikit', label: 'Swift (UIKit)', group: 'Apps', extension: 'swift', mediaType: 'text/x-swift', isCode: true },
  { id: 'flutter', label: 'Flutter', group: 'Apps', extension: 'dart', mediaType: 'text/x-dart', isCode: true },
  { id: 'xcassets', label: 'Xcode asset catalog', group: 'Apps', extension: 'xcassets.zip', mediaType: 'application/zip' },
  { id: 'svg', label: 'SVG', group: 'Pictures and text', extension: 'svg', mediaType: 'image/svg+xml' },
  { id: 'png', label: 'PNG', group: 'Pictures and text', extension: 'png', mediaType: 'image/png' },
  { id: 'png-slide', label: 'PNG slide, 1920 × 1080', group: 'Pictures and text', extension: 'png', mediaType: 'image/png' },
  { id: 'png-square', label: 'PNG square, 1080 × 1080', group: 'Pictures and text', extension: 'png', mediaType: 'image/png' },
  { id: 'png-sheet', label: 'PNG sheet', group: 'Pictures and text', extension: 'png', mediaType: 'image/png' },
  { id: 'pdf', label: 'PDF sheet', group: 'Pictures and text', extension: 'pdf', mediaType: 'application/pdf' },
  { id: 'txt', label: 'Text', group: 'Pictures and text', extension: 'txt', mediaType: 'text/plain' },
  { id: 'csv', label: 'CSV table', group: 'Pictures and text', extension: 'csv', mediaType: 'text/csv' },
] as const satisfies readonly ListedFormat[];

export type FormatId = (typeof FORMAT_LIST)[number]['id'];

/** Their ids. */
export const FORMAT_IDS: readonly FormatId[] = /* @__PURE__ */ FORMAT_LIST.map(({ id }) => id);
