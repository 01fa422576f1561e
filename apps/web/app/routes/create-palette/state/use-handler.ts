import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler that stays the same function, so that what it is given to need not render again, and
 * does what `newest` says: for events only, not to be called while rendering.
 */
export function useHandler<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(newest);
  useInsertionEffect(() => {
    latest.current = newest;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
