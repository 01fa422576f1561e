import { deltaEOK } from './difference.ts';
import { mapToGamut } from './gamut.ts';
import type { Component } from './parse/component.ts';
import { splitFunction } from './parse/function.ts';
import { parseColor, plainSource } from './parse.ts';
import { round, roundHue } from './round.ts';
import { toOklch } from './spaces/oklch.ts';
import { formatHex, type Hex, isInGamut, parseHex, type Srgb, TOLERANCE } from './spaces/srgb.ts';

/** Any color of CSS Color 4, as palettes hold it. */
export interface CssColor {
  /** The color itself, or where `css` stands, the nearest that 8 bits of sRGB can show. */
  hex: Hex;
  /** The color without its opacity, such as `color(display-p3 1 0 0)`, where `hex` is not all of it. */
  css?: string;
  /** 0…1; absent where it is 1. */
  alpha?: number;
}

/** A channel of a color function; `none` is a missing one, which counts as 0. */
export type CssChannel = number | 'none';

/** A color function in parts. */
export interface CssParts {
  /** As CSS names it: `srgb`, `hsl`, `oklch`, `display-p3`. */
  space: string;
  /** In the units of its function: percentages of `hsl` and `hwb` 0…100, `srgb` 0…1. */
  channels: readonly [CssChannel, CssChannel, CssChannel];
}

/**
 * Reads a color in any notation that {@link parseColor} knows.
 *
 * @returns Undefined for anything else.
 */
export function toCssColor(text: string): CssColor | undefined {
  const parsed = parseColor(text);
  return parsed && toCssColorOf(parsed.color, parsed.alpha, text);
}

/**
 * The color of channels that may lie outside of 0…1.
 *
 * @param alpha 0…1.
 * @param source The text that the color was read from, so that its space is kept.
 */
export function toCssColorOf(color: Srgb, alpha = 1, source?: string): CssColor {
  const opacity = alpha < 1 ? { alpha } : {};
  const isMissing = source?.includes('(') === true && NONE.test(source);
  if (!isMissing && isInGamut(color)) {
    const hex = formatHex(mapToGamut(color));
    if (isSame(color, parseHex(hex)!)) return { hex, ...opacity };
  }
  const css = (source && canonical(source)) ?? cssTextOf({ space: 'srgb', channels: rgb(color) });
  // Of the rounded text, so that reading it again gives the same hex: close to white it may differ.
  return { hex: formatHex(mapToGamut(parseColor(css)!.color)), css, ...opacity };
}

/**
 * A color that was computed and may lie outside of 0…1: its hex where sRGB has it, else with `css` in
 * OKLCH of four digits, finer than any screen.
 */
export function toShortCssColor(color: Srgb): CssColor {
  if (isInGamut(color)) return { hex: formatHex(color) };
  const { l, c, h } = toOklch(color);
  return toCssColor(`oklch(${round(l, 4)} ${round(c, 4)} ${roundHue(h, 2)})`)!;
}

const NONE = /\bnone\b/i;

const isSame = (a: Srgb, b: Srgb) =>
  Math.abs(a.r - b.r) < TOLERANCE &&
  Math.abs(a.g - b.g) < TOLERANCE &&
  Math.abs(a.b - b.b) < TOLERANCE;

const rgb = ({ r, g, b }: Srgb) => [digits(r), digits(g), digits(b)] as const;

/** Ten digits behind the point, so that a percentage such as 30.1% is 0.301. */
const digits = (value: number): number => Number(value.toFixed(10)) + 0;

/** The same color in one notation for each space, without its opacity. */
function canonical(source: string): string | undefined {
  const parts = cssPartsOf(source);
  return parts && cssTextOf(parts);
}

/**
 * The space and the channels of a color function, its opacity left out.
 *
 * @returns Undefined for a hex, for a name, and for what is no color.
 */
export function cssPartsOf(css: string): CssParts | undefined {
  const { notation, parts } = splitFunction(plainSource(css));
  if (!notation || parts?.components.length !== 3) return undefined;
  const channels = parts.components.map((component, i) =>
    channelOf(component, notation.channels[i]!(component)),
  );
  const [a, b, c] = channels;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  // `rgb()` counts to 255, `color(srgb …)` to 1.
  const isBytes = notation.space === 'srgb' && !/^color\(/i.test(plainSource(css));
  const scale = (channel: CssChannel): CssChannel =>
    channel === 'none' || !isBytes ? channel : digits(channel / 255);
  return { space: notation.space, channels: [scale(a), scale(b), scale(c)] };
}

function channelOf({ unit }: Component, value: number | undefined): CssChannel | undefined {
  return unit === 'none' ? 'none' : value === undefined ? undefined : digits(value);
}

/** Spaces that are functions of CSS; the others belong into its `color()`. */
const FUNCTIONS = new Set(['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch']);

/** As text for CSS, such as `oklch(0.7 0.3 150 / 0.5)`. */
export function cssTextOf({ space, channels }: CssParts, alpha = 1): string {
  const hasPercents = space === 'hsl' || space === 'hwb';
  const texts = channels.map((channel, i) =>
    hasPercents && i > 0 && channel !== 'none' ? `${channel}%` : String(channel),
  );
  const opacity = alpha < 1 ? ` / ${digits(alpha)}` : '';
  return FUNCTIONS.has(space)
    ? `${space}(${texts.join(' ')}${opacity})`
    : `color(${space} ${texts.join(' ')}${opacity})`;
}

/** The channels of what a color is, which lie outside of 0…1 where sRGB cannot show it. */
export function exactSrgb({ hex, css }: CssColor): Srgb {
  const color = css === undefined ? parseHex(hex) : parseColor(css)?.color;
  if (!color) throw new RangeError(`must be a color, got ${css ?? hex}`);
  return color;
}

/** How far `hex` is from the color, in ΔE_OK: 0 where it is the color. */
export const fallbackLoss = (color: CssColor): number =>
  color.css === undefined ? 0 : deltaEOK(exactSrgb(color), parseHex(color.hex)!);
