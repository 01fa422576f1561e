import { answerQuestions } from '../../../workers/ask-worker.ts';
import type { ChartRequest } from '../state/chart-request.ts';
import { makePalette } from './make-palette.ts';

/* A Web Worker: a search for twenty colors takes a second, in which the page must not stand still. */

answerQuestions(
  (request: ChartRequest) => makePalette(request),
  (error) => (error instanceof RangeError ? error.message : 'the search failed'),
);
