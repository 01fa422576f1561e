import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler whose identity never changes, so that components which receive it need not render
 * again. It calls the newest function. Use it for events only, not while rendering.
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
