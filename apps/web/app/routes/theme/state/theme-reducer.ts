import { pruneOverrides, type ThemeDocument } from '@swatchwork/theme/link';

import { createDocumentReducer, type DocumentAction } from '../../../query/document-reducer.ts';
import { isSame } from './is-same.ts';
import type { ThemeQuery } from './theme-query.ts';

export type ThemeAction = DocumentAction<ThemeQuery>;

export const themeReducer = createDocumentReducer<ThemeQuery>({
  isSame,
  mend: prune,
  outdated: { problems: [] },
});

/** The primary color exists, and so does each role that has a color of its own. */
function prune(document: ThemeDocument): ThemeDocument {
  return {
    ...document,
    primary: Math.min(document.primary, document.brands.length - 1),
    overrides: pruneOverrides(document.overrides, document.brands.length),
  };
}
