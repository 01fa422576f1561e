import type { GroundRole, RoleName, ThemeMode, ThemeTarget } from './names.ts';

/**
 * What must be seen, and by which rule: text (WCAG 2.2, 1.4.3 and 1.4.6), large text, and borders,
 * icons and rings (1.4.11). WCAG asks nothing of inactive controls; our own rule asks a little.
 */
export const PAIR_KINDS = ['text', 'large-text', 'non-text', 'inactive'] as const;

export type PairKind = (typeof PAIR_KINDS)[number];

/** A promise of the theme: the foreground can be seen on the background, wherever that lies. */
export interface Pair {
  /** The two roles, such as `text/surface` or `brand-text/brand-tint`. */
  readonly id: string;
  readonly foreground: RoleName;
  readonly background: RoleName;
  /** Where the background may be translucent: the grounds over which the pair must hold as well. */
  readonly over?: readonly GroundRole[];
  readonly kind: PairKind;
  /** Least WCAG contrast ratio at each target, 1–21. */
  readonly minimum: Readonly<Record<ThemeTarget, number>>;
}

/** How a pair fares in one mode. */
export interface PairInMode {
  /** WCAG contrast ratio of the 8-bit colors, 1–21, not rounded; the least over all grounds. */
  readonly ratio: number;
  /** The ground beneath the translucent background where the ratio is least, if it is one. */
  readonly worst?: GroundRole;
  /** The least ratio of this mode, from its target. */
  readonly minimum: number;
  readonly passes: boolean;
}

/** A pair and how it fares in each mode. */
export interface PairResult extends Pair {
  readonly modes: Readonly<Record<ThemeMode, PairInMode>>;
}

/** How two colors are seen. The deficient ones with their cones missing. */
export const SEPARATION_VISIONS = ['ordinary', 'protan', 'deutan', 'tritan'] as const;

export type SeparationVision = (typeof SEPARATION_VISIONS)[number];

/**
 * Two colors that must not be taken for each other: the solids of the brand and of the status
 * families and the colors of charts, in every vision, a solid and a ground, and a link and a visited
 * one, in ordinary vision.
 */
export interface Separation {
  readonly mode: ThemeMode;
  readonly first: RoleName;
  readonly second: RoleName;
  /** The vision in which they are nearest. */
  readonly vision: SeparationVision;
  /** ΔE_OK in that vision; of the colors of charts ΔE2000. */
  readonly distance: number;
  /** The declared least distance. */
  readonly minimum: number;
  readonly passes: boolean;
}
