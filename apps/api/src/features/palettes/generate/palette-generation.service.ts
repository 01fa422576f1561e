import {
  findPaletteStyle,
  formatHex,
  generateCssPalette,
  generateMood,
  isMoodId,
} from '@swatchwork/color';
import type { GenerateAnswer, GenerateRequest, MoodAnswer } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';
import { toExactColor } from '../exact-color.ts';
import { toPaletteColor } from '../to-palette.ts';

type ParsedRequest = z.output<typeof GenerateRequest>;

/** New colors by a scheme; different on each call unless a seed is given. */
export function generate(request: ParsedRequest): GenerateAnswer {
  const { baseColor, locked = [], style, character, ...options } = request;
  const colors = generateCssPalette({
    ...options,
    style: style ?? findPaletteStyle(character),
    base: baseColor && toExactColor(baseColor),
    locked: locked.map((color) => color && toExactColor(color)),
  });
  return { colors: colors.map(toPaletteColor) };
}

/** Five new colors of a mood. Throws `mood_not_found`. */
export function generateForMood(mood: string): MoodAnswer {
  if (!isMoodId(mood)) throw new AppError('mood_not_found', 'This mood does not exist');
  return { mood, colors: generateMood(mood).map(formatHex) };
}
