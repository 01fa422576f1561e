import { nearestColorNames } from '@swatchwork/color/names';

import type { Question } from './messages.ts';

/*
 * A Web Worker that holds the list of names: to read its 5,000 takes as long as some pictures of the
 * screen, and would hold up a hand that drags.
 */

addEventListener('message', ({ data, ports }: MessageEvent<Question>) => {
  const { colors, count } = data;
  ports[0]?.postMessage(colors.map((color) => nearestColorNames(color, count)));
});
