import { type PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';

import { CARRIED_IN_PDF, FILE_LIMITS } from '../../constants.ts';
import { openTypeface } from '../../drawing/typeface.ts';
import { createPdf } from '../../drawing/write-pdf.ts';
import { type ExportedPalette, swatchesOf } from '../../palette/palette.ts';
import { writeCarried } from '../json.ts';
import { drawPalette, PALETTE_FORMS } from './pages.ts';
import { lettersOf } from './picture.ts';

/**
 * A sheet to print or to send, on A4: large colors, each with its name, hex, RGB and contrast with white and black.
 * Names that the fonts of sheets lack letters of are left out (`letters.ts`). The title of the file keeps every
 * letter, and the file carries the palette itself. Colors for print are those of the device, DeviceCMYK, and their inks
 * stand in place of RGB; the file names their print condition, and embeds no profile.
 *
 * @throws {RangeError} If there are no colors or more than 1,000.
 */
export async function writePdf(palette: ExportedPalette): Promise<Uint8Array<ArrayBuffer>> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > FILE_LIMITS.pictured) {
    throw new RangeError(`A sheet can show 1 to ${FILE_LIMITS.pictured} colors`);
  }
  const typeface = await openTypeface(lettersOf(palette));
  const drawings = drawPalette(palette, swatches, PALETTE_FORMS.sheet, typeface);
  const inks = swatches.flatMap(({ hex, print }) => (print ? [[hex, print] as const] : []));
  const toPrint = inks.length > 0 ? new Map(inks) : undefined;
  const file = await createPdf(palette.name || 'Palette', drawings, typeface, toPrint);
  if (toPrint && palette.outputCondition) intend(file, palette.outputCondition);
  carry(file, palette);
  return new Uint8Array(await file.save());
}

/** Names a registered print condition, of which programs have profiles of their own (ISO 32000-2, 14.11.5). */
function intend({ catalog, context }: PDFDocument, condition: string): void {
  const text = (value: string) => PDFString.of(value.replaceAll(/[\\()]/g, '\\$&'));
  const intent = {
    ...{ Type: 'OutputIntent', S: 'GTS_PDFX', RegistryName: text('http://www.color.org') },
    OutputConditionIdentifier: text(condition),
  };
  catalog.set(PDFName.of('OutputIntents'), context.obj([intent]));
}

/** Adds the palette itself, where PDF has programs keep their own data. */
function carry({ catalog, context }: PDFDocument, palette: ExportedPalette): void {
  const data = context.stream(writeCarried(palette), { Type: CARRIED_IN_PDF });
  const LastModified = PDFString.fromDate(new Date(0)); // required; the same palette gives the same file
  const piece = { LastModified, Private: context.register(data) };
  catalog.set(PDFName.of('PieceInfo'), context.obj({ Swatchwork: piece }));
}
