import type { Hex } from '@swatchwork/color';
import {
  type Area,
  type Outline,
  type Polygon,
  type Shape,
  sheetText,
  type Typeface,
  textWidth,
  writeText,
} from '@swatchwork/formats/drawing';

/** The size that links show best: 1.91 to 1. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Distance of texts from the edges. */
export const MARGIN = 64;

/** The neutral ground of the site, and what is written on it. */
export const GROUND: Hex = '#FAFAFA';
export const INK: Hex = '#111111';

const STRIP = 118; // the height of the strip with the names
const BRAND = 250; // the width of the mark with the site's name

/** Where a picture shows what it is about: above the strip. */
export const STAGE: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT - STRIP };

/** A name as pictures can write it; undefined for none, and for letters that their fonts lack. */
export const shownName = (name = ''): string | undefined => sheetText(name) || undefined;

/** The strip below the stage: what is shown, on one line or two, and the site's name. */
export function strip(title: string, typeface: Typeface): Shape[] {
  const room = WIDTH - 3 * MARGIN - BRAND;
  const isOne = textWidth(title, typeface, 'semibold') * 30 <= room;
  const place = { x: MARGIN, bottom: STAGE.height + (isOne ? 72 : 86), room, fill: INK };
  const sizes = { whole: isOne ? [40, 34, 30] : [], broken: [30, 24] };
  return [
    { x: 0, y: STAGE.height, width: WIDTH, height: STRIP, fill: GROUND },
    ...writeText(title, typeface, { ...place, sizes, weight: 'semibold' }),
    ...brand(WIDTH - MARGIN - BRAND, STAGE.height + 32, INK),
  ];
}

/** The mark with the site's name, its left edge at `x`. */
export function brand(x: number, y: number, ink: Hex): Shape[] {
  const part = (polygons: Polygon[], turn: number, opacity: number): Outline => ({
    polygons: polygons.map((polygon) => turned(polygon, turn, x - 6, y)),
    fill: ink,
    opacity,
  });
  return [
    part([swatch(19)], 64, 0.3),
    part([swatch(19)], 32, 0.55),
    part([swatch(23), RIVET], 0, 1),
    { text: 'Swatchwork', x: x + 58, y: y + 40, size: 34, weight: 'semibold', fill: ink },
  ];
}

/** A swatch of the mark in its view box of 28, with the corners cut, and the hole of its rivet. */
const swatch = (end: number): Polygon => [
  5,
  3,
  11,
  3,
  12,
  4,
  12,
  end - 1,
  11,
  end,
  5,
  end,
  4,
  end - 1,
  4,
  4,
];
const RIVET: Polygon = [8, 19.6, 7, 20, 6.6, 21, 7, 22, 8, 22.4, 9, 22, 9.4, 21, 9, 20];

/** A polygon of the mark, turned around its rivet by degrees, at the size and place of a picture. */
function turned(polygon: Polygon, degrees: number, left: number, top: number): Polygon {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return polygon.map((place, i) => {
    const [dx, dy] =
      i % 2 === 0 ? [place - 8, polygon[i + 1]! - 21] : [polygon[i - 1]! - 8, place - 21];
    return i % 2 === 0
      ? left + (8 + dx * cos - dy * sin) * 1.9
      : top + (21 + dx * sin + dy * cos) * 1.9;
  });
}
