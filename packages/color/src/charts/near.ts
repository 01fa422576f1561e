import type { Random } from '../palette/random.ts';
import type { Bytes } from './readers.ts';

/** A color whose channels differ by at most half a width from those of another. */
export function near([r, g, b]: Bytes, width: number, random: Random): Bytes {
  const moved = (channel: number) =>
    Math.min(255, Math.max(0, Math.round(channel + (random() - 0.5) * width)));
  return [moved(r), moved(g), moved(b)];
}
