import type { CheckedPair, ContrastUse } from '@swatchwork/color';
import { ALargeSmall, Check, CircleDashed, type LucideIcon, Shapes } from 'lucide-react';

import { listVisions, USE_WORDS } from './check-words.ts';

const ICONS: Record<ContrastUse, LucideIcon> = {
  'any-text': Check,
  'large-text': ALargeSmall,
  icons: Shapes,
  decoration: CircleDashed,
};

/** What a pair is good for, in an icon and words. */
export function PairUse({ use }: Pick<CheckedPair, 'use'>) {
  const Icon = ICONS[use];

  return (
    <span className="flex items-start gap-1.5">
      <Icon aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      {USE_WORDS[use]}
    </span>
  );
}

/** Who sees the two colors of a pair as nearly the same; nothing for most pairs. */
export function TooAlike({ collides }: Pick<CheckedPair, 'collides'>) {
  if (collides.length === 0) return null;
  return <span className="block font-semibold">Too similar for {listVisions(collides)}</span>;
}
