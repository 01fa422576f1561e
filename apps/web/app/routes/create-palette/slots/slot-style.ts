import { formatHex, type Hex, parseHex, readableTextColor } from '@swatchwork/color';
import type { CSSProperties } from 'react';

/** Paints an area in a color, with black or white text, whichever reads better on it. */
export function paint(color: Hex): CSSProperties {
  return { backgroundColor: color, color: formatHex(readableTextColor(parseHex(color)!)) };
}
