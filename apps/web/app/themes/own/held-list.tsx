import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '../../ui/buttons/button.tsx';

type Props = { held: readonly string[]; onRelease: (token: string) => void };

/** The colors that the repair leaves as they are, each with a button that gives it free. */
export function HeldList({ held, onRelease }: Props) {
  if (held.length === 0) return null;
  return (
    <ul aria-label="Kept unchanged" className="flex flex-wrap gap-x-5 gap-y-2">
      {held.map((token) => (
        <Held key={token} token={token} onRelease={() => onRelease(token)} />
      ))}
    </ul>
  );
}

function Held({ token, onRelease }: { token: string; onRelease: () => void }) {
  const release = useRef<HTMLButtonElement>(null);

  // The button that kept it is gone.
  useEffect(() => release.current?.focus(), []);

  return (
    <li className="flex min-w-0 items-center gap-2">
      <Lock aria-hidden="true" className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <span className="font-medium">{token}</span> is kept
      </span>
      <Button ref={release} size="small" aria-label={`Let ${token} change`} onClick={onRelease}>
        Let it change
      </Button>
    </li>
  );
}
