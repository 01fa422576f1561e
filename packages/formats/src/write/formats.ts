import { writeAco } from '../swatch-files/aco.ts';
import { writeAse } from '../swatch-files/ase.ts';
import { writeGpl } from '../swatch-files/gpl.ts';
import { writeAndroid } from './android.ts';
import { writeCompose } from './compose.ts';
import { writeCss, writeCssWide } from './css.ts';
import { writeCsv } from './csv.ts';
import { DESIGN_FORMATS } from './design-formats.ts';
import { writeFlutter } from './flutter.ts';
import type { Format } from './format.ts';
import { writeJson } from './json.ts';
import { writeLess, writeScss } from './scss.ts';
import { writeStylus } from './stylus.ts';
import { writeSvg } from './svg.ts';
import { writeSwiftUi, writeUiKit } from './swift.ts';
import { writeTailwind, writeTailwindConfig } from './tailwind.ts';
import { writeTokens } from './tokens.ts';
import { writeTxt } from './txt.ts';

export { FORMAT_GROUPS, type Format } from './format.ts';
export { lossesOf } from './losses.ts';

/** Every format that can be written; the heavy ones load their libraries on first use. */
export const FORMATS = [
  {
    id: 'css',
    label: 'CSS variables',
    group: 'Web',
    extension: 'css',
    mediaType: 'text/css',
    isText: true,
    write: writeCss,
  },
  {
    id: 'css-wide',
    label: 'CSS variables with OKLCH and P3',
    group: 'Web',
    extension: 'css',
    mediaType: 'text/css',
    isText: true,
    write: writeCssWide,
  },
  {
    id: 'scss',
    label: 'SCSS variables',
    group: 'Web',
    extension: 'scss',
    mediaType: 'text/x-scss',
    isText: true,
    write: writeScss,
  },
  {
    id: 'less',
    label: 'Less variables',
    group: 'Web',
    extension: 'less',
    mediaType: 'text/x-less',
    isText: true,
    write: writeLess,
  },
  {
    id: 'stylus',
    label: 'Stylus variables',
    group: 'Web',
    extension: 'styl',
    mediaType: 'text/x-styl',
    isText: true,
    write: writeStylus,
  },
  {
    id: 'tailwind',
    label: 'Tailwind 4 theme',
    group: 'Web',
    extension: 'css',
    mediaType: 'text/css',
    isText: true,
    write: writeTailwind,
  },
  {
    id: 'tailwind-config',
    label: 'Tailwind 3 configuration',
    group: 'Web',
    extension: 'js',
    mediaType: 'text/javascript',
    isText: true,
    write: writeTailwindConfig,
  },
  {
    id: 'tokens',
    label: 'Design tokens (DTCG)',
    group: 'Web',
    extension: 'tokens.json',
    mediaType: 'application/design-tokens+json',
    isText: true,
    write: writeTokens,
  },
  {
    id: 'json',
    label: 'JSON',
    group: 'Web',
    extension: 'json',
    mediaType: 'application/json',
    isText: true,
    write: writeJson,
  },
  {
    id: 'ase',
    label: 'Adobe Swatch Exchange',
    group: 'Design tools',
    extension: 'ase',
    mediaType: 'application/octet-stream',
    isText: false,
    write: writeAse,
  },
  {
    id: 'aco',
    label: 'Photoshop swatches',
    group: 'Design tools',
    extension: 'aco',
    mediaType: 'application/octet-stream',
    isText: false,
    write: writeAco,
  },
  {
    id: 'gpl',
    label: 'GIMP, Inkscape and Krita',
    group: 'Design tools',
    extension: 'gpl',
    mediaType: 'application/x-gimp-palette',
    isText: true,
    write: writeGpl,
  },
  {
    id: 'swatches',
    label: 'Procreate swatches',
    group: 'Design tools',
    extension: 'swatches',
    mediaType: 'application/octet-stream',
    isText: false,
    write: async (palette) => (await import('../swatch-files/swatches.ts')).writeSwatches(palette),
  },
  ...DESIGN_FORMATS,
  {
    id: 'android',
    label: 'Android XML',
    group: 'Apps',
    extension: 'xml',
    mediaType: 'application/xml',
    isText: true,
    write: writeAndroid,
  },
  {
    id: 'compose',
    label: 'Jetpack Compose',
    group: 'Apps',
    extension: 'kt',
    mediaType: 'text/x-kotlin',
    isText: true,
    write: writeCompose,
  },
  {
    id: 'swiftui',
    label: 'SwiftUI',
    group: 'Apps',
    extension: 'swift',
    mediaType: 'text/x-swift',
    isText: true,
    write: writeSwiftUi,
  },
  {
    id: 'uikit',
    label: 'Swift (UIKit)',
    group: 'Apps',
    extension: 'swift',
    mediaType: 'text/x-swift',
    isText: true,
    write: writeUiKit,
  },
  {
    id: 'flutter',
    label: 'Flutter',
    group: 'Apps',
    extension: 'dart',
    mediaType: 'text/x-dart',
    isText: true,
    write: writeFlutter,
  },
  {
    id: 'xcassets',
    label: 'Xcode asset catalog',
    group: 'Apps',
    extension: 'xcassets.zip',
    mediaType: 'application/zip',
    isText: false,
    write: async (palette) => (await import('../swatch-files/xcassets.ts')).writeXcassets(palette),
  },
  {
    id: 'svg',
    label: 'SVG',
    group: 'Pictures and text',
    extension: 'svg',
    mediaType: 'image/svg+xml',
    isText: true,
    write: writeSvg,
  },
  {
    id: 'png',
    label: 'PNG',
    group: 'Pictures and text',
    extension: 'png',
    mediaType: 'image/png',
    isText: false,
    write: async (palette) => (await import('./png.ts')).writePng(palette),
  },
  {
    id: 'pdf',
    label: 'PDF sheet',
    group: 'Pictures and text',
    extension: 'pdf',
    mediaType: 'application/pdf',
    isText: false,
    write: async (palette) => (await import('./sheet/pdf.ts')).writePdf(palette),
  },
  {
    id: 'txt',
    label: 'Text',
    group: 'Pictures and text',
    extension: 'txt',
    mediaType: 'text/plain',
    isText: true,
    write: writeTxt,
  },
  {
    id: 'csv',
    label: 'CSV table',
    group: 'Pictures and text',
    extension: 'csv',
    mediaType: 'text/csv',
    isText: true,
    write: writeCsv,
  },
] as const satisfies readonly Format[];

/** The format of an id; undefined for any other text. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id);
