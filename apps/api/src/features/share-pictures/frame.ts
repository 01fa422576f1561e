import type { Hex } from '@swatchwork/color';
import {
  type Area,
  type Outline,
  type Polygon,
  placeText,
  type Shape,
  sheetText,
  type Typeface,
} from '@swatchwork/formats/drawing';

/** The size that links show best: 1.91 to 1. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** Distance of texts from the edges. */
export const MARGIN = 64;

/** The neutral ground of the site, and what is written on it. */
export const GROUND: Hex = '#FAFAFA';

const STRIP = 118; // the height of the strip with the names
const BRAND = 250; // the width of the mark with the site's name

/** Where a picture shows what it is about: above the strip. */
export const STAGE: Area = { x: 0, y: 0, width: WIDTH, height: HEIGHT - STRIP };

/** A name as pictures can write it; undefined for none, and for letters that their fonts lack. */
export const shownName = (name = ''): string | undefined => sheetText(name) || undefined;

/** The strip below the stage: what is shown, and the site's name. */
export const strip = (title: string, ink: Hex, typeface: Typeface): Shape[] => [
  { x: 0, y: STAGE.height, width: WIDTH, height: STRIP, fill: GROUND },
  placeText(typeface, {
    text: title,
    x: MARGIN,
    y: STAGE.height + 72,
    size: 40,
    weight: 'semibold',
    fill: ink,
    room: WIDTH - 3 * MARGIN - BRAND,
  }),
  ...brand(WIDTH - MARGIN - BRAND, STAGE.height + 32, ink),
];

/** The mark with the site's name, its left edge at `x`. */
export function brand(x: number, y: number, ink: Hex): Shape[] {
  const part = (turn: number, opacity: number): Outline => ({
    polygons: [swatch(turn), ...(turn === 0 ? [RIVET] : [])].map((polygon) =>
      polygon.map((place, i) => place * 1.9 + (i % 2 === 0 ? x - 6 : y)),
    ),
    fill: ink,
    opacity,
  });
  const text = 'Swatchwork';
  return [
    part(64, 0.3),
    part(32, 0.55),
    part(0, 1),
    { text, x: x + 58, y: y + 40, size: 34, weight: 'semibold', fill: ink },
  ];
}

/** Points of an arc around a center; angles in degrees, clockwise from the right. */
const arc = (x: number, y: number, radius: number, from: number, to: number): Polygon =>
  Array.from({ length: 9 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / 8) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  }).flat();

/** The hole of the mark's swatches, which turns the other way. */
const RIVET = [...arc(8, 21, 1.4, 360, 180), ...arc(8, 21, 1.4, 180, 0)];

/** A swatch of the mark in its view box of 28, turned around its rivet by degrees. */
function swatch(turn: number): Polygon {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const end = turn === 0 ? 23 : 19; // the one in front covers the rivet
  const corners = [
    ...arc(6, 5, 2, 180, 270),
    ...arc(10, 5, 2, 270, 360),
    ...arc(10, end, 2, 0, 90),
    ...arc(6, end, 2, 90, 180),
  ];
  return Array.from({ length: corners.length / 2 }, (_, i) => {
    const [dx, dy] = [corners[2 * i]! - 8, corners[2 * i + 1]! - 21];
    return [8 + dx * cos - dy * sin, 21 + dx * sin + dy * cos];
  }).flat();
}
