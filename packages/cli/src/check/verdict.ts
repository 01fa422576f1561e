import type { Hex, Srgb } from '@swatchwork/color';
import type { SheetToken } from '@swatchwork/formats/contexts';
import type { FileCoverage } from '@swatchwork/formats/repair';

import type { PairKind } from '@swatchwork/theme';

import type { Minimum } from '../minimum.ts';
import type { Pair } from '../nearest-passing.ts';
import type { Place, Span } from './source.ts';

/** A pair of tokens to measure. */
export interface WantedPair {
  readonly name: string;
  readonly text: Reference;
  readonly background: Reference;
  /** What may lie beneath the background. */
  readonly over: readonly Reference[];
  readonly min: (context: string) => Minimum;
  /** What it is, where its names say so. */
  readonly kind?: PairKind | undefined;
  /** Where the pair is written; absent where its names say that it is one. */
  readonly place?: Place;
}

/** A token, and how the file of pairs calls it. */
export interface Reference {
  readonly reference: string;
  readonly token: SheetToken;
  /** Where in the file of pairs. */
  readonly at?: Span;
}

/** A pair that was measured in one context. */
export interface Verdict {
  readonly pair: WantedPair;
  readonly name: string;
  readonly context: string;
  readonly text: Named;
  readonly background: Named;
  /** The ground on which the contrast is least, where the background is translucent. */
  readonly over?: string;
  readonly min: Minimum;
  /** Not rounded. */
  readonly ratio: number;
  readonly passed: boolean;
  /** The nearest pair that passes, if this one does not. */
  readonly suggestion?: Pair;
  /** The pair in its file, or the declaration of its text. */
  readonly place: Place;
  /** Where the text's color is declared, else the background's, if a file of tokens does. */
  readonly declared?: Place;
}

/** A color as it is seen, and its name in the file. */
export interface Named {
  readonly reference: string;
  readonly color: Srgb;
  readonly hex: Hex;
}

/** What a run of the check found. */
export interface Judgment {
  readonly verdicts: readonly Verdict[];
  /** Names of combinations of modes; a single one where nothing has modes. */
  readonly contexts: readonly string[];
  readonly coverage: FileCoverage;
  readonly repair: Repair;
  /** The failures that a baseline has. */
  readonly known: ReadonlySet<Verdict>;
  /** What was not read, and what counts as another color. */
  readonly notes: readonly string[];
}

/** Another color for one value. */
export interface Change {
  /** The token, or the color as the file of pairs has it. */
  readonly name: string;
  readonly place: Place;
  /** Where the value counts. */
  readonly contexts: readonly string[];
  /** `#RRGGBB`, or `#RRGGBBAA` where it is translucent. */
  readonly from: string;
  readonly to: string;
  /** What fails without it, and looks at this value. */
  readonly mends: readonly Verdict[];
}

/** What lets all pairs pass in all contexts at once. */
export interface Repair {
  readonly changes: readonly Change[];
  /** How many pairs of a context fail after it as well. */
  readonly left: number;
  /** Whether fewer changes are proven not to suffice. */
  readonly fewest: boolean;
}
