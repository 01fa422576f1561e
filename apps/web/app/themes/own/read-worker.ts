import { FormatError } from '@swatchwork/formats';
import type { ThemeAudit } from '@swatchwork/formats/audit';
import { type OpenTheme, openTheme } from '@swatchwork/formats/repair';
import { ThemeInputError } from '@swatchwork/theme';

import { answerQuestions } from '../../workers/ask-worker.ts';
import type { Question } from './work.ts';

/* A Web Worker: a long style sheet takes seconds, in which the page must not stand still. */

let last: { readonly key: string; readonly theme: OpenTheme } | undefined;

answerQuestions(
  ({ files, without, left: _, mode: __, html: ___, ...options }: Question): ThemeAudit => {
    const key = JSON.stringify([files, options]);
    // Another choice among the same changes needs no other search.
    if (last?.key !== key) last = { key, theme: openTheme(files, options) };
    const { ids, places, read } = last.theme;
    return { ...read(without), ids, places };
  },
  (error) =>
    error instanceof FormatError || error instanceof ThemeInputError
      ? error.message
      : 'These files could not be read because of an error in this page',
);
