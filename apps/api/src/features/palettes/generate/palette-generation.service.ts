import { formatHex, generateMood, generatePalette, isMoodId } from '@swatchwork/color';
import type { GenerateAnswer, GenerateRequest, MoodAnswer } from '@swatchwork/contract';
import type { z } from 'zod';

import { AppError } from '../../../app-error.ts';

type ParsedRequest = z.output<typeof GenerateRequest>;

/** New colors by a scheme; different on each call unless a seed is given. */
export function generate({ baseColor, ...options }: ParsedRequest): GenerateAnswer {
  return { colors: generatePalette({ ...options, base: baseColor }).map(formatHex) };
}

/** Five new colors of a mood. Throws `mood_not_found`. */
export function generateForMood(mood: string): MoodAnswer {
  if (!isMoodId(mood)) throw new AppError('mood_not_found', 'There is no such mood');
  return { mood, colors: generateMood(mood).map(formatHex) };
}
