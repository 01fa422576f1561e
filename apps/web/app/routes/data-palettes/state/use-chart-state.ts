import { useEffect, useMemo, useReducer, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { useWriteAddress } from '../../../query/use-write-address.ts';
import { readQuery, writeQuery } from './chart-query.ts';
import { chartReducer, startState } from './chart-reducer.ts';

/**
 * What decides about the palette, and how it is looked at. It is written to the address, and read from
 * it when that changes from outside, for example by the back button. The server renders from it.
 */
export function useChartState() {
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, dispatch] = useReducer(chartReducer, search, (query) =>
    startState(readQuery(query)),
  );

  // Not its key: going back before the new entry was rendered leaves the key unchanged.
  const [seen, setSeen] = useState(location);
  if (location !== seen) {
    setSeen(location);
    const isOwn = kind !== 'POP' && entry?.ownEntry === true;
    if (!isOwn) dispatch({ type: 'open', query: readQuery(search) });
  }

  const query = useMemo(() => writeQuery(state), [state]);
  const written = useMemo(() => writeQuery(readQuery(search)), [search]);
  useWriteAddress(query, written, state.addressChange);

  // What is typed or dragged until a field is left is one step of Undo.
  useEffect(() => {
    const rest = () => dispatch({ type: 'rest' });
    window.document.addEventListener('focusout', rest);
    return () => window.document.removeEventListener('focusout', rest);
  }, []);

  return { state, dispatch, query };
}

export type ChartDispatch = ReturnType<typeof useChartState>['dispatch'];
