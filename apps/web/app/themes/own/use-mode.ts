import type { ModeReading, WriteModeOptions } from '@swatchwork/formats/mode';
import type { ModeKind } from '@swatchwork/theme';
import { useMemo } from 'react';

import { createAsker } from '../../workers/ask-worker.ts';
import type { ShownMode } from './mode-variables.ts';
import { useAnswer } from './use-answer.ts';
import type { Question } from './work.ts';

const SECONDS = 10;

/** Files of a theme, and the mode that they lack. */
export type ModeQuestion = Pick<Question, 'files'> & WriteModeOptions & { kind: ModeKind };

/** The mode, and what a page shows beside each other. */
export type AddedModeReading = ModeReading & { readonly shown: readonly ShownMode[] };

const askWriter = createAsker<ModeQuestion, AddedModeReading>(
  () => new Worker(new URL('./mode-worker.ts', import.meta.url), { type: 'module' }),
  {
    seconds: SECONDS,
    notLoaded: 'This part could not be loaded. Your files are still here: try again',
    tooLong: `This was stopped after ${SECONDS} seconds. Your files are still here; the command line has no such limit`,
  },
);

/** The files with a mode added, written in a worker. */
export function useMode({ files, pairs, target, mode }: Question) {
  const question = useMemo(
    () => mode && { files, pairs, target, kind: mode.kind, fixed: mode.fixed },
    [files, pairs, target, mode],
  );
  return useAnswer(askWriter, question);
}
