import type { ParsedColor } from '@swatchwork/color';

/** A file of a project. */
export interface SourceFile {
  /** From the folder that is audited, with slashes, such as `src/card.tsx`. */
  readonly name: string;
  readonly text: string;
}

/** What a color is seen on. */
export type Paint =
  | 'text'
  | 'background'
  | 'border'
  | 'outline'
  | 'fill'
  | 'shadow'
  | 'gradient stop'
  | 'other';

/**
 * What stands at a place: a color written out; one in brackets of a utility class; a utility class of
 * Tailwind's palette; the second part of `var()`; or the value of a token, which is where colors belong.
 */
export type PlaceKind =
  | 'literal'
  | 'arbitrary value'
  | 'palette utility'
  | 'fallback'
  | 'definition';

/** What a finder says of a color in one text. */
export interface Found {
  /** Of the text of the color or the class, in UTF-16 code units. */
  readonly offset: number;
  /** As written. */
  readonly text: string;
  readonly kind: PlaceKind;
  /** Such as `hex`, `rgb`, `oklch`, `name`, or `tailwind` for a class of its palette. */
  readonly notation: string;
  /** As it is written out, without the opacity that a class adds; of a class of the palette as in Tailwind 4. */
  readonly color?: ParsedColor;
  /** Such as `border-color`, `--brand`, or the prefix of a class such as `bg`. */
  readonly property: string;
  readonly paint: Paint;
  /** Such as `hover`. */
  readonly states: readonly string[];
  /** When it applies, as written: `@media (prefers-color-scheme: dark)`, `.dark`, `dark:`. */
  readonly modes: readonly string[];
  /** The selector, component or variable around it. */
  readonly owner: string;
  /** How another value is written in its place; or why it is left, as a clause. */
  readonly change: Change;
  /** Of a class: all that may stand beside it, where that is less than its file has. */
  readonly classes?: string | undefined;
  /** Why it is data, or allowed, as a clause; absent where it is style. */
  readonly leftAlone?: string;
}

export type Change =
  | { readonly as: 'value' }
  | {
      readonly as: 'utility';
      readonly before: string;
      readonly after: string;
      readonly prefix: string;
      /** Classes that may stand on the same element and paint the same. */
      readonly rivals?: readonly string[];
    }
  | { readonly as: 'nothing'; readonly reason: string };

/** A color in a file. */
export interface Place extends Found {
  readonly file: string;
  /** Both counted from 1, columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
}

/** A part of a project that was not read, or a whole file. */
export interface NotRead {
  readonly file: string;
  /** A clause. */
  readonly reason: string;
}

/** A custom property in a file: declared, or referred to. */
export interface PropertyUse {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly isDeclared: boolean;
  /** Of a declaration: its conditions and selector, and its value. */
  readonly where: string;
  readonly value: string;
  /** Whether the declaration stands on the root of the page, or is one of `@theme`. */
  readonly isGlobal: boolean;
  /** Of a reference: whether a fallback follows, and whether it is the value of a color. */
  readonly hasFallback: boolean;
  readonly isColor: boolean;
}

/** A stray color is style that is no token: it counts, and can be replaced. */
export const isStray = ({ kind, leftAlone }: Place): boolean =>
  leftAlone === undefined && kind !== 'definition';
