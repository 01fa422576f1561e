import { type ContrastTarget, type ContrastUse, contrastUse, NON_TEXT } from '../contrast/use.ts';
import { contrastRatio } from '../contrast/wcag.ts';
import { LEAST_DISTANCE } from '../palette/swatch.ts';
import { type Oklab, toOklab } from '../spaces/oklab.ts';
import type { Srgb } from '../spaces/srgb.ts';
import { simulateDichromacy } from '../vision/simulate.ts';
import type { Places } from './places.ts';

/** Ordinary vision, and the three that see hues otherwise. */
export const VISIONS = ['normal', 'protan', 'deutan', 'tritan'] as const;

export type Vision = (typeof VISIONS)[number];

/** A color, and where each vision puts it in OKLab. */
export interface Seen {
  readonly color: Srgb;
  readonly labs: Readonly<Record<Vision, Oklab>>;
}

/** What is known about two colors of a palette. */
export interface CheckedPair {
  readonly places: Places;
  /** WCAG contrast ratio, 1 to 21, not rounded. */
  readonly contrast: number;
  /** Whether it reaches the target. */
  readonly meets: boolean;
  readonly use: ContrastUse;
  /** Whether it reaches 3, for icons and borders. */
  readonly nonText: boolean;
  /** ΔE_OK, as each vision sees the two. */
  readonly differences: Readonly<Record<Vision, number>>;
  /** The visions in which the two collide: their difference is under {@link LEAST_DISTANCE}. */
  readonly collides: readonly Vision[];
}

/**
 * A color through the eyes of each vision; cones are missing, not weak.
 *
 * @param color It may lie outside the sRGB gamut; what a deficiency leaves of it is clipped into it.
 */
export function see(color: Srgb): Seen {
  const through = (vision: Vision) =>
    toOklab(vision === 'normal' ? color : simulateDichromacy(color, vision));
  return {
    color,
    labs: {
      normal: through('normal'),
      protan: through('protan'),
      deutan: through('deutan'),
      tritan: through('tritan'),
    },
  };
}

export function comparePair(
  places: Places,
  one: Seen,
  other: Seen,
  target: ContrastTarget,
): CheckedPair {
  const contrast = contrastRatio(one.color, other.color);
  const between = (vision: Vision) => distance(one.labs[vision], other.labs[vision]);
  const differences = {
    normal: between('normal'),
    protan: between('protan'),
    deutan: between('deutan'),
    tritan: between('tritan'),
  };
  return {
    places,
    contrast,
    meets: contrast >= target,
    use: contrastUse(contrast, target),
    nonText: contrast >= NON_TEXT,
    differences,
    collides: VISIONS.filter((vision) => differences[vision] < LEAST_DISTANCE),
  };
}

/** ΔE_OK. Math.hypot takes several times as long. */
const distance = (a: Oklab, b: Oklab): number =>
  Math.sqrt((a.l - b.l) ** 2 + (a.a - b.a) ** 2 + (a.b - b.b) ** 2);
