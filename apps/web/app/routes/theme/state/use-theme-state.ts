import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { useWriteAddress } from '../../../query/use-write-address.ts';
import type { SavedDocument } from './saved-document.ts';
import { readThemeQuery, writeThemeQuery } from './theme-query.ts';
import { startTheme, themeReducer } from './theme-reducer.ts';

/**
 * What decides about the theme, and how it is looked at. It is written to the address, and read from
 * it when that changes from outside, for example by the back button. The server renders from it.
 */
export function useThemeState(saved: SavedDocument | undefined) {
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, dispatch] = useReducer(themeReducer, search, (query) =>
    startTheme(readThemeQuery(query, saved)),
  );

  // Not its key: going back before the new entry was rendered leaves the key unchanged.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.ownEntry === true;
    if (!isOwn) dispatch({ type: 'open', query: readThemeQuery(search, saved) });
  }

  const { document, view } = state;
  const query = useMemo(() => writeThemeQuery(document, view, saved), [document, view, saved]);
  const written = useMemo(() => {
    const { document: held, view: looks, isSpelledOut } = readThemeQuery(search, saved);
    return writeThemeQuery(held, looks, saved, !saved || isSpelledOut);
  }, [search, saved]);
  useWriteAddress(query, written, state.addressChange);

  // What is typed or dragged until a field is left is one step of Undo.
  useEffect(() => {
    const rest = () => dispatch({ type: 'rest' });
    window.document.addEventListener('focusout', rest);
    return () => window.document.removeEventListener('focusout', rest);
  }, []);

  return { state, dispatch, query };
}

export type ThemeDispatch = ReturnType<typeof useThemeState>['dispatch'];
