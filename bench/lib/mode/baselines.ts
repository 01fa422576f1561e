import {
  type AlphaColor,
  clip,
  fromOklch,
  groupBy,
  mapToGamut,
  type Srgb,
  toOklch,
} from '@swatchwork/color';

/** A whole theme without thought: a paint for each paint. */
export type Baseline = (paints: ReadonlyMap<string, AlphaColor>) => Map<string, AlphaColor>;

const each =
  (change: (color: Srgb) => Srgb): Baseline =>
  (paints) =>
    new Map([...paints].map(([name, { color, alpha }]) => [name, { color: change(color), alpha }]));

/** OKLCH chroma below which colors belong to the grays. */
const GRAY = 0.03;

/** The colors of a hue in the opposite order. */
const mirror: Baseline = (paints) => {
  const mirrored = new Map<string, AlphaColor>();
  const scales = groupBy([...paints], ([, { color }]) => {
    const { c, h } = toOklch(color);
    return c < GRAY ? -1 : Math.round(h / 30) % 12;
  });
  for (const scale of scales.values()) {
    const rising = [...new Set(scale.map(([, { color }]) => JSON.stringify(color)))]
      .map((text) => JSON.parse(text) as Srgb)
      .sort((one, other) => toOklch(one).l - toOklch(other).l);
    const texts = rising.map((color) => JSON.stringify(color));
    for (const [name, { color, alpha }] of scale) {
      const at = rising.length - 1 - texts.indexOf(JSON.stringify(color));
      mirrored.set(name, { color: rising[at]!, alpha });
    }
  }
  return mirrored;
};

/** `filter: invert(1) hue-rotate(180deg)`, as the Filter Effects Module computes it. */
function invert({ r, g, b }: Srgb): Srgb {
  const [x, y, z] = [1 - r, 1 - g, 1 - b];
  return clip({
    r: -0.574 * x + 1.43 * y + 0.144 * z,
    g: 0.426 * x + 0.43 * y + 0.144 * z,
    b: 0.426 * x + 1.43 * y - 0.856 * z,
  });
}

export const BASELINES: Readonly<Record<string, Baseline>> = {
  '1 − L': each((color) => {
    const { l, c, h } = toOklch(color);
    return mapToGamut(fromOklch({ l: 1 - l, c, h }));
  }),
  mirrored: mirror,
  inverted: each(invert),
};
