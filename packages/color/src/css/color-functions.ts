import { CSS_SPACES } from '../mixing/css-spaces.ts';
import { type Quantity, readQuantity, type Words } from './calculate.ts';
import { type Component, isSign, isWord, splitAt, withoutSpaces } from './components.ts';
import { type Channel, type Channels, type ComputedColor, channelsIn } from './computed-color.ts';
import { unreadable } from './unreadable.ts';

/** A channel of a color function. */
interface ChannelRule {
  /** Its word in relative colors. */
  readonly word: string;
  /** What 100% stands for; absent for hues. */
  readonly full?: number;
  readonly min?: number;
  readonly max?: number;
  /** As `min`, but not in relative colors. */
  readonly least?: number;
}

interface ColorFunction {
  readonly space: string;
  readonly rules: readonly [ChannelRule, ChannelRule, ChannelRule];
  /** Where the function counts otherwise than its space does: 255 for `rgb()`. */
  readonly scale?: number;
}

const byte = { full: 255 };
const hue = { word: 'h' };
const percent = { full: 100 };

const RGB: ColorFunction = {
  space: 'srgb',
  rules: [
    { word: 'r', ...byte },
    { word: 'g', ...byte },
    { word: 'b', ...byte },
  ],
  scale: 255,
};
const HSL: ColorFunction = {
  space: 'hsl',
  rules: [hue, { word: 's', ...percent, min: 0 }, { word: 'l', ...percent, least: 0 }],
};

/** @see https://www.w3.org/TR/css-color-4/#color-syntax */
const FUNCTIONS: Readonly<Record<string, ColorFunction>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL,
  hsla: HSL,
  hwb: {
    space: 'hwb',
    rules: [hue, { word: 'w', ...percent, least: 0 }, { word: 'b', ...percent, least: 0 }],
  },
  lab: {
    space: 'lab',
    rules: [
      { word: 'l', full: 100, min: 0, max: 100 },
      { word: 'a', full: 125 },
      { word: 'b', full: 125 },
    ],
  },
  lch: {
    space: 'lch',
    rules: [{ word: 'l', full: 100, min: 0, max: 100 }, { word: 'c', full: 150, min: 0 }, hue],
  },
  oklab: {
    space: 'oklab',
    rules: [
      { word: 'l', full: 1, min: 0, max: 1 },
      { word: 'a', full: 0.4 },
      { word: 'b', full: 0.4 },
    ],
  },
  oklch: {
    space: 'oklch',
    rules: [{ word: 'l', full: 1, min: 0, max: 1 }, { word: 'c', full: 0.4, min: 0 }, hue],
  },
};

/** Whether a function has channels as arguments. */
export const isColorFunction = (name: string): boolean =>
  name === 'color' || Object.hasOwn(FUNCTIONS, name);

/**
 * A color from its channels: `rgb(1 2 3 / 50%)`, `rgb(1, 2, 3)`, `oklch(from var(--a) l c h)`.
 *
 * @param readColor Reads the color behind `from`.
 * @throws {Unreadable} If it breaks the rules.
 * @see https://www.w3.org/TR/css-color-5/#relative-colors
 */
export function readColorFunction(
  name: string,
  body: readonly Component[],
  readColor: (component: Component) => ComputedColor,
): ComputedColor {
  let parts = withoutSpaces(body);
  let origin: ComputedColor | undefined;
  if (isWord(parts[0], 'from')) {
    origin = readColor(parts[1] ?? unreadable('from has no color'));
    parts = parts.slice(2);
  }
  const rule = name === 'color' ? predefined(parts[0]) : FUNCTIONS[name]!;
  if (name === 'color') parts = parts.slice(1);
  if (!origin && parts.some((one) => isSign(one, ','))) return readCommas(name, rule, parts);
  const [channels = [], alpha, ...more] = splitAt(parts, '/');
  if (channels.length !== 3 || more.length > 0 || (alpha && alpha.length !== 1)) {
    return unreadable(`${name}() must have three channels`);
  }
  const words = origin && wordsOf(origin, rule);
  const values = channels.map((one, i) => readChannel(one, rule.rules[i]!, words));
  const own = origin ? origin.alpha : 1;
  const opacity = alpha ? readAlpha(alpha[0]!, words) : own;
  return finish(rule, values, opacity, origin !== undefined);
}

function predefined(component: Component | undefined): ColorFunction {
  const space = component?.type === 'ident' ? component.value.toLowerCase() : '';
  if (!Object.hasOwn(CSS_SPACES, space) || Object.hasOwn(FUNCTIONS, space)) {
    return unreadable(`color() in ${space || 'no space'} is not supported`);
  }
  const [a, b, c] = space.startsWith('xyz') ? ['x', 'y', 'z'] : ['r', 'g', 'b'];
  const one = (word: string) => ({ word, full: 1 });
  return { space, rules: [one(a!), one(b!), one(c!)] };
}

/** The older form of rgb() and hsl(), without `none`. */
function readCommas(
  name: string,
  rule: ColorFunction,
  components: readonly Component[],
): ComputedColor {
  const parts = splitAt(components, ',');
  const quantities = parts.map(([one, ...more]) =>
    one && more.length === 0 ? readQuantity(one) : unreadable(`${name}() has an empty channel`),
  );
  const units = quantities.slice(0, 3).map(({ unit }) => unit);
  const isSound =
    rule === RGB
      ? units.every((unit) => unit === units[0] && unit !== 'deg')
      : rule === HSL && units[0] !== '%' && units[1] === '%' && units[2] === '%';
  if (!isSound || parts.length < 3 || parts.length > 4) {
    return unreadable(`${name}() cannot be written like this with commas`);
  }
  const values = quantities.slice(0, 3).map((one, i) => amountOf(one, rule.rules[i]!));
  const opacity = quantities[3] ? opacityOf(quantities[3]) : 1;
  // Browsers keep the opacity of this form in 8 bits.
  const alpha = rule === RGB ? Math.round(opacity * 255) / 255 : opacity;
  const color = finish(rule, values, alpha, false);
  return rule === HSL ? cutPercentages(color) : color;
}

/** Of `hsl()`, which browsers cut in its older form. */
const cutPercentages = ({ channels: [h, s, l], ...color }: ComputedColor): ComputedColor => ({
  ...color,
  channels: [h, cutPercentage(s), cutPercentage(l)],
});

const cutPercentage = (value: Channel): Channel => value && Math.min(100, Math.max(0, value));

function finish(
  { space, scale = 1, rules }: ColorFunction,
  values: readonly Channel[],
  alpha: Channel,
  isRelative: boolean,
): ComputedColor {
  const [a, b, c] = values.map((value, i) => {
    if (value === undefined) return undefined;
    const { min = -Infinity, max = Infinity, least = min } = rules[i]!;
    const within = Math.min(max, Math.max(isRelative ? min : least, value));
    if (scale === 1) return within;
    return (isRelative ? within : Math.min(scale, Math.max(0, within))) / scale;
  });
  return { space, channels: [a, b, c], alpha };
}

/** The channels of a color as words, in the units of the function; missing ones are 0. */
function wordsOf(origin: ComputedColor, { space, rules, scale = 1 }: ColorFunction): Words {
  const channels: Channels = channelsIn(origin, space);
  const entries = rules.map(({ word }, i) => [word, (channels[i] ?? 0) * scale] as const);
  return Object.fromEntries([...entries, ['alpha', origin.alpha ?? 0]]);
}

const isNone = (component: Component): boolean => isWord(component, 'none');

function readChannel(component: Component, rule: ChannelRule, words: Words | undefined): Channel {
  return isNone(component) ? undefined : amountOf(readQuantity(component, words), rule);
}

function amountOf({ value, unit }: Quantity, { full }: ChannelRule): number {
  if (unit === '%' ? full === undefined : unit === 'deg' && full !== undefined) {
    return unreadable('a channel has a unit that does not fit');
  }
  if (full === undefined ? !Number.isFinite(value) : Number.isNaN(value)) return 0;
  return unit === '%' ? (value * full!) / 100 : value;
}

function readAlpha(component: Component, words: Words | undefined): Channel {
  return isNone(component) ? undefined : opacityOf(readQuantity(component, words));
}

function opacityOf({ value, unit }: Quantity): number {
  if (unit === 'deg') return unreadable('an opacity has a unit that does not fit');
  return Math.min(1, Math.max(0, (unit === '%' ? value / 100 : value) || 0));
}
