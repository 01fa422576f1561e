import type { Hex } from '@swatchwork/color';

/**
 * What a variable or style has in one mode: a color of sRGB, `#RRGGBB` or `#RRGGBBAA` in upper case;
 * the key of the variable it refers to; or something else that a person set, in the host's own words.
 */
export type Value = Hex | { readonly alias: string } | { readonly other: string };

/** A value for each mode, by the mode's name. */
export type Values = Readonly<Record<string, Value>>;

interface Common {
  /** The id that we gave it. It stands in the file beside the thing, and begins with a space's name. */
  readonly key: string;
  readonly name: string;
}

/** A group of variables that have the same modes. */
export interface Collection extends Common {
  readonly kind: 'collection';
  /** At least one. */
  readonly modes: readonly string[];
}

export interface Variable extends Common {
  readonly kind: 'variable';
  /** The key of its collection. */
  readonly collection: string;
  readonly values: Values;
}

/** A color of the file's library, which has no modes. */
export interface Style extends Common {
  readonly kind: 'style';
  /** One value, under `STYLE_MODE`. */
  readonly values: Values;
}

/** What we make in a file. */
export type Thing = Collection | Variable | Style;

/** Stands for the mode where there is none. */
export const STYLE_MODE = '';

/** What a file holds of ours. */
export interface Present {
  /** The things that carry a key of ours, each key once. */
  readonly things: readonly Thing[];
  /** Names that other people's variables have within our collections. */
  readonly taken: readonly { readonly collection: string; readonly name: string }[];
  /** The keys of everything that we ever made in this file. */
  readonly made: readonly string[];
}

/** Whether two values are the same. */
export function isSameValue(one: Value | undefined, other: Value | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object') return one === other;
  if ('alias' in one) return 'alias' in other && one.alias === other.alias;
  return 'other' in other && one.other === other.other;
}
