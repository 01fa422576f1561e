import { CSS_SPACES } from '../mixing/css-spaces.ts';

import { type Channel, type Channels, type ComputedColor, channelsIn } from './computed-color.ts';

/** How a hue goes from one to the other. */
export const HUE_WAYS = ['shorter', 'longer', 'increasing', 'decreasing'] as const;

export type HueWay = (typeof HUE_WAYS)[number];

/**
 * A mixture as `color-mix()` has it, of colors with their shares of 1 in all.
 *
 * @see https://www.w3.org/TR/css-color-5/#color-mix
 * @see https://www.w3.org/TR/css-color-4/#interpolation
 */
export function mixComputed(
  colors: readonly [ComputedColor, ComputedColor],
  share: number,
  space: string,
  way: HueWay,
): ComputedColor {
  const [one, other] = colors.map((color) => channelsBetween(color, space)) as [Channels, Channels];
  const alphas: [number, number] = [
    colors[0].alpha ?? colors[1].alpha ?? 1,
    colors[1].alpha ?? colors[0].alpha ?? 1,
  ];
  const blend = (from: number, to: number) => from + (to - from) * share;
  const alpha = blend(...alphas);
  const at = (i: 0 | 1 | 2): Channel => {
    const [from = other[i], to = one[i]] = [one[i], other[i]];
    if (from === undefined || to === undefined) return undefined;
    if (CSS_SPACES[space]!.polar?.hue === i) return blend(from, from + turn(from, to, way));
    const amount = blend(from * alphas[0], to * alphas[1]);
    // What is not seen at all stays multiplied: two transparent colors make hwb(0 0% 0%), red.
    if (alpha === 0) return amount;
    return (i === 0 ? cutLightness(amount, space) : amount) / alpha;
  };
  const isMissing = colors.every((color) => color.alpha === undefined);
  const channels: Channels = [at(0), at(1), at(2)];
  return { space, channels, alpha: isMissing ? undefined : alpha };
}

/** Lightness ends there, as it does in the functions of these names. */
const LIGHTEST: Readonly<Record<string, number>> = { lab: 100, lch: 100, oklab: 1, oklch: 1 };

/** Chromium cuts it while it is multiplied by the opacity, so that what is translucent may be lighter. */
const cutLightness = (amount: number, space: string): number =>
  Math.min(LIGHTEST[space] ?? Infinity, Math.max(LIGHTEST[space] ? 0 : -Infinity, amount));

/** What channels say of a color, so that what is missing stays missing in another space. */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  lab: ['lightness', 'a', 'b'],
  oklab: ['lightness', 'a', 'b'],
  lch: ['lightness', 'colorfulness', 'hue'],
  oklch: ['lightness', 'colorfulness', 'hue'],
  hsl: ['hue', 'colorfulness', 'lightness'],
  hwb: ['hue', 'whiteness', 'blackness'],
};
const RGB_LIKE = ['red', 'green', 'blue'];

/** Percent below which numbers of 32 bits do not tell a gray from a color. */
const NOISE = 1e-5;

/**
 * Chroma or saturation up to which a converted color has no hue, as Chromium has it; the specification
 * says 4e-6 for oklch and 0.0015 for lch, at which no difference is seen between the two.
 */
const POWERLESS: Readonly<Record<string, number>> = { oklch: 0.02, lch: 0.02, hsl: NOISE };

/** The channels with which a color is mixed: a converted gray has no hue. */
function channelsBetween(color: ComputedColor, space: string): Channels {
  const channels = channelsIn(color, space);
  if (color.space === space) return channels;
  const own = MEANINGS[color.space] ?? RGB_LIKE;
  const meanings = MEANINGS[space] ?? RGB_LIKE;
  const missing = new Set(own.filter((_, i) => color.channels[i] === undefined));
  const [a, b, c] = channels.map((value, i) => {
    if (missing.has(meanings[i]!)) return undefined;
    return meanings[i] === 'hue' && isGray(channels, space) ? undefined : value;
  });
  return [a, b, c];
}

function isGray([, b = 0, c = 0]: Channels, space: string): boolean {
  if (space === 'hwb') return b + c >= 100 - NOISE;
  return b <= POWERLESS[space]!;
}

/**
 * Degrees from one hue to another. The last of the 32 bits of Chromium's numbers decide whether hues are
 * opposite, so each number here has as many.
 *
 * @see https://www.w3.org/TR/css-color-4/#hue-interpolation
 */
function turn(from: number, to: number, way: HueWay): number {
  const straight = Math.fround(normalizeHue(to) - normalizeHue(from));
  switch (way) {
    case 'increasing':
      return straight < 0 ? straight + 360 : straight;
    case 'decreasing':
      return straight > 0 ? straight - 360 : straight;
    case 'longer':
      if (straight > 0 && straight < 180) return straight - 360;
      return straight > -180 && straight <= 0 ? straight + 360 : straight;
    default:
      if (straight > 180) return straight - 360;
      return straight < -180 ? straight + 360 : straight;
  }
}

function normalizeHue(degrees: number): number {
  const hue = degrees % 360;
  return Math.fround(hue < 0 ? hue + 360 : hue);
}
