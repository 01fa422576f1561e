import { toLinear } from '../spaces/linear-light.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { dichromacy, type VisionTransform, visionTransform } from '../vision/transform.ts';
import { READERS, type Reader } from './constants.ts';
import { deltaE2000 } from './delta-e-2000.ts';

/** Numbers of one color: Lab for each reader, in the order of {@link READERS}. */
export const SEEN_LENGTH = 3 * READERS.length;

/** Where the numbers of a reader begin. */
export const PLACE_OF: Readonly<Record<Reader, number>> = {
  normal: 0,
  protan: 3,
  deutan: 6,
  tritan: 9,
  gray: 12,
};

/** Writes how each reader sees a color into a list. */
export type See = (color: Bytes, into: Float64Array, at: number) => void;

/** What readers with a color-vision deficiency see. */
type Deficiencies = (type: (typeof DEFICIENT)[number]) => VisionTransform;

const DEFICIENT = ['protan', 'deutan', 'tritan'] as const;

/** Deficiencies of a severity, 0 to 1. */
export const ofSeverity =
  (severity: number): Deficiencies =>
  (type) =>
    visionTransform(type, severity);

/**
 * @param deficiencies Missing cones unless given. What a model puts outside of sRGB is clipped, as
 * in `simulateVision`; nothing is rounded. Lab is that of D65, sRGB's own white.
 */
export function createSee(deficiencies?: Deficiencies): See {
  const see = createSeeLight(deficiencies);
  return ([r, g, b], into, at) => see(LINEAR[r]!, LINEAR[g]!, LINEAR[b]!, into, at);
}

/** The same for colors in linear sRGB, not rounded. Makes no objects, since a search sees many colors. */
export function createSeeLight(deficiencies: Deficiencies = dichromacy) {
  const visions = DEFICIENT.map(deficiencies);
  return (r: number, g: number, b: number, into: Float64Array, at: number): void => {
    writeLab(r, g, b, into, at);
    for (let i = 0; i < visions.length; i++) {
      const { matrix, beyond } = visions[i]!;
      const isBeyond = beyond && dot(beyond.normal, 0, r, g, b) >= 0;
      const m = isBeyond ? beyond.matrix : matrix;
      const [x, y, z] = [dot(m, 0, r, g, b), dot(m, 3, r, g, b), dot(m, 6, r, g, b)];
      writeLab(clip(x), clip(y), clip(z), into, at + 3 * (i + 1));
    }
    const luminance = luminanceIn(r, g, b);
    writeLab(luminance, luminance, luminance, into, at + PLACE_OF.gray);
  };
}

const dot = (row: readonly number[], i: number, r: number, g: number, b: number) =>
  row[i]! * r + row[i + 1]! * g + row[i + 2]! * b;

const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255));

/** WCAG's relative luminance. */
export const luminanceOf = ([r, g, b]: Bytes): number =>
  luminanceIn(LINEAR[r]!, LINEAR[g]!, LINEAR[b]!);

const luminanceIn = (r: number, g: number, b: number) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

const clip = (value: number) => Math.min(1, Math.max(0, value));

/** Channels of a color as bytes. */
export const bytesOf = ({ r, g, b }: Srgb): Bytes => [
  Math.round(255 * r),
  Math.round(255 * g),
  Math.round(255 * b),
];

export type Bytes = readonly [r: number, g: number, b: number];

export const fromBytes = ([r, g, b]: Bytes): Srgb => ({ r: r / 255, g: g / 255, b: b / 255 });

/** How the readers see colors, one after the other. */
export function seeAll(colors: readonly Srgb[], deficiencies?: Deficiencies): Float64Array {
  const see = createSee(deficiencies);
  const seen = new Float64Array(SEEN_LENGTH * colors.length);
  for (const [i, color] of colors.entries()) see(bytesOf(color), seen, SEEN_LENGTH * i);
  return seen;
}

/** ΔE2000 of two colors of {@link seeAll} for one reader. */
export const distanceFor = (reader: Reader, seen: Float64Array, i: number, j: number): number =>
  deltaE2000(seen, SEEN_LENGTH * i + PLACE_OF[reader], seen, SEEN_LENGTH * j + PLACE_OF[reader]);

/** CIE Lab of a color in linear sRGB; the rows of the matrix are divided by the white. */
function writeLab(r: number, g: number, b: number, into: Float64Array, at: number): void {
  const x = root(0.4338873456 * r + 0.3762240091 * g + 0.1898886453 * b);
  const y = root(0.2126390059 * r + 0.7151686788 * g + 0.0721923154 * b);
  const z = root(0.0177500401 * r + 0.1094476209 * g + 0.8728023391 * b);
  into[at] = 116 * y - 16;
  into[at + 1] = 500 * (x - y);
  into[at + 2] = 200 * (y - z);
}

/** From a table, since cube roots take most of the time: Lab is right to 0.001. */
function root(share: number): number {
  const place = share * TABLE;
  const i = Math.floor(place);
  return ROOTS[i]! + (ROOTS[i + 1]! - ROOTS[i]!) * (place - i);
}

const TABLE = 4096;

const ROOTS = Float64Array.from({ length: TABLE + 2 }, (_, i) => {
  const share = i / TABLE;
  return share > 216 / 24389 ? Math.cbrt(share) : ((24389 / 27) * share + 16) / 116;
});
