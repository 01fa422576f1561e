import { answerQuestions } from '../../../workers/ask-worker.ts';
import type { ChartRequest } from '../state/chart-request.ts';
import { TOO_ALIKE } from '../words.ts';
import { makePalette } from './make-palette.ts';

/* A Web Worker: a search for twenty colors takes a second, in which the page must not stand still. */

answerQuestions(
  (request: ChartRequest) => makePalette(request),
  // The page asks for nothing else that a search refuses.
  (error) => (error instanceof RangeError ? TOO_ALIKE : 'the search failed'),
);
