import type { ParsedColor } from '@swatchwork/color';

/** A style sheet, a page, a file of design tokens, or a DESIGN.md. */
export interface ContextFile {
  /** As people and resolver documents call it, such as `theme.css`. */
  readonly name: string;
  readonly text: string;
}

/** Where a value is written. */
export interface Declaration {
  readonly file: string;
  /** Of the value's text in the file, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
  /** As written. */
  readonly text: string;
  /** Tokens that the value refers to; empty for a literal color. */
  readonly references: readonly string[];
  /** What a hex has to stand between in place of the text; absent where nothing is needed. */
  readonly quote?: '"';
}

/** A named color: a custom property such as `--primary`, or a path such as `color.text.muted`. */
export interface SheetToken {
  readonly name: string;
  /** By context: the color as an sRGB screen shows it, within the gamut. */
  readonly colors: ReadonlyMap<string, ParsedColor>;
  /** By context; several contexts may share one declaration object. */
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** By context: why the token has no color there. */
  readonly problems: ReadonlyMap<string, string>;
}

/** A part of a file that holds colors, or may hold some, and was not read. */
export interface UnreadPart {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** As written and cut after 60 characters, such as `.card` or `@media (width > 40rem)`. */
  readonly what: string;
  /** A clause for people: why it was not read. */
  readonly reason: string;
  /** Values in it that are colors by their syntax; 0 where that cannot be told, as of an import. */
  readonly colors: number;
}

/** What was not read in all files together. */
export interface Unread {
  /** The first 20. */
  readonly parts: readonly UnreadPart[];
  /** How many parts there are, also beyond those listed, and the colors in all of them. */
  readonly count: number;
  readonly colors: number;
}

/** What files say about colors, in every context in which they can be read. */
export interface ContextSheet {
  /** Names of combinations of modes, such as `dark`; the first is the usual one. */
  readonly contexts: readonly string[];
  readonly tokens: ReadonlyMap<string, SheetToken>;
  readonly unread: Unread;
  /** Sentences for people: what was not read, and where, and what is shown otherwise than written. */
  readonly notes: readonly string[];
}

/** Bounds of what may be read at once, since anybody may send files. */
export const CONTEXT_LIMITS = {
  /** UTF-16 code units of all style sheets together. */
  length: 1_000_000,
  /** UTF-16 code units of all token files together: those of the largest design systems with every theme. */
  tokenLength: 5_000_000,
  /** That differ in a color; with more, nothing is read. */
  contexts: 256,
  /** Colors or custom properties. */
  tokens: 10_000,
  /** Color tokens, or custom properties, in all contexts together; Radix Themes has 30,840. */
  allTokens: 40_000,
  /** Functions of colors that refer to tokens, in all contexts together. */
  computed: 15_000,
  /** Parts of one value after its references are followed. */
  parts: 2000,
  /** Parts of all values in all contexts together. */
  allParts: 4_000_000,
  /** Brackets in brackets. */
  depth: 64,
  /** References that lead from one token to the next. */
  chain: 128,
} as const;
