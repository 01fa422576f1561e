import type { CssColor } from '@swatchwork/color';

import type { SeparationVision } from '../model/pair.ts';
import type { ContextPair } from '../repair/model.ts';

/** The modes that can be made from another one; the last three are for the three color-vision deficiencies. */
export const MODE_KINDS = ['dark', 'light', 'high-contrast', 'protan', 'deutan', 'tritan'] as const;

export type ModeKind = (typeof MODE_KINDS)[number];

/** A named color of a theme. */
export interface ModeToken {
  readonly name: string;
  readonly color: CssColor;
  /** Whether the file computes it from other tokens. */
  readonly computed?: boolean | undefined;
}

/** Two tokens of which one is seen on the other; `minimum` is the least ratio in the new mode. */
export type ModePair = Omit<ContextPair, 'contexts'>;

/** A theme in one mode. */
export interface ModeSource {
  readonly tokens: readonly ModeToken[];
  readonly pairs: readonly ModePair[];
  /** Tokens that are plain backgrounds, the page first. */
  readonly grounds?: Iterable<string> | undefined;
}

/** A token in the new mode. */
export interface ModeValue {
  readonly name: string;
  readonly from: CssColor;
  /** The same object as `from` where the color stays. */
  readonly to: CssColor;
  /** A clause for people. */
  readonly reason: string;
}

/** A pair that no colors were found for. */
export interface ImpossiblePair {
  readonly foreground: string;
  readonly background: string;
  /** The ratio that is reached, and the one that is asked for; 1–21. */
  readonly best: number;
  readonly wanted: number;
  /** A clause for people. */
  readonly reason: string;
}

/** Two colors with a meaning of their own that look alike in the new mode. */
export interface AlikePair {
  readonly first: string;
  readonly second: string;
  /** In which they are nearest. */
  readonly vision: SeparationVision;
  /** ΔE_OK there, and the least that is asked. */
  readonly distance: number;
  readonly minimum: number;
}

export interface AddedMode {
  /** All tokens, in their order. */
  readonly values: readonly ModeValue[];
  /** Tokens in no pair of which no word says what they paint; they keep their relation to the others. */
  readonly unrecognized: readonly string[];
  readonly impossible: readonly ImpossiblePair[];
  /** Statuses and colors of charts that are nearer to each other than they were, or than the vision of the mode needs. */
  readonly alike: readonly AlikePair[];
}

export interface ModeOptions {
  /** Colors of the new mode that a person chose; the rest follows. */
  readonly fixed?: Readonly<Record<string, CssColor>> | undefined;
}
