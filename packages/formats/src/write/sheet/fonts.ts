import type { Font } from '@cantoo/fontkit';
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import { readFontFile } from '#font-files';

import { type FontFile, fileOf, isBuiltIn } from './letters.ts';

/** The fonts of a sheet. */
export interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
  /** By file, for names with letters that the built-in fonts lack. */
  embedded: ReadonlyMap<FontFile, PDFFont>;
}

/** A part of a text in one font. */
export interface Run {
  font: PDFFont;
  text: string;
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
  for (const name of needed) {
    if (name) embedded.set(name, await file.embedFont(await bytesOf(name), { subset: true }));
  }
  return {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
    embedded,
  };
}

/** A text in bold, all of it in one design. */
export function runsOf(text: string, { bold, embedded }: Fonts): Run[] {
  if (isBuiltIn(text)) return [{ font: bold, text }];
  const runs: Run[] = [];
  for (const letter of text) {
    const file = fileOf(letter);
    const font = (file && embedded.get(file)) ?? bold;
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Of letters: laying out a text with all rules of its font takes a hundred times as long. */
const widths = new WeakMap<PDFFont, Map<string, number>>();

/** The width of a text at a size of 1, letter by letter, as PDF sets it. */
export function widthOf(text: string, font: PDFFont): number {
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
// seven of them, a few megabytes.
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
