import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import type { CreatorDocument } from '../../../palettes/creator-document.ts';
import { toast } from '../../../ui/messages/toast.ts';
import { useHandler } from '../../../ui/use-handler.ts';
import type { CreatorAction } from '../state/creator-reducer.ts';
import type { Creator } from '../state/use-creator.ts';

type Pending = 'random' | 'renewal' | 'harmony' | 'addition';

/**
 * Requests new colors for the palette as it is when the request is sent. Undefined: that palette
 * cannot take them.
 */
type Request = (document: CreatorDocument) => Promise<CreatorAction | undefined>;

/** Carries out requests for new colors one after the other; `pending` names the running one. */
export function useRequestQueue({ state, dispatch }: Pick<Creator, 'state' | 'dispatch'>) {
  const [pending, setPending] = useState<Pending>();
  const newestDocument = useHandler(() => state.document);
  const queue = useRef(Promise.resolve());
  const leaving = useRef(new AbortController());

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  function run(kind: Pending, success: string, request: Request) {
    queue.current = queue.current.then(async () => {
      const { signal } = leaving.current;
      if (signal.aborted) return;
      setPending(kind);
      try {
        const action = await request(newestDocument());
        if (signal.aborted || !action) return;
        flushSync(() => dispatch(action)); // a new color can be focused at once
        toast.success(success);
      } catch {
        if (signal.aborted) return;
        toast.error('Generation Failed', 'Could not generate palette. Please try again.');
      } finally {
        setPending(undefined);
      }
    });
    return queue.current;
  }

  return { pending, run };
}
