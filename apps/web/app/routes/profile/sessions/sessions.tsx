import { useState } from 'react';

import { accountClient } from '../../../api/account-client.ts';
import type { Session } from '../../../api/types.ts';
import { serverText } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { LocalDay } from '../../../ui/text/day.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useLoaded } from '../use-loaded.ts';

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

const ask = () => accountClient.sessions();

/** The sessions of the account, the last used first. */
function useSessions() {
  const loaded = useLoaded(ask);

  async function end(call: () => Promise<unknown>, done: string) {
    try {
      await call();
      toast.success('Signed Out', done);
    } catch (error) {
      toast.error('Sign-out Failed', serverText(error) ?? 'Failed to sign out. Please try again.');
    }
    await loaded.reload();
  }

  return {
    ...loaded,
    endOne: (id: string) =>
      end(() => accountClient.endSession(id), 'This device has to sign in again.'),
    endOthers: () =>
      end(() => accountClient.endOtherSessions(), 'All other devices have to sign in again.'),
  };
}

type Props = { session: Session; onEnd: () => Promise<void> };

/** One device: its name, its sign-in, and a button that signs it out. */
function SessionRow({ session, onEnd }: Props) {
  const { device, createdAt, lastUsedAt, isCurrent } = session;
  const [ending, setEnding] = useState(false);
  const name = device ?? 'Unknown device';

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <h3 className="leading-snug wrap-anywhere">
          <bdi>{name}</bdi>
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>
            Signed in <LocalDay of={createdAt} />
          </span>
          <span>
            Last used <LocalDay of={lastUsedAt} />
          </span>
        </p>
      </div>
      {isCurrent ? (
        <p className="flex min-h-11 items-center text-sm font-medium">This device</p>
      ) : (
        <Button
          aria-label={`Sign out ${name}`}
          disabled={ending}
          onClick={() => {
            setEnding(true);
            onEnd().finally(() => setEnding(false));
          }}
        >
          {ending ? 'Signing out...' : 'Sign Out'}
        </Button>
      )}
    </li>
  );
}
