import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

import { creatorReducer, startCreator } from './creator-reducer.ts';
import { readDocument, writeDocument } from './document-url.ts';

/** Milliseconds of rest before typing or dragging reaches the URL; browsers limit its changes. */
const REST = 250;

/** Marks the entries of the browser's history that the creator itself makes. */
const OWN_ENTRY = { fromCreator: true };

/**
 * The creator's state. The URL follows it, and it follows the URL when that changes from outside:
 * by the back button, say. The server renders the palette of the URL.
 */
export function useCreator() {
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, dispatch] = useReducer(creatorReducer, search, (query) =>
    startCreator(readDocument(query)),
  );

  // Not its key: back to where it was, before the way there was rendered, it is the same key.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.fromCreator === true;
    if (!isOwn) dispatch({ type: 'open', document: readDocument(search) });
  }

  useWriteUrl(writeDocument(state.document), state.urlChange);

  return { state, dispatch };
}

export type Creator = ReturnType<typeof useCreator>;

/** Brings the URL to `query`, unless it says the same in other words. */
function useWriteUrl(query: string, change: Creator['state']['urlChange']) {
  const { search } = useLocation();
  const written = useMemo(() => writeDocument(readDocument(search)), [search]);
  const navigate = useNavigate();

  useEffect(() => {
    if (query === written) return;
    const write = () => {
      navigate(query, { replace: change !== 'push', state: OWN_ENTRY, preventScrollReset: true });
    };
    if (change !== 'replaceLater') {
      write();
      return;
    }
    const timer = setTimeout(write, REST);
    return () => clearTimeout(timer);
  }, [query, written, change, navigate]);
}
