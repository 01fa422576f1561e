import { useCallback, useEffect, useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';
import type { Status } from '../../../api/types.ts';

/** Seconds between two looks while nobody has paused them. */
export const EVERY_S = 10;

/** How the instance is that answers, read again and again while the page is seen. */
export function useStatus() {
  const [status, setStatus] = useState<Status>();
  const [hasFailed, setFailed] = useState(false);
  const [isPaused, setPaused] = useState(false);

  const refresh = useCallback(async () => {
    const read = await adminClient.status().catch(() => undefined);
    if (read) setStatus(read);
    setFailed(!read);
  }, []);

  useEffect(() => void refresh(), [refresh]);
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
