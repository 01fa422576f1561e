import type { Line } from './drawing.ts';
import { type Typeface, textWidth } from './typeface.ts';

/** A text on one line, smaller where it would be wider than `room`. */
export function placeText(
  typeface: Typeface,
  line: Line & { readonly anchor?: 'start' | 'middle' | 'end'; readonly room?: number },
): Line {
  const { text, x, weight, anchor = 'start', room = Infinity } = line;
  const width = textWidth(text, typeface, weight);
  const size = Math.min(line.size, room / width);
  const before = { start: 0, middle: 0.5, end: 1 }[anchor] * width * size;
  return { text, x: x - before, y: line.y, size, weight, fill: line.fill };
}
