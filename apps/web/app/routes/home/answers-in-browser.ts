import type { Hex } from '@swatchwork/color';

import { searchPalette } from '../data-palettes/make/ask-worker.ts';
import { answersFor } from './answers.ts';

export { changeHero, heroAround, leadOf } from './change-hero.ts';
export { readGiven } from './given.ts';

/** A worker searches for the colors of charts. */
export const answersInBrowser = (color: Hex, signal = new AbortController().signal) =>
  answersFor(color, (request) => searchPalette(request, signal));
