import { HOLD_REASONS } from '@swatchwork/contract/constants';
import { Hourglass } from 'lucide-react';

import type { PaletteEntry } from '../api/types.ts';

type Props = { held: NonNullable<PaletteEntry['held']>; className?: string };

/** Tells the owner of a palette that it waits for a moderator, and why. */
export function HeldMark({ held, className = '' }: Props) {
  return (
    <p className={`mt-1 flex gap-2 text-sm ${className}`}>
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>Waiting for approval.</strong> Only you can see it until a moderator has looked at
        it, because {HOLD_REASONS[held.reason]}. You do not need to do anything; to withdraw it,
        make it private.
      </span>
    </p>
  );
}
