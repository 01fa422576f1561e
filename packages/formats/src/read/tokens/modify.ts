import { CSS_SPACES, cssTextOf, parseColor, type Srgb } from '@swatchwork/color';
import { readQuantity, Unreadable } from '@swatchwork/color/css';

import { componentsOf, readTokens } from '../../contexts/css/components.ts';
import { FormatError } from '../../palette/format-error.ts';
import { isObject, type JsonObject } from '../../text/parse-json.ts';
import type { TokenColor } from './color-value.ts';

/** A change that Tokens Studio makes to the color of a token. */
export type Modify = JsonObject;

/** What stands for the references in a change. */
export interface ModifySources {
  /** The color of a text or a reference; undefined where it has none. */
  readonly colorOf: (value: unknown) => TokenColor | undefined;
  /** The number of the token of a reference such as `{opacity.half}`; undefined where it has none. */
  readonly numberOf: (reference: string) => number | undefined;
}

type Triple = [number, number, number];

/** The spaces in which it changes colors. */
const SPACES: Readonly<Record<string, string>> = {
  srgb: 'srgb',
  p3: 'display-p3',
  hsl: 'hsl',
  lch: 'lch',
};

/** Longest computed amount in characters. */
const LONGEST = 400;

/** The change that Tokens Studio notes in a token, if there is one. */
export function modifyOf({ $extensions }: JsonObject): unknown {
  const studio = isObject($extensions) ? $extensions['studio.tokens'] : undefined;
  return isObject(studio) ? studio.modify : undefined;
}

/**
 * The color after a change of Tokens Studio, as its transforms for Style Dictionary compute it.
 *
 * @returns Undefined where it cannot be computed: of another kind or space, or with missing references.
 * @see https://docs.tokens.studio/manage-tokens/token-types/color/color-modifiers
 */
export function modifyColor(
  base: TokenColor,
  modify: Modify,
  sources: ModifySources,
): TokenColor | undefined {
  const amount = amountOf(modify.value, sources);
  const space = SPACES[String(modify.space)];
  if (amount === undefined || space === undefined) return undefined;
  switch (modify.type) {
    case 'alpha':
      return { ...base, alpha: Math.min(1, Math.max(0, amount)) };
    case 'lighten':
    case 'darken':
      return {
        alpha: base.alpha,
        ...inSpace(space, shade(base.color, modify.type, space, amount)),
      };
    case 'mix': {
      const other = sources.colorOf(modify.color);
      return other && mix(base, other, space, Math.min(1, Math.max(0, amount)));
    }
    default:
      return undefined;
  }
}

/** A number, or a sum such as `({half} + 6 * 0.04)`. */
function amountOf(value: unknown, { numberOf }: ModifySources): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value.length > LONGEST) return undefined;
  const text = value.replaceAll(/\{[^{}]+\}/g, (reference) =>
    String(numberOf(reference) ?? 'none'),
  );
  try {
    const tokens = readTokens(`calc(${text})`, 'modify');
    const [first, ...others] = componentsOf(tokens, 0, tokens.list.length - 1);
    if (!first || others.length > 0) return undefined;
    const { value: amount, unit } = readQuantity(first);
    return unit === 'number' && Number.isFinite(amount) ? amount : undefined;
  } catch (error) {
    if (error instanceof Unreadable || error instanceof FormatError) return undefined;
    throw error;
  }
}

/** Moves lightness, or each light, by a share of the room to white or to black; LCH loses as much chroma. */
function shade(color: Srgb, type: 'lighten' | 'darken', space: string, amount: number): Triple {
  const [a, b, c] = CSS_SPACES[space]!.read(color);
  const end = type === 'lighten' ? 1 : 0;
  const toward = (value: number, most = 1) => {
    const moved = value + (end * most - value) * amount;
    return end === 1 ? Math.min(most, moved) : Math.max(0, moved);
  };
  if (space === 'lch') return [toward(a, 100), Math.max(0, b - amount * b), c];
  if (space === 'hsl') return [a, b, toward(c, 100)];
  return [toward(a), toward(b), toward(c)];
}

/** Opacity has no weight in it. */
function mix(one: TokenColor, other: TokenColor, space: string, share: number): TokenColor {
  const { read, polar } = CSS_SPACES[space]!;
  const [from, to] = [read(one.color), read(other.color)];
  const blend = (a: number, b: number) => a + (b - a) * share;
  const isGray = ([a, b, c]: readonly number[]) =>
    polar !== undefined && [a, b, c][polar.colorfulness]! < 0.01;
  const at = (i: 0 | 1 | 2): number => {
    if (polar?.hue !== i) return blend(from[i], to[i]);
    if (isGray(from)) return to[i];
    return isGray(to) ? from[i] : from[i] + shorterWay(to[i] - from[i]) * share;
  };
  return { alpha: blend(one.alpha, other.alpha), ...inSpace(space, [at(0), at(1), at(2)]) };
}

function shorterWay(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function inSpace(space: string, channels: Triple): { color: Srgb; css: string } {
  const css = cssTextOf({ space, channels });
  return { color: parseColor(css)!.color, css };
}
