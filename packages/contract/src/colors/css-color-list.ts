import { exactSrgb, type Srgb, toCssColor } from '@swatchwork/color';
import { z } from 'zod';

import { LIMITS } from '../common/limits.ts';
import { joined } from './color-list.ts';

/** A color function, or a text without parentheses in which there is no separator. */
const ONE = String.raw`(?:\s*[a-zA-Z]+\([^()]*\)\s*|[^-,()]+)`;

/** A hyphen or a comma that is not within parentheses. */
const SEPARATOR = /[-,](?![^()]*\))/;

/**
 * Opaque colors of any notation of CSS as written in an address, parsed to gamma-encoded sRGB, whose
 * channels lie outside of 0…1 where sRGB cannot show the color.
 */
export function cssColorList({ min, max }: { min: number; max: number }) {
  const message = `must be ${min} to ${max} opaque CSS colors such as 3b82f6 or color(display-p3 1 0 0), separated by hyphens or commas`;
  return z.preprocess(
    joined,
    z
      .string(message)
      .max(max * (LIMITS.colorText + 1), message)
      .regex(new RegExp(`^${ONE}([-,]${ONE}){${min - 1},${max - 1}}$`), message)
      .transform((text, context) => {
        const texts = text.split(SEPARATOR);
        const colors = texts.flatMap((one) => toOpaque(one) ?? []);
        if (colors.length < texts.length) context.addIssue({ code: 'custom', message });
        return colors;
      }),
  );
}

function toOpaque(text: string): Srgb | undefined {
  const color = toCssColor(text);
  return color && color.alpha === undefined ? exactSrgb(color) : undefined;
}
