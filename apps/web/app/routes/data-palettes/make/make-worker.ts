import { createChartPalette } from '@swatchwork/color/charts';

import { toInput } from '../state/chart-request.ts';
import type { Answer, Question } from './messages.ts';

/* A Web Worker: a search for twenty colors takes a second, in which the page must not stand still. */

addEventListener('message', ({ data: { id, request } }: MessageEvent<Question>) => {
  postMessage(answer(id, request));
});

function answer(id: number, request: Question['request']): Answer {
  try {
    return { id, made: createChartPalette(toInput(request)) };
  } catch (error) {
    return { id, refusal: error instanceof RangeError ? error.message : 'the search failed' };
  }
}
