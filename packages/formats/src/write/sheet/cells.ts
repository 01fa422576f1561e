import {
  contrastRatio,
  formatHex,
  formatRatio,
  formatRgb,
  type Hex,
  readableTextColor,
} from '@swatchwork/color';

import type { Box, Line, Shape } from '../../drawing/drawing.ts';
import { type Typeface, textWidth, type Weight } from '../../drawing/typeface.ts';
import type { Swatch } from '../../palette/palette.ts';
import { fitText, type Sizes } from './fit-text.ts';
import { sheetText } from './letters.ts';

const CONTRASTS = [
  ['white', { r: 1, g: 1, b: 1 }],
  ['black', { r: 0, g: 0, b: 0 }],
] as const;
const LONGEST_FACT = '20.00 : 1 with white';
const ASIDE = 0.56; // where the facts of a wide cell begin
const LEADING = 1.2; // from line to line

/** Of what is not the palette itself. */
export const INK: Hex = '#111111';
export const MUTED: Hex = '#5C5C5C';
const EDGE: Hex = '#CCCCCC';

/** A place on a page. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How colors are shown. */
export interface Look {
  readonly columns: number;
  readonly rows: number;
  /** What a cell says beside the name and the hex of its color. */
  readonly details: 'none' | 'contrast' | 'all';
  /** The thickness of the edge. */
  readonly unit: number;
  /** From the edge of a cell to its texts, where they have room; so that they stand below the title of a page. */
  readonly inset?: number;
}

/**
 * Colors side by side, without gaps and within a thin edge, so that white is visible on white.
 */
export function drawCells(
  swatches: readonly Swatch[],
  area: Area,
  typeface: Typeface,
  look: Look,
): Shape[] {
  const { columns, rows, unit, inset } = look;
  const height = area.height / rows;
  const cells = swatches.map((swatch, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    // Nothing is left white where colors reach the edges.
    const shown =
      inset === undefined ? columns : Math.min(columns, swatches.length - row * columns);
    const width = area.width / shown;
    return { swatch, x: area.x + column * width, y: area.y + row * height, width, height };
  });
  const layout = layoutOf(swatches, { width: area.width / columns, height }, typeface, look);
  return [
    ...cells.map((cell) => edgeOf(cell, unit)),
    ...cells.flatMap(({ swatch, ...cell }) => drawCell(swatch, cell, typeface, layout)),
  ];
}

/** What shows around an area that is drawn over it. */
export const edgeOf = ({ x, y, width, height }: Area, unit: number): Box => ({
  x: x - unit,
  y: y - unit,
  width: width + 2 * unit,
  height: height + 2 * unit,
  fill: EDGE,
});

const ROOMY = 7.5; // insets in the width of a cell
const MOST = 44; // of a name, in units; larger ones shout
const SIZES = [1, 0.8, 0.64]; // of names on one line
const BROKEN = [0.64, 0.54]; // of names that break between words

const titleOf = ({ hex, name }: Swatch) => (name && sheetText(name)) || hex;

/** Measures of texts, the same for all cells: names of one size look like one list. */
function layoutOf(
  swatches: readonly Swatch[],
  { width, height }: Pick<Area, 'width' | 'height'>,
  typeface: Typeface,
  { details, unit, inset = 0 }: Look,
) {
  const isWide = width > 2.6 * height && details !== 'none';
  const [across, down] = [details === 'none' ? 6.4 : 8, isWide ? 4.2 : 5.2];
  const size = Math.min(width / across, height / down, MOST * unit);
  const pad = width >= ROOMY * inset ? Math.max(inset, size * 0.6) : size * 0.6;
  const room = width * (isWide ? ASIDE : 1) - 2 * pad;
  const widest = (texts: readonly string[]) =>
    Math.max(...texts.map((text) => textWidth(text, typeface, 'semibold')));
  const titles = swatches.map(titleOf);
  const fits = (part: number, width: number) => part * size * width <= room;
  const whole = SIZES.find((part) => fits(part, widest(titles)));
  const words = widest(titles.flatMap((title) => title.split(' ')));
  const part = whole ?? BROKEN.find((one) => fits(one, words)) ?? BROKEN.at(-1)!;
  const sizes: Sizes = { whole: [part * size], broken: [part * size] };
  const code = Math.min(0.7, part * 0.85) * size;
  return { details, isWide, size, pad, room, sizes, code };
}

/** A color with its name and hex in the lower left corner, and its contrasts below or beside them. */
function drawCell(
  swatch: Swatch,
  area: Area,
  typeface: Typeface,
  { details, isWide, size, pad, room, sizes, code }: ReturnType<typeof layoutOf>,
): Shape[] {
  const { hex, rgb } = swatch;
  const { x, y, width, height } = area;
  const fill = formatHex(readableTextColor(rgb));
  const facts = factsOf(swatch, details);
  const gap = facts.length > 0 && !isWide ? size * 0.25 : 0;
  const end = y + height - pad;
  const [small, step] = [size * 0.5, size * 0.72];
  const bottom = isWide ? end : end - facts.length * step - gap;
  const title = titleOf(swatch);
  const below: Line[] =
    title === hex
      ? []
      : [{ text: hex, x: x + pad, y: bottom, size: code, weight: 'regular', fill }];
  const left = isWide ? x + width * ASIDE : x + pad;
  const indent = small * 1.9;
  const isShort = textWidth(LONGEST_FACT, typeface) * small > x + width - pad - left - indent;
  return [
    { ...area, fill: hex },
    ...writeText(title, typeface, {
      x: x + pad,
      bottom: bottom - below.length * code * 1.4,
      room,
      sizes,
      weight: 'semibold',
      fill,
    }),
    ...below,
    ...facts.flatMap(({ sample, text, short }, i): Line[] => {
      const line = {
        y: end - (facts.length - 1 - i) * step,
        size: small,
        weight: 'regular' as const,
      };
      return [
        { ...line, text: isShort ? short : text, x: left + (sample ? indent : 0), fill },
        ...(sample
          ? [{ ...line, text: 'Aa', x: left, weight: 'semibold' as const, fill: sample }]
          : []),
      ];
    }),
  ];
}

interface Fact {
  text: string;
  /** Where there is no room for the text. */
  short: string;
  /** The color of the letters before it. */
  sample?: Hex;
}

function factsOf({ rgb: color, print }: Swatch, details: Look['details']): Fact[] {
  const rgb = print
    ? `CMYK ${print.map((ink) => Math.round(ink * 100)).join(' ')}`
    : formatRgb(color);
  const contrasts = CONTRASTS.map(([word, other]) => {
    const ratio = formatRatio(contrastRatio(color, other));
    return { text: `${ratio} : 1 with ${word}`, short: ratio, sample: formatHex(other) };
  });
  if (details === 'none') return [];
  return details === 'all' ? [{ text: rgb, short: rgb }, ...contrasts] : contrasts;
}

/** A text of at most two lines, at the first size in which it fits. */
export function writeText(
  text: string,
  typeface: Typeface,
  place: { x: number; bottom: number; room: number; sizes: Sizes; weight: Weight; fill: Hex },
): Line[] {
  const { x, bottom, room, weight, fill } = place;
  const { size, lines } = fitText(text, room, place.sizes, typeface(text, weight).widthOf);
  return lines.map((line, i) => ({
    text: line,
    x,
    y: bottom - (lines.length - 1 - i) * size * LEADING,
    size,
    weight,
    fill,
  }));
}
