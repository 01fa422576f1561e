import { type AlphaColor, clip, formatHexAlpha, type Hex } from '@swatchwork/color';

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
export const hexOf = ({ color, alpha }: AlphaColor): Hex =>
  formatHexAlpha({ color: clip(color), alpha });
