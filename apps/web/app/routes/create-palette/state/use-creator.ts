import { useMemo, useReducer, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

import { readDocument, writeDocument } from '../../../palettes/document-url.ts';
import { useWriteAddress } from '../../../query/use-write-address.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import { type CreatorAction, creatorReducer, startCreator } from './creator-reducer.ts';

/**
 * The creator's state; `opened` is the query with which the page was opened last. It is written to the URL, and read from the URL when that changes from
 * outside, for example by the back button. The server renders the palette of the URL.
 */
export function useCreator() {
  const location = useLocation();
  const { search, state: entry } = location;
  const kind = useNavigationType();
  const [state, change] = useReducer(creatorReducer, search, (query) =>
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
      change({ type: 'open', document: readDocument(search) });
    }
  }

  const written = useMemo(() => writeDocument(readDocument(search)), [search]);
  useWriteAddress(writeDocument(state.document), written, state.urlChange);

  const lastGesture = useRef(0);
  /** A hex in the place of a color that was more is told, unless the drag itself led beyond sRGB. */
  const dispatch = useHandler((action: CreatorAction) => {
    change(action);
    if (action.type !== 'setColor' && action.type !== 'dragColor') return;
    const goesOn = action.type === 'dragColor' && action.gesture === lastGesture.current;
    if (action.type === 'dragColor') lastGesture.current = action.gesture;
    const was = state.document.exact[action.slot];
    if (!was || action.exact || goesOn) return;
    toast.info(
      `Color ${action.slot + 1} Is in sRGB Now`,
      `It was ${was}. Undo restores it; the other colors do not change.`,
    );
  });

  return { state, dispatch, opened };
}

export type Creator = ReturnType<typeof useCreator>;
