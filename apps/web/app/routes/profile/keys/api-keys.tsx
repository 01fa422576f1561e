import { RATE_LIMITS } from '@swatchwork/contract/constants';
import { useState } from 'react';

import type { NewApiKey, User } from '../../../api/types.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { CreateKey } from './create-key.tsx';
import { KeyRow } from './key-row.tsx';
import { ShownOnce } from './shown-once.tsx';
import { useKeys } from './use-keys.ts';

const { free, pro } = RATE_LIMITS.requestsPerHour;

const ALLOWANCE = {
  free: `${free} requests an hour with each key`,
  pro: `${pro.toLocaleString('en')} requests an hour with each key`,
  enterprise: 'any number of requests',
};

/** Keys of the public API: created, shown once, listed, revoked. */
export function ApiKeys({ user }: { user: User }) {
  const { state, data, reload, revoke } = useKeys();
  const [created, setCreated] = useState<NewApiKey>();

  if (state === 'loading') return <p className="py-10 text-muted">Loading API keys...</p>;
  if (state === 'failed') return <NotLoaded what="API keys" onRetry={reload} />;
  return (
    <div className="space-y-6">
      <p className="max-w-[70ch] text-muted">
        A key lets your programs call the API in your name. Your plan is{' '}
        <strong className="text-ink">{user.plan}</strong>: {ALLOWANCE[user.plan]}.
      </p>
      <CreateKey
        onCreated={async (key) => {
          setCreated(key);
          await reload();
        }}
      />
      {created && data.some(({ id }) => id === created.id) && (
        <ShownOnce created={created} onClose={() => setCreated(undefined)} />
      )}
      {data.length === 0 ? (
        <EmptyState
          title="No API keys yet"
          text={`Without a key you have ${free} requests an hour. A key gives your program its own limit, wherever it runs.`}
        >
          <LinkButton to="/api-access">See What the API Does</LinkButton>
        </EmptyState>
      ) : (
        <ul
          aria-label="API keys"
          className="divide-y divide-line rounded-panel border border-line bg-raised"
        >
          {data.map((key) => (
            <KeyRow key={key.id} apiKey={key} onRevoke={() => revoke(key.id)} />
          ))}
        </ul>
      )}
    </div>
  );
}
