import { ShieldAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';

import { adminClient } from '../api/admin-client.ts';

/** How many palettes, themes and projects wait for a moderator. */
function useWaiting(): number {
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

  return count;
}

/** How much waits for a moderator; nothing while nothing does. */
export function WaitingCount() {
  const count = useWaiting();
  return count > 0 && <span className="ml-auto text-sm text-muted">{count} waiting</span>;
}

type LinkProps = { className: string; onFollow: () => void };

/** Leads to what waits for a moderator, while something does. */
export function WaitingLink({ className, onFollow }: LinkProps) {
  const count = useWaiting();
  return (
    count > 0 && (
      <Link to="/admin/moderation" className={className} onClick={onFollow}>
        <ShieldAlert aria-hidden="true" />
        Moderation
        <span className="ml-auto text-sm text-muted">{count} waiting</span>
      </Link>
    )
  );
}
