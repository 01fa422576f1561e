import { isMoodId, MOODS, type MoodId, PALETTE_SIZE } from '@swatchwork/color';

import { type CarriedPalette, carriedOf } from '../../palettes/carried-palette.ts';
import { readCssColors } from '../../palettes/document-url.ts';
import { writeHexList } from '../../palettes/hex-list.ts';

/** Five colors, from left to right. */
export type MoodPalette = Pick<CarriedPalette, 'colors' | 'exact'> & { mood: MoodId };

/** A name for a palette of a mood, such as `Calm palette`. */
export const moodPaletteName = ({ mood }: Pick<MoodPalette, 'mood'>): string =>
  `${MOODS.find(({ id }) => id === mood)?.name} palette`;

/** The query of a link to a generated palette, such as `?mood=calm&colors=A8C5C8-7FA5B8-…`. */
export const writeMoodQuery = ({ mood, colors }: Omit<MoodPalette, 'exact'>): string =>
  `?${new URLSearchParams({ mood, colors: writeHexList(colors) })}`;

/** The mood in an address, if any. */
export function readMood(params: URLSearchParams): MoodId | undefined {
  const mood = params.get('mood') ?? '';
  return isMoodId(mood) ? mood : undefined;
}

/**
 * The palette in an address; undefined without a known mood and five valid colors. A color of `css`
 * replaces the hex at its place by its own.
 */
export function readMoodPalette(params: URLSearchParams): MoodPalette | undefined {
  const mood = readMood(params);
  const colors = readCssColors(params).slice(0, PALETTE_SIZE);
  return mood && colors.length === PALETTE_SIZE ? { mood, ...carriedOf(colors) } : undefined;
}
