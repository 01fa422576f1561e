import { clip } from './gamut.ts';
import { fromLinear, toLinear } from './spaces/linear-light.ts';
import { fromOklch, toOklch } from './spaces/oklch.ts';
import { BLACK, isStrictlyInGamut, type Srgb, WHITE } from './spaces/srgb.ts';

/** Passes after which lightness and hue are right to less than one can see. */
const PASSES = 4;

/** Kept free at the edge of the gamut, so that a ray never shrinks to nothing. */
const MARGIN = 1e-12;

const CHANNELS = ['r', 'g', 'b'] as const;

/**
 * The color at which a ray from the gray of the same lightness leaves sRGB, as CSS Color 4 traces
 * it in linear light; lightness and hue in OKLCH are set right between the passes. A color inside
 * stays as it is.
 *
 * @see https://www.w3.org/TR/css-color-4/#raytrace
 */
export function traceToGamut(color: Srgb): Srgb {
  if (isStrictlyInGamut(color)) return clip(color);
  const { l, h } = toOklch(color);
  if (l >= 1) return WHITE;
  if (l <= 0) return BLACK;

  let anchor = linear(fromOklch({ l, c: 0, h }));
  let point = linear(color);
  let last = point;
  for (let pass = 0; pass < PASSES; pass += 1) {
    if (pass > 0) point = linear(fromOklch({ l, c: toOklch(encoded(point)).c, h }));
    const edge = leaveGamut(anchor, point);
    if (!edge) return clip(encoded(last));
    if (pass > 0 && isWellInside(point)) anchor = point;
    last = edge;
    point = edge;
  }
  return clip(encoded(point));
}

/** Where the ray from one point through another meets the cube of all channels from 0 to 1. */
function leaveGamut(from: Srgb, through: Srgb): Srgb | undefined {
  let near = Number.NEGATIVE_INFINITY;
  let far = Number.POSITIVE_INFINITY;
  for (const channel of CHANNELS) {
    const start = from[channel];
    const step = through[channel] - start;
    if (Math.abs(step) > MARGIN) {
      const [zero, one] = [-start / step, (1 - start) / step];
      near = Math.max(near, Math.min(zero, one));
      far = Math.min(far, Math.max(zero, one));
    } else if (start < 0 || start > 1) return undefined;
  }
  if (near > far || far < 0) return undefined;
  const length = near < 0 ? far : near;
  if (!Number.isFinite(length)) return undefined;
  const at = (channel: keyof Srgb) => from[channel] + (through[channel] - from[channel]) * length;
  return { r: at('r'), g: at('g'), b: at('b') };
}

const isWellInside = (point: Srgb): boolean =>
  CHANNELS.every((channel) => point[channel] > MARGIN && point[channel] < 1 - MARGIN);

const linear = ({ r, g, b }: Srgb): Srgb => ({ r: toLinear(r), g: toLinear(g), b: toLinear(b) });

const encoded = ({ r, g, b }: Srgb): Srgb => ({
  r: fromLinear(r),
  g: fromLinear(g),
  b: fromLinear(b),
});
