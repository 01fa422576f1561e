import { fromCmyk, toLab } from '@swatchwork/color';

/** A column of a profile's matrix: XYZ under D50. */
type Column = readonly [number, number, number];

/** Primaries of spaces as profiles give them, adapted to D50. */
export const PRIMARIES = {
  srgb: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  p3: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
  adobe: [
    [0.60974, 0.31111, 0.01947],
    [0.20528, 0.62567, 0.06087],
    [0.14919, 0.06322, 0.74457],
  ],
  prophoto: [
    [0.79767, 0.28804, 0],
    [0.13519, 0.71188, 0],
    [0.03134, 0.00009, 0.82491],
  ],
  rec2020: [
    [0.67348, 0.27904, -0.00194],
    [0.16566, 0.67534, 0.02998],
    [0.12505, 0.04561, 0.79686],
  ],
} as const satisfies Record<string, readonly [Column, Column, Column]>;

const D50: Column = [0.9642, 1, 0.8249];

/** The curve of sRGB as parameters of the ICC's function 3. */
const SRGB_CURVE = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];

/** A profile of three primaries and a curve: an exponent, or that of sRGB. */
export function matrixProfile(
  [red, green, blue]: readonly [Column, Column, Column],
  curve: number | 'srgb',
): Buffer {
  const trc = curve === 'srgb' ? para(SRGB_CURVE) : curv(curve);
  return profile('mntr', 'RGB ', 'XYZ ', {
    wtpt: xyz(D50),
    rXYZ: xyz(red),
    gXYZ: xyz(green),
    bXYZ: xyz(blue),
    rTRC: trc,
    gTRC: trc,
    bTRC: trc,
  });
}

/** A profile of a gray scale. */
export const grayProfile = (gamma: number): Buffer =>
  profile('mntr', 'GRAY', 'XYZ ', { wtpt: xyz(D50), kTRC: curv(gamma) });

/** A profile that is a table alone: sRGB with red and green exchanged, to show that it is read. */
export const rgbTableProfile = (): Buffer =>
  profile('mntr', 'RGB ', 'Lab ', {
    wtpt: xyz(D50),
    A2B0: lut16(3, 7, ([r, g, b]) => labOf({ r: g!, g: r!, b: b! })),
  });

/** A profile of inks: a table of the naive conversion. */
export const cmykProfile = (): Buffer =>
  profile('prtr', 'CMYK', 'Lab ', {
    wtpt: xyz(D50),
    A2B0: lut16(4, 6, ([c, m, y, k]) =>
      labOf(fromCmyk({ c: c! * 100, m: m! * 100, y: y! * 100, k: k! * 100 })),
    ),
  });

function labOf(color: { r: number; g: number; b: number }): Column {
  const { l, a, b } = toLab(color);
  return [l, a, b];
}

function profile(kind: string, space: string, pcs: string, tags: Record<string, Buffer>): Buffer {
  const all = { desc: desc('Test'), cprt: text('Public domain'), ...tags };
  const names = Object.keys(all);
  const table = Buffer.alloc(4 + 12 * names.length);
  table.writeUInt32BE(names.length);
  let at = 128 + table.length;
  for (const [i, [name, { length }]] of Object.entries(all).entries()) {
    table.write(name, 4 + 12 * i);
    table.writeUInt32BE(at, 8 + 12 * i);
    table.writeUInt32BE(length, 12 + 12 * i);
    at += length;
  }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(at);
  header.writeUInt32BE(0x02400000, 8);
  header.write(kind + space + pcs, 12);
  header.writeUInt16BE(2026, 24);
  header.writeUInt16BE(1, 26);
  header.writeUInt16BE(1, 28);
  header.write('acsp', 36);
  fixed(D50).copy(header, 68);
  return Buffer.concat([header, table, ...Object.values(all)]);
}

const padded = (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
const tag = (type: string, ...content: Uint8Array[]) =>
  padded(Buffer.concat([Buffer.from(`${type}\0\0\0\0`), ...content]));
const text = (value: string) => tag('text', Buffer.from(`${value}\0`));
const xyz = (value: Column) => tag('XYZ ', fixed(value));
const curv = (gamma: number) =>
  tag('curv', Buffer.from([0, 0, 0, 1]), words([Math.round(gamma * 256)]));
const para = (values: readonly number[]) => tag('para', Buffer.from([0, 3, 0, 0]), fixed(values));

/** ASCII alone; the parts for other scripts are empty. */
function desc(value: string): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(value.length + 1);
  return tag('desc', length, Buffer.from(`${value}\0`), Buffer.alloc(78));
}

function fixed(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [i, value] of values.entries()) bytes.writeInt32BE(Math.round(value * 65536), 4 * i);
  return bytes;
}

function words(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [i, value] of values.entries()) bytes.writeUInt16BE(value, 2 * i);
  return bytes;
}

/** A table from `inputs` channels to Lab, with straight curves before and behind it. */
function lut16(inputs: number, grid: number, lab: (channels: number[]) => Column): Buffer {
  const nodes = Array.from({ length: grid ** inputs }, (_, node) => {
    const channels = Array.from(
      { length: inputs },
      (_, i) => (Math.floor(node / grid ** (inputs - 1 - i)) % grid) / (grid - 1),
    );
    const [l, a, b] = lab(channels);
    return [l * 652.8, (a + 128) * 256, (b + 128) * 256].map((value) =>
      Math.min(65535, Math.max(0, Math.round(value))),
    );
  });
  const line = [0, 65535];
  return tag(
    'mft2',
    Buffer.from([inputs, 3, grid, 0]),
    fixed([1, 0, 0, 0, 1, 0, 0, 0, 1]),
    words([2, 2]),
    words(Array.from({ length: inputs }, () => line).flat()),
    words(nodes.flat()),
    words([...line, ...line, ...line]),
  );
}
