import { toCssColor } from '@swatchwork/color';
import { z } from 'zod';

import { LIMITS } from './limits.ts';

const MESSAGE =
  'must be a CSS color such as color(display-p3 1 0 0), of at most 200 characters, without var() or calc()';

/** A color of any space as sent. Parsed to its hex, and what a hex leaves out. */
export const CssColorInput = z
  .string(MESSAGE)
  .max(LIMITS.colorText, MESSAGE)
  .transform((text, context) => {
    const color = toCssColor(text);
    if (!color) context.addIssue({ code: 'custom', message: MESSAGE });
    return color ?? z.NEVER;
  })
  .meta({
    description:
      'The exact color in any CSS notation, if a hex cannot hold it. The hex is then computed from it.',
    examples: ['color(display-p3 1 0.42 0.1)'],
  });

/** A color of any space as answered: only where the hex is not all of it. */
export const CssColorOutput = z.string().meta({
  description:
    'The exact color in the notation of its color space, without opacity; absent if the hex is exact.',
  examples: ['color(display-p3 1 0.42 0.1)'],
});

/** Opacity as sent. */
export const AlphaInput = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Opacity; by default that of `css`, or 1.' });

/** Opacity as answered. */
export const AlphaOutput = z.number().meta({ description: 'Opacity; absent if it is 1.' });
