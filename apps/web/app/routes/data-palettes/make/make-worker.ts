import { createChartPalette } from '@swatchwork/color/charts';

import { answerQuestions } from '../../../workers/ask-worker.ts';
import { type ChartRequest, toInput } from '../state/chart-request.ts';

/* A Web Worker: a search for twenty colors takes a second, in which the page must not stand still. */

answerQuestions(
  (request: ChartRequest) => createChartPalette(toInput(request)),
  (error) => (error instanceof RangeError ? error.message : 'the search failed'),
);
