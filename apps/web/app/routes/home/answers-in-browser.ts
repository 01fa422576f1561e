import { type Hex, parseHex } from '@swatchwork/color';
import { createChartPalette } from '@swatchwork/color/charts';

import { answersFor } from './answers.ts';

export { changeHero, heroAround, leadOf } from './change-hero.ts';
export { readGiven } from './given.ts';

/** Six colors for charts take some 40 ms: too few for a worker. */
export const answersInBrowser = (color: Hex) =>
  answersFor(color, async ({ colors, ...request }) =>
    createChartPalette({ ...request, colors: colors.map((hex) => parseHex(hex)!) }),
  );
