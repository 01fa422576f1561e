import { FormatError } from '@swatchwork/formats';
import { readTheme } from '@swatchwork/formats/repair';
import { ThemeInputError } from '@swatchwork/theme';

import { answerQuestions } from '../../../workers/ask-worker.ts';
import type { Question } from './use-reading.ts';

/* A Web Worker: a long style sheet takes seconds, in which the page must not stand still. */

answerQuestions(
  ({ files, ...options }: Question) => readTheme(files, options),
  (error) =>
    error instanceof FormatError || error instanceof ThemeInputError
      ? error.message
      : 'These files could not be read because of an error in this page',
);
