import { useState } from 'react';

import { Button } from '../../../ui/buttons/button.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { SessionRow } from './session-row.tsx';
import { useSessions } from './use-sessions.ts';

/** The signed-in devices. */
export function Sessions() {
  const { state, data, reload, endOne, endOthers } = useSessions();
  const [ending, setEnding] = useState(false);

  if (state === 'loading') return <p className="text-muted">Loading devices...</p>;
  if (state === 'failed') return <NotLoaded what="devices" onRetry={reload} />;
  const thisOneFirst = data.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <ul aria-label="Signed-in devices" className="divide-y divide-line border-y border-line">
        {thisOneFirst.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => endOne(session.id)} />
        ))}
      </ul>
      {data.length > 1 && (
        <Button
          className="mt-4"
          disabled={ending}
          onClick={() => {
            setEnding(true);
            endOthers().finally(() => setEnding(false));
          }}
        >
          {ending ? 'Signing out...' : 'Sign Out Everywhere Else'}
        </Button>
      )}
    </>
  );
}
