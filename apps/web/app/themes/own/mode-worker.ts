import { FormatError } from '@swatchwork/formats';
import { writeMode } from '@swatchwork/formats/mode';
import { ThemeInputError } from '@swatchwork/theme';

import { answerQuestions } from '../../workers/ask-worker.ts';
import { modesOf } from './mode-variables.ts';
import type { AddedModeReading, ModeQuestion } from './use-mode.ts';

/* A Web Worker: a long style sheet takes seconds, in which the page must not stand still. */

answerQuestions(
  ({ files, kind, ...options }: ModeQuestion): AddedModeReading => {
    const reading = writeMode(files, kind, options);
    return { ...reading, shown: modesOf(files, reading) };
  },
  (error) =>
    error instanceof FormatError || error instanceof ThemeInputError
      ? error.message
      : 'No mode could be added because of an error in this page',
);
