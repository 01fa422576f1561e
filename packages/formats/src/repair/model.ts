import type { Hex } from '@swatchwork/color';
import type { GroundChoice, PairKind, ThemeTarget } from '@swatchwork/theme';

import type { ContextFile } from '../contexts/context-sheet.ts';
import type { FileCoverage } from './coverage.ts';

/** A pair that a person names, by the tokens of their files. */
export interface AskedPair {
  readonly foreground: string;
  readonly background: string;
  /** Least ratio, 1–21; that of text unless given. */
  readonly minimum?: number | undefined;
  /** Tokens that may be underneath a translucent background. */
  readonly over?: readonly string[] | undefined;
}

export interface ReadThemeOptions {
  /** Asked besides what is recognized, and in place of a recognized pair of the same two tokens. */
  readonly pairs?: readonly AskedPair[] | undefined;
  /** Whether pairs are recognized by their names; true unless given. */
  readonly recognize?: boolean | undefined;
  /** What must not change, such as a brand: tokens by their names, or CSS colors that they show. */
  readonly held?: readonly string[] | undefined;
  /** `keep` unless given. Light stays light and dark stays dark in any case. */
  readonly grounds?: GroundChoice | undefined;
  /** Whether changes are looked for, which takes longest; true unless given. */
  readonly mend?: boolean | undefined;
  /** AA unless given. Contexts of high contrast ask AAA always. */
  readonly target?: ThemeTarget | undefined;
}

/** A pair in one context. */
export interface ReadPairInContext {
  /** `#RRGGBB`, as they are seen; on the worst ground. */
  readonly foreground: Hex;
  readonly background: Hex;
  /** WCAG contrast ratio, 1–21, not rounded. */
  readonly ratio: number;
  readonly minimum: number;
  readonly passes: boolean;
  /** The token underneath a translucent background with the lowest ratio. */
  readonly worst?: string;
  /** The same in the repaired files. */
  readonly repaired: {
    readonly foreground: Hex;
    readonly background: Hex;
    readonly ratio: number;
  };
}

export interface ReadPair {
  /** The two tokens with a slash between. */
  readonly id: string;
  readonly foreground: string;
  readonly background: string;
  /** Absent where a person asked for the pair. */
  readonly kind?: PairKind;
  /** Whose names they are, such as `shadcn/ui` or `convention`; `asked` where a person paired them. */
  readonly by: string;
  /** A clause: why this is asked. */
  readonly why: string;
  /** By context, where both tokens have colors. */
  readonly contexts: Readonly<Record<string, ReadPairInContext>>;
}

/** Another color for one value in one file. */
export interface ValueChange {
  readonly file: string;
  /** Of the value, counted from 1. */
  readonly line: number;
  /** The token that is declared there. */
  readonly token: string;
  /** Where this value counts. */
  readonly contexts: string[];
  /** `#RRGGBB`, or `#RRGGBBAA` where it is translucent. */
  readonly fromHex: string;
  readonly toHex: string;
  /** As it stands in the file, and what it becomes. */
  readonly before: string;
  readonly after: string;
  /** ΔE_OK between the two as opaque colors. */
  readonly distance: number;
  /** Pairs that failed and look at this value. */
  readonly mends: string[];
}

/** Why a pair fails after the repair as well. */
export type UnmetReason =
  /** It would pass if backgrounds were allowed to move. */
  | 'ground'
  /** A color of it is held, and the other has no value or no room to pass beside it. */
  | 'held'
  /** A color of it is computed from others, and neither a literal in its place nor the other color would do. */
  | 'computed'
  /** No colors were found with which this pair passes and no other pair falls. */
  | 'no-room';

/** A pair in one context. */
export interface SeenPlace {
  readonly pair: string;
  readonly context: string;
}

export interface UnmetPair extends SeenPlace {
  /** In the repaired files. */
  readonly ratio: number;
  readonly minimum: number;
  readonly reason: UnmetReason;
  /** Some pairs of the same text that would fail if this one passed. */
  readonly against: SeenPlace[];
}

/** A theme as its files have it, and what would mend it. */
export interface ThemeReading {
  /** Names of combinations of modes; the first is the usual one. */
  readonly contexts: string[];
  /** The colors of each token by context, as an sRGB screen shows them. */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly pairs: ReadPair[];
  /** What the verdict is about, and what it is not about. */
  readonly coverage: FileCoverage;
  /** How many pairs fail in some context, before and after the repair. */
  readonly failed: number;
  readonly left: number;
  /** Tokens that are known by their names and in no pair: lines, steps of scales. */
  readonly unpaired: string[];
  /** Tokens whose names say nothing; a person has to pair them. */
  readonly unknown: string[];
  readonly changes: ValueChange[];
  readonly unmet: UnmetPair[];
  /** Whether fewer changes are proven not to suffice. */
  readonly fewest: boolean;
  /** The files with these values replaced and everything else as it was. */
  readonly files: ContextFile[];
  /** What was not read or not judged, in sentences. */
  readonly notes: string[];
}

/** By token and context: where it is declared. */
export type TokenPlaces = Readonly<
  Record<string, Readonly<Record<string, { readonly file: string; readonly line: number }>>>
>;

/** A theme that was read, of whose changes a person chooses some. */
export interface OpenTheme {
  /** Of all changes, in their order. */
  readonly ids: readonly string[];
  /** Of tokens in pairs. */
  readonly places: TokenPlaces;
  /**
   * The reading with all changes listed, and all made but those with these ids: `files`, `left` and what is
   * `repaired` are without them.
   */
  readonly read: (without?: readonly string[]) => ThemeReading;
}
