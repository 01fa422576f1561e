import { type Hex, parseHex } from '@swatchwork/color';
import { z } from 'zod';

const HEX_MESSAGE = 'must be six hex digits with or without #, such as #3B82F6';

/** A color as sent: `#RRGGBB`, any case, `#` optional. Parsed to gamma-encoded sRGB. */
export const HexInput = z
  .string(HEX_MESSAGE)
  .regex(/^#?[0-9a-fA-F]{6}$/, HEX_MESSAGE)
  // The pattern above matched, so the text is a color.
  .transform((text) => parseHex(text)!)
  .meta({
    description: 'Six hex digits, upper or lower case; # is optional.',
    examples: ['#3B82F6'],
  });

/** A color as answered: always `#RRGGBB` in upper case. */
export const HexOutput = z.templateLiteral(['#', z.string().regex(/^[0-9A-F]{6}$/)]).meta({
  description: '`#RRGGBB` in upper case.',
  examples: ['#3B82F6'],
}) satisfies z.ZodType<Hex>;

export const HexWithAlpha = z.string().meta({
  description: 'Upper-case hex, with two more digits for alpha if translucent.',
});
