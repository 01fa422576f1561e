import type { Theme } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';
import { startTransition, useEffect, useMemo, useState } from 'react';

import { createFramePainter } from '../preview/frame-painter.ts';
import type { ArrivedTheme } from './arrived-theme.ts';
import { isSame } from './is-same.ts';
import { unpackTheme } from './packed-theme.ts';
import { requestTheme, startThemeMaker } from './theme-maker.ts';

/** A theme, the document of which it is made, and the newest one that has an answer. */
interface Shown {
  readonly theme: Theme;
  readonly made: ThemeDocument;
  readonly answered: ThemeDocument;
  /** Why no theme can be made of the newest one. */
  readonly problem?: string | undefined;
}

/** Signs of a person about to change something. */
const SIGNS = ['pointerover', 'focusin', 'keydown'] as const;

/**
 * The theme of a document. Where none can be made of it, or not yet, the last one stays; `problem`
 * says why none can, and `isAnswered` whether it is of this document, if that can have one. What the
 * painter keeps follows first, and the page as the browser finds time.
 *
 * @param arrived The theme that came with the page.
 */
export function useTheme(document: ThemeDocument, arrived: ArrivedTheme) {
  const [painter] = useState(createFramePainter);
  const opened = useMemo(() => show(arrived), [arrived]);
  const [shown, setShown] = useState(opened);
  const [seen, setSeen] = useState(opened);
  if (opened !== seen) {
    setSeen(opened);
    setShown(opened);
  }
  useEffect(() => painter.paint(opened.theme, () => {}), [painter, opened]);

  useEffect(() => {
    for (const type of SIGNS) addEventListener(type, startThemeMaker, { once: true });
    return () => {
      for (const type of SIGNS) removeEventListener(type, startThemeMaker);
    };
  }, []);

  const isAnswered = isSame(document, shown.answered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an opened theme drops the answer before it.
  useEffect(() => {
    if (isAnswered) return;
    requestTheme(document, (answer) => {
      const next = show(answer);
      const follow = (last: Shown): Shown =>
        next.problem ? { ...last, answered: next.answered, problem: next.problem } : next;
      painter.paint(next.problem ? undefined : next.theme, () =>
        startTransition(() => setShown(follow)),
      );
    });
  }, [isAnswered, document, opened, painter]);

  const { theme, made, problem } = shown;
  return { theme, made, isAnswered, problem: isAnswered ? problem : undefined, painter };
}

const show = ({ document, packed, problem }: ArrivedTheme): Shown => ({
  theme: unpackTheme(packed),
  made: problem ? EXAMPLE : document,
  answered: document,
  problem,
});
