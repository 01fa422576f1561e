import type { Hex } from '@swatchwork/color';

import { readSource } from '../../palette-files/import/read-source.ts';
import { readGiven } from './given.ts';
import { HERO_COLORS } from './hero-colors.ts';

/** The colors of a text that is no color itself, else what is wrong with it; nothing about one that the field reads. */
export async function readText(text: string): Promise<Hex[] | string | undefined> {
  if (text.trim() === '' || readGiven(text).length > 0) return undefined;
  const read = await readSource(text);
  if ('problem' in read) return read.problem;
  return read.merged.slice(0, HERO_COLORS.length).map(({ hex }) => hex);
}
