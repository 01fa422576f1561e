/** Which bits of a pixel hold which channel. */
export type Bitfields = { red: number; green: number; blue: number; alpha: number };

/** Reads one channel as 0…255. */
type ReadChannel = (pixel: number) => number;

/** A mask without bits reads as `missing`. */
export function channelReader(mask: number, missing: number): ReadChannel {
  if (mask === 0) return () => missing;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / most);
}
