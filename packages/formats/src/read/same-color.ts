import { isInGamut, type Srgb } from '@swatchwork/color';

/** How far notations of one color may differ in a channel: whole numbers of HSL are off by this. */
const SAME = 4 / 255;

/** How far beyond 0…1 a color is that its hex cannot hold, and not only rounded. */
const BEYOND = 0.01;

const NOTATION =
  /\b(?:hex|rgba?|hsla?|hsv|hsb|hwb|ok?lab|ok?lch|lab|lch|p3|cmyk|css|web|html|decimal)(?:\b|[A-Z_])/i;

/** Whether a title or a key says how a color is written, and not which one it is. */
export const isNotation = (title: string): boolean => NOTATION.test(title);

const channelsOf = ({ r, g, b }: Srgb) => [r, g, b];

/** Whether a color lies outside of sRGB by more than rounding. */
export const isWide = (color: Srgb): boolean =>
  !isInGamut(color) &&
  channelsOf(color).some((channel) => channel > 1 + BEYOND || channel < -BEYOND);

const clamp = (channel: number) => Math.min(1, Math.max(0, channel));

/** Whether two colors may be two notations of one. */
export function isNear(one: Srgb, two: Srgb): boolean {
  const others = channelsOf(two);
  return channelsOf(one).every(
    (channel, i) => Math.abs(clamp(channel) - clamp(others[i]!)) <= SAME,
  );
}
