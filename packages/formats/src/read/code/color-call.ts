import { fromHsl, fromHsv, type ParsedColor, parseColor, type Srgb } from '@swatchwork/color';

import { argbColor } from '../argb-color.ts';

/** A color; `css` where it is of another space than sRGB. */
export type CodeColor = ParsedColor & { css?: string };

/** An argument, with its label if it has one. */
interface Argument {
  readonly label: string;
  /** Between the label and the value. */
  readonly sign: string;
  readonly value: string;
}

const ARGUMENT = /^\s{0,99}(?:([A-Za-z_]\w{0,40})\s{0,9}([:=])\s{0,9})?([\s\S]{0,200})$/;

/**
 * The color that a call of Swift, Kotlin, Java or Dart makes of numbers.
 *
 * @param maker What is called, such as `UIColor` and `Color.fromARGB`.
 * @returns Undefined for one that is made otherwise.
 */
export function colorOfCall(maker: string, inside: string): CodeColor | undefined {
  const parts = inside.split(',').filter((part) => part.trim() !== '');
  const all = parts.map((part): Argument => {
    const [, label = '', sign = '', value = ''] = ARGUMENT.exec(part) ?? [];
    return { label, sign, value: value.trim() };
  });
  const [first] = all;
  if (!first) return undefined;
  const [, method = ''] = maker.split('.', 2);
  const numbers = all.map(({ value }) => numberOf(value));
  switch (method) {
    case 'fromARGB':
      return rgb(numbers.slice(1, 4), 255, numbers[0]! / 255);
    case 'fromRGBO':
      return rgb(numbers.slice(0, 3), 255, numbers[3]!);
    case 'parseColor':
      return argbColor(first.value.replaceAll(/["']/g, ''));
    case 'hsl':
      return polar(fromHsl, numbers);
    case 'hsv':
      return polar((hsv) => fromHsv({ h: hsv.h, s: hsv.s, v: hsv.l }), numbers);
    case '':
    case 'from':
    case 'init':
      return hexOf(all) ?? channelsOf(all);
    default:
      return undefined;
  }
}

/** `0xFF3B82F6`, or `hex: 0x3B82F6` and `hex: "#3B82F6"` with a label. */
function hexOf([first, ...more]: readonly Argument[]): CodeColor | undefined {
  const { label, value } = first!;
  const plain = value.replace(/(?:\.toInt\(\)|L|U|u)$/, '').replaceAll('_', '');
  const argb = /^0x([\da-f]{8})$/i.exec(plain)?.[1];
  if (argb !== undefined && label === '' && more.length === 0) return argbColor(`#${argb}`);
  const [, hex] = /^["']?(?:0x|#)?([\da-f]{6})["']?$/i.exec(plain) ?? [];
  if (hex === undefined || !/^(?:hex|rgb)/i.test(label)) return undefined;
  const [opacity, ...others] = more;
  if (others.length > 0 || (opacity && !/^(?:alpha|opacity)$/.test(opacity.label)))
    return undefined;
  const alpha = opacity ? numberOf(opacity.value) : 1;
  const color = parseColor(`#${hex}`)!;
  return alpha >= 0 && alpha <= 1 ? { ...color, alpha } : undefined;
}

const SPACES: Readonly<Record<string, 'srgb' | 'display-p3'>> = {
  '.sRGB': 'srgb',
  '.displayP3': 'display-p3',
  'ColorSpace.sRGB': 'srgb',
  'ColorSpace.displayP3': 'display-p3',
  'ColorSpaces.Srgb': 'srgb',
  'ColorSpaces.DisplayP3': 'display-p3',
};

/** Three channels and an opacity, by their labels or in their order, maybe with their space. */
function channelsOf(all: readonly Argument[]): CodeColor | undefined {
  const spaces = all.filter(({ value }) => /^\.?[A-Za-z]/.test(value));
  const rest = all.filter((one) => !spaces.includes(one));
  const named = new Map(rest.map(({ label, value }) => [label.toLowerCase(), value]));
  const isP3 = named.has('displayp3red');
  const space = spaces[0] ? SPACES[spaces[0].value] : isP3 ? 'display-p3' : 'srgb';
  if (!space || spaces.length > 1) return undefined;
  const opacity = numberOf(named.get('opacity') ?? named.get('alpha') ?? '1');
  const white = named.get('white');
  if (white !== undefined) return rgb([white, white, white].map(numberOf), 1, opacity);
  if (named.has('hue')) {
    const [h, s, v] = ['hue', 'saturation', 'brightness'].map((key) => numberOf(named.get(key)));
    return finish(fromHsv({ h: h! * 360, s: s! * 100, v: v! * 100 }), opacity);
  }
  const isLabeled = rest.some(({ label }) => label !== '');
  const red = named.get('displayp3red') ?? named.get('srgbred') ?? named.get('red');
  const texts = isLabeled
    ? [red, named.get('green'), named.get('blue')]
    : rest.slice(0, 3).map(({ value }) => value);
  const fourth = isLabeled ? undefined : rest[3]?.value;
  if (rest.length > 4 || texts.length < 3) return undefined;
  const channels = texts.map(numberOf);
  const areBytes = texts.every((text) => /^(?:\d{1,3}|0x[\da-f]{2})$/i.test(text ?? ''));
  if (areBytes && Math.max(...channels) > 1) {
    // In Swift channels count to 1, so that somebody has defined a call of their own.
    if (rest.some(({ sign }) => sign === ':')) return undefined;
    const alpha = fourth ?? named.get('alpha');
    return rgb(channels, 255, alpha === undefined ? 1 : byteAlpha(alpha));
  }
  // Three whole numbers up to 1 count to 1 in some languages and to 255 in others.
  if (areBytes && !isLabeled) return undefined;
  const alpha = fourth === undefined ? opacity : numberOf(fourth);
  return space === 'srgb' ? rgb(channels, 1, alpha) : p3(channels, alpha);
}

const byteAlpha = (text: string): number =>
  /^\d+$|^0x/i.test(text) ? numberOf(text) / 255 : numberOf(text);

function p3(channels: readonly number[], alpha: number): CodeColor | undefined {
  const css = `color(display-p3 ${channels.join(' ')})`;
  const color = parseColor(css); // undefined if a channel is no number
  return color && Number.isFinite(alpha) ? { ...color, alpha, css } : undefined;
}

function rgb(channels: readonly number[], scale: number, alpha: number): CodeColor | undefined {
  const [r, g, b] = channels.map((channel) => channel / scale);
  return b === undefined ? undefined : finish({ r: r!, g: g!, b }, alpha);
}

function polar(
  toSrgb: (color: { h: number; s: number; l: number }) => Srgb,
  [h, s, l, alpha = 1]: readonly number[],
): CodeColor | undefined {
  return finish(toSrgb({ h: h!, s: s! * 100, l: l! * 100 }), alpha);
}

function finish(color: Srgb, alpha: number): CodeColor | undefined {
  const numbers = [color.r, color.g, color.b, alpha];
  return numbers.every(Number.isFinite) && alpha >= 0 && alpha <= 1
    ? { color, alpha, space: 'srgb' }
    : undefined;
}

/** `0.5f`, `0xFF`, or `59.0 / 255`. */
function numberOf(text = ''): number {
  const number = String.raw`(-?(?:0x[\da-f]{1,8}|\d{0,20}\.?\d{1,20}(?:e-?\d{1,3})?))\.?[fd]?`;
  const quotient = new RegExp(`^${number}(?:\\s{0,9}/\\s{0,9}${number})?$`, 'i');
  const [, above, below = '1'] = quotient.exec(text.trim()) ?? [];
  return Number(above ?? Number.NaN) / Number(below);
}

/** What may follow a color and change nothing but its opacity, which it multiplies or replaces. */
const OPACITY =
  /^\.(?:copy|withOpacity|withValues|opacity|withAlphaComponent)\(\s{0,9}(?:alpha\s{0,9}[:=]\s{0,9})?([\d.]{1,20})f?\s{0,9}\)/;
const ALPHA = /^\.withAlpha\(\s{0,9}(\d{1,3}|0x[\da-f]{2})\s{0,9}\)/i;
/** Another method that makes something else of a color. */
const METHOD = /^\??\.(?!toArgb\b|toInt\b|toUIColor\b|toColor\b|cgColor\b)\w{1,40}\(/;

/**
 * A color with the opacity that is asked for behind its call.
 *
 * @returns Undefined where something else is made of it.
 */
export function withOpacity(color: CodeColor, behind: string): CodeColor | undefined {
  const opacity = OPACITY.exec(behind);
  // In SwiftUI it multiplies, elsewhere it replaces.
  const factor = opacity?.[0].startsWith('.opacity') ? color.alpha : 1;
  if (opacity) return finishWith(color, Number(opacity[1]) * factor);
  const byte = ALPHA.exec(behind);
  if (byte) return finishWith(color, Number(byte[1]) / 255);
  return METHOD.test(behind) ? undefined : color;
}

const finishWith = (color: CodeColor, alpha: number): CodeColor | undefined =>
  alpha >= 0 && alpha <= 1 ? { ...color, alpha } : undefined;
