import type { Box, PageSample, Paint, Text } from '../src/sample.ts';

const WHOLE: Box = { x: 0, y: 0, width: 1000, height: 1000 };

let order = 0;

/** Something painted in a color, above all that was made before. */
export const paint = (color: string, more: Partial<Paint> = {}): Paint => ({
  box: WHOLE,
  order: [0, ++order],
  groups: [],
  role: 'surface',
  colors: color === '' ? [] : [color],
  ...more,
});

/** A text of 16 pixels, above all that was made before. */
export const text = (color: string, more: Partial<Text> = {}): Text => ({
  box: { x: 100, y: 100, width: 200, height: 20 },
  order: [0, ++order],
  groups: [],
  role: 'text',
  color,
  size: 16,
  isBold: false,
  length: 20,
  element: order,
  where: 'p',
  words: 'Words',
  isExempt: false,
  ...more,
});

/** A document of 1000 × 1000 pixels. */
export const sample = (more: Partial<PageSample>): PageSample => ({
  box: WHOLE,
  view: WHOLE,
  paints: [],
  texts: [],
  properties: [],
  isCut: false,
  ...more,
});
