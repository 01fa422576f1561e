import { useCallback, useEffect, useRef, useState } from 'react';
import { adminClient } from '../../../api/admin-client.ts';
import type { Status } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toTime } from './amounts.ts';
import { Figures } from './figures.tsx';
import { findTroubles } from './find-troubles.ts';

/** Whether the instance is healthy, and its figures, which are refreshed until paused. */
export default function StatusPanel() {
  const { status, hasFailed, isPaused, togglePause, refresh } = useStatus();

  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={togglePause}>{isPaused ? 'Resume' : 'Pause'}</Button>
        <Button onClick={() => void refresh()}>Refresh</Button>
        <LinkButton to="/admin">Article Admin</LinkButton>
        <p className="w-full text-sm text-muted sm:ml-auto sm:w-auto">
          {isPaused ? 'Paused. ' : `Every ${EVERY_S} seconds. `}
          {status && (
            <>
              Updated at <time dateTime={status.takenAt}>{toTime(status.takenAt)}</time>
            </>
          )}
        </p>
      </div>
      {hasFailed && (
        <p role="alert" className="rounded-panel border-2 border-ink bg-raised p-4">
          The status could not be read.{' '}
          {status ? 'The values shown are old.' : 'The site or its database may be down.'}
        </p>
      )}
      {status ? (
        <>
          <Verdict troubles={findTroubles(status)} />
          <Figures status={status} />
        </>
      ) : (
        !hasFailed && <Skeleton className="h-96" />
      )}
    </div>
  );
}

/** Announced when it changes, unlike the figures. */
function Verdict({ troubles }: { troubles: string[] }) {
  return (
    <div role="status">
      {troubles.length === 0 ? (
        <p className="text-xl font-semibold">No problems found.</p>
      ) : (
        <>
          <p className="text-xl font-semibold">Problems found:</p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {troubles.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Seconds between two requests unless paused. */
const EVERY_S = 10;

/**
 * The status of the instance that answers, polled while the page is visible. A new request cancels
 * the one before it, so that an old answer never replaces a newer one.
 */
function useStatus() {
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
