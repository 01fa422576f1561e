import {
  type CssColor,
  chromaLimit,
  chromaLimitOfP3,
  exactSrgb,
  fromOklch,
  toCssColorOf,
  toOklch,
} from '@swatchwork/color';

/** Degrees between two points of an outline. */
const STEP = 6;

const HUES = Array.from({ length: 360 / STEP }, (_, i) => i * STEP);

type Point = { x: number; y: number };

/**
 * What a screen shows of one OKLCH lightness, 0…1, on a disc of radius 100 around 0 0: chroma is the
 * distance from the middle, hue 0 is at the top. Outlines of sRGB and of Display P3, which reaches
 * the edge, and sectors of the strongest colors of P3.
 */
export function sliceAt(l: number) {
  const limits = HUES.map((h) => chromaLimitOfP3(l, h));
  const widest = Math.max(...limits);
  const at = (c: number, h: number) => placeAt(c / widest, h);
  const p3 = HUES.map((h, i) => at(limits[i]!, h));
  return {
    p3: pathOf(p3),
    srgb: pathOf(HUES.map((h) => at(chromaLimit(l, h), h))),
    sectors: HUES.map((h, i) => ({
      color: strongestAt(l, h + STEP / 2),
      path: pathOf([{ x: 0, y: 0 }, p3[i]!, p3[(i + 1) % p3.length]!]),
    })),
    /** Where a color of this lightness lies. */
    placeOf(color: CssColor): Point {
      const { c, h } = toOklch(exactSrgb(color));
      return at(c, h);
    },
  };
}

/** `radius` is a share of the disc's. */
function placeAt(radius: number, hue: number): Point {
  const angle = ((hue - 90) * Math.PI) / 180;
  // Rounded, so that the server and every browser write the same digits.
  const round = (value: number) => Math.round(value * radius * 1000) / 10;
  return { x: round(Math.cos(angle)), y: round(Math.sin(angle)) };
}

const strongestAt = (l: number, h: number): CssColor =>
  toCssColorOf(fromOklch({ l, c: chromaLimitOfP3(l, h), h }));

const pathOf = (points: readonly Point[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;
