import { formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import type { CSSProperties } from 'react';

import { swatchStyle } from '../../../ui/swatches/swatch-style.ts';

/** Fills an area with a color, beyond sRGB if it has `css`, with black or white text, whichever has more contrast. */
export function paint(color: Hex, css?: string): CSSProperties {
  return {
    ...swatchStyle({ hex: color, css }),
    color: formatHex(readableTextColor(parseHex(color)!)),
  };
}
