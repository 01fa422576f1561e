import { useCallback, useEffect, useRef, useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import type { Status } from '../../../api/types.ts';

/** Seconds between two requests unless paused. */
export const EVERY_S = 10;

/**
 * The status of the instance that answers, polled while the page is visible. A new request cancels
 * the one before it, so that an old answer never replaces a newer one.
 */
export function useStatus() {
  const [status, setStatus] = useState<Status>();
  const [hasFailed, setFailed] = useState(false);
  const [isPaused, setPaused] = useState(false);

  const running = useRef<AbortController>(undefined);

  const refresh = useCallback(async () => {
    running.current?.abort();
    running.current = new AbortController();
    const { signal } = running.current;
    const read = await adminClient.status({ signal }).catch(() => undefined);
    if (signal.aborted) return;
    if (read) setStatus(read);
    setFailed(!read);
  }, []);

  useEffect(() => {
    void refresh();
    return () => running.current?.abort();
  }, [refresh]);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) void refresh();
    }, EVERY_S * 1000);
    return () => clearInterval(timer);
  }, [isPaused, refresh]);

  return {
    /** The last status; undefined before the first. */
    status,
    /** Whether the last request failed. */
    hasFailed,
    isPaused,
    togglePause: () => setPaused((before) => !before),
    refresh,
  };
}
