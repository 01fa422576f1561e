import type { Place } from '../model.ts';

/** One place of a plan. */
export interface PlannedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Of the text in its file, in UTF-16 code units. */
  readonly offset: number;
  readonly text: string;
}

/** What becomes of one color where it paints one thing. */
export interface PlannedChange {
  readonly from: string;
  readonly paints: string;
  /** The token that is used; null where a person has to choose, or wants no change. */
  readonly use: string | null;
  /** Tokens that have this color in every mode; of a merge of near colors, what is near. */
  readonly options: readonly string[];
  /** Of a merge: how far each option is, and what it does to contrasts. */
  readonly near?: readonly Merge[];
  /** A sentence. */
  readonly why: string;
  readonly places: readonly PlannedPlace[];
}

/** What a color could become that is not the same. */
export interface Merge {
  /** A token, or another color of the project as `#rrggbb`. */
  readonly use: string;
  /** The largest ΔE_OK in any mode. */
  readonly distance: number;
  /** The declared pairs that it would change. */
  readonly contrasts: readonly ContrastChange[];
}

/** The contrast of a pair in one context, before and after a merge. */
export interface ContrastChange {
  readonly pair: string;
  readonly context: string;
  /** WCAG contrast ratios, 1–21, not rounded. */
  readonly before: number;
  readonly after: number;
  readonly minimum: number;
}

/** A file that says which places change. */
export interface Plan {
  readonly swatchwork: 'audit plan';
  readonly version: 1;
  readonly changes: readonly PlannedChange[];
}

/** A file before and after. */
export interface ChangedFile {
  readonly name: string;
  readonly before: string;
  readonly after: string;
  readonly places: number;
  /** What is replaced in `before`, in order, without overlaps. */
  readonly edits: readonly Edit[];
}

/** A part of a text, in UTF-16 code units, and what comes in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a plan keeps of a place. */
export const toPlanned = ({ file, line, column, offset, text }: Place): PlannedPlace => ({
  file,
  line,
  column,
  offset,
  text,
});
