import { createTheme, type Theme, ThemeInputError } from '@swatchwork/theme';
import { EXAMPLE, type ThemeDocument, toInput } from '@swatchwork/theme/link';

/** The theme of a document, or a sentence that says why there is none. */
export type Made =
  | { readonly theme: Theme; readonly problem?: undefined }
  | { readonly theme?: undefined; readonly problem: string };

export function makeTheme(document: ThemeDocument): Made {
  try {
    return { theme: createTheme(toInput(document)) };
  } catch (error) {
    if (error instanceof ThemeInputError) return { problem: error.message };
    throw error;
  }
}

/** What the page shows before it has made any theme. */
export const exampleTheme = (): Theme => createTheme(toInput(EXAMPLE));
