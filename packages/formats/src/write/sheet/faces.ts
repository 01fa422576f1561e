import {
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  setFontAndSize,
  showText,
} from '@cantoo/pdf-lib';

import type { DrawnGlyphs } from './drawn-glyphs.ts';
import type { Outline } from './outlines.ts';

/** What shows a text of a sheet. */
export interface Face {
  /** Whether it puts letters in order itself where they run from right to left. */
  shapes: boolean;
  /** The width of a text at a size of 1. */
  widthOf(text: string): number;
  /** Shows a text from where the last one ended. @param size In points. */
  show(text: string, size: number, page: PDFPage): PDFOperator[];
}

/** One of the fonts that every program has. */
export function builtInFace(font: PDFFont): Face {
  const widths = new Map<string, number>(); // of letters: a whole text takes a hundred times as long
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, width);
    return width;
  };
  return {
    shapes: false,
    widthOf: (text) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0),
    show: (text, size, page) => [
      setFontAndSize(keyOf(font.ref, page), size),
      showText(font.encodeText(text)),
    ],
  };
}

/**
 * Outlines side by side.
 *
 * @param outlinesOf What a text looks like; the same objects each time.
 * @param shapes Whether that puts letters in order where they run from right to left.
 */
export function drawnFace(
  outlinesOf: (text: string) => Outline[],
  glyphs: DrawnGlyphs,
  shapes: boolean,
): Face {
  return {
    shapes,
    widthOf: (text) => outlinesOf(text).reduce((sum, { width }) => sum + width, 0) / 1000,
    show(text, size, page) {
      const parts: { font: PDFRef; codes: string }[] = [];
      for (const { font, code } of outlinesOf(text).map((outline) => glyphs.placeOf(outline))) {
        const last = parts.at(-1);
        if (last?.font === font) last.codes += code;
        else parts.push({ font, codes: code });
      }
      return parts.flatMap(({ font, codes }) => [
        setFontAndSize(keyOf(font, page), size),
        showText(PDFHexString.of(codes)),
      ]);
    },
  };
}

const keys = new WeakMap<PDFPage, Map<PDFRef, PDFName>>();

/** How the content of a page calls a font. */
export function keyOf(font: PDFRef, page: PDFPage): PDFName {
  const known = keys.get(page) ?? new Map<PDFRef, PDFName>();
  const key = known.get(font) ?? page.node.newFontDictionary('Font', font);
  keys.set(page, known.set(font, key));
  return key;
}
