import { formatRatio } from '@swatchwork/color';

import type { Verdict } from './verdict.ts';

/** Such as `text #757575 would pass (4.60)`. */
export function describeSuggestion({ text, background, suggestion }: Verdict): string {
  if (!suggestion) return '';
  const parts = [
    suggestion.text !== text.hex && `text ${suggestion.text}`,
    suggestion.background !== background.hex && `background ${suggestion.background}`,
  ].filter(Boolean);
  return `${parts.join(' with ')} would pass (${formatRatio(suggestion.ratio)})`;
}
