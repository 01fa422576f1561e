import { create } from '@cantoo/fontkit';
import { type Color, cmyk, PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib';
import { type Hex, parseHex } from '@swatchwork/color';

import type { Inks } from '../palette/inks.ts';
import { oneLine } from '../text/text.ts';
import type { Drawing } from './drawing.ts';
import { FEATURES, type FontName, type OpenFont, type Typeface } from './typeface.ts';

/**
 * Drawings of boxes and texts as the pages of a file, with the fonts that they use. The same drawings give the same
 * file.
 *
 * @param inks Of each box's color that is to be printed with them; then texts and all others are shades of black ink
 * alone, which needs no register.
 * @see https://pdf-lib.js.org
 */
export async function createPdf(
  title: string,
  drawings: readonly Drawing[],
  typeface: Typeface,
  inks?: ReadonlyMap<Hex, Inks>,
): Promise<PDFDocument> {
  const file = await PDFDocument.create({ updateMetadata: false });
  file.setTitle(oneLine(title), { showInWindowTitleBar: true });
  file.setProducer('Swatchwork');
  file.registerFontkit({ create });
  const fonts = new Map<FontName, PDFFont>();
  const embed = async ({ name, bytes }: OpenFont): Promise<PDFFont> => {
    const known = fonts.get(name);
    if (known) return known;
    const customName = `SHEETS+${name}`; // else a random one
    const font = await file.embedFont(bytes, { subset: true, customName, features: FEATURES });
    fonts.set(name, font);
    return font;
  };
  for (const { width, height, shapes } of drawings) {
    const page = file.addPage([width, height]);
    for (const shape of shapes) {
      if ('text' in shape) {
        const { text, x, y, size } = shape;
        const font = await embed(typeface(text, shape.weight));
        page.drawText(text, {
          x,
          y: height - y,
          size,
          font,
          color: colorOf(shape.fill, inks && NO_INKS),
        });
      } else if ('width' in shape) {
        const { x, y, fill } = shape;
        const box = { x, y: height - y - shape.height, width: shape.width, height: shape.height };
        page.drawRectangle({ ...box, color: colorOf(fill, inks) });
      }
    }
  }
  return file;
}

const NO_INKS: ReadonlyMap<Hex, Inks> = new Map();

function colorOf(hex: Hex, inks: ReadonlyMap<Hex, Inks> | undefined): Color {
  const { r, g, b } = parseHex(hex)!;
  if (!inks) return rgb(r, g, b);
  const [c, m, y, k] = inks.get(hex) ?? [0, 0, 0, 1 - Math.max(r, g, b)];
  return cmyk(c!, m!, y!, k!);
}
