import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { FACET_VISIONS, PALETTE_STRENGTHS, PALETTE_TONES } from './palette-lists.ts';

const { min, max } = LIMITS.paletteColors;

/** Of the most colors that a palette has. */
const MOST_PAIRS = (max * (max - 1)) / 2;

const VISION = `(${FACET_VISIONS.join('|')})`;

const count = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number<number>(message).int(message).min(least, message).max(most, message);
};

/** What is wanted of palettes besides words, tags and colors: fields of a query. */
export const paletteFacets = {
  safe: z
    .string()
    .regex(
      new RegExp(`^${VISION}(,${VISION}){0,2}$`),
      `must be ${FACET_VISIONS.join(', ')} or several of them separated by commas`,
    )
    .optional()
    .meta({
      description:
        'All colors can be told apart with these types of vision: `protan`, `deutan` and `tritan`, separated by commas.',
      examples: ['protan,deutan'],
    }),
  pairs: count(1, MOST_PAIRS)
    .optional()
    .meta({
      description: 'Minimum number of color pairs with a contrast of 4.5 or more.',
      examples: [3],
    }),
  ground: z
    .enum(['true'])
    .optional()
    .meta({
      description: 'The palette has colors for page background and text of a light or dark design.',
      examples: ['true'],
    }),
  tone: z
    .enum(PALETTE_TONES)
    .optional()
    .meta({
      description: 'By the mean lightness of the colors.',
      examples: ['light'],
    }),
  strength: z
    .enum(PALETTE_STRENGTHS)
    .optional()
    .meta({
      description: 'By the mean chroma of the colors.',
      examples: ['muted'],
    }),
  size: count(min, max)
    .optional()
    .meta({
      description: 'The number of colors.',
      examples: [5],
    }),
};
