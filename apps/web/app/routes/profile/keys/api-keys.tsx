import { RATE_LIMITS } from '@swatchwork/contract/constants';
import { Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';

import { accountClient } from '../../../api/account-client.ts';
import type { ApiKey, NewApiKey, User } from '../../../api/types.ts';
import { serverText } from '../../../auth/use-account-form.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { copyWithToast } from '../../../ui/copying/copy-with-toast.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { LocalDay } from '../../../ui/text/day.tsx';
import { EmptyState } from '../empty-state.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { useLoaded } from '../use-loaded.ts';
import { CreateKey } from './create-key.tsx';

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

const ask = () => accountClient.keys();

/** The account's API keys, newest first. */
function useKeys() {
  const loaded = useLoaded(ask);

  /** @returns Whether it was done. */
  async function revoke(id: string) {
    let done = false;
    try {
      await accountClient.revokeKey(id);
      done = true;
      toast.success('API Key Revoked', 'Calls with it are refused from now on.');
    } catch (error) {
      toast.error('Revoke Failed', serverText(error) ?? 'Failed to revoke the API key.');
    }
    await loaded.reload();
    return done;
  }

  return { ...loaded, revoke };
}

type Props = { created: NewApiKey; onClose: () => void };

/** The only time a key is visible. Takes the focus, so that screen readers announce it. */
function ShownOnce({ created: { name, key }, onClose }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border-2 border-ink bg-raised p-5 sm:p-6"
    >
      <h2 ref={heading} id={id} tabIndex={-1} className="w-fit text-xl wrap-anywhere">
        Your new key: <bdi>{name}</bdi>
      </h2>
      <p className="mt-1 mb-4 max-w-[70ch] text-muted">
        Copy it now: it is shown only once. Keep it secret like a password, and never put it into a
        URL.
      </p>
      <code className="block rounded-control border border-line bg-page p-3 font-mono text-sm break-all select-all">
        {key}
      </code>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          variant="primary"
          onClick={() => copyWithToast(key, 'Copied!', 'The API key is on your clipboard.')}
        >
          <Copy aria-hidden="true" />
          Copy API Key
        </Button>
        <Button onClick={onClose}>I Have Saved It</Button>
      </div>
    </section>
  );
}

type KeyRowProps = {
  apiKey: ApiKey;
  /** Resolves to whether it was done. */
  onRevoke: () => Promise<boolean>;
};

/** One key: its first characters, its last use, and a button that revokes it. */
function KeyRow({ apiKey, onRevoke }: KeyRowProps) {
  const { name, prefix, scope, createdAt, lastUsedAt } = apiKey;
  const [asking, setAsking] = useState(false);

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4 sm:px-6">
      <div className="min-w-0">
        <h2 className="text-lg leading-snug wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <code className="font-mono text-ink">{prefix}…</code>
          <span>{scope === 'write' ? 'Read and write' : 'Read only'}</span>
          <span>
            Created <LocalDay of={createdAt} />
          </span>
          <span>
            {lastUsedAt ? (
              <>
                Last used <LocalDay of={lastUsedAt} />
              </>
            ) : (
              'Never used'
            )}
          </span>
        </p>
      </div>
      <Button aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        title="Revoke this key?"
        open={asking}
        onClose={() => setAsking(false)}
        confirm="Revoke Key"
        busy="Revoking..."
        onConfirm={onRevoke}
      >
        Programs that call with <strong>{name}</strong> will be refused at once. A revoked key never
        works again.
      </ConfirmDialog>
    </li>
  );
}
