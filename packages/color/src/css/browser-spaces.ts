import { CSS_SPACES } from '../mixing/css-spaces.ts';

import { GAMUTS, inverse, type Matrix, type Triple, times } from './gamuts.ts';

/** To and from XYZ under D50, through which Chromium converts. */
interface BrowserSpace {
  toXyz(channels: Triple): Triple;
  fromXyz(xyz: Triple): Triple;
}

type Curve = (channel: number) => number;

const odd =
  (curve: Curve): Curve =>
  (channel) =>
    Math.sign(channel) * curve(Math.abs(channel));

const power = (exponent: number): Curve => odd((channel) => channel ** exponent);

const SRGB_CURVE = {
  decode: odd((size) => (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4)),
  encode: odd((size) => (size <= 0.0031308 ? size * 12.92 : 1.055 * size ** (1 / 2.4) - 0.055)),
};
const LINEAR = { decode: (channel: number) => channel, encode: (channel: number) => channel };

const each = ([a, b, c]: Triple, curve: Curve): Triple => [curve(a), curve(b), curve(c)];

/** A space of three lights. */
function additive(matrix: Matrix, { decode, encode } = LINEAR): BrowserSpace {
  const back = inverse(matrix);
  return {
    toXyz: (channels) => times(matrix, each(channels, decode)),
    fromXyz: (xyz) => each(times(back, xyz), encode),
  };
}

/** A white of its own: https://www.w3.org/TR/css-color-4/#color-conversion-code has more digits. */
const LAB_WHITE = [0.9642, 1, 0.8251] as const;

const LAB: BrowserSpace = {
  toXyz([l, a, b]) {
    const y = (l + 16) / 116;
    const light = (t: number) => (t <= 24 / 116 ? (108 / 841) * (t - 16 / 116) : t ** 3);
    return [
      light(y + a / 500) * LAB_WHITE[0],
      light(y) * LAB_WHITE[1],
      light(y - b / 200) * LAB_WHITE[2],
    ];
  },
  fromXyz(xyz) {
    const limit = (24 / 116) ** 3;
    const root = (t: number) => (t <= limit ? (841 / 108) * t + 16 / 116 : Math.cbrt(t));
    const [x, y, z] = [0, 1, 2].map((i) => root(xyz[i]! / LAB_WHITE[i]!)) as [
      number,
      number,
      number,
    ];
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  },
};

/** @see https://bottosson.github.io/posts/oklab/ */
const XYZ_TO_CONES: Matrix = [
  [0.819022437996703, 0.3619062600528904, -0.1288737815209879],
  [0.0329836539323885, 0.9292868615863434, 0.0361446663506424],
  [0.0481771893596242, 0.2642395317527308, 0.6335478284694309],
];
const OKLAB_TO_CONES: Matrix = [
  [1, 0.3963377773761749, 0.2158037573099136],
  [1, -0.1055613458156586, -0.0638541728258133],
  [1, -0.0894841775298119, -1.2914855480194092],
];

const CONES_TO_XYZ = inverse(XYZ_TO_CONES);
const CONES_TO_OKLAB = inverse(OKLAB_TO_CONES);
const D50_TO_D65 = inverse(GAMUTS['xyz-d65']);

const OKLAB: BrowserSpace = {
  toXyz(lab) {
    const cones = each(times(OKLAB_TO_CONES, lab), (root) => root ** 3);
    return times(GAMUTS['xyz-d65'], times(CONES_TO_XYZ, cones));
  },
  fromXyz(xyz) {
    const cones = times(XYZ_TO_CONES, times(D50_TO_D65, xyz));
    return times(CONES_TO_OKLAB, each(cones, Math.cbrt));
  },
};

const SPACES = {
  srgb: additive(GAMUTS.srgb, SRGB_CURVE),
  'srgb-linear': additive(GAMUTS.srgb),
  'display-p3': additive(GAMUTS['display-p3'], SRGB_CURVE),
  'display-p3-linear': additive(GAMUTS['display-p3']),
  'a98-rgb': additive(GAMUTS['a98-rgb'], { decode: power(2.2), encode: power(1 / 2.2) }),
  'prophoto-rgb': additive(GAMUTS['prophoto-rgb'], { decode: power(1.8), encode: power(1 / 1.8) }),
  // The curve of the specification: Chromium 156 still has the camera's, by which it is up to 0.2 off.
  rec2020: additive(GAMUTS.rec2020, { decode: power(2.4), encode: power(1 / 2.4) }),
  xyz: additive(GAMUTS['xyz-d65']),
  'xyz-d65': additive(GAMUTS['xyz-d65']),
  'xyz-d50': { toXyz: (xyz: Triple) => xyz, fromXyz: (xyz: Triple) => xyz },
  lab: LAB,
  oklab: OKLAB,
} satisfies Record<string, BrowserSpace>;

/** Another way to write the channels of a space. */
interface Form {
  readonly of: keyof typeof SPACES;
  write(channels: Triple): Triple;
  read(channels: Triple): Triple;
}

const ITSELF = (channels: Triple): Triple => channels;

const polar = (of: 'lab' | 'oklab'): Form => ({
  of,
  write: ([l, a, b]) => [l, Math.hypot(a, b), (toDegrees(Math.atan2(b, a)) + 360) % 360],
  read: ([l, c, h]) => [l, c * Math.cos(toRadians(h)), c * Math.sin(toRadians(h))],
});

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

const ofSrgb = (name: 'hsl' | 'hwb'): Form => ({
  of: 'srgb',
  write: ([r, g, b]) => CSS_SPACES[name]!.read({ r, g, b }),
  read: (channels) => {
    const { r, g, b } = CSS_SPACES[name]!.write(channels);
    return [r, g, b];
  },
});

const FORMS: Readonly<Record<string, Form>> = {
  lch: polar('lab'),
  oklch: polar('oklab'),
  hsl: ofSrgb('hsl'),
  hwb: ofSrgb('hwb'),
};

const formOf = (space: string): Form =>
  FORMS[space] ?? { of: space as keyof typeof SPACES, write: ITSELF, read: ITSELF };

/**
 * Channels of one space in another, both keys of `CSS_SPACES`, in the numbers of Chromium: through XYZ
 * under D50 in the digits of Skia, unless both are forms of one space.
 *
 * @see https://source.chromium.org/chromium/chromium/src/+/main:ui/gfx/color_conversions.cc
 */
export function convertAsBrowser(channels: Triple, from: string, to: string): Triple {
  if (from === to) return channels;
  const [origin, target] = [formOf(from), formOf(to)];
  const base = origin.read(channels);
  if (origin.of === target.of) return target.write(base);
  return target.write(SPACES[target.of].fromXyz(SPACES[origin.of].toXyz(base)));
}
