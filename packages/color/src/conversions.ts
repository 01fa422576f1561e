import { exactText } from './exact-text.ts';
import { mapToGamut } from './gamut.ts';
import { basicColorName } from './names.ts';
import { type NearestName, nearestColorName } from './names-nearest.ts';
import { describe } from './palette/describe.ts';
import type { ParsedColor } from './parse/parsed-color.ts';
import { formatHex, type Hex, isInGamut } from './spaces/srgb.ts';
import { SPACES, type SpaceId, type SpaceValues } from './spaces.ts';

export { boundedNotations } from './spaces.ts';

/** A notation of {@link Conversions} that is a text. */
export type Notation = 'hex' | SpaceId;

/** The notations of {@link Conversions} that are text. */
export const NOTATIONS: readonly Notation[] = ['hex', ...SPACES.map(({ id }) => id)];

/** One color in every notation: texts for reading, values for calculating. */
interface Conversions extends Record<Notation, string> {
  hex: Hex;
  /** 0…1. */
  alpha: number;
  /** If not, hex and the bounded spaces hold the nearest color by the CSS gamut mapping. */
  inGamut: boolean;
  /** One of the 15 basic names, else words for its looks, such as `vivid blue`. */
  name: string;
  nearestName: NearestName;
  /** The notations with as many digits as bring the hex back, where `hsl` and others do not. */
  exact: Record<SpaceId, string>;
  /** Unrounded, except that noise below 1e-10 is removed. */
  values: SpaceValues;
}

/** A color in every notation that is written here. */
export function conversionsOf({ color, alpha }: Pick<ParsedColor, 'color' | 'alpha'>): Conversions {
  const inGamut = isInGamut(color);
  const shown = mapToGamut(color);
  const nearest = nearestColorName(color);
  const texts: Partial<Record<SpaceId, string>> = {};
  const exact: Partial<Record<SpaceId, string>> = {};
  const values: Partial<Record<SpaceId, object>> = {};
  for (const space of SPACES) {
    const described = space.isBounded ? shown : color;
    texts[space.id] = space.format(described);
    exact[space.id] = exactText(space, described);
    values[space.id] = trimAll(space.fromSrgb(described));
  }
  return {
    hex: formatHex(shown),
    alpha: trim(alpha),
    inGamut,
    name: (inGamut ? basicColorName(shown) : undefined) ?? describe(color),
    nearestName: { ...nearest, distance: trim(nearest.distance) },
    ...(texts as Record<SpaceId, string>),
    exact: exact as Record<SpaceId, string>,
    values: values as SpaceValues,
  };
}

/** Removes float noise, such as 59.00000000000001 for 59; adding 0 makes -0 a 0. */
const trim = (value: number) => Math.round(value * 1e10) / 1e10 + 0;

function trimAll<T extends Record<keyof T, number>>(values: T): T {
  const trimmed = { ...values };
  for (const key in trimmed) trimmed[key] = trim(values[key]) as T[typeof key];
  return trimmed;
}
