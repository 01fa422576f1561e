import { mapToGamut } from '../gamut.ts';
import { round } from '../round.ts';
import { assertInGamut, type Srgb } from './srgb.ts';

/** Cyan, magenta, yellow and black (key) in percent, 0…100. Floats. */
export interface Cmyk {
  readonly c: number;
  readonly m: number;
  readonly y: number;
  readonly k: number;
}

/**
 * The naive, uncalibrated conversion: it knows neither ink nor paper, so a print will differ.
 * Black is 0, 0, 0, 100.
 *
 * @throws {RangeError} If a channel is NaN or outside 0…1: map to the gamut first.
 */
export function toCmyk(color: Srgb): Cmyk {
  assertInGamut(color);
  const white = Math.max(color.r, color.g, color.b);
  if (white <= 0) return { c: 0, m: 0, y: 0, k: 100 };
  const ink = (channel: number) => (1 - channel / white) * 100;
  return { c: ink(color.r), m: ink(color.g), y: ink(color.b), k: (1 - white) * 100 };
}

/** The inverse of {@link toCmyk}; as uncalibrated as it. */
export function fromCmyk({ c, m, y, k }: Cmyk): Srgb {
  const light = (ink: number) => (1 - ink / 100) * (1 - k / 100);
  return { r: light(c), g: light(m), b: light(y) };
}

/** Such as `cmyk(76%, 47%, 0%, 4%)`. Uncalibrated, and not CSS. */
export function formatCmyk(color: Srgb, more = 0): string {
  const { c, m, y, k } = toCmyk(mapToGamut(color));
  return `cmyk(${round(c, more)}%, ${round(m, more)}%, ${round(y, more)}%, ${round(k, more)}%)`;
}
