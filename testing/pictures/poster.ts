import type { Random, Srgb } from '@swatchwork/color';

import { drawDistinctColors, within } from './palette.ts';
import { blob, box, circle, drawing, ground } from './shapes.ts';

/** Flat areas of known colors, none under about 3% of the picture. */
export function drawPoster(random: Random): { svg: string; colors: Srgb[] } {
  const colors = drawDistinctColors(random, 3 + Math.floor(random() * 3));
  const layouts = [blocks, stripes, circles, blobs, grid];
  const layout = layouts[Math.floor(random() * layouts.length)]!;
  return { svg: drawing(layout(random, colors)), colors };
}

/** Horizontal bands of random heights. */
function blocks(random: Random, colors: Srgb[]): string {
  const heights = shares(random, colors.length).map((share) => share * 1000);
  let y = 0;
  return colors
    .map((color, i) => {
      const band = box(0, y, 1000, heights[i]! + 1, color);
      y += heights[i]!;
      return band;
    })
    .join('');
}

/** Many narrow slanting bands, the colors in turn. */
function stripes(random: Random, colors: Srgb[]): string {
  const widths = shares(random, colors.length).map((share) => share * 250);
  let x = -300;
  let bands = ground(colors[0]!);
  while (x < 1300) {
    for (const [i, color] of colors.entries()) {
      bands += box(x, -500, widths[i]! + 0.5, 2000, color);
      x += widths[i]!;
    }
  }
  return `${ground(colors[0]!)}<g transform="rotate(${within(random, [-40, 40])} 500 500)">${bands}</g>`;
}

/** Discs in the cells of a grid, so that none hides another, on a ground. */
function circles(random: Random, [paper, ...inks]: Srgb[]): string {
  const discs = inks.map((ink, i) => {
    const x = 250 + 500 * (i % 2);
    const y = 250 + 500 * Math.floor(i / 2);
    return circle(x, y, within(random, [100, 240]), ink);
  });
  return ground(paper!) + discs.join('');
}

/** Ragged areas, several of each color, on a ground. */
function blobs(random: Random, [paper, ...inks]: Srgb[]): string {
  const cells = 4;
  let content = ground(paper!);
  for (let cell = 0; cell < cells * cells; cell++) {
    const x = (125 + 250 * (cell % cells)) | 0;
    const y = (125 + 250 * Math.floor(cell / cells)) | 0;
    content += blob(random, x, y, within(random, [60, 95]), inks[cell % inks.length]!);
  }
  return content;
}

/** Small squares, as in a mosaic, with a random part for each color. */
function grid(random: Random, colors: Srgb[]): string {
  const parts = shares(random, colors.length);
  const side = 20;
  let content = ground(colors[0]!);
  for (let cell = 0; cell < side * side; cell++) {
    let [pick, left] = [0, random()];
    while (pick < parts.length - 1 && left > parts[pick]!) left -= parts[pick++]!;
    content += box((cell % side) * 50, Math.floor(cell / side) * 50, 50.5, 50.5, colors[pick]!);
  }
  return content;
}

/** Random parts of 1, none below 0.04. */
function shares(random: Random, count: number): number[] {
  const raw = Array.from({ length: count }, () => random() ** 2);
  const sum = raw.reduce((a, b) => a + b);
  return raw.map((part) => 0.04 + (part / sum) * (1 - 0.04 * count));
}
