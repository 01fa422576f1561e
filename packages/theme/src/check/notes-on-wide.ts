import { deltaEOK, formatHex, isInGamut, mapToGamut, parseColor } from '@swatchwork/color';

/** Colors that are named in notes. */
const MOST_NOTES = 20;

/** Sentences on colors of modes that are outside of sRGB. */
export function notesOnWide(
  modes: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string[] {
  const notes = Object.entries(modes).flatMap(([mode, colors]) =>
    Object.entries(colors).flatMap(([name, text]) => {
      const exact = parseColor(text)?.color;
      if (!exact || isInGamut(exact)) return [];
      const shown = mapToGamut(exact);
      const distance = deltaEOK(exact, shown).toFixed(3);
      return `${name} in ${mode}: ${text} is outside sRGB; the nearest sRGB color ${formatHex(shown)} was checked (ΔE_OK ${distance}).`;
    }),
  );
  const more = notes.length - MOST_NOTES;
  return more > 0
    ? [
        ...notes.slice(0, MOST_NOTES),
        `${more} more colors outside sRGB were replaced by the nearest sRGB colors.`,
      ]
    : notes;
}
