import {
  formatHex,
  formatP3,
  fromOklab,
  fromP3,
  type Hex,
  mapToGamut,
  type Srgb,
  toP3,
} from '@swatchwork/color';

import { coarsen, findMedians, refine } from './cluster.ts';
import { isNearInP3 } from './color/beyond-srgb.ts';
import { ExtractError } from './errors.ts';
import { countColors, type Histogram } from './histogram.ts';
import { locate, REACH } from './locate.ts';
import { allColors, keepApart, type Palette, placeAccents } from './palette.ts';
import type { Pixels } from './pixels.ts';
import { hasClusters, type Preset, pickColors } from './preset.ts';
import { WHOLE } from './region.ts';

/** A color that stands for a part of a picture. */
export type Swatch = {
  /** The color, or where `css` stands, the nearest that 8 bits of sRGB can show. */
  hex: Hex;
  /** The color itself where it lies outside sRGB, such as `color(display-p3 1 0 0)`. */
  css?: string | undefined;
  /** The hex as 8-bit sRGB, 0…255. */
  rgb: { r: number; g: number; b: number };
  /**
   * The share of the picture, or of the region, that it stands for, 0…1; transparent pixels do not count. The shares of
   * dominant colors add up to 1; the others count what is like them.
   */
  share: number;
  /** A place with this color, 0…1 from the left and from the top of the whole picture. */
  position: { x: number; y: number };
};

export type ExtractOptions = {
  /** The most swatches to return, 1 to 16. */
  count: number;
  /** `dominant` by default. */
  preset?: Preset | undefined;
};

/** The most swatches that a caller can request. */
export const MAX_COUNT = 16;

/**
 * Finds the colors of a picture. The same pixels give the same answer everywhere.
 *
 * - `dominant`: those that represent it best as people see it. The distances of all pixels to the
 *   nearest swatch, in OKLab, are about as small as possible with this many colors, except that a
 *   small saturated accent gets a swatch of its own.
 * - `balanced`: these, at least 0.08 ΔE_OK apart; of gradients, where no few colors stand for most
 *   pixels, large and saturated ones of different hues.
 * - `vivid`: the purest color of each hue.
 * - `muted`: its quiet colors, of different lightness and hue.
 * - `accent`: small areas of color that differ from the bulk of it.
 *
 * @returns The largest share first; fewer than `count` where more would be near-duplicates. Where
 *   the picture has no color of the preset, as a gray one has none that is vivid, the balanced ones.
 * @throws {ExtractError} `fully_transparent` if no pixel is visible.
 * @throws {RangeError} If `count` is not a whole number from 1 to 16, or the size of the data does
 * not fit.
 */
export function extract(pixels: Pixels, { count, preset = 'dominant' }: ExtractOptions): Swatch[] {
  check(pixels, count);
  const histogram = countColors(pixels);
  if (histogram.total === 0) {
    throw new ExtractError('fully_transparent', 'The image is fully transparent');
  }
  const palette = allColors(choose(histogram, count, preset));
  const reach = preset === 'dominant' ? Number.POSITIVE_INFINITY : REACH;
  const places = locate(histogram, pixels, palette, reach);

  const { x, y, width, height } = pixels.region ?? WHOLE;
  const placeOf = (at: Swatch['position']) => ({ x: x + at.x * width, y: y + at.y * height });
  const valuesOf = pixels.wide ? toWide : toBytes;

  return places
    .map(({ share, position }, i) => {
      return { ...valuesOf(fromOklab(palette[i]!)), share, position: placeOf(position) };
    })
    .filter(({ share }) => share > 0)
    .sort((one, two) => two.share - one.share);
}

function choose(histogram: Histogram, count: number, preset: Preset): Palette {
  const coarse = coarsen(histogram);
  if (preset !== 'dominant' && preset !== 'balanced') {
    const main = pickColors(histogram, coarse, { preset, count, first: [] });
    if (main.length > 0) return { accents: [], main };
  }
  const medians = refine(histogram, findMedians(coarse, count, 5), 4);
  const dominant = keepApart(histogram, coarse, placeAccents(histogram, medians));
  if (preset === 'dominant') return dominant;
  const all = allColors(dominant);
  const first = hasClusters(histogram, all) ? all : [];
  const main = pickColors(histogram, coarse, { preset: 'balanced', count, first });
  return { accents: [], main };
}

function check({ data, wide = data, width, height }: Pixels, count: number): void {
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) {
    throw new RangeError(`count must be a whole number from 1 to ${MAX_COUNT}, got ${count}`);
  }
  if (data.length !== 4 * width * height || wide.length !== data.length) {
    throw new RangeError(`${width} × ${height} pixels need ${4 * width * height} bytes`);
  }
}

/** A median lies between colors of sRGB, which is not quite convex in OKLab: hence the clamp. */
function toBytes(color: Srgb): Pick<Swatch, 'hex' | 'rgb'> {
  return ofHex(formatHex(clampEach(color)));
}

/** A color of a picture with some outside sRGB, which Display P3 has. */
function toWide(color: Srgb): Pick<Swatch, 'hex' | 'rgb' | 'css'> {
  const p3 = clampEach(toP3(color));
  if (isNearInP3(clampEach(color), p3)) return toBytes(color);
  const written = fromP3(mapEach(p3, (channel) => Number(channel.toFixed(4)))); // as `css` has it
  return { ...ofHex(formatHex(mapToGamut(written))), css: formatP3(written) };
}

function ofHex(hex: Hex): Pick<Swatch, 'hex' | 'rgb'> {
  const byte = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return { hex, rgb: { r: byte(1), g: byte(3), b: byte(5) } };
}

const mapEach = ({ r, g, b }: Srgb, to: (channel: number) => number): Srgb => ({
  r: to(r),
  g: to(g),
  b: to(b),
});

const clampEach = (color: Srgb): Srgb => mapEach(color, clamp);

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));
