/// <reference path="./bidi-js.d.ts" />
import type { Font } from '@cantoo/fontkit';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { Bidi } from 'bidi-js';
import { readFontFile } from '#font-files';

import { type FontFile, fileOf, hasRightToLeft, isBuiltIn, isIn, isShaped } from './letters.ts';
import { levelsOf, reversed } from './order-runs.ts';
import { createShaper, type Shaper } from './shape.ts';

/** The fonts of a sheet. */
export interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  /** By file, for names with letters that the built-in fonts lack. */
  embedded: ReadonlyMap<FontFile, PDFFont>;
  /** What knows the rules of embedded fonts whose letters need them. */
  shapers: ReadonlyMap<PDFFont, Shaper>;
  /** Knows directions, where a text has letters from right to left. */
  bidi: Bidi | undefined;
}

/** A part of a text in one font and one direction. */
export interface Run {
  font: PDFFont;
  text: string;
  /** Of Unicode's bidirectional algorithm: odd from right to left. */
  level: number;
}

/**
 * Embeds the built-in fonts, and of Noto Sans the letters of texts that need it: only these are in
 * the sheet.
 *
 * @param texts Of printable letters.
 */
export async function embedFonts(file: PDFDocument, texts: readonly string[]): Promise<Fonts> {
  const needed = new Set(
    texts.filter((text) => !isBuiltIn(text)).flatMap((text) => [...text].map(fileOf)),
  );
  const embedded = new Map<FontFile, PDFFont>();
  if (needed.size > 0) file.registerFontkit(await loadFontkit());
  const shapers = new Map<PDFFont, Shaper>();
  for (const name of needed) {
    if (!name) continue;
    const bytes = await bytesOf(name);
    const font = await file.embedFont(bytes, { subset: true });
    embedded.set(name, font);
    const shaper = fonts.get(bytes);
    if (shaper && isShaped(name)) shapers.set(font, createShaper(shaper));
  }
  return {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
    embedded,
    shapers,
    bidi: texts.some(hasRightToLeft) ? await loadBidi() : undefined,
  };
}

/** A text in bold, all of it in one design, in the order in which it is read. */
export function runsOf(text: string, { bold, embedded, bidi }: Fonts): Run[] {
  if (isBuiltIn(text)) return [{ font: bold, text, level: 0 }];
  const runs: Run[] = [];
  const levels = levelsOf(text, hasRightToLeft(text) ? bidi : undefined);
  let at = 0;
  let before: FontFile | undefined;
  for (const letter of text) {
    const isSame = before !== undefined && isShaped(before) && isIn(before, letter);
    const file = isSame ? before : fileOf(letter);
    const font = (file && embedded.get(file)) ?? bold;
    const level = levels[at]!;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.text += letter;
    else runs.push({ font, text: letter, level });
    at += letter.length;
    before = file;
  }
  return runs;
}

/** The text of a run as a font without rules shows it, from left to right. */
export const asSet = ({ text, level }: Run, { bidi }: Fonts): string =>
  bidi && level % 2 === 1 ? reversed(text, bidi) : text;

/** The width of a run at a size of 1. */
export function runWidth({ text, font }: Run, { shapers }: Fonts): number {
  const shaper = shapers.get(font);
  return shaper ? shaper(text).width : widthOf(text, font);
}

/** Of letters: laying out a text with all rules of its font takes a hundred times as long. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

/** The width of a text at a size of 1, letter by letter, as PDF sets it. */
function widthOf(text: string, font: PDFFont): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  let width = 0;
  for (const letter of text) {
    const one = known.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    known.set(letter, one);
    width += one;
  }
  return width;
}

// Reading a file and its tables takes as long as a sheet of a hundred colors, so both are kept: at most
// thirteen of them, a few megabytes.
const files = new Map<FontFile, Promise<Uint8Array>>();
const fonts = new WeakMap<Uint8Array, Font>();

function bytesOf(name: FontFile): Promise<Uint8Array> {
  const kept = files.get(name);
  if (kept) return kept;
  const read = readFontFile(name);
  read.catch(() => files.delete(name)); // the next sheet tries again
  files.set(name, read);
  return read;
}

/** Loads what knows the directions of letters, which most sheets do not need. */
async function loadBidi(): Promise<Bidi> {
  const { default: createBidi } = await import('bidi-js');
  return createBidi();
}

/** Loads what reads fonts, which most sheets do not need. */
async function loadFontkit() {
  const { create } = await import('@cantoo/fontkit');
  const parsed = (bytes: Uint8Array): Font => {
    const font = fonts.get(bytes) ?? create(bytes);
    if (!('characterSet' in font)) throw new TypeError('a font file holds several fonts');
    fonts.set(bytes, font);
    return font;
  };
  return { create: parsed };
}
