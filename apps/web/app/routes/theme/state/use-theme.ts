import type { Theme } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';
import { useEffect, useState } from 'react';

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
 * says why none can.
 *
 * @param arrived The theme that came with the page.
 */
export function useTheme(document: ThemeDocument, arrived: ArrivedTheme): Shown {
  const [shown, setShown] = useState(() => show(arrived));
  const [seen, setSeen] = useState(arrived);
  if (arrived !== seen) {
    setSeen(arrived);
    setShown(show(arrived));
  }

  useEffect(() => {
    for (const type of SIGNS) addEventListener(type, startThemeMaker, { once: true });
    return () => {
      for (const type of SIGNS) removeEventListener(type, startThemeMaker);
    };
  }, []);

  const isAnswered = isSame(document, shown.answered);
  useEffect(() => {
    if (isAnswered) return;
    requestTheme(document, ({ problem, ...answer }) =>
      setShown((last) =>
        problem ? { ...last, answered: answer.document, problem } : show(answer),
      ),
    );
  }, [isAnswered, document]);

  return isAnswered ? shown : { ...shown, problem: undefined };
}

const show = ({ document, packed, problem }: ArrivedTheme): Shown => ({
  theme: unpackTheme(packed),
  made: problem ? EXAMPLE : document,
  answered: document,
  problem,
});
