import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { formatCmyk, formatHsl, formatOklch, formatRgb } from '@swatchwork/color';

import { FILE_LIMITS } from '../constants.ts';
import { type ExportedPalette, type Swatch, swatchesOf } from '../palette/palette.ts';
import { toLatin } from '../text/latin.ts';
import { LONGEST_NAME, oneLine } from '../text/text.ts';

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

interface Fonts {
  plain: PDFFont;
  bold: PDFFont;
}

/**
 * A sheet to print or to send: every color with its name, hex, RGB, HSL, CMYK and OKLCH, on A4. The
 * built-in fonts of PDF contain Western European letters. Cyrillic, Greek, kana and Hangul are written
 * in these; what is left shows as `?`, and the sheet says so. The title of the file keeps every script.
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
  const fonts = {
    plain: await file.embedFont(StandardFonts.Helvetica),
    bold: await file.embedFont(StandardFonts.HelveticaBold),
  };
  const pages = Math.ceil(swatches.length / PER_PAGE);
  for (let i = 0; i < pages; i++) {
    const page = file.addPage([WIDTH, HEIGHT]);
    drawHead(page, palette.name, pages > 1 ? `${i + 1} / ${pages}` : '', fonts);
    const shown = swatches.slice(i * PER_PAGE, (i + 1) * PER_PAGE);
    for (const [place, swatch] of shown.entries()) drawCard(page, swatch, place, fonts);
    drawFoot(page, [palette.name, ...shown.map(({ name = '' }) => name)], fonts);
  }
  return new Uint8Array(await file.save());
}

function drawHead(page: PDFPage, name: string, number: string, fonts: Fonts): void {
  const y = HEIGHT - MARGIN - 20;
  const title = fit(name || 'Palette', fonts.bold, 20, WIDTH - 2 * MARGIN - 60);
  page.drawText(title, { x: MARGIN, y, size: 20, font: fonts.bold, color: INK });
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
  const title = fit(name ?? hex, fonts.bold, 10, CARD.width - CARD.swatch - 24);
  page.drawText(title, { x: left, y: top - 11, size: 10, font: fonts.bold, color: INK });
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

function drawFoot(page: PDFPage, names: readonly string[], { plain, bold }: Fonts): void {
  const notes = ['* CMYK without a color profile: a print looks different.'];
  if (names.some((name) => losesLetters(oneLine(name), bold))) {
    notes.push(`${MISSING} stands for letters that the fonts of this sheet lack.`);
  }
  const style = { x: MARGIN, y: MARGIN - 16, size: 7, font: plain, color: MUTED };
  page.drawText(notes.join(' '), style);
}

/** As much of a text as fits, in letters that the font has. */
function fit(text: string, font: PDFFont, size: number, width: number): string {
  let shown = '';
  for (const letter of printable(oneLine(text).slice(0, LONGEST_NAME), font)) {
    const next = shown + letter;
    if (font.widthOfTextAtSize(next, size) > width) return shown;
    shown = next;
  }
  return shown;
}

const MISSING = '?';

/** A text with what the font has not in Latin letters, or as a question mark. */
function printable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => known.has(letter.codePointAt(0)!);
  const parts = text.match(/[^\p{Script=Latin}\p{Script=Common}]+|./gsu) ?? [];
  return parts
    .flatMap((part) => {
      if ([...part].every(isKnown)) return part;
      const latin = toLatin(part);
      const isUpper = part[0] !== part[0]?.toLowerCase();
      const sound = isUpper ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin;
      return [...sound].map((letter) => (isKnown(letter) ? letter : MISSING));
    })
    .join('');
}

/** Whether a name would lose letters on the sheet. */
const losesLetters = (text: string, font: PDFFont): boolean =>
  printable(text, font).split(MISSING).length > text.split(MISSING).length;
