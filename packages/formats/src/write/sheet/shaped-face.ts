import type { Font, Glyph, GlyphRun } from '@cantoo/fontkit';
import {
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
  setFontAndSize,
  setTextRise,
} from '@cantoo/pdf-lib';

import { type DrawnGlyphs, utf16 } from './drawn-glyphs.ts';
import { type Face, keyOf } from './faces.ts';
import { outlineOf } from './outlines.ts';

/** Letters that join, stack or change their order, by the rules of their font. */
export function shapedFace(font: Font, glyphs: DrawnGlyphs): Face {
  const known = new Map<string, LaidOut>(); // shaping takes a hundred times as long as looking up letters
  const shape = (text: string) => {
    const run = known.get(text) ?? layOut(text, font);
    known.set(text, run);
    return run;
  };
  return {
    shapes: true,
    widthOf: (text) =>
      (shape(text).positions ?? []).reduce((sum, { xAdvance }) => sum + xAdvance, 0) /
      font.unitsPerEm,
    show: (text, size, page) => showRun(text, shape(text), font, glyphs, size, page),
  };
}

/**
 * Shows every glyph where its font wants it. The glyphs do not say which letters they stand for, so these
 * are written along (`ActualText`): of a text from right to left letter by letter, because readers turn it,
 * else as a whole.
 *
 * @see ISO 32000-1, 9.4.3 (TJ), 9.3.7 (text rise), 14.9.4 (ActualText)
 */
function showRun(
  text: string,
  { glyphs, positions, direction }: LaidOut,
  font: Font,
  drawn: DrawnGlyphs,
  size: number,
  page: PDFPage,
): PDFOperator[] {
  const letters = direction === 'rtl' ? lettersOf(glyphs, text) : undefined;
  const scale = 1000 / font.unitsPerEm;
  let pen = 0; // where the last glyph ended, and where the next one shall begin, in thousandths
  let wanted = 0;
  let current: PDFRef | undefined;
  const shown = glyphs.flatMap((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions![i]!;
    const outline = outlineOf(glyph, font);
    const place = drawn.placeOf(outline);
    const move = pen - wanted - xOffset * scale;
    pen = wanted + xOffset * scale + outline.width;
    wanted += xAdvance * scale;
    const operators = [
      ...(place.font === current ? [] : [setFontAndSize(keyOf(place.font, page), size)]),
      setTextRise((yOffset * size) / font.unitsPerEm),
      adjusted(`${rounded(move)} <${place.code}>`),
    ];
    current = place.font;
    return letters ? span(letters[i]!, operators) : operators;
  });
  const whole = letters ? shown : span(text, shown);
  return [...whole, setTextRise(0), adjusted(`${rounded(pen - wanted)}`)];
}

type LaidOut = Pick<GlyphRun, 'glyphs' | 'positions' | 'direction'>;

/** Signs in an order that no word has, the library may fail to place: these stand side by side. */
function layOut(text: string, font: Font): LaidOut {
  try {
    return font.layout(forLayout(text));
  } catch {
    const glyphs = font.glyphsForString(text);
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return { glyphs, positions, direction: 'ltr' };
  }
}

/**
 * A text as the library shapes it right. It takes the form of a Bengali vowel sign that begins a word in the
 * middle of words as well, unless something without width stands before the syllable; and it does not put a
 * sign onto its letter across the joiner that ends a word, where that changes nothing.
 */
export const forLayout = (text: string): string =>
  text.replaceAll(BENGALI_SYLLABLE, '\u2060').replaceAll(LAST_JOINER, '');

const BENGALI_SYLLABLE =
  /(?<=[\u0981-\u09CC\u09D7-\u09F1])(?=[\u0995-\u09B9\u09DC-\u09DF\u09F0\u09F1])/g;

const LAST_JOINER = /\u200C(?=\s|$)/g;

/**
 * The letters of each glyph of a text from right to left, whose glyphs stand from left to right. The dots of
 * an Arabic letter may be a glyph of their own, without a letter.
 */
function lettersOf(glyphs: readonly Glyph[], text: string): string[] {
  const letters = [...text];
  const found = glyphs
    .toReversed()
    .map((glyph) => letters.splice(0, glyph.codePoints.length).join(''));
  return found.toReversed();
}

const adjusted = (content: string) =>
  PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${content}]`]);

/** Operators with the letters that they show. */
function span(letters: string, operators: readonly PDFOperator[]): PDFOperator[] {
  const properties = `<</ActualText <FEFF${utf16(letters)}>>>`;
  return [
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', properties]),
    ...operators,
    PDFOperator.of(PDFOperatorNames.EndMarkedContent),
  ];
}

const rounded = (value: number) => Number(value.toFixed(2)) + 0;
