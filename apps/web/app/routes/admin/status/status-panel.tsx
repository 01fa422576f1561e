import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { toTime } from './amounts.ts';
import { Figures } from './figures.tsx';
import { findTroubles } from './find-troubles.ts';
import { EVERY_S, useStatus } from './use-status.ts';

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
