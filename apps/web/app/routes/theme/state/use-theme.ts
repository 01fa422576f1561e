import type { Theme } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument } from '@swatchwork/theme/link';
import { useMemo, useState } from 'react';

import type { ArrivedTheme } from './arrived-theme.ts';
import { isSame } from './is-same.ts';
import { unpackTheme } from './packed-theme.ts';
import { useEngine } from './use-engine.ts';

/** A theme, and the document of which it is made. */
type Shown = { readonly theme: Theme; readonly made: ThemeDocument };

/**
 * The theme of a document. Where none can be made of it, or not yet, the last one stays; `problem`
 * says why none can.
 */
export function useTheme(
  document: ThemeDocument,
  arrived: ArrivedTheme,
): Shown & { problem: string | undefined } {
  const hasArrived = isSame(document, arrived.document);
  const engine = useEngine(!hasArrived, arrived.document);
  const first = useMemo(() => unpack(arrived), [arrived]);
  const { shown, problem } = useMemo(() => {
    if (hasArrived) return { shown: first, problem: arrived.problem };
    const { theme, problem } = engine?.makeTheme(document) ?? {};
    return { shown: theme && { theme, made: document }, problem };
  }, [hasArrived, first, arrived.problem, engine, document]);

  const [last, setLast] = useState<Shown>(first);
  if (shown && shown !== last) setLast(shown);
  return { ...(shown ?? last), problem };
}

const unpack = ({ document, packed, problem }: ArrivedTheme): Shown => ({
  theme: unpackTheme(packed),
  made: problem ? EXAMPLE : document,
});
