import { type CssChannel, cssTextOf, parseColor, type Srgb } from '@swatchwork/color';

import { isChannelAllowed } from '../../write/token-space.ts';

/** A color with its opacity, and the text of CSS that says it where sRGB does not. */
export interface TokenColor {
  readonly color: Srgb;
  /** 0…1. */
  readonly alpha: number;
  readonly css?: string;
}

/** A color of the format, and what of it lies out of range. */
export interface ReadValue extends TokenColor {
  readonly outside?: string;
}

/** Beyond a bound by less is rounding. */
const ROUNDING = 1e-6;

/**
 * The color of a value such as `{ "colorSpace": "srgb", "components": [0, 0.4, 0.8] }` without references.
 * A channel beyond its range is read as CSS reads it.
 *
 * @returns Undefined for what is no color.
 * @see https://www.designtokens.org/TR/2025.10/color/#format
 */
export function readColorValue(
  colorSpace: unknown,
  components: unknown,
  alpha: unknown = 1,
): ReadValue | undefined {
  if (typeof colorSpace !== 'string' || !Array.isArray(components)) return undefined;
  if (components.length !== 3 || !Number.isFinite(alpha)) return undefined;
  const channels = components.filter(isChannel);
  const [a, b, c] = channels;
  if (a === undefined || b === undefined || c === undefined) return undefined;
  const found = plainSrgb(colorSpace, channels) ?? inSpace(colorSpace, [a, b, c]);
  if (!found) return undefined;
  const place = channels.findIndex(
    (value, i) => value !== 'none' && !isChannelAllowed(colorSpace, i, value, ROUNDING),
  );
  const outside =
    place >= 0
      ? `component ${place + 1} of ${colorSpace} is ${channels[place]}`
      : Number(alpha) < 0 || Number(alpha) > 1
        ? `alpha is ${alpha}`
        : undefined;
  const visible = Math.min(1, Math.max(0, Number(alpha)));
  return { ...found, alpha: visible, ...(outside !== undefined && { outside }) };
}

const isChannel = (value: unknown): value is CssChannel =>
  value === 'none' || Number.isFinite(value);

function plainSrgb(space: string, [r, g, b]: readonly CssChannel[]): { color: Srgb } | undefined {
  if (space !== 'srgb' || typeof r !== 'number' || typeof g !== 'number' || typeof b !== 'number') {
    return undefined;
  }
  return { color: { r, g, b } };
}

function inSpace(space: string, channels: readonly [CssChannel, CssChannel, CssChannel]) {
  const css = cssTextOf({ space, channels });
  const parsed = parseColor(css);
  return parsed && { color: parsed.color, css };
}
