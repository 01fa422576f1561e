import { type ParsedColor, parseColor } from '@swatchwork/color';
import { useState } from 'react';

/** The color of a text, and while it is none, that of the last text that was one, if any was. */
export function useLastColor(text: string): ParsedColor | undefined {
  const [last, setLast] = useState(text);
  if (text !== last && parseColor(text)) setLast(text);
  return parseColor(last);
}
