import { useCallback, useEffect, useRef, useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import type { Status } from '../../../api/types.ts';

/** Seconds between two looks while nobody has paused them. */
export const EVERY_S = 10;

/**
 * How the instance is that answers, read again and again while the page is seen. A new look calls
 * off the one before it, whose answer would otherwise stand in place of a newer one.
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
    /** What was read last; undefined before. */
    status,
    /** Whether the last look failed. */
    hasFailed,
    isPaused,
    togglePause: () => setPaused((before) => !before),
    refresh,
  };
}
