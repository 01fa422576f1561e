import { type Font, hasRightToLeft, type PlacedGlyph } from './font.ts';
import { type Outline, outlineOf } from './outlines.ts';

/**
 * Draws texts by the rules of a font: what letters become together, such as a syllable or a letter with its
 * marks, is one outline that knows all of them, so that they are found and copied as they were written.
 *
 * @returns Draws a text from left to right; what is drawn again is the same object.
 */
export function createShaper(font: Font): (text: string) => Outline[] {
  const known = new Map<string, Outline>();
  return (text) => {
    const isTurned = hasRightToLeft(text);
    const together = [...Map.groupBy(font.shape(text), ({ at }) => at)];
    const starts = together.map(([at]) => at).sort((a, b) => a - b);
    return together.map(([at, glyphs]) => {
      const own = text.slice(at, starts[starts.indexOf(at) + 1]);
      // What runs from right to left is turned as a whole by programs that read a sheet.
      const letters = isTurned ? [...own].reverse().join('') : own;
      const key = `${letters} ${glyphs.map(identify).join(' ')}`;
      const outline = known.get(key) ?? outlineOf(glyphs, font, letters);
      known.set(key, outline);
      return outline;
    });
  };
}

const identify = ({ id, advance, x, y }: PlacedGlyph) => `${id},${advance},${x},${y}`;
