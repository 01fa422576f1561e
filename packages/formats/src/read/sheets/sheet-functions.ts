import { clip, type Srgb } from '@swatchwork/color';
import {
  type CallReader,
  type ComputedColor,
  channelsIn,
  type Quantity,
  readQuantity,
  toSrgb,
  unreadable,
} from '@swatchwork/color/css';

import { type Component, isSign, splitAt } from '../../contexts/css/components.ts';

export type SheetLanguage = 'SCSS' | 'Less';

type Change = (color: ComputedColor, amount: number) => ComputedColor;

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A change of hue, saturation and lightness, in degrees and percent. */
function inHsl(color: ComputedColor, h: number, s: number, l: number): ComputedColor {
  const [hue = 0, saturation = 0, lightness = 0] = channelsIn(color, 'hsl');
  const channels = [hue + h, within(saturation + s, 100), within(lightness + l, 100)] as const;
  return { ...color, space: 'hsl', channels };
}

const opaquer = (color: ComputedColor, by: number): ComputedColor => ({
  ...color,
  alpha: within((color.alpha ?? 0) + by, 1),
});

/** Functions of a color and one amount, which both languages have. */
const CHANGES: Readonly<Record<string, Change>> = {
  lighten: (color, by) => inHsl(color, 0, 0, by),
  darken: (color, by) => inHsl(color, 0, 0, -by),
  saturate: (color, by) => inHsl(color, 0, by, 0),
  desaturate: (color, by) => inHsl(color, 0, -by, 0),
};

const CHANGES_OF: Readonly<Record<SheetLanguage, Readonly<Record<string, Change>>>> = {
  SCSS: {
    ...CHANGES,
    'adjust-hue': (color, by) => inHsl(color, by, 0, 0),
    'fade-in': opaquer,
    opacify: opaquer,
    'fade-out': (color, by) => opaquer(color, -by),
    transparentize: (color, by) => opaquer(color, -by),
  },
  Less: {
    ...CHANGES,
    spin: (color, by) => inHsl(color, by, 0, 0),
    fade: (color, to) => ({ ...color, alpha: within(to / 100, 1) }),
    fadein: (color, by) => opaquer(color, by / 100),
    fadeout: (color, by) => opaquer(color, -by / 100),
    tint: (color, by) => mix(WHITE, color, by / 100),
    shade: (color, by) => mix(BLACK, color, by / 100),
  },
};

/** Functions that take only a color. */
const PLAIN: Readonly<Record<string, (color: ComputedColor) => ComputedColor>> = {
  complement: (color) => inHsl(color, 180, 0, 0),
  grayscale: (color) => inHsl(color, 0, -100, 0),
  greyscale: (color) => inHsl(color, 0, -100, 0),
  invert: (color) => {
    const { r, g, b } = toSrgb(color);
    return srgb({ r: 1 - r, g: 1 - g, b: 1 - b }, color.alpha ?? 0);
  },
};

const srgb = ({ r, g, b }: Srgb, alpha: number): ComputedColor => ({
  space: 'srgb',
  channels: [r, g, b],
  alpha,
});

const WHITE = srgb({ r: 1, g: 1, b: 1 }, 1);
const BLACK = srgb({ r: 0, g: 0, b: 0 }, 1);

/** The mixture of Sass and Less: what is more opaque weighs more. */
function mix(one: ComputedColor, other: ComputedColor, share: number): ComputedColor {
  const [a, b] = [one.alpha ?? 0, other.alpha ?? 0];
  const weight = 2 * share - 1;
  const more = a - b;
  const first = ((weight * more === -1 ? weight : (weight + more) / (1 + weight * more)) + 1) / 2;
  const [from, to] = [toSrgb(one), toSrgb(other)];
  const blend = (key: 'r' | 'g' | 'b') => from[key] * first + to[key] * (1 - first);
  return srgb({ r: blend('r'), g: blend('g'), b: blend('b') }, a * share + b * (1 - share));
}

/**
 * The functions of Sass or Less whose meaning is certain, for the evaluator of CSS.
 *
 * @see https://sass-lang.com/documentation/modules/color/
 * @see https://lesscss.org/functions/#color-operations
 */
export const sheetFunctions =
  (language: SheetLanguage): CallReader =>
  (called, body, next) => {
    const name = called.replace(/^color\./, '');
    const [first = [], ...rest] = splitAt(body, ',');
    const color = () => next(only(first));
    const change = own(CHANGES_OF[language], name);
    if (change && rest.length === 1) return change(color(), amountOf(only(rest[0]!)));
    if (name === 'mix' && (rest.length === 1 || rest.length === 2)) {
      const share = rest[1] ? readQuantity(only(rest[1])).value / 100 : 0.5;
      // GTK has a mix() whose share counts to 1.
      if (rest[1] && readQuantity(only(rest[1])).unit !== '%') return undefined;
      return mix(color(), next(only(rest[0]!)), within(share, 1));
    }
    const plain = own(PLAIN, name);
    if (plain && rest.length === 0 && first[0]?.type !== 'number') return plain(color());
    if (/^rgba?$/.test(name) && rest.length === 1 && rest[0]!.length === 1) {
      const { value, unit } = readQuantity(only(rest[0]!));
      return { ...color(), alpha: within(unit === '%' ? value / 100 : value, 1) };
    }
    const how = /^(?:(adjust|scale|change)(?:-color)?)$/.exec(name)?.[1];
    return language === 'SCSS' && how ? adjust(color(), how, rest) : undefined;
  };

const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const only = (components: readonly Component[]): Component =>
  components.length === 1 ? components[0]! : unreadable('an argument is not a single value');

/** A percentage counts as its number. */
const amountOf = (component: Component): number => readQuantity(component).value;

const CHANNELS = {
  srgb: ['red', 'green', 'blue'],
  hsl: ['hue', 'saturation', 'lightness'],
} as const;

/** `color.adjust($c, $lightness: 10%)`, `color.scale(…)` and `color.change(…)`, in RGB or HSL. */
function adjust(
  color: ComputedColor,
  how: string,
  rest: readonly (readonly Component[])[],
): ComputedColor {
  const wanted = new Map(rest.map(argument));
  const space = (['srgb', 'hsl'] as const).find((one) =>
    [...wanted.keys()].every((key) => key === 'alpha' || CHANNELS[one].some((it) => it === key)),
  );
  if (!space) return unreadable('color functions of Sass in other color spaces are not supported');
  const values = channelsIn(color, space);
  const [a, b, c] = CHANNELS[space].map((channel, i) => {
    // Channels of sRGB count to 1 here, and to 255 in Sass.
    const unit = space === 'srgb' ? 255 : 1;
    const most = space === 'srgb' ? 255 : 100;
    const own = (values[i] ?? 0) * unit;
    const changed = changeBy(how, own, wanted.get(channel), most);
    return (channel === 'hue' ? changed : within(changed, most)) / unit;
  });
  const alpha = changeBy(how, color.alpha ?? 0, wanted.get('alpha'), 1);
  const result: ComputedColor = { space, channels: [a, b, c], alpha: within(alpha, 1) };
  return space === 'srgb' ? srgb(clip(toSrgb(result)), within(alpha, 1)) : result;
}

function changeBy(how: string, own: number, by: Quantity | undefined, most: number): number {
  if (!by) return own;
  const isShare = by.unit === '%' && most !== 100;
  if (how === 'change') return isShare ? (by.value * most) / 100 : by.value;
  if (how === 'adjust') return own + (isShare ? (by.value * most) / 100 : by.value);
  if (by.unit !== '%') return unreadable('color.scale() needs percentages');
  return own + (by.value > 0 ? most - own : own) * (by.value / 100);
}

/** `$lightness: 10%`. */
function argument(components: readonly Component[]): [channel: string, value: Quantity] {
  const [name, value = [], ...more] = splitAt(components, ':');
  const word = name?.filter((one) => !isSign(one, '$'))[0];
  if (word?.type !== 'ident' || more.length > 0) {
    return unreadable('an argument has no name');
  }
  return [word.value.replace(/^\$/, ''), readQuantity(only(value))];
}
