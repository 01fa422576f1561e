import { parseHex } from '@swatchwork/color';
import { z } from 'zod';

/** A list in JSON, or a repeated parameter of a query, as one text joined by hyphens. */
export const joined = (value: string | readonly string[]): unknown =>
  Array.isArray(value) && value.every((hex) => typeof hex === 'string') ? value.join('-') : value;

/** Colors as written in an address, parsed to gamma-encoded sRGB. */
export function colorList({ min, max }: { min: number; max: number }) {
  const message = `must be ${min} to ${max} colors of six hex digits, separated by hyphens or commas, such as 3b82f6-fbbf24`;
  const pattern = new RegExp(`^#?[0-9a-fA-F]{6}([-,]#?[0-9a-fA-F]{6}){${min - 1},${max - 1}}$`);
  return z
    .preprocess(
      joined,
      z
        .string(message)
        .regex(pattern, message)
        // The pattern above matched, so each text is a color.
        .transform((text) => text.split(/[-,]/).map((hex) => parseHex(hex)!)),
    )
    .meta({
      description: `${min} to ${max} colors as six hex digits, separated by hyphens or commas; # is optional.`,
      examples: ['3b82f6-fbbf24'],
    });
}
