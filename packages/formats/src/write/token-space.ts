import {
  type CssChannel,
  type CssParts,
  cssTextOf,
  fromLinear,
  parseColor,
  toOklab,
} from '@swatchwork/color';

/**
 * A color in a space of Design Tokens, with channels that the format allows there. It has all spaces of CSS
 * but one, one name for what CSS calls `xyz` as well, hues below 360, and bounds for most channels. What
 * lies beyond these, as a color of P3 does that is written in `srgb`, has a place in `oklab`.
 *
 * @see https://www.designtokens.org/TR/2025.10/color/#supported-color-spaces
 */
export function tokenSpace(parts: CssParts): CssParts {
  const own = renamed(parts);
  const channels = own.channels.map((channel, i) =>
    rulesOf(own.space)[i] === isHue ? turned(channel) : channel,
  );
  const [a = 0, b = 0, c = 0] = channels;
  const named: CssParts = { space: own.space, channels: [a, b, c] };
  if (isAllowed(named) || channels.includes('none')) return named;
  const { l, a: greenToRed, b: blueToYellow } = toOklab(parseColor(cssTextOf(parts))!.color);
  const free: CssParts = {
    space: 'oklab',
    channels: [isWhite(l) ? 1 : l, greenToRed, blueToYellow],
  };
  return isAllowed(free) ? free : named; // brighter than white it is in no space
}

/**
 * Whether the format allows a number in a space.
 *
 * @param i Which of the three it is.
 * @param tolerance How far beyond a bound is none; of hues 360 is beyond.
 */
export function isChannelAllowed(space: string, i: number, value: number, tolerance = 0): boolean {
  const rule = rulesOf(space)[i]!;
  if (rule === isHue) return isHue(value);
  return [value - tolerance, value, value + tolerance].some(rule);
}

/** Whether a lightness is that of white, whose XYZ of four digits lies above it. */
const isWhite = (lightness: number) => Math.abs(lightness - 1) < 1e-4;

function renamed({ space, channels }: CssParts): CssParts {
  if (space === 'xyz') return { space: 'xyz-d65', channels };
  if (space !== 'display-p3-linear') return { space, channels };
  const [r, g, b] = channels;
  return { space: 'display-p3', channels: [encoded(r), encoded(g), encoded(b)] };
}

const encoded = (channel: CssChannel): CssChannel =>
  channel === 'none' ? channel : fromLinear(channel);

const turned = (hue: CssChannel): CssChannel => (hue === 'none' ? hue : ((hue % 360) + 360) % 360);

type Rule = (value: number) => boolean;

const isFraction: Rule = (value) => value >= 0 && value <= 1;
const isPercent: Rule = (value) => value >= 0 && value <= 100;
const isHue: Rule = (value) => value >= 0 && value < 360;
const isPositive: Rule = (value) => value >= 0;
const isAny: Rule = () => true;

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  hsl: [isHue, isPercent, isPercent],
  hwb: [isHue, isPercent, isPercent],
  lab: [isPercent, isAny, isAny],
  lch: [isPercent, isPositive, isHue],
  oklab: [isFraction, isAny, isAny],
  oklch: [isFraction, isPositive, isHue],
};

/** All other spaces are RGB or XYZ. */
const rulesOf = (space: string) => RULES[space] ?? [isFraction, isFraction, isFraction];

const isAllowed = ({ space, channels }: CssParts): boolean =>
  channels.every((channel, i) => channel === 'none' || rulesOf(space)[i]!(channel));
