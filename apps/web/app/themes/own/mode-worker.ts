import { FormatError } from '@swatchwork/formats';
import { type ModeReading, writeMode } from '@swatchwork/formats/mode';
import { ThemeInputError } from '@swatchwork/theme';

import { answerQuestions } from '../../workers/ask-worker.ts';
import type { ModeQuestion } from './use-mode.ts';

/* A Web Worker: a long style sheet takes seconds, in which the page must not stand still. */

answerQuestions(
  ({ files, kind, ...options }: ModeQuestion): ModeReading => writeMode(files, kind, options),
  (error) =>
    error instanceof FormatError || error instanceof ThemeInputError
      ? error.message
      : 'No mode could be added because of an error in this page',
);
