/// <reference path="./bidi-js.d.ts" />
import { type PDFDocument, type PDFFont, StandardFonts } from '@cantoo/pdf-lib';
import type { Bidi } from 'bidi-js';
import { readFontFile } from '#font-files';

import { DrawnGlyphs } from './drawn-glyphs.ts';
import { builtInFace, drawnFace, type Face } from './faces.ts';
import { type Font, hasRightToLeft, readFont } from './font.ts';
import {
  type AlphabetFile,
  alphabetOf,
  charactersOf,
  isBuiltIn,
  isIn,
  isShaped,
  MISSING,
} from './letters.ts';
import { levelsOf, reversed } from './order-runs.ts';
import { createShaper } from './shaped.ts';
import { sliceOutlines } from './sliced.ts';

/** The fonts of a sheet. */
export interface Fonts {
  plain: PDFFont;
  bold: Face;
  alphabets: ReadonlyMap<AlphabetFile, Face>;
  /** Of emoji, and of letters of Chinese, Japanese and Korean. */
  drawn: Face;
  isDrawn: (character: string) => boolean;
  /** Knows directions, where a text has letters from right to left. */
  bidi: Bidi | undefined;
  /** Writes the glyphs, once every text has been shown. */
  write: () => void;
}

/** A part of a text in one font and one direction. */
export interface Run {
  face: Face;
  text: string;
  /** Of Unicode's bidirectional algorithm: odd from right to left. */
  level: number;
}

/**
 * Loads the fonts of texts: those that every program has, and parts of Noto Sans where a text needs
 * them. Of these only the glyphs that are shown are in the sheet.
 *
 * @param texts Of printable letters.
 */
export async function loadFonts(file: PDFDocument, texts: readonly string[]): Promise<Fonts> {
  const glyphs = new DrawnGlyphs(file.context);
  const characters = new Set(texts.filter((text) => !isBuiltIn(text)).flatMap(charactersOf));
  const alphabets = new Map<AlphabetFile, Face>();
  const others = new Set<string>();
  for (const character of characters) {
    const alphabet = alphabetOf(character);
    if (!alphabet) others.add(character);
    else if (!alphabets.has(alphabet)) {
      const outlinesOf = createShaper(await fontOf(alphabet));
      alphabets.set(alphabet, drawnFace(outlinesOf, glyphs, isShaped(alphabet)));
    }
  }
  const outlines = await sliceOutlines(others);
  return {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: builtInFace(await file.embedFont(StandardFonts.HelveticaBold)),
    alphabets,
    drawn: drawnFace(
      (text) => charactersOf(text).flatMap((character) => outlines.get(character) ?? []),
      glyphs,
      false,
    ),
    isDrawn: (character) => outlines.has(character),
    bidi: texts.some(hasRightToLeft) ? await loadBidi() : undefined,
    write: () => glyphs.write(),
  };
}

/** A text in bold, all of it in one design, in the order in which it is read. */
export function runsOf(text: string, fonts: Fonts): Run[] {
  if (isBuiltIn(text)) return [{ face: fonts.bold, text, level: 0 }];
  const runs: Run[] = [];
  const levels = levelsOf(text, hasRightToLeft(text) ? fonts.bidi : undefined);
  let at = 0;
  let before: AlphabetFile | undefined;
  for (const character of charactersOf(text)) {
    const isSame = before !== undefined && isShaped(before) && isIn(before, character);
    const alphabet = isSame ? before : alphabetOf(character);
    const face = faceFor(character, alphabet, fonts);
    const level = levels[at]!;
    const last = runs.at(-1);
    const shown = face === fonts.bold && !isBuiltIn(character) ? MISSING : character;
    if (last?.face === face && last.level === level) last.text += shown;
    else runs.push({ face, text: shown, level });
    at += character.length;
    before = alphabet;
  }
  return runs;
}

function faceFor(character: string, alphabet: AlphabetFile | undefined, fonts: Fonts): Face {
  if (fonts.isDrawn(character)) return fonts.drawn;
  return (alphabet && fonts.alphabets.get(alphabet)) ?? fonts.bold;
}

/** The text of a run as a face without rules shows it, from left to right. */
export const asSet = ({ text, level, face }: Run, { bidi }: Fonts): string =>
  bidi && level % 2 === 1 && !face.shapes ? reversed(text, bidi) : text;

// Reading a file and its outlines takes as long as a sheet of a hundred colors, so they are kept.
const fonts = new Map<AlphabetFile, Promise<Font>>();

function fontOf(file: AlphabetFile): Promise<Font> {
  const kept = fonts.get(file);
  if (kept) return kept;
  const read = readFontFile(file).then(readFont);
  read.catch(() => fonts.delete(file)); // the next sheet tries again
  fonts.set(file, read);
  return read;
}

/** Loads what knows the directions of letters, which most sheets do not need. */
async function loadBidi(): Promise<Bidi> {
  const { default: createBidi } = await import('bidi-js');
  return createBidi();
}
