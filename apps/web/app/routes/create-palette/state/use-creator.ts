import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { OWN_ENTRY, usePageNavigate } from '../../../navigation/use-page-navigate.ts';
import { readDocument, writeDocument } from '../../../palettes/document-url.ts';
import { creatorReducer, startCreator } from './creator-reducer.ts';

/**
 * Debounce in milliseconds before typing or dragging changes the URL; browsers limit its changes.
 */
const REST = 250;

/**
 * The creator's state. It is written to the URL, and read from the URL when that changes from
 * outside, for example by the back button. The server renders the palette of the URL.
 */
export function useCreator() {
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, dispatch] = useReducer(creatorReducer, search, (query) =>
    startCreator(readDocument(query)),
  );

  // Not its key: going back before the new entry was rendered leaves the key unchanged.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.ownEntry === true;
    if (!isOwn) dispatch({ type: 'open', document: readDocument(search) });
  }

  useWriteUrl(writeDocument(state.document), state.urlChange);

  return { state, dispatch };
}

export type Creator = ReturnType<typeof useCreator>;

/**
 * Sets the URL to `query`, unless it has the same meaning already. The first new palette adds a
 * history entry and later ones replace that entry: one step back leads to the palette that was
 * opened, the next step leaves the page.
 */
function useWriteUrl(query: string, change: Creator['state']['urlChange']) {
  const { search, state: entry } = useLocation();
  const written = useMemo(() => writeDocument(readDocument(search)), [search]);
  const isEdited = entry?.isEdited === true;
  const navigate = usePageNavigate();

  useEffect(() => {
    if (query === written) return;
    const write = () =>
      navigate(query, {
        replace: change !== 'push' || isEdited,
        state: { ...OWN_ENTRY, isEdited: change === 'push' || isEdited },
        preventScrollReset: true,
      });
    if (change !== 'replaceLater') return write();
    let withdraw = () => {};
    const timer = setTimeout(() => {
      withdraw = write();
    }, REST);
    return () => {
      clearTimeout(timer);
      withdraw();
    };
  }, [query, written, change, isEdited, navigate]);
}
