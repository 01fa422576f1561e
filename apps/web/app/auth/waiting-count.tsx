import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

import { adminClient } from '../api/admin-client.ts';

/** How many palettes, themes and projects wait for a moderator; nothing while none does. */
export function WaitingCount() {
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  // A moderator who comes from one of their pages may have left fewer.
  const place = pathname.startsWith('/admin') ? pathname : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is why it is counted anew.
  useEffect(() => {
    let isCurrent = true;
    adminClient.moderation.queue().then(
      ({ total, totalShared, totalHeld }) => {
        if (isCurrent) setCount(total + totalShared + totalHeld);
      },
      () => {}, // the page itself says when the queue cannot be loaded
    );
    return () => {
      isCurrent = false;
    };
  }, [place]);

  return count > 0 && <span className="ml-auto text-sm text-muted">{count} waiting</span>;
}
