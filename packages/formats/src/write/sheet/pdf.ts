import {
  beginText,
  endText,
  moveText,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFString,
  rgb,
  setFillingColor,
} from '@cantoo/pdf-lib';
import { formatCmyk, formatHsl, formatOklch, formatRgb } from '@swatchwork/color';

import { CARRIED_IN_PDF, FILE_LIMITS } from '../../constants.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../../palette/palette.ts';
import { LONGEST_NAME, oneLine } from '../../text/text.ts';
import { writeCarried } from '../json.ts';
import { asSet, type Fonts, loadFonts, type Run, runsOf } from './fonts.ts';
import { charactersOf, MISSING, printable } from './letters.ts';
import { orderRuns } from './order-runs.ts';

// PDF points (1/72 inch), from the lower left corner of an A4 sheet.
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 48;
const HEAD = 56;
const CARD = { width: 250, height: 92, swatch: 80 };
const COLUMNS = 2;
const ROWS = Math.floor((HEIGHT - 2 * MARGIN - HEAD) / CARD.height);
const PER_PAGE = COLUMNS * ROWS;

const INK = rgb(0.1, 0.1, 0.1);
const MUTED = rgb(0.4, 0.4, 0.4);

/**
 * A sheet to print or to send: every color with its name, hex, RGB, HSL, CMYK and OKLCH, on A4. Names are
 * written in their script and with their emoji, as far as Noto Sans has it (`letters.ts`). Letters that no
 * font has become Latin ones where they stand for sounds, else `?`, and the sheet says so. The title of the
 * file keeps every letter, and the file carries the palette itself.
 *
 * @throws {RangeError} If there are no colors or more than 1,000.
 * @see https://pdf-lib.js.org
 */
export async function writePdf(palette: ExportedPalette): Promise<Uint8Array<ArrayBuffer>> {
  const swatches = swatchesOf(palette);
  if (swatches.length === 0 || swatches.length > FILE_LIMITS.pictured) {
    throw new RangeError(`A sheet shows 1 to ${FILE_LIMITS.pictured} colors`);
  }
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle(oneLine(palette.name) || 'Palette', { showInWindowTitleBar: true });
  file.setProducer('Swatchwork');
  const texts = [palette.name, ...swatches.map(({ name = '' }) => name)].map(shownOf);
  const fonts = await loadFonts(file, texts);
  const pages = Math.ceil(swatches.length / PER_PAGE);
  for (let i = 0; i < pages; i++) {
    const page = file.addPage([WIDTH, HEIGHT]);
    drawHead(page, palette.name, pages > 1 ? `${i + 1} / ${pages}` : '', fonts);
    const shown = swatches.slice(i * PER_PAGE, (i + 1) * PER_PAGE);
    for (const [place, swatch] of shown.entries()) drawCard(page, swatch, place, fonts);
    drawFoot(page, [palette.name, ...shown.map(({ name = '' }) => name)], fonts);
  }
  fonts.write();
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

function drawHead(page: PDFPage, name: string, number: string, fonts: Fonts): void {
  const y = HEIGHT - MARGIN - 20;
  const width = WIDTH - 2 * MARGIN - 60;
  drawLine(page, name || 'Palette', { x: MARGIN, y, size: 20, smallest: 12, width }, fonts);
  page.drawText(number, { x: WIDTH - MARGIN - 40, y, size: 9, font: fonts.plain, color: MUTED });
}

function drawCard(page: PDFPage, { rgb: color, hex, name }: Swatch, place: number, fonts: Fonts) {
  const x = MARGIN + (place % COLUMNS) * CARD.width;
  const top = HEIGHT - MARGIN - HEAD - Math.floor(place / COLUMNS) * CARD.height;
  page.drawRectangle({
    x,
    y: top - CARD.swatch,
    width: CARD.swatch,
    height: CARD.swatch,
    color: rgb(color.r, color.g, color.b),
    borderColor: MUTED,
    borderWidth: 0.25, // so that white is visible on white
  });
  const left = x + CARD.swatch + 12;
  const width = CARD.width - CARD.swatch - 24;
  drawLine(page, name ?? hex, { x: left, y: top - 11, size: 10, smallest: 7, width }, fonts);
  const values = [
    hex,
    formatRgb(color),
    formatHsl(color),
    `${formatCmyk(color)}*`,
    formatOklch(color),
  ];
  for (const [i, value] of values.entries()) {
    const y = top - 25 - i * 12;
    page.drawText(value, { x: left, y, size: 8, font: fonts.plain, color: INK });
  }
}

function drawFoot(page: PDFPage, names: readonly string[], { plain }: Fonts): void {
  const notes = ['* CMYK without a color profile: a print looks different.'];
  if (names.some(losesLetters)) {
    notes.push(`${MISSING} stands for letters that the fonts of this sheet lack.`);
  }
  const style = { x: MARGIN, y: MARGIN - 16, size: 7, font: plain, color: MUTED };
  page.drawText(notes.join(' '), style);
}

/** A line of text in bold. One that is too long is set smaller, and then cut. */
interface Line {
  x: number;
  y: number;
  size: number;
  smallest: number;
  width: number;
}

function drawLine(page: PDFPage, text: string, line: Line, fonts: Fonts): void {
  const runs = runsOf(shownOf(text), fonts);
  const most = line.width / line.smallest; // what is longer is cut, however long it is
  let width = 0;
  for (const run of runs) if (width <= most) width += run.face.widthOf(run.text);
  const size = Math.max(line.smallest, Math.min(line.size, line.width / width));
  // One object of text: a call of `drawText` for each run would name its font once more each time.
  page.pushOperators(beginText(), setFillingColor(INK), moveText(line.x, line.y));
  for (const [place, run] of orderRuns(fit(runs, size, line.width)).entries()) {
    page.pushOperators(...run.face.show(asSet(run, fonts), size, page, place === 0));
  }
  page.pushOperators(endText());
}

/** As much of a line as fits, from where it is read. */
function fit(runs: readonly Run[], size: number, width: number): Run[] {
  const shown: Run[] = [];
  let room = width + 0.01;
  for (const run of runs) {
    const used = run.face.widthOf(run.text) * size;
    if (used > room) return [...shown, cut(run, room / size)];
    shown.push(run);
    room -= used;
  }
  return shown;
}

/** As many letters of a run as fit; it halves, since shaping a text takes long. */
function cut(run: Run, width: number): Run {
  const letters = charactersOf(run.text);
  const first = (count: number) => ({ ...run, text: letters.slice(0, count).join('') });
  let [least, most] = [0, letters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (run.face.widthOf(first(middle).text) <= width) least = middle;
    else most = middle - 1;
  }
  return first(least);
}

const shownOf = (text: string) => printable(oneLine(text).slice(0, LONGEST_NAME));

/** Whether a name would lose letters on the sheet. */
const losesLetters = (text: string): boolean =>
  shownOf(text).split(MISSING).length > oneLine(text).split(MISSING).length;
