import { type ParsedColor, parseColor } from '@swatchwork/color';
import { useState } from 'react';

/** The color of a text or, while it is no color, of the last text that was one. */
export function useLastColor(text: string): ParsedColor | undefined {
  const [last, setLast] = useState(text);
  if (text !== last && parseColor(text)) setLast(text);
  return parseColor(last);
}
