import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import opentype from 'opentype.js'; // CommonJS, whose names Node cannot see

const WEIGHTS = [400, 600] as const;

type Text = {
  text: string;
  x: number;
  /** The baseline of the letters. */
  y: number;
  /** Pixels; less where the text would be wider than `maxWidth`. */
  size: number;
  weight?: (typeof WEIGHTS)[number];
  /** A CSS color. */
  fill: string;
  opacity?: number;
  anchor?: 'start' | 'middle' | 'end';
  maxWidth?: number;
};

/**
 * Text of a picture as an SVG path, in the site's own typeface: so it looks the same on machines
 * without any fonts.
 */
export function textPath(options: Text): string {
  const { text, x, y, weight = 400, fill, opacity = 1, anchor = 'start', maxWidth } = options;
  const font = loadFont(weight);
  const natural = font.getAdvanceWidth(text, options.size);
  const size = maxWidth && natural > maxWidth ? (options.size * maxWidth) / natural : options.size;
  const width = Math.min(natural, maxWidth ?? natural);
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  const data = font.getPath(text, left, y, size).commands.map(write).join('');
  return `<path d="${data}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

/** By hand: the library's own writer makes NaN of numbers such as 2e-7. */
function write(command: opentype.PathCommand): string {
  const points: Partial<Record<string, number | string>> = { ...command };
  const numbers = ['x1', 'y1', 'x2', 'y2', 'x', 'y'].flatMap((key) => points[key] ?? []);
  return command.type + numbers.map((value) => Number(value).toFixed(1)).join(' ');
}

const fonts = new Map<number, opentype.Font>();

/** Reads a font at first use, which takes a few milliseconds. */
function loadFont(weight: number): opentype.Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = import.meta.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  const font = opentype.parse(toArrayBuffer(readFileSync(fileURLToPath(file))));
  fonts.set(weight, font);
  return font;
}

const toArrayBuffer = ({ buffer, byteOffset, length }: Buffer<ArrayBuffer>) =>
  buffer.slice(byteOffset, byteOffset + length);
