import { deltaEOK, formatHex, type Hex, isInGamut, mapToGamut, type Srgb } from '@swatchwork/color';

import { counted } from '../text/text.ts';

/** Tokens whose color is more than an sRGB screen shows, by name. */
export type WideTokens = Map<string, { shown: Hex; loss: number }>;

/** What three digits of a ΔE_OK do not show is no more than the rounding of a notation. */
const LEAST = 0.0005;

const MOST_NAMED = 10;

/** Remembers a token if its color lies outside of sRGB; of several contexts the greatest loss counts. */
export function rememberWide(found: WideTokens, name: string, color: Srgb, shown: Srgb): void {
  if (isInGamut(color)) return;
  const loss = deltaEOK(color, shown);
  if (loss < LEAST || loss <= (found.get(name)?.loss ?? 0)) return;
  found.set(name, { shown: formatHex(mapToGamut(shown)), loss });
}

/** The sentence on all of them, without its full stop as other notes of a sheet; nothing of none. */
export function notesOnWide(found: WideTokens): string[] {
  if (found.size === 0) return [];
  const named = [...found]
    .slice(0, MOST_NAMED)
    .map(([name, { shown, loss }]) => `${name} as ${shown} (ΔE_OK ${loss.toFixed(3)})`);
  const more = found.size > MOST_NAMED ? [`${found.size - MOST_NAMED} more`] : [];
  return [
    `${counted(found.size, '{color lies|colors lie}')} outside sRGB. The nearest sRGB colors were checked instead: ${[...named, ...more].join(', ')}`,
  ];
}

/** The sentence on colors that are only in rules for screens of a wider gamut. */
export function notesOnWiderScreens(count: number): string[] {
  if (count === 0) return [];
  const sentence =
    '{color stands|colors stand} in rules for wider screens, @media (color-gamut), and what a screen of sRGB shows counts';
  return [counted(count, sentence)];
}
