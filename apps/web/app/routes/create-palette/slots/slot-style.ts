import { formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import type { CSSProperties } from 'react';

/** Fills an area with a color, with black or white text, whichever has more contrast. */
export function paint(color: Hex): CSSProperties {
  return { backgroundColor: color, color: formatHex(readableTextColor(parseHex(color)!)) };
}
