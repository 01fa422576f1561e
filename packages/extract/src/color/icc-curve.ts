import type { Curve } from './encoding.ts';

/** How many numbers each of the five functions of the ICC has. */
const COUNTS = [1, 3, 4, 5, 7];

/**
 * Reads a curve of an ICC profile: an exponent, samples, or a function.
 *
 * @param at Where it begins.
 * @returns Undefined for none, and for a function that is none of the five.
 * @throws {RangeError} If the profile breaks off.
 */
export function readCurve(view: DataView, at: number | undefined): Curve | undefined {
  if (at === undefined) return undefined;
  const type = letters(view, at);
  if (type === 'para') return readFunction(view, at);
  if (type !== 'curv') return undefined;
  const count = view.getUint32(at + 8);
  if (count === 0) return (channel) => channel;
  if (count > 1) return readSamples(view, at + 12, count, 2);
  const exponent = view.getUint16(at + 12) / 256;
  return (channel) => channel ** exponent;
}

/**
 * A curve through equally distant samples.
 *
 * @param size Bytes of a sample, 1 or 2.
 * @throws {RangeError} If the profile breaks off.
 */
export function readSamples(view: DataView, at: number, count: number, size: 1 | 2): Curve {
  const end = at + size * count;
  if (end > view.byteLength) throw new RangeError('The curve breaks off');
  const samples = Float32Array.from({ length: count }, (_, i) =>
    sampleAt(view, at + size * i, size),
  );
  return (channel) => {
    const place = Math.min(1, Math.max(0, channel)) * (count - 1);
    const low = Math.min(count - 2, Math.floor(place));
    return samples[low]! + (samples[low + 1]! - samples[low]!) * (place - low);
  };
}

/** The bytes that a curve takes, with those that fill up its last four. */
export function sizeOfCurve(view: DataView, at: number): number {
  const size =
    letters(view, at) === 'curv'
      ? 12 + 2 * view.getUint32(at + 8)
      : 12 + 4 * (COUNTS[view.getUint16(at + 8)] ?? 0);
  return Math.ceil(size / 4) * 4;
}

/** Each is (ax + b)^g + e from d on, and cx + f below. */
function readFunction(view: DataView, at: number): Curve | undefined {
  const kind = view.getUint16(at + 8);
  const count = COUNTS[kind];
  if (count === undefined) return undefined;
  const values = Array.from({ length: count }, (_, i) => fixed(view, at + 12 + 4 * i));
  const [g = 1, a = 1, b = 0] = values;
  const upper = (x: number) => Math.max(0, a * x + b) ** g;
  if (kind <= 2) {
    const offset = values[3] ?? 0;
    return (x) => upper(x) + offset;
  }
  const [c = 0, d = 0, e = 0, f = 0] = values.slice(3);
  return (x) => (x >= d ? upper(x) + e : c * x + f);
}

/** 0…1. */
export const sampleAt = (view: DataView, at: number, size: 1 | 2): number =>
  size === 1 ? view.getUint8(at) / 255 : view.getUint16(at) / 65_535;

export const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65_536;

export const letters = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
