import {
  type CheckedPair,
  formatHex,
  formatRatio,
  LEAST_DISTANCE,
  mapToGamut,
  readableTextColor,
} from '@swatchwork/color';

import { listVisions, USE_WORDS } from './check-words.ts';
import type { ShownCheck } from './use-check.ts';

/** Pixels of the picture for each of its own units. */
const SCALE = 2;
const MARGIN = 32;
const HEAD = 96;
const CELL = { width: 128, height: 116 };
const SAMPLE = 48; // height of a sample
const LINE = 17;
const FOOT = 56;

const FONT = '"Geist Variable", system-ui, sans-serif';
const MONO = '"Geist Mono Variable", ui-monospace, monospace';

/**
 * The matrix as a PNG on white, whatever the surround of the page: samples, ratios, uses and
 * collisions.
 *
 * @throws {Error} If the browser cannot draw.
 */
export async function drawCheck(shown: ShownCheck): Promise<Blob> {
  const { query, check, labels } = shown;
  const count = query.colors.length;
  const canvas = document.createElement('canvas');
  canvas.width = (2 * MARGIN + (count + 1) * CELL.width) * SCALE;
  canvas.height = (HEAD + (count + 1) * CELL.height + FOOT) * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.scale(SCALE, SCALE);
  pen.fillStyle = '#FFFFFF';
  pen.fillRect(0, 0, canvas.width, canvas.height);

  write(pen, query.name || 'Palette Contrast', MARGIN, 48, `600 26px ${FONT}`);
  write(pen, `Text in rows on backgrounds in columns. Target ${query.target}:1.`, MARGIN, 74);
  const x = (column: number) => MARGIN + (column + 1) * CELL.width;
  const y = (row: number) => HEAD + (row + 1) * CELL.height;
  for (const [i, color] of check.colors.entries()) {
    const hex = formatHex(mapToGamut(color.color));
    const ink = formatHex(readableTextColor(color.color));
    for (const [left, top] of [
      [x(i), HEAD],
      [MARGIN, y(i)],
    ] as const) {
      pen.fillStyle = hex;
      pen.fillRect(left, top, CELL.width - 8, CELL.height - 8);
      write(pen, labels[i]!, left + 10, top + CELL.height - 22, `500 14px ${MONO}`, ink);
    }
    for (const pair of check.pairs.filter(({ places }) => places.includes(i))) {
      const other = pair.places.find((place) => place !== i)!;
      drawPair(pen, pair, query.colors[i]!, query.colors[other]!, [x(other), y(i)]);
    }
  }
  const foot = `WCAG 2.2 contrast, truncated. Too similar: less than ${LEAST_DISTANCE} apart, ΔE OK. Swatchwork`;
  write(pen, foot, MARGIN, y(count) + 20, `13px ${FONT}`, '#555555');

  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The image is too large'))),
      'image/png',
    ),
  );
}

function drawPair(
  pen: CanvasRenderingContext2D,
  pair: CheckedPair,
  text: string,
  background: string,
  [left, top]: readonly [number, number],
): void {
  pen.fillStyle = background;
  pen.fillRect(left, top, CELL.width - 8, SAMPLE);
  write(pen, 'Aa', left + 10, top + 33, `600 24px ${FONT}`, text);
  const weight = pair.meets ? 600 : 400;
  write(pen, formatRatio(pair.contrast), left, top + SAMPLE + 17, `${weight} 15px ${MONO}`);
  const alike = pair.collides.length > 0 ? [`Alike: ${listVisions(pair.collides)}`] : [];
  for (const [i, line] of [USE_WORDS[pair.use], ...alike].entries()) {
    write(pen, line, left, top + SAMPLE + 34 + i * LINE, `12px ${FONT}`, '#222222', CELL.width - 8);
  }
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font = `15px ${FONT}`,
  color = '#111111',
  width?: number,
): void {
  pen.font = font;
  pen.fillStyle = color;
  pen.fillText(text, x, y, width);
}
