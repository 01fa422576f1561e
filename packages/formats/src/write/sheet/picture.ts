import { MOST_PRESENTED } from '../../constants.ts';
import { openTypeface } from '../../drawing/typeface.ts';
import { writeDrawings } from '../../drawing/write-png.ts';
import { type ExportedPalette, swatchesOf } from '../../palette/palette.ts';
import { sheetText } from './letters.ts';
import { drawPalette, PALETTE_FORMS, type PaletteFormId } from './pages.ts';

/**
 * A PNG of a palette to present: large colors with their names, hexes and contrasts. Pages of a sheet follow below
 * each other, at two pixels a point. The file carries the palette itself.
 *
 * @throws {RangeError} If there are no colors or more than 40.
 */
export async function writePicture(
  palette: ExportedPalette,
  id: PaletteFormId,
): Promise<Uint8Array<ArrayBuffer>> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > MOST_PRESENTED) {
    throw new RangeError(`A picture to present can show 1 to ${MOST_PRESENTED} colors`);
  }
  const typeface = await openTypeface(lettersOf(palette));
  const drawings = drawPalette(palette, swatches, PALETTE_FORMS[id], typeface);
  return writeDrawings(drawings, typeface, { scale: id === 'sheet' ? 2 : 1, carried: palette });
}

/** The names of a palette as its sheet writes them. */
export const lettersOf = ({ name, colorNames = [] }: ExportedPalette): string[] =>
  [name, ...colorNames].map((each = '') => sheetText(each) ?? '');
