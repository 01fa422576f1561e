import type { NotRead, SourceFile } from '@swatchwork/audit/sources';
import { useMemo, useState } from 'react';

import { useAnswer } from '../../../themes/own/use-answer.ts';
import type { Work } from '../../../themes/own/work.ts';
import { createAsker } from '../../../workers/ask-worker.ts';
import type { StrayReport } from './stray-report.ts';

/** The sources of a project, and what a person chose for its stray colors. */
export interface StrayQuestion {
  readonly files: readonly SourceFile[];
  readonly folders: readonly string[];
  readonly notRead: readonly NotRead[];
  readonly chosen: Readonly<Record<string, string>>;
}

const SECONDS = 60;

const createSearch = (onProgress: (files: number) => void) =>
  createAsker<StrayQuestion, StrayReport>(
    () => new Worker(new URL('./stray-worker.ts', import.meta.url), { type: 'module' }),
    {
      seconds: SECONDS,
      notLoaded:
        'The search for stray colors could not be loaded. Your files are still here: try again',
      tooLong: `The search for stray colors was stopped after ${SECONDS} seconds. Your files are still here; leave some out, or use the command line (swatchwork audit), which has no such limit`,
      onProgress,
    },
  );

/** The stray colors of the work, searched in a worker. `done` files of `all` were read so far. */
export function useStrays(work: Work | undefined) {
  const [done, setDone] = useState(0);
  const [ask] = useState(() => createSearch(setDone));
  const { project, chosen = {}, question } = work ?? {};
  const themeFiles = question?.files;
  const files = useMemo(
    () => [...(themeFiles ?? []), ...(project?.files ?? [])],
    [themeFiles, project],
  );
  const asked = useMemo(
    () =>
      files.length > 0
        ? { files, chosen, folders: project?.folders ?? [], notRead: project?.notRead ?? [] }
        : undefined,
    [files, chosen, project],
  );
  return { ...useAnswer(ask, asked), done, all: files.length };
}

export type Strays = ReturnType<typeof useStrays>;
