import type { Font, Glyph, GlyphRun } from '@cantoo/fontkit';

/** A glyph as a sheet draws it, in thousandths of the size of its text. */
export interface Outline {
  /** How far the next glyph is. */
  width: number;
  /** What it fills, from the lower left to the upper right corner. */
  box: readonly [number, number, number, number];
  /** Operators of PDF that make a path. */
  path: string;
  /** The letters that it stands for, as far as a font knows. */
  letters: string;
}

const known = new WeakMap<Font, Map<number, Outline>>();

/** The outline of a glyph of a font; the same object each time. */
export function outlineOf(glyph: Glyph, font: Font): Outline {
  const outlines = known.get(font) ?? new Map<number, Outline>();
  known.set(font, outlines);
  const before = outlines.get(glyph.id);
  if (before) return before;
  const letters = String.fromCodePoint(...glyph.codePoints);
  const outline = draw([{ glyph, x: 0, y: 0 }], glyph.advanceWidth, font.unitsPerEm, letters);
  outlines.set(glyph.id, outline);
  return outline;
}

/** All glyphs of a shaped text as one outline. */
export function outlineOfRun({ glyphs, positions }: GlyphRun, font: Font, text: string): Outline {
  let pen = 0;
  const placed = glyphs.map((glyph, i) => {
    const { xAdvance, xOffset, yOffset } = positions![i]!;
    pen += xAdvance;
    return { glyph, x: pen - xAdvance + xOffset, y: yOffset };
  });
  return draw(placed, pen, font.unitsPerEm, text);
}

interface Placed {
  glyph: Glyph;
  x: number;
  y: number;
}

function draw(placed: readonly Placed[], width: number, unitsPerEm: number, letters: string) {
  const scale = 1000 / unitsPerEm;
  const box: [number, number, number, number] = [0, 0, 0, 0];
  let path = '';
  for (const { glyph, x, y } of placed) {
    let [penX, penY] = [0, 0];
    for (const { command, args } of glyph.path.commands) {
      const points = args.map((value, i) => Math.round((value + (i % 2 ? y : x)) * scale));
      for (let i = 0; i < points.length; i += 2) extend(box, points[i]!, points[i + 1]!);
      const [toX = penX, toY = penY] = points.slice(-2);
      path += `${(command === 'quadraticCurveTo' ? cubic(penX, penY, points) : points).join(' ')} ${OPERATORS[command]}\n`;
      [penX, penY] = [toX, toY];
    }
  }
  return { width: Math.round(width * scale), box, path, letters };
}

const OPERATORS = {
  moveTo: 'm',
  lineTo: 'l',
  quadraticCurveTo: 'c',
  bezierCurveTo: 'c',
  closePath: 'h',
};

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
