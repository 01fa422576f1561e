import type { Hex } from '@swatchwork/color';

/**
 * Every tag of the house collection. Explore's tabs stand on the first four. A tag that makes a
 * claim about color (`warm`, `pastel`, `accessible`, …) is held to it by the test.
 */
export const SAMPLE_TAGS = [
  'minimal',
  'vintage',
  'warm',
  'cool',
  'accessible',
  'art',
  'autumn',
  'bold',
  'corporate',
  'craft',
  'dark',
  'earth',
  'elegant',
  'floral',
  'food',
  'monochrome',
  'nature',
  'neon',
  'night',
  'ocean',
  'pastel',
  'playful',
  'retro',
  'spring',
  'summer',
  'sunset',
  'urban',
  'winter',
] as const;

export type SampleTag = (typeof SAMPLE_TAGS)[number];

/** One palette of the house collection. */
export interface SamplePalette {
  /** Unique and stable: seeding again finds the same palette by it. */
  slug: string;
  name: string;
  /** One sentence of 8 to 20 words. */
  description: string;
  /** Exactly five, ordered as the strip shows them; `hex` is upper-case `#RRGGBB`. */
  colors: readonly { hex: Hex; name: string }[];
  /** One to four. */
  tags: readonly SampleTag[];
  /** Likes a fresh installation starts with, 0 to 180. */
  likes: number;
}
