import { useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { readDocument, writeDocument } from '../../../palettes/document-url.ts';
import { useWriteAddress } from '../../../query/use-write-address.ts';
import { creatorReducer, startCreator } from './creator-reducer.ts';

/**
 * The creator's state; `opened` is the query with which the page was opened last. It is written to the URL, and read from the URL when that changes from
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
  const [opened, setOpened] = useState(search);
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.ownEntry === true;
    if (!isOwn) {
      setOpened(search);
      dispatch({ type: 'open', document: readDocument(search) });
    }
  }

  const written = useMemo(() => writeDocument(readDocument(search)), [search]);
  useWriteAddress(writeDocument(state.document), written, state.urlChange);

  return { state, dispatch, opened };
}

export type Creator = ReturnType<typeof useCreator>;
