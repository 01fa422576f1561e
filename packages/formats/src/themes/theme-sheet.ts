import { formatHex, formatRatio, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import { THEME_MODES, type Theme } from '@swatchwork/theme';

import type { Drawing, Line, Shape } from '../drawing/drawing.ts';
import { placeText } from '../drawing/place-text.ts';
import { openTypeface, type Typeface, type Weight } from '../drawing/typeface.ts';
import { createPdf } from '../drawing/write-pdf.ts';
import { swatchesOf } from '../palette/palette.ts';
import { type Area, drawCells, edgeOf, INK, MUTED } from '../write/sheet/cells.ts';
import { sheetText } from '../write/sheet/letters.ts';
import { A4, drawPage } from '../write/sheet/pages.ts';
import { drawMode, MODE_NAMES } from './mode-board.ts';
import { pairsLine } from './summary.ts';
import { roleEntries } from './theme-colors.ts';
import { familyKeys } from './theme-keys.ts';

const GAP = 12;
const LABEL = 76; // the width of the names of scales
const ROW = [15, 20] as const; // the least and most height of a row of roles

/**
 * A theme on A4, to print or to send: its brand colors and its modes at work with the proof, its scales, and its roles
 * in every mode.
 */
export async function writeThemeSheet(theme: Theme, name = ''): Promise<Uint8Array<ArrayBuffer>> {
  const title = sheetText(name) || 'Theme';
  const typeface = await openTypeface([title]);
  const contents = [
    (area: Area) => drawOverview(theme, area, typeface),
    (area: Area) => drawScales(theme, area, typeface),
    ...roleTables(theme, typeface),
  ];
  const pages = contents.map((draw, i): Drawing => {
    const aside = `${i + 1} / ${contents.length}`;
    return drawPage(A4, { title, aside, draw }, typeface);
  });
  return new Uint8Array(await (await createPdf(name || 'Theme', pages, typeface)).save());
}

function drawOverview(theme: Theme, area: Area, typeface: Typeface): Shape[] {
  const brands = swatchesOf({
    name: '',
    colors: theme.brands.map(({ hex }) => hex),
    colorNames: theme.brands.map(({ name, family }) => name || family),
  });
  const columns = Math.min(4, brands.length);
  const rows = Math.ceil(brands.length / columns);
  const look = { columns, rows, details: 'contrast', unit: 0.75 } as const;
  const top = area.height * 0.36;
  const [width, height] = [(area.width - GAP) / 2, (area.height - top - 2 * GAP) / 2];
  const place = (i: number) => ({
    x: area.x + (i % 2) * (width + GAP),
    y: area.y + top + GAP + Math.floor(i / 2) * (height + GAP),
    width,
    height,
  });
  return [
    ...drawCells(brands, { ...area, height: top }, typeface, look),
    ...THEME_MODES.flatMap((mode, i) => [
      edgeOf(place(i), 0.75), // a page may be white
      ...drawMode(theme, mode, place(i), typeface),
    ]),
    ...drawProof(theme, place(THEME_MODES.length)),
  ];
}

/** What is promised, and how it was kept. */
function drawProof(theme: Theme, { x, y }: Area): Line[] {
  const apart = theme.separations.filter(({ passes }) => passes).length;
  const lines = [
    `WCAG 2.2 ${theme.target}; high contrast AAA`,
    ...THEME_MODES.map((mode) => `${MODE_NAMES[mode]}: ${pairsLine(theme, mode)}`),
    `${apart} of ${theme.separations.length} pairs of solid colors are told apart`,
    ...theme.unmet
      .slice(0, 8)
      .map(
        ({ pair, mode, ratio, minimum }) =>
          `${pair} fails in ${MODE_NAMES[mode].toLowerCase()}: ${formatRatio(ratio)} of ${minimum}`,
      ),
  ];
  const line = { x: x + 8, size: 9, weight: 'regular', fill: INK } as const;
  return [
    { ...line, text: 'Proof', y: y + 40, size: 20, weight: 'semibold' },
    ...lines.map((text, i): Line => ({ ...line, text, y: y + 64 + i * 15 })),
  ];
}

function drawScales(theme: Theme, area: Area, typeface: Typeface): Shape[] {
  const scales = [...familyKeys(theme)];
  const height = Math.min(96, area.height / scales.length);
  return scales.flatMap(([family, key], row) => {
    const { tonal } = theme.scales[family]!;
    const width = (area.width - LABEL) / tonal.length;
    const y = area.y + row * height;
    const label = { text: key, x: area.x, y: y + height / 2, size: 10, room: LABEL - 6 };
    return [
      placeText(typeface, { ...label, weight: 'semibold', fill: INK }),
      ...tonal.flatMap(({ step, hex }, i) => {
        const box = { x: area.x + LABEL + i * width, y, width, height: height - 4, fill: hex };
        const place = {
          x: box.x + width / 2,
          anchor: 'middle',
          room: width - 3,
          fill: inkOn(hex),
        } as const;
        const write = (text: string, size: number, above: number, weight: Weight) =>
          placeText(typeface, { ...place, text, size, y: y + height - above, weight });
        return [box, write(step, 8, 20, 'semibold'), write(hex, 7, 10, 'regular')];
      }),
    ];
  });
}

/** The roles with their color in each mode, on as many pages as they need. */
function roleTables(theme: Theme, typeface: Typeface): ((area: Area) => Shape[])[] {
  const roles = roleEntries(theme).filter(({ name }) => !name.endsWith('-alpha'));
  const most = Math.floor((A4.height - A4.head - A4.margin) / ROW[0]) - 1;
  const pages = Math.ceil(roles.length / most);
  const rows = Math.ceil(roles.length / pages); // no page holds just the few that are left
  return Array.from({ length: pages }, (_, page) => (area) => {
    const height = Math.min(ROW[1], area.height / (rows + 1));
    const width = (area.width / 3) * 0.72;
    const column = (i: number) => area.x + area.width - (3 - i) * width;
    const head = { y: area.y + 9, size: 8, weight: 'semibold', fill: MUTED } as const;
    return [
      ...THEME_MODES.map((mode, i) => ({ ...head, text: MODE_NAMES[mode], x: column(i) + 6 })),
      ...roles.slice(page * rows, (page + 1) * rows).flatMap(({ name, colors }, row): Shape[] => {
        const y = area.y + (row + 1) * height;
        const text = { y: y + height / 2 + 3, size: 8, weight: 'regular' } as const;
        return [
          placeText(typeface, { ...text, text: name, x: area.x, fill: INK }),
          ...THEME_MODES.flatMap((mode, i): Shape[] => {
            const { hex } = colors[mode];
            return [
              { x: column(i), y, width, height, fill: hex },
              { ...text, text: hex, x: column(i) + 6, fill: inkOn(hex) },
            ];
          }),
        ];
      }),
    ];
  });
}

const inkOn = (hex: Hex): Hex => formatHex(readableTextColor(parseHex(hex)!));
