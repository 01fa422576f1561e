import type { Font, Glyph, GlyphRun } from '@cantoo/fontkit';
import type { PDFFont } from '@cantoo/pdf-lib';
import { PDFOperator, PDFOperatorNames, setTextRise } from '@cantoo/pdf-lib';

/** A text shaped by the rules of a font: its glyphs from left to right, with their places. */
export interface Shaped {
  run: GlyphRun;
  /** At a size of 1. */
  width: number;
  unitsPerEm: number;
}

/** Shapes a text. */
export type Shaper = (text: string) => Shaped;

/**
 * A font's rules for one sheet. Each text is shaped once, since that takes a hundred times as long as
 * looking up letters.
 */
export function createShaper(font: Font): Shaper {
  const known = new Map<string, Shaped>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const run = font.layout(text);
    const { unitsPerEm } = font;
    const width = (run.positions ?? []).reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    const shaped = { run, width: width / unitsPerEm, unitsPerEm };
    known.set(text, shaped);
    return shaped;
  };
}

/**
 * Shows a text whose letters join, stack or change their order: every glyph where its font wants it. The
 * glyphs do not say which letters they stand for, so these are written along (`ActualText`): of a text from
 * right to left letter by letter, because readers turn it, else as a whole.
 *
 * @param size In points.
 * @see ISO 32000-1, 9.4.3 (TJ), 9.3.7 (text rise), 14.9.4 (ActualText)
 */
export function showShaped(text: string, shape: Shaper, embedded: PDFFont, size: number) {
  const { run, unitsPerEm } = shape(text);
  const { glyphs, positions, direction } = run;
  const codes = embedded.encodeText(text).asString().match(/.{4}/g) ?? [];
  const letters = direction === 'rtl' ? lettersOf(glyphs, text) : undefined;
  const scale = 1000 / unitsPerEm;
  let pen = 0; // where the last glyph ended, and where the next one shall begin
  let wanted = 0;
  const shown = glyphs.flatMap((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions![i]!;
    const move = -(wanted + xOffset - pen) * scale;
    pen = wanted + xOffset + glyph.advanceWidth;
    wanted += xAdvance;
    const operators = [
      setTextRise((yOffset * size) / unitsPerEm),
      adjusted(`${rounded(move)} <${codes[i]}>`),
    ];
    return letters ? span(letters[i]!, operators) : operators;
  });
  const whole = letters ? shown : span(text, shown);
  return [...whole, setTextRise(0), adjusted(`${rounded((pen - wanted) * scale)}`)];
}

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
  const units = Array.from({ length: letters.length }, (_, i) =>
    letters.charCodeAt(i).toString(16).padStart(4, '0'),
  );
  const properties = `<</ActualText <FEFF${units.join('')}>>>`;
  return [
    PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, ['/Span', properties]),
    ...operators,
    PDFOperator.of(PDFOperatorNames.EndMarkedContent),
  ];
}

const rounded = (value: number) => Number(value.toFixed(2)) + 0;
