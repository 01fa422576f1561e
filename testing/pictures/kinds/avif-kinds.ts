import sharp from 'sharp';

import { alphaAt, eachPixel, type Kind, type Patches, SIDE } from './patches.ts';
import { PROFILES } from './profiles.ts';
import { type AvifProperties, rewriteAvif, withSequenceCodes } from './write-avif.ts';

/** Primaries and transfer functions by their code points. */
const CODES: Record<string, readonly [primaries: number, transfer: number]> = {
  sRGB: [1, 13],
  'Display P3': [12, 13],
  'DCI P3': [11, 13],
  'BT.2020': [9, 14],
  'BT.601, 525 lines': [6, 6],
  'BT.601, 625 lines': [5, 6],
  'BT.470 M': [4, 4],
  'SMPTE 240': [7, 7],
  film: [8, 1],
  XYZ: [10, 13],
  'EBU 3213': [22, 13],
  'gamma 2.2': [1, 4],
  'gamma 2.8': [1, 5],
  linear: [1, 8],
  logarithmic: [1, 9],
  xvYCC: [1, 11],
  'BT.1361': [1, 12],
  'SMPTE 428': [1, 17],
  unspecified: [2, 2],
  reserved: [3, 3],
  PQ: [9, 16],
  'PQ in Display P3': [12, 16],
  HLG: [9, 18],
};

const P3 = PROFILES['Display P3'];

const raw = (channels: 1 | 3 | 4) => ({ raw: { width: SIDE, height: SIDE, channels } }) as const;
const best = { quality: 100, chromaSubsampling: '4:4:4', effort: 0 } as const;
const exact = { lossless: true, effort: 0 } as const;

/** Code points with the matrix of RGB, which loses nothing. */
const codes = ([primaries, transfer]: readonly [number, number], matrix = 0) => ({
  nclx: { primaries, transfer, matrix },
});

/**
 * How far decoders may differ in samples that are not whole, times what a conversion makes of it. With 10 and
 * 12 bits Chromium is up to 2 away from what avifdec says, which this decoder is not.
 */
const LOSSY = { 8: 2, 10: 4, 12: 4 };
const EXACT = { 8: 1, 10: 3, 12: 2 };

export async function avifKinds(patches: Patches): Promise<Kind[]> {
  const depths = [8, 10, 12] as const;
  const kinds = await Promise.all(
    depths.flatMap((depth) => [exactKinds(patches, depth), lossyKinds(patches, depth)]),
  );
  return [...kinds.flat(), ...(await furtherKinds(patches)), ...(await alphaKinds(patches))];
}

type Depth = 8 | 10 | 12;

async function exactKinds({ rgb }: Patches, depth: Depth): Promise<Kind[]> {
  const file = await sharp(rgb, raw(3))
    .avif({ ...exact, bitdepth: depth })
    .toBuffer();
  const kind = (name: string, properties: AvifProperties): Kind => ({
    name: `AVIF, ${depth} bits, ${name}`,
    file: rewriteAvif(file, properties),
    tolerance: EXACT[depth],
  });
  return [
    ...Object.entries(CODES).map(([name, pair]) => kind(`nclx ${name}`, codes(pair))),
    kind('ICC Display P3', { icc: P3, ...codes([2, 2]) }),
    kind('ICC Display P3 and nclx BT.2020', { icc: P3, ...codes([9, 14]) }),
    kind('no color information', {}),
  ];
}

async function lossyKinds({ rgb }: Patches, depth: Depth): Promise<Kind[]> {
  const file = await sharp(rgb, raw(3))
    .avif({ ...best, bitdepth: depth })
    .toBuffer();
  const coded = withSequenceCodes(file, [12, 13, 6]);
  const kind = (name: string, properties: AvifProperties, from: Buffer = file): Kind => ({
    name: `AVIF, ${depth} bits, lossy, ${name}`,
    file: rewriteAvif(from, properties),
    tolerance: LOSSY[depth],
  });
  const narrow = { nclx: { primaries: 1, transfer: 13, matrix: 6, full: false } };
  return [
    ...[1, 6, 9].map((matrix) => kind(`matrix ${matrix}`, codes([1, 13], matrix))),
    kind('Display P3', codes([12, 13], 6)),
    kind('narrow range', narrow),
    kind('no color information', {}),
    kind('Display P3 in the coded picture alone', {}, coded),
    kind('Display P3 in the coded picture, nclx sRGB', codes([1, 13], 6), coded),
  ];
}

/** Further profiles, and turned pictures. */
async function furtherKinds({ rgb }: Patches): Promise<Kind[]> {
  const file = await sharp(rgb, raw(3)).avif(exact).toBuffer();
  const kind = (name: string, properties: AvifProperties): Kind => ({
    name: `AVIF, ${name}`,
    file: rewriteAvif(file, properties),
  });
  const p3 = codes([12, 13]);
  return [
    kind('ICC Adobe RGB', { icc: PROFILES['Adobe RGB'], ...codes([2, 2]) }),
    kind('ICC ProPhoto RGB', { icc: PROFILES['ProPhoto RGB'], ...codes([2, 2]) }),
    kind('ICC table', { icc: PROFILES.table, ...codes([2, 2]) }),
    ...([0, 1, 2, 3] as const).map((turns) => kind(`irot ${turns}`, { ...p3, turns })),
    ...([0, 1] as const).flatMap((mirror) => [
      kind(`imir ${mirror}`, { ...p3, mirror }),
      kind(`irot 1 and imir ${mirror}`, { ...p3, turns: 1, mirror }),
    ]),
  ];
}

/** Chromium takes alpha for samples of narrow range, whatever the file says; avifdec does not. */
async function alphaKinds({ rgb, rgba }: Patches): Promise<Kind[]> {
  const file = await sharp(rgb, raw(3)).avif(exact).toBuffer();
  const alpha = await sharp(Buffer.from(eachPixel((x) => [alphaAt(x)])), raw(1))
    .toColorspace('b-w')
    .avif(best)
    .toBuffer();
  const bySharp = await sharp(rgba, raw(4)).avif(best).toBuffer();
  return [
    ...['sRGB', 'Display P3', 'PQ'].map((name) => ({
      name: `AVIF, alpha, nclx ${name}`,
      file: rewriteAvif(file, { ...codes(CODES[name]!), alpha }),
    })),
    { name: 'AVIF, alpha', file: bySharp },
  ].map((kind) => ({ ...kind, tolerance: 2, hasOtherAlpha: true }));
}
