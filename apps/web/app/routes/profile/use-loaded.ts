import { useCallback, useEffect, useState } from 'react';

/** Data that the browser loads from the API. */
type Loaded<Data> =
  | { state: 'loading'; data?: undefined }
  | { state: 'failed'; data?: undefined }
  | { state: 'ready'; data: Data };

/**
 * Loads once, and again after `reload`; the old data stays meanwhile.
 *
 * @param ask Must be stable, such as a method of a client.
 */
export function useLoaded<Data>(ask: () => Promise<Data>) {
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' });

  const reload = useCallback(async () => {
    try {
      setLoaded({ state: 'ready', data: await ask() });
    } catch {
      setLoaded((before) => (before.state === 'ready' ? before : { state: 'failed' }));
    }
  }, [ask]);
  useEffect(() => {
    reload();
  }, [reload]);

  return { ...loaded, reload };
}
