import { alphaAt, indexAt, type Kind, type Patches } from './patches.ts';
import { COLOR_CHUNKS } from './png-color-chunks.ts';
import { grayProfile } from './write-icc.ts';
import { iccp, PNG_TYPE, type TestPng, writePng } from './write-png.ts';

const { gray: GRAY, rgb: RGB, rgba: RGBA, palette: PALETTE, grayAlpha: GRAY_ALPHA } = PNG_TYPE;

/** Color information that is tried with every type of pixel. */
const TRIED = [
  'iCCP Adobe RGB',
  'cICP Display P3',
  'cICP PQ',
  'cICP HLG',
  'gAMA 1',
  'no color information',
];

/** Chromium converts after it has multiplied alpha in, and rounds in between. */
const WITH_ALPHA = 2;

/** Samples of `depth` bits. */
const scaled = (channels: readonly number[], depth: number) =>
  channels.map((channel) => Math.round((channel * (2 ** depth - 1)) / 255));

export function pngKinds(patches: Patches): Kind[] {
  return [
    ...Object.entries(COLOR_CHUNKS).map(([name, chunks]) =>
      kind(name, { type: RGB, depth: 8, pixel: patches.at, chunks }),
    ),
    ...TRIED.flatMap((name) => pixelKinds(patches, name, COLOR_CHUNKS[name]!)),
    ...grayProfileKinds(patches),
    ...depthKinds(patches),
    ...Array.from({ length: 8 }, (_, i) =>
      kind(`EXIF orientation ${i + 1}`, {
        type: RGB,
        depth: 8,
        pixel: patches.at,
        chunks: [exif(i + 1)],
      }),
    ),
  ];
}

const kind = (name: string, png: TestPng): Kind => ({ name: `PNG, ${name}`, file: writePng(png) });

/** All types of pixels with the same color information. */
function pixelKinds(
  { at, gray, palette }: Patches,
  name: string,
  chunks: NonNullable<TestPng['chunks']>,
): Kind[] {
  const rgba: TestPng['pixel'] = (x, y) => [...at(x, y), alphaAt(x)];
  const deep =
    (pixel: TestPng['pixel']): TestPng['pixel'] =>
    (x, y) =>
      scaled(pixel(x, y), 16);
  const colors = ['PLTE', Buffer.from(palette.flat())] as const;
  return [
    kind(`16 bits, ${name}`, { type: RGB, depth: 16, pixel: deep(at), chunks }),
    {
      ...kind(`alpha, ${name}`, { type: RGBA, depth: 8, pixel: rgba, chunks }),
      tolerance: WITH_ALPHA,
    },
    {
      ...kind(`alpha of 16 bits, ${name}`, { type: RGBA, depth: 16, pixel: deep(rgba), chunks }),
      tolerance: WITH_ALPHA,
    },
    kind(`palette, ${name}`, {
      type: PALETTE,
      depth: 8,
      pixel: (x, y) => [indexAt(x, y)],
      chunks: [...chunks, colors],
    }),
    kind(`gray, ${name}`, { type: GRAY, depth: 8, pixel: (x, y) => [gray(x, y)], chunks }),
  ];
}

function grayProfileKinds({ gray }: Patches): Kind[] {
  const profiles = {
    'iCCP gray': [iccp(grayProfile(1.8))],
    'iCCP Display P3': COLOR_CHUNKS['iCCP Display P3']!,
  };
  return Object.entries(profiles).flatMap(([name, chunks]) => [
    kind(`gray, ${name}`, { type: GRAY, depth: 8, pixel: (x, y) => [gray(x, y)], chunks }),
    {
      ...kind(`gray with alpha, ${name}`, {
        type: GRAY_ALPHA,
        depth: 8,
        pixel: (x, y) => [gray(x, y), alphaAt(x)],
        chunks,
      }),
      tolerance: WITH_ALPHA,
    },
  ]);
}

/** All depths of all types, interlaced and not, with and without transparent colors. */
function depthKinds({ at, gray, palette }: Patches): Kind[] {
  const kinds: Kind[] = [];
  for (const depth of [1, 2, 4, 8, 16] as const) {
    for (const interlaced of [false, true]) {
      const mark = `of ${depth} bits${interlaced ? ', interlaced' : ''}`;
      const add = (
        name: string,
        type: TestPng['type'],
        pixel: TestPng['pixel'],
        chunks: NonNullable<TestPng['chunks']> = [],
      ) => kinds.push(kind(`${name} ${mark}`, { type, depth, pixel, interlaced, chunks }));
      const grays: TestPng['pixel'] = (x, y) => scaled([gray(x, y)], depth);
      add('gray', GRAY, grays);
      add('gray with tRNS', GRAY, grays, [trns(scaled([gray(60, 60)], depth))]);
      if (depth >= 8) {
        const colors: TestPng['pixel'] = (x, y) => scaled(at(x, y), depth);
        add('RGB', RGB, colors);
        add('RGB with tRNS', RGB, colors, [trns(colors(60, 60))]);
      }
      if (depth === 16) continue;
      const count = Math.min(64, 2 ** depth);
      const plte = ['PLTE', Buffer.from(palette.slice(-count).flat())] as const;
      const index: TestPng['pixel'] = (x, y) => [indexAt(x, y) % count];
      add('palette', PALETTE, index, [plte]);
      add('palette with tRNS', PALETTE, index, [plte, ['tRNS', Buffer.from([0, 128])]]);
    }
  }
  return kinds;
}

/** A color that is transparent, by its samples. */
function trns(samples: readonly number[]) {
  const bytes = Buffer.alloc(2 * samples.length);
  for (const [i, sample] of samples.entries()) bytes.writeUInt16BE(sample, 2 * i);
  return ['tRNS', bytes] as const;
}

/** EXIF with an orientation alone. */
const exif = (orientation: number) => {
  const tiff = Buffer.alloc(26);
  tiff.set([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]);
  return ['eXIf', tiff] as const;
};
