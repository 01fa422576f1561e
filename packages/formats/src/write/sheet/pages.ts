import { MOST_PRESENTED, SHEET } from '../../constants.ts';
import type { Drawing, Line } from '../../drawing/drawing.ts';
import { type Typeface, textWidth } from '../../drawing/typeface.ts';
import type { ExportedPalette, Swatch } from '../../palette/palette.ts';
import { type Area, drawCells, INK, type Look, MUTED, writeText } from './cells.ts';
import { sheetText } from './letters.ts';

/** The form of a page. */
export interface PageForm {
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** The height of the head, from the upper edge. */
  readonly head: number;
  /** The size of its title. */
  readonly title: number;
}

/** A4 in points (1/72 inch). */
export const A4: PageForm = { width: 595, height: 842, margin: 36, head: 84, title: 26 };

/** What a page has below its title. */
export interface PageContent {
  readonly title: string;
  /** At the right end of the head, and empty if there is none. */
  readonly aside: string;
  readonly draw: (area: Area) => Drawing['shapes'];
}

/** A page with a title. */
export function drawPage(form: PageForm, content: PageContent, typeface: Typeface): Drawing {
  const { width, height, margin, head, title: size } = form;
  const { title, aside, draw } = content;
  const small = size * 0.4;
  const asideWidth = textWidth(aside, typeface) * small;
  const y = head - size * 0.9;
  const end: Line = {
    text: aside,
    x: width - margin - asideWidth,
    y,
    size: small,
    weight: 'regular',
    fill: MUTED,
  };
  const place = { x: margin, bottom: y, room: width - 2 * margin - asideWidth - size };
  return {
    width,
    height,
    shapes: [
      ...writeText(title, typeface, {
        ...place,
        sizes: { whole: [size, size * 0.8], broken: [size * 0.7, size * 0.55] },
        weight: 'semibold',
        fill: INK,
      }),
      end,
      ...draw({ x: margin, y: head, width: width - 2 * margin, height: height - head - margin }),
    ],
  };
}

interface PaletteForm extends PageForm {
  /** Whether the colors reach the edges of the page. */
  readonly isBleeding: boolean;
  /** Colors of one page. */
  readonly most: number;
  readonly columnsOf: (count: number) => number;
  readonly details: Look['details'];
  readonly unit: number;
}

/** The pages on which a palette is shown; those of pictures are measured in pixels. */
export const PALETTE_FORMS = {
  sheet: {
    ...A4,
    isBleeding: false,
    most: SHEET.page,
    columnsOf: (count) => (count > SHEET.column ? 2 : 1),
    details: 'all',
    unit: 0.75,
  },
  slide: {
    width: 1920,
    height: 1080,
    margin: 48,
    head: 176,
    title: 68,
    isBleeding: true,
    most: MOST_PRESENTED,
    columnsOf: (count) => Math.ceil(count / Math.ceil(count / 6)),
    details: 'contrast',
    unit: 2,
  },
  square: {
    width: 1080,
    height: 1080,
    margin: 56,
    head: 140,
    title: 54,
    isBleeding: true,
    most: MOST_PRESENTED,
    columnsOf: (count) => (count > 16 ? 4 : count > 6 ? 2 : 1),
    details: 'contrast',
    unit: 2,
  },
} satisfies Record<string, PaletteForm>;

export type PaletteFormId = keyof typeof PALETTE_FORMS;

/** A palette on as many pages as it needs. */
export function drawPalette(
  { name }: Pick<ExportedPalette, 'name'>,
  swatches: readonly Swatch[],
  form: PaletteForm,
  typeface: Typeface,
): Drawing[] {
  const { most, columnsOf, isBleeding, details, unit } = form;
  const pages = Math.ceil(swatches.length / most);
  const columns = columnsOf(swatches.length);
  return Array.from({ length: pages }, (_, page) => {
    const shown = swatches.slice(page * most, (page + 1) * most);
    const rows = Math.ceil((pages > 1 ? most : shown.length) / columns);
    return drawPage(
      form,
      {
        title: sheetText(name) || 'Palette',
        aside: pages > 1 ? `${page + 1} / ${pages}` : '',
        draw: (area) =>
          drawCells(
            shown,
            isBleeding
              ? { x: 0, y: area.y, width: form.width, height: form.height - area.y }
              : area,
            typeface,
            { columns, rows, details, unit, ...(isBleeding && { inset: form.margin }) },
          ),
      },
      typeface,
    );
  });
}
