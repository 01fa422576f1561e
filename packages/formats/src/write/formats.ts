import { FORMAT_LIST, type FormatId } from '../format-list.ts';
import { writeAco } from '../swatch-files/aco.ts';
import { writeAct } from '../swatch-files/act.ts';
import { writeAse } from '../swatch-files/ase.ts';
import { writeGpl } from '../swatch-files/gpl.ts';
import { writeJasc } from '../swatch-files/jasc.ts';
import { writeAndroid } from './android.ts';
import { writeCompose } from './compose.ts';
import { writeCss, writeCssWide } from './css.ts';
import { writeCsv } from './csv.ts';
import { writeFigmaVariables } from './figma-variables.ts';
import { writeFlutter } from './flutter.ts';
import type { BinaryFormat, Format, TextFormat } from './format.ts';
import { writeJson } from './json.ts';
import { writePaintNet } from './paint-net.ts';
import { writeLess, writeScss } from './scss.ts';
import type { PaletteFormId } from './sheet/pages.ts';
import { writeSketchPalette } from './sketch-palette.ts';
import { writeSoc } from './soc.ts';
import { writeStylus } from './stylus.ts';
import { writeSvg } from './svg.ts';
import { writeSwiftUi, writeUiKit } from './swift.ts';
import { writeTailwind, writeTailwindConfig } from './tailwind.ts';
import { writeTokens } from './tokens.ts';
import { writeTxt } from './txt.ts';

export { SHEET_FORMATS } from '../constants.ts';
export { FORMAT_GROUPS } from '../format-list.ts';
export type { Format } from './format.ts';
export { lossesOf } from './losses.ts';

const text = (write: TextFormat['write']) => ({ isText: true, write }) as const;
const bytes = (write: BinaryFormat['write']) => ({ isText: false, write }) as const;

const picture = (form: PaletteFormId) =>
  bytes(async (palette) => (await import('./sheet/picture.ts')).writePicture(palette, form));

/** The heavy ones load their libraries on first use. */
const WRITERS: Record<FormatId, ReturnType<typeof text> | ReturnType<typeof bytes>> = {
  css: text(writeCss),
  'css-wide': text(writeCssWide),
  scss: text(writeScss),
  less: text(writeLess),
  stylus: text(writeStylus),
  tailwind: text(writeTailwind),
  'tailwind-config': text(writeTailwindConfig),
  tokens: text(writeTokens),
  json: text(writeJson),
  ase: bytes(writeAse),
  aco: bytes(writeAco),
  gpl: text(writeGpl),
  swatches: bytes(async (palette) =>
    (await import('../swatch-files/swatches.ts')).writeSwatches(palette),
  ),
  act: bytes(writeAct),
  kpl: bytes(async (palette) => (await import('../swatch-files/kpl.ts')).writeKpl(palette)),
  'paint-net': text(writePaintNet),
  jasc: text(writeJasc),
  soc: text(writeSoc),
  sketchpalette: text(writeSketchPalette),
  figma: text(writeFigmaVariables),
  android: text(writeAndroid),
  compose: text(writeCompose),
  swiftui: text(writeSwiftUi),
  uikit: text(writeUiKit),
  flutter: text(writeFlutter),
  xcassets: bytes(async (palette) =>
    (await import('../swatch-files/xcassets.ts')).writeXcassets(palette),
  ),
  svg: text(writeSvg),
  png: bytes(async (palette) => (await import('./png.ts')).writePng(palette)),
  'png-slide': picture('slide'),
  'png-square': picture('square'),
  'png-sheet': picture('sheet'),
  pdf: bytes(async (palette) => (await import('./sheet/pdf.ts')).writePdf(palette)),
  txt: text(writeTxt),
  csv: text(writeCsv),
};

/** Every format that can be written. */
export const FORMATS: readonly Format[] = FORMAT_LIST.map((format) => ({
  ...format,
  ...WRITERS[format.id],
}));

/** The format of an id; undefined for any other text. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id);
