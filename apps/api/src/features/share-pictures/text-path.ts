import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { create, type Font } from '@cantoo/fontkit';

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
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = Math.min(options.size / font.unitsPerEm, (maxWidth ?? Infinity) / advanceWidth);
  const width = advanceWidth * scale;
  let at = x - { start: 0, middle: width / 2, end: width }[anchor];
  const data = glyphs.map(({ path }, i) => {
    const drawn = path.transform(scale, 0, 0, -scale, at, y).toSVG();
    at += positions![i]!.xAdvance * scale;
    return drawn;
  });
  return `<path d="${data.join('')}" fill="${fill}" fill-opacity="${opacity}"/>`;
}

const fonts = new Map<number, Font>();

/** Reads a font at first use, which takes a few milliseconds. */
function loadFont(weight: number): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = import.meta.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`);
  const font = create(readFileSync(fileURLToPath(file))) as Font; // of one face
  fonts.set(weight, font);
  return font;
}
