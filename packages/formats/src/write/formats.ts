import { FORMAT_LIST, type FormatId } from '../format-list.ts';
import { writeAco } from '../swatch-files/aco.ts';
import { writeAct } from '../swatch-files/act.ts';
import { writeAse } from '../swatch-files/ase.ts';
import { folderName, sameFolder } from '../swatch-files/folder-names.ts';
import { writeGpl } from '../swatch-files/gpl.ts';
import { writeJasc } from '../swatch-files/jasc.ts';
import { commentText, oneLine, withoutDirectionMarks } from '../text/text.ts';
import { writeAndroid } from './android.ts';
import { writeCompose } from './compose.ts';
import { writeCss, writeCssWide } from './css.ts';
import { writeCsv } from './csv.ts';
import { UNTITLED, variableName, writeFigmaVariables } from './figma-variables.ts';
import { writeFlutter } from './flutter.ts';
import type { BinaryFormat, Format, TextFormat } from './format.ts';
import { writeJson } from './json.ts';
import {
  exact,
  inPixels,
  inStyleSheet,
  inXml,
  inXmlAttribute,
  inXmlComment,
  type Kept,
  onOneLine,
  onSheets,
  withoutNul,
} from './kept.ts';
import { writePaintNet } from './paint-net.ts';
import { writeLess, writeScss } from './scss.ts';
import type { PaletteFormId } from './sheet/pages.ts';
import { writeSketchPalette } from './sketch-palette.ts';
import { writeSoc } from './soc.ts';
import { stylusComment, writeStylus } from './stylus.ts';
import { writeSvg } from './svg.ts';
import { writeSwiftUi, writeUiKit } from './swift.ts';
import { writeTailwind, writeTailwindConfig } from './tailwind.ts';
import { writeTokens } from './tokens.ts';
import { writeTxt } from './txt.ts';

export { SHEET_FORMATS } from '../constants.ts';
export { FORMAT_GROUPS } from '../format-list.ts';
export type { Format } from './format.ts';
export { lossesOf } from './losses.ts';

const text = (write: TextFormat['write'], keeps: Kept) => ({ isText: true, write, keeps }) as const;
const bytes = (write: BinaryFormat['write'], keeps: Kept) =>
  ({ isText: false, write, keeps }) as const;

const picture = (form: PaletteFormId) =>
  bytes(
    async (palette) => (await import('./sheet/picture.ts')).writePicture(palette, form),
    onSheets,
  );

/** How each format is written, and what it preserves. The heavy ones load their libraries on first use. */
// biome-ignore format: a row for each format
const WRITERS: Record<FormatId, ReturnType<typeof text> | ReturnType<typeof bytes>> = {
  css: text(writeCss, inStyleSheet),
  'css-wide': text(writeCssWide, inStyleSheet),
  scss: text(writeScss, inStyleSheet),
  less: text(writeLess, inStyleSheet),
  stylus: text(writeStylus, { colors: 'hexes', alpha: 'bytes', title: commentText, label: stylusComment }),
  tailwind: text(writeTailwind, inStyleSheet),
  'tailwind-config': text(writeTailwindConfig, inStyleSheet),
  tokens: text(writeTokens, { colors: 'functions', alpha: 'exact', none: true, title: exact, label: exact }),
  json: text(writeJson, { colors: 'functions', alpha: 'exact', inks: true, none: true, title: exact, label: exact }),
  ase: bytes(writeAse, { colors: 'hexes', lab: 'exact', inks: true, alpha: 'lost', title: withoutNul, label: withoutNul }),
  aco: bytes(writeAco, { colors: 'hexes', lab: 'hundredths', inks: true, alpha: 'lost', label: withoutNul }),
  gpl: text(writeGpl, { colors: 'hexes', alpha: 'lost', ...onOneLine }),
  swatches: bytes(
    async (palette) => (await import('../swatch-files/swatches.ts')).writeSwatches(palette),
    { colors: 'hexes', alpha: 'exact', title: oneLine },
  ),
  act: bytes(writeAct, { colors: 'hexes', alpha: 'one-clear' }),
  kpl: bytes(
    async (palette) => (await import('../swatch-files/kpl.ts')).writeKpl(palette),
    { colors: 'hexes', alpha: 'lost', ...inXmlAttribute },
  ),
  'paint-net': text(writePaintNet, { colors: 'hexes', alpha: 'bytes', title: oneLine }),
  jasc: text(writeJasc, { colors: 'hexes', alpha: 'lost' }),
  soc: text(writeSoc, { colors: 'hexes', alpha: 'lost', label: inXmlAttribute.label, asksForNames: true }),
  sketchpalette: text(writeSketchPalette, { colors: 'hexes', alpha: 'exact', label: exact }),
  figma: text(
    writeFigmaVariables,
    { colors: 'hexes', alpha: 'exact', title: oneLine, untitled: UNTITLED, label: variableName, asksForNames: true, sameAs: exact },
  ),
  android: text(writeAndroid, { colors: 'hexes', alpha: 'bytes', title: inXmlComment, label: inXmlComment }),
  compose: text(writeCompose, { colors: 'hexes', alpha: 'bytes', ...onOneLine }),
  swiftui: text(writeSwiftUi, { colors: 'functions', alpha: 'exact', ...onOneLine }),
  uikit: text(writeUiKit, { colors: 'functions', alpha: 'exact', ...onOneLine }),
  flutter: text(writeFlutter, { colors: 'hexes', alpha: 'bytes', ...onOneLine }),
  xcassets: bytes(
    async (palette) => (await import('../swatch-files/xcassets.ts')).writeXcassets(palette),
    { colors: 'hexes', alpha: 'exact', label: folderName, asksForNames: true, sameAs: sameFolder },
  ),
  svg: text(writeSvg, { colors: 'functions', alpha: 'exact', none: true, title: inXml, label: inXml }),
  png: bytes(async (palette) => (await import('./png.ts')).writePng(palette), inPixels),
  'png-slide': picture('slide'),
  'png-square': picture('square'),
  'png-sheet': picture('sheet'),
  pdf: bytes(async (palette) => (await import('./sheet/pdf.ts')).writePdf(palette), onSheets),
  txt: text(writeTxt, { colors: 'hexes', alpha: 'lost', title: oneLine }),
  csv: text(writeCsv, { colors: 'hexes', alpha: 'bytes', label: withoutDirectionMarks }),
};

/** Every format that can be written. */
export const FORMATS: readonly Format[] = FORMAT_LIST.map((format) => ({
  ...format,
  ...WRITERS[format.id],
}));

/** The format of an id; undefined for any other text. */
export const findFormat = (id: string): Format | undefined =>
  FORMATS.find((format) => format.id === id);
