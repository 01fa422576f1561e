import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';

import { arriveWith } from './arrived-theme.ts';
import { makeTheme } from './make-theme.ts';

/* A Web Worker: themes are made while the page stays responsive. */

/** Themes until the browser has compiled the engine: the first takes thirty times a later one. */
const WARM_UPS = 12;

addEventListener('message', ({ data }: MessageEvent<ThemeDocument>) => {
  postMessage(arriveWith(data));
});

/** Each in a task of its own, so that a question does not wait for all of them. */
function warmUp(left: number) {
  if (left === 0) return;
  makeTheme(EXAMPLE);
  setTimeout(warmUp, 0, left - 1);
}

warmUp(WARM_UPS);
