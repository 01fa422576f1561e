import { useState } from 'react';

import type { Session } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';

type Props = { session: Session; onEnd: () => Promise<void> };

/** One device: its name, its sign-in, and a button that signs it out. */
export function SessionRow({ session, onEnd }: Props) {
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
