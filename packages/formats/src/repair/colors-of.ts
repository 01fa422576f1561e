import { clip, formatHex } from '@swatchwork/color';
import type { Paint } from '@swatchwork/theme';

import type { ContextSheet } from '../contexts/context-sheet.ts';

/** The colors of each token by context, as `#RRGGBB` or `#RRGGBBAA`. */
export const colorsOf = ({ tokens }: ContextSheet) =>
  Object.fromEntries(
    [...tokens.values()]
      .filter(({ colors }) => colors.size > 0)
      .map(({ name, colors }) => [
        name,
        Object.fromEntries([...colors].map(([context, color]) => [context, hexOf(color)])),
      ]),
  );

/** `#RRGGBB`, or `#RRGGBBAA` where it is translucent, as an sRGB screen shows it. */
export function hexOf({ color, alpha }: Paint): string {
  const byte = Math.round(alpha * 255);
  const digits = byte === 255 ? '' : byte.toString(16).padStart(2, '0').toUpperCase();
  return `${formatHex(clip(color))}${digits}`;
}
