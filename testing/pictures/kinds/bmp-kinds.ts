import { type TestBmp, writeBmp } from '../write-bmp.ts';
import { alphaAt, eachPixel, indexAt, type Kind, type Patches, SIDE } from './patches.ts';
import { matrixProfile, PRIMARIES, rgbTableProfile } from './write-icc.ts';

const MASKS = [0xff0000, 0xff00, 0xff, 0xff000000];
const PLAIN = MASKS.slice(0, 3);
const size = { width: SIDE, height: SIDE };

/** Points of a calibrated space as XYZ, and its exponents: those of Adobe RGB. */
const CALIBRATED = {
  endpoints: [0.57667, 0.29734, 0.02703, 0.18556, 0.62736, 0.07069, 0.18823, 0.07529, 0.99134],
  gamma: [2.2, 2.2, 2.2],
};

export function bmpKinds(patches: Patches): Kind[] {
  const kinds = { ...layoutKinds(patches), ...colorKinds(patches) };
  return Object.entries(kinds).map(([name, bmp]) => ({
    name: `BMP, ${name}`,
    file: writeBmp(bmp),
  }));
}

/** Pixels with their channels in the order of the file, and alpha if it is given. */
const reversed = ({ at }: Patches, alpha?: (x: number) => number) =>
  eachPixel((x, y) => [...at(x, y).toReversed(), ...(alpha ? [alpha(x)] : [])]);

/** Indexes of less than a byte. */
function bits(depth: number): number[] {
  const bytes: number[] = [];
  const indexes = eachPixel((x, y) => [indexAt(x, y) % 2 ** depth]);
  for (let at = 0; at < indexes.length; at += 8 / depth) {
    bytes.push(indexes.slice(at, at + 8 / depth).reduce((sum, index) => (sum << depth) | index, 0));
  }
  return bytes;
}

/** Pixels of two bytes; a bit of alpha is set in the left half. */
const words = ({ at }: Patches, sizes: readonly [number, number, number], hasAlpha = false) =>
  eachPixel((x, y) => {
    const [r, g, b] = at(x, y).map((channel, i) => channel >> (8 - sizes[i]!));
    const alpha = hasAlpha && x < 32 ? 0x8000 : 0;
    const word = alpha | (r! << (sizes[1] + sizes[2])) | (g! << sizes[2]) | b!;
    return [word & 255, word >> 8];
  });

/** Pixels of ten bits a channel. */
const tens = ({ at }: Patches) =>
  eachPixel((x, y) => {
    const [r, g, b] = at(x, y).map((channel) => Math.round((channel * 1023) / 255));
    const word = r! * 2 ** 20 + g! * 2 ** 10 + b!;
    return [0, 8, 16, 24].map((shift) => (word >>> shift) & 255);
  });

/** Rows of runs of eight pixels; the second half of every other row is skipped. */
const runs = (value: (index: number) => number) => [
  ...Array.from({ length: SIDE }, (_, y) => [
    ...Array.from({ length: y % 2 ? 4 : 8 }, (_, i) => [8, value(indexAt(8 * i, y))]).flat(),
    ...[0, 0],
  ]).flat(),
  ...[0, 1],
];

function layoutKinds(patches: Patches): Record<string, TestBmp> {
  const palette = patches.palette.map((color) => [...color]);
  const v5 = { ...size, headerSize: 124 };
  const deep = { ...size, depth: 32, pixels: reversed(patches, alphaAt) };
  const masked = { ...deep, compression: 3 };
  const inV5 = { ...masked, headerSize: 124 };
  const clear = reversed(patches, () => 0);
  const of16 = { ...size, depth: 16, pixels: words(patches, [5, 5, 5]) };
  const of5650 = { masks: [0xf800, 0x7e0, 0x1f], pixels: words(patches, [5, 6, 5]) };
  const of5551 = { masks: [0x7c00, 0x3e0, 0x1f, 0x8000], pixels: words(patches, [5, 5, 5], true) };
  const ofTens = { masks: [0x3ff00000, 0xffc00, 0x3ff], pixels: tens(patches) };
  return {
    ...Object.fromEntries(
      [1, 2, 4, 8].map((depth) => [
        `palette of ${depth} bits`,
        { ...size, depth, palette: palette.slice(-(2 ** depth)), pixels: bits(depth) },
      ]),
    ),
    'runs of 8 bits, with gaps': {
      ...{ ...size, depth: 8, compression: 1, palette },
      pixels: runs((index) => index),
    },
    'runs of 4 bits, with gaps': {
      ...{ ...size, depth: 4, compression: 2, palette: palette.slice(-16) },
      pixels: runs((index) => (index % 16) * 17),
    },
    '24 bits': { ...size, depth: 24, pixels: reversed(patches) },
    '24 bits, top-down': { ...size, height: -SIDE, depth: 24, pixels: reversed(patches) },
    '16 bits': of16,
    '16 bits, 5-6-5': { ...of16, ...of5650, compression: 3 },
    '16 bits, V5 with alpha of a bit': { ...of16, ...of5551, ...v5, compression: 3 },
    '16 bits, V5 without masks': { ...of16, ...of5551, ...v5 },
    '32 bits': deep,
    '32 bits, opaque': { ...deep, pixels: reversed(patches, () => 255) },
    '32 bits, V4': { ...deep, headerSize: 108, masks: MASKS },
    '32 bits, V5': { ...deep, ...v5, masks: MASKS },
    '32 bits, V5 without masks': { ...deep, ...v5 },
    '32 bits, V5, alpha of 0': { ...deep, ...v5, masks: MASKS, pixels: clear },
    '32 bits, masks': { ...masked, masks: PLAIN },
    '32 bits, masks with alpha': { ...masked, masks: MASKS, compression: 6 },
    '32 bits, masks, V3 with alpha': { ...masked, masks: MASKS, headerSize: 56 },
    '32 bits, masks, V4 with alpha': { ...masked, masks: MASKS, headerSize: 108 },
    '32 bits, masks, V5 with alpha': { ...inV5, masks: MASKS },
    '32 bits, masks, V5 with alpha, top-down': { ...inV5, masks: MASKS, height: -SIDE },
    '32 bits, masks, V5 with an alpha of 0': { ...inV5, masks: MASKS, pixels: clear },
    '32 bits, masks, V5 without alpha': { ...inV5, masks: PLAIN },
    '32 bits, masks of 10 bits': { ...inV5, ...ofTens },
  };
}

function colorKinds(patches: Patches): Record<string, TestBmp> {
  const p3 = matrixProfile(PRIMARIES.p3, 'srgb');
  const v5 = { ...size, depth: 24, headerSize: 124, pixels: reversed(patches) };
  const v4 = { ...v5, headerSize: 108 };
  const embedded = { color: { type: 'MBED', profile: p3 } } as const;
  const alpha = { depth: 32, compression: 3, masks: MASKS, pixels: reversed(patches, alphaAt) };
  const indexed = {
    depth: 8,
    palette: patches.palette.map((color) => [...color]),
    pixels: bits(8),
  };
  const broken = p3.subarray(0, 200);
  const name = Buffer.from('C:\\profile.icc\0');
  return {
    'V4, calibrated RGB': { ...v4, color: { type: 0, ...CALIBRATED } },
    'V4, calibrated RGB without points': { ...v4, color: { type: 0 } },
    'V4, sRGB': { ...v4, color: { type: 'sRGB', ...CALIBRATED } },
    'V5, sRGB': { ...v5, color: { type: 'sRGB' } },
    'V5, Windows color space': { ...v5, color: { type: 'Win ' } },
    'V5, calibrated RGB': { ...v5, color: { type: 0, ...CALIBRATED } },
    'V5, embedded Display P3': { ...v5, ...embedded },
    'V5, embedded table': { ...v5, color: { type: 'MBED', profile: rgbTableProfile() } },
    'V5, embedded profile that is damaged': { ...v5, color: { type: 'MBED', profile: broken } },
    'V5, linked profile': { ...v5, color: { type: 'LINK', profile: name } },
    'V5, embedded Display P3, with alpha': { ...v5, ...alpha, ...embedded },
    'V5, embedded Display P3, 8 bits': { ...v5, ...indexed, ...embedded },
  };
}
