// Plain values, so that the contract does not load the search.

import { STYLE_IDS } from '../palette/styles.ts';

export const CHART_KINDS = ['categorical', 'sequential', 'diverging'] as const;

export type ChartKind = (typeof CHART_KINDS)[number];

/** How colors for categories look; `spread` is as far apart as possible, whatever it looks like. */
export const CHART_STYLES = [...STYLE_IDS, 'spread'] as const;

export type ChartStyle = (typeof CHART_STYLES)[number];

/** Who reads a chart: the four visions, and people who see it in gray, as on paper. */
export const READERS = ['normal', 'protan', 'deutan', 'tritan', 'gray'] as const;

export type Reader = (typeof READERS)[number];

/** The readers whose distances a palette is judged by; gray is measured beside them. */
export const VISION_READERS = ['normal', 'protan', 'deutan', 'tritan'] as const;

/**
 * ΔE2000 below which two colors of a chart are called a collision: apart, in small marks and far from each
 * other, they are easily taken for the same.
 */
export const COLLISION = 10;

/** CIE lightness, 0 to 100, by which one end of a sequential ramp is lighter than the other for each of the four visions, at least. */
export const LEAST_FALL = 2;

/**
 * ΔE2000 that any two of so many colors are apart for the worst of the four visions, if colors allow it: 15 of three, 10 of
 * up to 8, 8 of 10, 6.5 of 12 and more.
 */
export const floorOf = (size: number): number =>
  size <= 3 ? 15 : (FLOORS[Math.min(size, 12) - 8] ?? 10);

const FLOORS = [10, 9, 8, 7.25, 6.5];

/** ΔE2000 below which two of so many colors collide: {@link COLLISION}, or less where {@link floorOf} asks for less. */
export const collisionOf = (size: number): number => Math.min(COLLISION, floorOf(size));

/** Among so many first colors no two have one basic name, where that can be. */
export const NAMED = 8;
