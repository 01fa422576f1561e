import type { Swatch } from '../palette/palette.ts';

/** The most and the least of a and b in Adobe's files. */
const LEAST = -128;
const MOST = 127;

/**
 * L 0…100, a and b of a color that is given in Lab and that Adobe's files can hold. A missing
 * channel is 0.
 *
 * @returns Undefined for any other color.
 */
export function labOf({ exact }: Pick<Swatch, 'exact'>): [number, number, number] | undefined {
  if (exact?.space !== 'lab') return undefined;
  const [l, a, b] = exact.channels.map((channel) => (channel === 'none' ? 0 : channel));
  const isWithin = (axis: number) => axis >= LEAST && axis <= MOST;
  return l! >= 0 && l! <= 100 && isWithin(a!) && isWithin(b!) ? [l!, a!, b!] : undefined;
}
