/** As bold as the headings beside it. */
const WEIGHT = 700;

/** Glyphs are measured in thousandths of the size of a text. */
const SIZE = 1000;

/** A font in bold. Lengths are in thousandths of the size of a text. */
export interface Font {
  /** Every code point that it has. */
  readonly codePoints: ReadonlySet<number>;
  /** What a glyph draws, in commands of SVG paths, with the y axis upwards. */
  pathOf(glyph: number): readonly PathCommand[];
  /** The glyphs of a text by the rules of the font, from left to right. */
  shape(text: string): readonly PlacedGlyph[];
}

/** `M` and `L` have a point, `Q` a control point before it, `C` two, `Z` none. */
export interface PathCommand {
  readonly type: string;
  readonly values: readonly number[];
}

/** A glyph of a shaped text. */
export interface PlacedGlyph {
  readonly id: number;
  readonly advance: number;
  /** From where the pen is, without moving it. */
  readonly x: number;
  readonly y: number;
  /** The place in the text of the first letter that it stands for, alone or with other glyphs. */
  readonly at: number;
}

/**
 * Reads a font from a file of all its weights. HarfBuzz and what unpacks such files are loaded with the first.
 *
 * @param file In WOFF2.
 */
export async function readFont(file: Uint8Array): Promise<Font> {
  const [harfbuzz, { woff2Decode }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff-lib/woff2/decode'),
  ]);
  const face = new harfbuzz.Face(new harfbuzz.Blob(await woff2Decode(file)));
  const font = new harfbuzz.Font(face);
  font.setScale(SIZE, SIZE);
  font.setVariations([new harfbuzz.Variation('wght', WEIGHT)]);
  const buffer = new harfbuzz.Buffer();
  return {
    codePoints: new Set(face.collectUnicodes()),
    pathOf: (glyph) => font.glyphToJson(glyph),
    shape(text) {
      buffer.clearContents();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(hasRightToLeft(text) ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR);
      harfbuzz.shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      return buffer.getGlyphInfos().map(({ codepoint: id, cluster: at }, i) => {
        const { xAdvance: advance, xOffset: x, yOffset: y } = positions[i]!;
        return { id, advance, x, y, at };
      });
    },
  };
}

/** Whether a text has letters that run from right to left; numbers never do. */
export const hasRightToLeft = (text: string): boolean =>
  /(?!\p{Nd})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Thaana}]/u.test(text);
