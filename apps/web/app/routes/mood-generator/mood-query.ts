import { type Hex, isMoodId, MOODS, type MoodId, PALETTE_SIZE } from '@swatchwork/color';

import { readHexList, writeHexList } from '../../palettes/hex-list.ts';

export type MoodPalette = {
  mood: MoodId;
  /** Five, from left to right. */
  colors: readonly Hex[];
};

/** A name for a palette of a mood, such as `Calm palette`. */
export const moodPaletteName = ({ mood }: Pick<MoodPalette, 'mood'>): string =>
  `${MOODS.find(({ id }) => id === mood)?.name} palette`;

/** The query of a link to a palette, such as `?mood=calm&colors=A8C5C8-7FA5B8-…`. */
export const writeMoodQuery = ({ mood, colors }: MoodPalette): string =>
  `?${new URLSearchParams({ mood, colors: writeHexList(colors) })}`;

/** The mood in an address, if any. */
export function readMood(params: URLSearchParams): MoodId | undefined {
  const mood = params.get('mood') ?? '';
  return isMoodId(mood) ? mood : undefined;
}

/** The palette in an address; undefined without a known mood and five valid colors. */
export function readMoodPalette(params: URLSearchParams): MoodPalette | undefined {
  const mood = readMood(params);
  const colors = readHexList(params.get('colors')).slice(0, PALETTE_SIZE);
  return mood && colors.length === PALETTE_SIZE ? { mood, colors } : undefined;
}
