import { type ActionDispatch, useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import {
  type DocumentAction,
  type DocumentQuery,
  type DocumentState,
  startDocument,
} from './document-reducer.ts';
import { useWriteAddress } from './use-write-address.ts';

interface Address<Query extends DocumentQuery> {
  reducer(state: DocumentState<Query>, action: DocumentAction<Query>): DocumentState<Query>;
  /** Reads the query of an address of any origin. */
  read(search: string): Query;
  /** The query of a link; of one that was just read, as it stands in the address. */
  write(query: Query, wasRead: boolean): string;
}

/**
 * A document and how it is looked at. Both are written to the address, and read from it when that
 * changes from outside, for example by the back button. The server renders from it.
 *
 * @param address Functions that stay the same until what they read from changes.
 */
export function useDocumentState<Query extends DocumentQuery>(address: Address<Query>) {
  const { reducer, read, write } = address;
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, dispatch] = useReducer(reducer, search, (query) => startDocument(read(query)));

  // Not its key: going back before the new entry was rendered leaves the key unchanged.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.ownEntry === true;
    if (!isOwn) dispatch({ type: 'open', query: read(search) });
  }

  const { document, view } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link holds nothing else of the state.
  const query = useMemo(() => write(state, false), [document, view, write]);
  const written = useMemo(() => write(read(search), true), [search, read, write]);
  useWriteAddress(query, written, state.addressChange);

  // What is typed or dragged until a field is left is one step of Undo.
  useEffect(() => {
    const rest = () => dispatch({ type: 'rest' });
    window.document.addEventListener('focusout', rest);
    return () => window.document.removeEventListener('focusout', rest);
  }, []);

  return { state, dispatch, query };
}

export type DocumentDispatch<Query extends DocumentQuery> = ActionDispatch<
  [action: DocumentAction<Query>]
>;
