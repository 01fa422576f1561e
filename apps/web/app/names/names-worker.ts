import { nearestColorNames } from '@swatchwork/color/names';

import type { Question } from './messages.ts';

/*
 * A Web Worker that holds the list of names: reading its 5,000 names takes as long as several
 * frames and would make a drag stutter.
 */

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const { colors, count } = data;
  ports[0]?.postMessage(colors.map((color) => nearestColorNames(color, count)));
});
