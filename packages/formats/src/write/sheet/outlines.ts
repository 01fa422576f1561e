import type { Font, PlacedGlyph } from './font.ts';

/** What a sheet draws for letters, in thousandths of the size of their text. */
export interface Outline {
  /** How far the next one is. */
  width: number;
  /** What it fills, from the lower left to the upper right corner. */
  box: readonly [number, number, number, number];
  /** Operators of PDF that make a path. */
  path: string;
  /** What it stands for. */
  letters: string;
}

/** Glyphs side by side, or over each other, as one outline. */
export function outlineOf(glyphs: readonly PlacedGlyph[], font: Font, letters: string): Outline {
  const box: [number, number, number, number] = [0, 0, 0, 0];
  let path = '';
  let width = 0;
  for (const { id, advance, x, y } of glyphs) {
    let [penX, penY] = [0, 0];
    for (const { type, values } of font.pathOf(id)) {
      const points = values.map((value, i) => Math.round(value + (i % 2 ? y : width + x)));
      for (let i = 0; i < points.length; i += 2) extend(box, points[i]!, points[i + 1]!);
      const [toX = penX, toY = penY] = points.slice(-2);
      path += `${(type === 'Q' ? cubic(penX, penY, points) : points).join(' ')} ${OPERATORS[type]}\n`;
      [penX, penY] = [toX, toY];
    }
    width += advance;
  }
  return { width: Math.round(width), box, path, letters };
}

const OPERATORS: Readonly<Record<string, string>> = { M: 'm', L: 'l', Q: 'c', C: 'c', Z: 'h' };

/** The cubic curve that is the same as a quadratic one, which PDF lacks. */
function cubic(fromX: number, fromY: number, points: readonly number[]): number[] {
  const [x = 0, y = 0, toX = 0, toY = 0] = points;
  const between = (from: number, to: number) => Math.round(from + ((to - from) * 2) / 3);
  return [between(fromX, x), between(fromY, y), between(toX, x), between(toY, y), toX, toY];
}

function extend(box: [number, number, number, number], x: number, y: number): void {
  box[0] = Math.min(box[0], x);
  box[1] = Math.min(box[1], y);
  box[2] = Math.max(box[2], x);
  box[3] = Math.max(box[3], y);
}
