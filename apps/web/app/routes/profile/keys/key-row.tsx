import { useState } from 'react';

import type { ApiKey } from '../../../api/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { LocalDay } from '../../../ui/text/day.tsx';

type Props = {
  apiKey: ApiKey;
  /** Resolves to whether it was done. */
  onRevoke: () => Promise<boolean>;
};

/** One key: its first characters, its last use, and a button that revokes it. */
export function KeyRow({ apiKey, onRevoke }: Props) {
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
