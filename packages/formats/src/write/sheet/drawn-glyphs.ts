import type { PDFContext, PDFRef } from '@cantoo/pdf-lib';

import type { Outline } from './outlines.ts';

/** Where a glyph of a sheet is. */
export interface Place {
  font: PDFRef;
  /** Two hexadecimal digits. */
  code: string;
}

interface DrawnFont {
  ref: PDFRef;
  outlines: Outline[];
}

/** Codes have a byte. Zero stays free, as some programs end a text there. */
const PER_FONT = 255;

/**
 * The glyphs that a sheet shows, as fonts of drawings (Type 3): so a font may come in any format and as
 * any instance of its axes, and what is not shown is not in the file.
 *
 * @see ISO 32000-1, 9.6.5 (Type 3 fonts), 9.10.3 (ToUnicode)
 */
export class DrawnGlyphs {
  readonly #context: PDFContext;
  readonly #fonts: DrawnFont[] = [];
  readonly #places = new Map<Outline, Place>();

  constructor(context: PDFContext) {
    this.#context = context;
  }

  /** Where a glyph is, which is taken in if it is new. */
  placeOf(outline: Outline): Place {
    const known = this.#places.get(outline);
    if (known) return known;
    const font = this.#fontWithRoom();
    font.outlines.push(outline);
    const place = { font: font.ref, code: hex(font.outlines.length, 2) };
    this.#places.set(outline, place);
    return place;
  }

  /** Writes the fonts, once every text has been shown. */
  write(): void {
    for (const font of this.#fonts) this.#context.assign(font.ref, this.#dictionaryOf(font));
  }

  #fontWithRoom(): DrawnFont {
    const last = this.#fonts.at(-1);
    if (last && last.outlines.length < PER_FONT) return last;
    const font = { ref: this.#context.nextRef(), outlines: [] };
    this.#fonts.push(font);
    return font;
  }

  #dictionaryOf({ outlines }: DrawnFont) {
    const context = this.#context;
    const drawn = outlines.map(({ width, box, path }, i) => {
      const content = context.flateStream(`${width} 0 ${box.join(' ')} d1\n${path}f`);
      return [`g${i + 1}`, context.register(content)] as const;
    });
    return context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 0, 0], // each glyph tells its own
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(drawn),
      Encoding: { Type: 'Encoding', Differences: [1, ...drawn.map(([name]) => name)] },
      FirstChar: 1,
      LastChar: outlines.length,
      Widths: outlines.map(({ width }) => width),
      Resources: {},
      ToUnicode: context.register(context.flateStream(toUnicode(outlines))),
    });
  }
}

/** Says which letters the codes of a font stand for. */
function toUnicode(outlines: readonly Outline[]): string {
  const entries = outlines.map(({ letters }, i) => `<${hex(i + 1, 2)}> <${utf16(letters)}>`);
  const blocks: string[] = [];
  for (let i = 0; i < entries.length; i += 100) {
    const block = entries.slice(i, i + 100); // no more are allowed
    blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar');
  }
  return [
    '/CIDInit /ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CMapType 2 def',
    '1 begincodespacerange',
    '<00> <ff>',
    'endcodespacerange',
    ...blocks,
    'endcmap',
    'end',
    'end',
  ].join('\n');
}

/** A text in UTF-16, in hexadecimal digits. */
export const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4)).join('');

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
