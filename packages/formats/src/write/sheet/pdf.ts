import { create } from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, PDFName, type PDFPage, PDFString, rgb } from '@cantoo/pdf-lib';
import { contrastRatio, formatRatio, formatRgb } from '@swatchwork/color';
import { readFont } from '#font';

import { CARRIED_IN_PDF, FILE_LIMITS, SHEET } from '../../constants.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../../palette/palette.ts';
import { oneLine } from '../../text/text.ts';
import { writeCarried } from '../json.ts';
import { fitText, type Sizes } from './fit-text.ts';
import { sheetText } from './letters.ts';

// PDF points (1/72 inch), from the lower left corner of an A4 sheet.
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 40;
const HEAD = 52;
const GAP = 12;

const TITLE: Sizes = [
  [24, 1],
  [18, 1],
  [14, 2],
];
const NAME: Sizes = [
  [14, 1],
  [12, 1],
  [10, 2],
  [8, 2],
];
const CAPITALS = 0.73; // their height, at size 1
const LEADING = 1.2; // from line to line

const INK = rgb(0.1, 0.1, 0.1);
const MUTED = rgb(0.4, 0.4, 0.4);
const EDGE = rgb(0.8, 0.8, 0.8);
const WHITE = { r: 1, g: 1, b: 1 };
const BLACK = { r: 0, g: 0, b: 0 };

/**
 * A sheet to print or to send, on A4: fields of color, each with its name, hex, RGB and contrast with white and
 * black. Names that the sheet's font lacks letters of are left out (`letters.ts`). The title of the file keeps
 * every letter, and the file carries the palette itself.
 *
 * @throws {RangeError} If there are no colors or more than 1,000.
 * @see https://pdf-lib.js.org
 */
export async function writePdf(palette: ExportedPalette): Promise<Uint8Array<ArrayBuffer>> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > FILE_LIMITS.pictured) {
    throw new RangeError(`A sheet can show 1 to ${FILE_LIMITS.pictured} colors`);
  }
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle(oneLine(palette.name) || 'Palette', { showInWindowTitleBar: true });
  file.setProducer('Swatchwork');
  file.registerFontkit({ create });
  const font = await file.embedFont(await readFont(), {
    subset: true,
    customName: 'SHEETS+Inter-Medium', // else a random one; the same palette gives the same file
    features: { calt: false }, // signs such as -> stay themselves
  });
  const pen = penOf(font);
  const pages = Math.ceil(swatches.length / SHEET.page);
  for (let i = 0; i < pages; i++) {
    const page = file.addPage([WIDTH, HEIGHT]);
    page.setFont(font);
    const number = pages > 1 ? `${i + 1} / ${pages}` : '';
    drawHead(page, sheetText(palette.name) || 'Palette', number, pen);
    const shown = swatches.slice(i * SHEET.page, (i + 1) * SHEET.page);
    const columns = swatches.length > SHEET.column ? 2 : 1;
    const rows = pages > 1 ? SHEET.page / columns : Math.ceil(shown.length / columns);
    for (const [place, swatch] of shown.entries()) {
      drawField(page, swatch, placeOf(place, columns, rows), pen);
    }
  }
  carry(file, palette);
  return new Uint8Array(await file.save());
}

/** Adds the palette itself, where PDF has programs keep their own data. */
function carry({ catalog, context }: PDFDocument, palette: ExportedPalette): void {
  const data = context.stream(writeCarried(palette), { Type: CARRIED_IN_PDF });
  const LastModified = PDFString.fromDate(new Date(0)); // required; the same palette gives the same file
  const piece = { LastModified, Private: context.register(data) };
  catalog.set(PDFName.of('PieceInfo'), context.obj({ Swatchwork: piece }));
}

function drawHead(page: PDFPage, name: string, number: string, pen: Pen): void {
  const top = HEIGHT - MARGIN;
  const room = WIDTH - 2 * MARGIN - 60;
  drawText(page, name, { x: MARGIN, top, room, sizes: TITLE }, pen);
  const x = WIDTH - MARGIN - pen.font.widthOfTextAtSize(number, 9);
  page.drawText(number, { x, y: top - 9, size: 9, color: MUTED });
}

/** Where a color stands: its field, and beside it as much room for text as the field leaves in the column. */
interface Place {
  x: number;
  top: number;
  field: number;
  text: number;
  height: number;
}

function placeOf(place: number, columns: number, rows: number): Place {
  const column = (WIDTH - 2 * MARGIN + GAP) / columns;
  const row = (HEIGHT - 2 * MARGIN - HEAD + GAP) / rows;
  const field = columns === 1 ? column * 0.64 : column * 0.5;
  return {
    x: MARGIN + (place % columns) * column,
    top: HEIGHT - MARGIN - HEAD - Math.floor(place / columns) * row,
    field,
    text: column - field - 2 * GAP,
    height: row - GAP,
  };
}

function drawField(page: PDFPage, { rgb: color, hex, name }: Swatch, at: Place, pen: Pen) {
  page.drawRectangle({
    x: at.x,
    y: at.top - at.height,
    width: at.field,
    height: at.height,
    color: rgb(color.r, color.g, color.b),
    borderColor: EDGE,
    borderWidth: 0.5, // so that white is visible on white
  });
  const x = at.x + at.field + GAP;
  const title = (name && sheetText(name)) || hex;
  const text = { x, top: at.top, room: at.text, sizes: NAME };
  const bottom = drawText(page, title, text, pen);
  const values = [
    ...(title === hex ? [] : [hex]),
    formatRgb(color),
    `${formatRatio(contrastRatio(color, WHITE))} : 1 with white`,
    `${formatRatio(contrastRatio(color, BLACK))} : 1 with black`,
  ];
  for (const [i, value] of values.entries()) {
    page.drawText(value, { x, y: bottom - 15 - i * 13, size: 9, color: i === 0 ? INK : MUTED });
  }
}

/** The font of a sheet, and the widths of its letters at size 1. */
interface Pen {
  font: PDFFont;
  widthOf: (letter: string) => number;
}

function penOf(font: PDFFont): Pen {
  const widths = new Map<string, number>(); // measuring one takes long
  const widthOf = (letter: string) => {
    const width = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, width);
    return width;
  };
  return { font, widthOf };
}

/** A text of at most two lines. */
interface Text {
  x: number;
  /** Where its capitals begin. */
  top: number;
  room: number;
  sizes: Sizes;
}

/** Draws a text. @returns The baseline of its last line. */
function drawText(page: PDFPage, text: string, { x, top, room, sizes }: Text, { widthOf }: Pen) {
  const { size, lines } = fitText(text, room, sizes, widthOf);
  const first = top - CAPITALS * size;
  for (const [i, line] of lines.entries()) {
    page.drawText(line, { x, y: first - i * size * LEADING, size, color: INK });
  }
  return first - (lines.length - 1) * size * LEADING;
}
