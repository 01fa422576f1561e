import { Globe, Lock } from 'lucide-react';

import type { SavedDocument } from '../state/saved-document.ts';
import { seenBy } from './pending-theme.ts';

type Props = {
  saved: SavedDocument | undefined;
  isOwn: boolean;
  /** Whether the theme on the page is another by now. */
  isChanged: boolean;
};

/** Which saved theme is open, who can see it, and whether the page still shows it as it is. */
export function SavedLine({ saved, isOwn, isChanged }: Props) {
  const Icon = saved?.isPublic ? Globe : Lock;

  return (
    <p role="status" className="mt-2 flex items-baseline gap-2 wrap-anywhere empty:hidden">
      {saved && (
        <>
          <Icon aria-hidden="true" className="size-4 shrink-0 translate-y-0.5" />
          <span>
            <strong>
              <bdi>{saved.name}</bdi>
            </strong>{' '}
            <span className="text-muted">
              {isOwn
                ? `is saved in your profile. ${seenBy(!saved.isPublic)}`
                : 'was shared by its owner.'}
              {isChanged && (isOwn ? ' Your changes are not saved.' : ' You have changed it here.')}
            </span>
          </span>
        </>
      )}
    </p>
  );
}
