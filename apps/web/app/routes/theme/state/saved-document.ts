import { fromInput, type ThemeDocument } from '@swatchwork/theme/link';

import type { SavedTheme } from '../../../api/types.ts';

/** A saved theme, and the document that it holds. */
export interface SavedDocument extends Omit<SavedTheme, 'input'> {
  readonly document: ThemeDocument;
}

export const toSavedDocument = ({ input, ...saved }: SavedTheme): SavedDocument => ({
  ...saved,
  document: fromInput(input),
});
