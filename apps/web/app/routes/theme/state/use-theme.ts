import { createTheme, type Theme, ThemeInputError } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument, toInput } from '@swatchwork/theme/link';
import { useMemo, useState } from 'react';

type Made = { theme: Theme; problem?: string };

/**
 * The theme of a document. Where none can be made of it, the last one stays, with a sentence that
 * says why.
 */
export function useTheme(document: ThemeDocument): Made {
  const made = useMemo(() => make(document), [document]);
  const [last, setLast] = useState<Theme>();
  if ('theme' in made && made.theme !== last) setLast(made.theme);
  if ('theme' in made) return made;
  return { theme: last ?? createTheme(toInput(EXAMPLE)), problem: made.problem };
}

function make(document: ThemeDocument): Made | { problem: string } {
  try {
    return { theme: createTheme(toInput(document)) };
  } catch (error) {
    if (error instanceof ThemeInputError) return { problem: error.message };
    throw error;
  }
}
