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
      'The color itself where six digits are not all of it, in any notation of CSS. Its hex is then computed from it.',
    examples: ['color(display-p3 1 0.42 0.1)'],
  });

/** A color of any space as answered: only where the hex is not all of it. */
export const CssColorOutput = z.string().meta({
  description:
    'The color itself without its opacity, in the notation of its space; absent where the hex is all of it.',
  examples: ['color(display-p3 1 0.42 0.1)'],
});

/** Opacity as sent. */
export const AlphaInput = z
  .number()
  .min(0)
  .max(1)
  .meta({ description: 'Opacity, by default that of `css`, else 1.' });

/** Opacity as answered. */
export const AlphaOutput = z.number().meta({ description: 'Opacity; absent where it is 1.' });
