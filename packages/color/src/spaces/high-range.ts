import type { Vector } from './matrix.ts';

/** Candelas per square meter of the white of a page beside a picture of high dynamic range. */
const REFERENCE_WHITE = 203;

/** The brightest light of a picture that does not say its own, in reference whites. */
const PEAK = 1000 / REFERENCE_WHITE;

/**
 * A channel of the perceptual quantizer to linear light, 1 for the reference white.
 *
 * @param signal 0…1.
 * @returns 0 to about 49.
 * @see https://www.itu.int/rec/R-REC-BT.2100, table 4
 */
export function fromPq(signal: number): number {
  const root = Math.max(0, signal) ** (1 / 78.84375);
  const light = Math.max(0, root - 0.8359375) / (18.8515625 - 18.6875 * root);
  return (light ** (1 / 0.1593017578125) * 10_000) / REFERENCE_WHITE;
}

/**
 * A channel of hybrid log-gamma to linear light of the scene, 0…1; {@link ofScene} makes it light of
 * a display.
 *
 * @param signal 0…1.
 * @see https://www.itu.int/rec/R-REC-BT.2100, table 5
 */
export function fromHlg(signal: number): number {
  if (signal <= 0.5) return signal ** 2 / 3;
  return (Math.exp((signal - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/**
 * The light of a display of 1,000 cd/m² that shows a scene of hybrid log-gamma.
 *
 * @param scene Linear light of Rec. 2020, 0…1.
 * @returns 1 for the reference white.
 */
export function ofScene([r, g, b]: Vector): Vector {
  const luminance = 0.2627 * r + 0.678 * g + 0.0593 * b;
  const gain = luminance > 0 ? PEAK * luminance ** 0.2 : 0;
  return [r * gain, g * gain, b * gain];
}

/**
 * Light of high dynamic range as a page of standard range shows it: the reference white at half its
 * light, and what is brighter along a curve up to white. Hue is kept, as all channels are scaled by what
 * the brightest needs.
 *
 * @param light Linear light of Rec. 2020, 1 for the reference white.
 * @returns The same with no channel above 1.
 * @see https://www.smpte.org/standards (ST 2094-50, reference white tone mapping)
 */
export function toneMap([r, g, b]: Vector): Vector {
  const brightest = Math.max(r, g, b);
  const gain = brightest <= 1 ? 0.5 : toneCurve(brightest) / brightest;
  return [r * gain, g * gain, b * gain];
}

/** A quadratic Bézier curve from the reference white to the peak. */
function toneCurve(light: number): number {
  if (light >= PEAK) return 1;
  const [start, middle, end] = [1, 1.65, PEAK];
  const [low, bend, high] = [0.5, 0.825, 1];
  const a = start - 2 * middle + end;
  const b = middle - start;
  const t = (Math.sqrt(b * b + a * (light - start)) - b) / a;
  return (1 - t) ** 2 * low + 2 * t * (1 - t) * bend + t * t * high;
}
