import type { ContrastUse, Hex, Vision } from '@swatchwork/color';

export const USE_WORDS: Record<ContrastUse, string> = {
  'any-text': 'Any text',
  'large-text': 'Large text only',
  icons: 'Icons and borders only',
  decoration: 'Decoration only',
};

export const VISION_WORDS: Record<Vision, string> = {
  normal: 'Typical vision',
  protan: 'Protan, without red cones',
  deutan: 'Deutan, without green cones',
  tritan: 'Tritan, without blue cones',
};

/** Such as `deutan and tritan`, or `everybody` where typical vision is among them. */
export const listVisions = (visions: readonly Vision[]): string =>
  visions.includes('normal') ? 'everybody' : visions.join(' and ');

/** Three digits, cut: 0.0799 must not read as the least difference. */
export const formatDifference = (difference: number): string =>
  (Math.floor(difference * 1000) / 1000).toFixed(3);

/** The hexes; one that repeats has its place with it, so that no two labels are the same. */
export const labelsOf = (colors: readonly Hex[]): string[] =>
  colors.map((color, i) =>
    colors.indexOf(color) === colors.lastIndexOf(color) ? color : `${color} (${i + 1})`,
  );

/** Such as `1 pair`, `3 pairs`. */
export const pairCount = (count: number): string => (count === 1 ? '1 pair' : `${count} pairs`);
