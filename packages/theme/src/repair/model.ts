import type { AlphaColor } from '@swatchwork/color';

import type { GroundChoice } from '../model/names.ts';

/** What a token shows in a context: a source by its id, or a color that nothing can change. */
export type Shown = string | AlphaColor;

/** Two tokens of which one is seen on the other. */
export interface ContextPair {
  readonly foreground: string;
  readonly background: string;
  /** What may lie beneath the background where it is translucent. */
  readonly over?: readonly string[] | undefined;
  /** Least WCAG contrast ratio, 1–21. */
  readonly minimum: number;
  /** Where it is asked; in every context unless given. */
  readonly contexts?: readonly string[] | undefined;
}

export interface RepairInput {
  readonly contexts: readonly string[];
  /** Colors that can be changed, in the sRGB gamut, by ids of the caller's. */
  readonly sources: ReadonlyMap<string, AlphaColor>;
  /** By token and context. A pair is not asked in a context where a token shows nothing. */
  readonly shown: ReadonlyMap<string, ReadonlyMap<string, Shown>>;
  readonly pairs: readonly ContextPair[];
  /** Tokens that are plain backgrounds: of the page, its cards, its menus. */
  readonly grounds?: Iterable<string> | undefined;
  /** `keep` unless given. Light stays light and dark stays dark in any case. */
  readonly groundChoice?: GroundChoice | undefined;
}

/** A source and its new color. */
export interface SourceChange {
  readonly source: string;
  /** `#RRGGBB`, or `#RRGGBBAA` where it is translucent. */
  readonly from: string;
  readonly to: string;
  /** ΔE_OK between the two as opaque colors. */
  readonly distance: number;
}

/** A pair that no change was found for. */
export interface UnmetInContext {
  /** Its place among the pairs. */
  readonly pair: number;
  readonly context: string;
  /** After the repair. */
  readonly ratio: number;
  readonly minimum: number;
  /** Whether it would pass if backgrounds were allowed to move. */
  readonly needsGround: boolean;
}

export interface ContextRepair {
  readonly changes: readonly SourceChange[];
  readonly unmet: readonly UnmetInContext[];
  /** Whether fewer changes are proven not to suffice: as many failing pairs share no color. */
  readonly fewest: boolean;
}
