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
  /**
   * Shows a text from where the last one ended.
   *
   * @param size In points.
   * @param isFirst Whether the line begins with it.
   */
  show(text: string, size: number, page: PDFPage, isFirst: boolean): PDFOperator[];
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

/** A letter of Thaana that was turned, so that its vowel, with which nearly every word ends, stands before it. */
const TURNED_VOWEL = /^[\u07A6-\u07B0]/;

/**
 * Has no looks, and says the direction of what follows: poppler would read a mark at the left end of a line, which
 * has none, before the letters to its right. In Arabic, pdf.js would put it between the letter and its mark.
 */
const RIGHT_TO_LEFT = '\u200F';

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
  const marked = new Map<Outline, Outline>();
  const withDirection = (outline: Outline) => {
    const known = marked.get(outline) ?? { ...outline, letters: RIGHT_TO_LEFT + outline.letters };
    marked.set(outline, known);
    return known;
  };
  return {
    shapes,
    widthOf: (text) => outlinesOf(text).reduce((sum, { width }) => sum + width, 0) / 1000,
    show(text, size, page, isFirst) {
      const parts: { font: PDFRef; codes: string }[] = [];
      for (const [i, outline] of outlinesOf(text).entries()) {
        const needsDirection = isFirst && i === 0 && TURNED_VOWEL.test(outline.letters);
        const { font, code } = glyphs.placeOf(needsDirection ? withDirection(outline) : outline);
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
