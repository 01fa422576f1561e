import type { AdminClient } from '@swatchwork/client';
import { useCallback, useEffect, useState } from 'react';

import { adminClient } from '../../../api/admin-client.ts';

type Queue = Awaited<ReturnType<AdminClient['moderation']['queue']>>;

/** What waits for a moderator, and a way to load it again. */
export function useQueue() {
  const [queue, setQueue] = useState<Queue>();
  const [hasFailed, setFailed] = useState(false);

  const reload = useCallback(async () => {
    setFailed(false);
    try {
      setQueue(await adminClient.moderation.queue());
    } catch {
      setFailed(true);
    }
  }, []);
  useEffect(() => void reload(), [reload]);

  return { queue, hasFailed, reload };
}
