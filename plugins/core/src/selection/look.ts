import type { Hex } from '@swatchwork/color';

import type { Place } from './layer.ts';

/** What a paint of a layer has or gets. */
export type Look =
  /** A plain color; `own` are the host's words for the paint as it was, so that undo restores it. */
  | { readonly hex: Hex; readonly own?: string }
  /** That of a token, a variable, a style or a library color, by its id. */
  | { readonly hex: Hex; readonly follows: string; readonly name: string };

/** One paint of a layer. */
export interface PaintPlace {
  readonly layer: string;
  readonly place: Place;
  /** From the bottom, 0 the lowest. */
  readonly index: number;
}

/** A color that layers of the file can follow. */
export interface Reference {
  readonly id: string;
  readonly name: string;
  readonly hex: Hex;
  /** Whether it is of a shared library, which can only be changed in its own file. */
  readonly isShared?: true;
}

/** Whether two looks are the same to a person. */
export const isSameLook = (one: Look, other: Look): boolean =>
  'follows' in one || 'follows' in other
    ? 'follows' in one && 'follows' in other && one.follows === other.follows
    : one.hex === other.hex;

/** In words, such as `#0A66C2` or `Acme/Blue (#0A66C2)`. */
export const describeLook = (look: Look): string =>
  'follows' in look ? `${look.name} (${look.hex})` : look.hex;
