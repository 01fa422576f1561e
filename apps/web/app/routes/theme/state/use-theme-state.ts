import { useMemo } from 'react';

import { type DocumentDispatch, useDocumentState } from '../../../query/use-document-state.ts';
import type { SavedDocument } from './saved-document.ts';
import { readThemeQuery, type ThemeQuery, writeThemeQuery } from './theme-query.ts';
import { themeReducer } from './theme-reducer.ts';

/** What decides about the theme, and how it is looked at. */
export function useThemeState(saved: SavedDocument | undefined) {
  const address = useMemo(
    () => ({
      reducer: themeReducer,
      read: (search: string) => readThemeQuery(search, saved),
      write: ({ document, view, isSpelledOut }: ThemeQuery, wasRead: boolean) =>
        writeThemeQuery(document, view, saved, wasRead ? !saved || isSpelledOut : undefined),
    }),
    [saved],
  );
  return useDocumentState(address);
}

export type ThemeDispatch = DocumentDispatch<ThemeQuery>;
